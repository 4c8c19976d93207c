<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>À propos de {name}</translation>
    </message>
    <message>
        <source>Qt {qt}, Python {python}, {system}</source>
        <translation>Qt {qt}, Python {python}, {system}</translation>
    </message>
    <message>
        <source>A property-trading game for a family at one computer. Free software under the MIT licence: you may use, study, change and pass it on.</source>
        <translation>Un jeu d’échange de propriétés pour une famille autour d’un ordinateur. Logiciel libre sous licence MIT&#xa0;: tu peux l’utiliser, l’étudier, le modifier et le transmettre.</translation>
    </message>
    <message>
        <source>MONOPOLY is a trade mark of its owner, who has nothing to do with this program and has neither made nor approved it. The name only says whose rules are played. Pictures, sounds and words are our own or from free sources.</source>
        <translation>MONOPOLY est une marque de son propriétaire, qui n’a rien à voir avec ce programme et ne l’a ni fait ni approuvé. Le nom dit seulement quelles règles sont jouées. Images, sons et textes sont les nôtres ou viennent de sources libres.</translation>
    </message>
    <message>
        <source>The window is made with Qt and Qt for Python under the GNU LGPL, version 3. You may replace them by your own versions. For at least three years from the day you received this program we give the complete source of the Qt in it to anybody who asks; how is said in the notices.</source>
        <translation>La fenêtre est faite avec Qt et Qt for Python sous la GNU LGPL, version 3. Tu peux les remplacer par tes propres versions. Pendant au moins trois ans à partir du jour où tu as reçu ce programme, nous donnons la source complète du Qt inclus à qui la demande&#xa0;; les notices disent comment.</translation>
    </message>
    <message>
        <source>Notices and licences</source>
        <translation>Notices et licences</translation>
    </message>
    <message>
        <source>All notices</source>
        <translation>Toutes les notices</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Bid {sum}</source>
        <translation>Miser {sum}</translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation>Aller à {space}</translation>
    </message>
    <message>
        <source>Move {steps}</source>
        <translation>Avancer de {steps}</translation>
    </message>
    <message>
        <source>Yes, for {space}</source>
        <translation>Oui, pour {space}</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Payer {sum}</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Utiliser la carte</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>Ne pas acheter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pay 10 %</source>
        <translation>Payer 10&#xa0;%</translation>
    </message>
    <message>
        <source>Build on {space}</source>
        <translation>Construire sur {space}</translation>
    </message>
    <message>
        <source>Sell a building on {space}</source>
        <translation>Vendre un bâtiment sur {space}</translation>
    </message>
    <message>
        <source>Sell all buildings: {group}</source>
        <translation>Vendre tous les bâtiments&#xa0;: {group}</translation>
    </message>
    <message>
        <source>Mortgage {space}</source>
        <translation>Hypothéquer {space}</translation>
    </message>
    <message>
        <source>Lift the mortgage of {space}</source>
        <translation>Lever l’hypothèque de {space}</translation>
    </message>
    <message>
        <source>Make {player} an offer</source>
        <translation>Faire une offre à {player}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Take the offer back</source>
        <translation>Retirer l’offre</translation>
    </message>
    <message>
        <source>Keep {space} mortgaged</source>
        <translation>Garder {space} sous hypothèque</translation>
    </message>
    <message>
        <source>Ask for rent</source>
        <translation>Demander le loyer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>{player}’s turn.</source>
        <translation>C’est à {player}.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>{name}, this is for you</source>
        <translation>{name}, c’est pour toi</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Me voici</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} est de retour</translation>
    </message>
    <message>
        <source>Does anybody ask for rent?</source>
        <translation>Quelqu’un demande-t-il un loyer&#xa0;?</translation>
    </message>
    <message>
        <source>The next throw waits {seconds} seconds.</source>
        <translation>Le prochain lancer attend {seconds} secondes.</translation>
    </message>
    <message>
        <source>Nobody: go on</source>
        <translation>Personne&#xa0;: continuer</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is kept as it stands.</source>
        <translation>Rien n’est perdu&#xa0;: la partie est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>AuctionQuestion</name>
    <message>
        <source>Your bid</source>
        <translation>Ta mise</translation>
    </message>
    <message>
        <source>Raise your bid to {sum}</source>
        <translation>Porter ta mise à {sum}</translation>
    </message>
    <message>
        <source>Bid {sum}</source>
        <translation>Miser {sum}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>Bidders</name>
    <message>
        <source>leads with {sum}</source>
        <translation>mène avec {sum}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sorti</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>GO</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Community Chest</source>
        <translation>Caisse commune</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Income Tax</source>
        <translation>Impôt sur le revenu</translation>
    </message>
    <message>
        <source>Luxury Tax</source>
        <translation>Taxe de luxe</translation>
    </message>
    <message>
        <source>Super Tax</source>
        <translation>Super­taxe</translation>
    </message>
    <message>
        <source>Jail / Just Visiting</source>
        <translation>Prison / Simple visite</translation>
    </message>
    <message>
        <source>Free Parking</source>
        <translation>Parc gratuit</translation>
    </message>
    <message>
        <source>Go to Jail</source>
        <translation>Va en prison</translation>
    </message>
    <message>
        <source>Electric Company</source>
        <translation>Centrale électrique</translation>
    </message>
    <message>
        <source>Water Works</source>
        <translation>Service des eaux</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>bleu foncé</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>London</source>
        <translation>Londres</translation>
    </message>
    <message>
        <source>stations</source>
        <translation>gares</translation>
    </message>
    <message>
        <source>railroads</source>
        <translation>chemins de fer</translation>
    </message>
    <message>
        <source>utilities</source>
        <translation>services publics</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Jail</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>Mortgaged</source>
        <translation>Hypothèque</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Simple visite</translation>
    </message>
    <message>
        <source>{sum} or 10 %</source>
        <translation>{sum} ou 10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>BuildingAuctionQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Terrain du bâtiment</translation>
    </message>
    <message>
        <source>{space}, from {sum}</source>
        <translation>{space}, dès {sum}</translation>
    </message>
</context>
<context>
    <name>BuildingCallQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Terrain du bâtiment</translation>
    </message>
    <message>
        <source>Hotel on {space}, {sum}</source>
        <translation>Hôtel sur {space}, {sum}</translation>
    </message>
    <message>
        <source>House on {space}, {sum}</source>
        <translation>Maison sur {space}, {sum}</translation>
    </message>
    <message>
        <source>I want one</source>
        <translation>J’en veux un</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Hop on the express: straight to {target}. Collect {salary}.</source>
        <translation>Saute dans l’express&#xa0;: tout droit vers {target}. Reçois {salary}.</translation>
    </message>
    <message>
        <source>An old friend waits at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Une vieille amie t’attend ici&#xa0;: {target}. Vas-y&#xa0;; passer par {go} rapporte {salary}.</translation>
    </message>
    <message>
        <source>There is a street party at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Fête de rue ici&#xa0;: {target}. Vas-y&#xa0;; passer par {go} rapporte {salary}.</translation>
    </message>
    <message>
        <source>A day out in the best part of town: go to {target}.</source>
        <translation>Une sortie dans le plus beau quartier&#xa0;: va à {target}.</translation>
    </message>
    <message>
        <source>You have won a train ride: go to {target}. Passing {go} pays {salary}.</source>
        <translation>Tu as gagné un voyage en train&#xa0;: va à {target}. Passer par {go} rapporte {salary}.</translation>
    </message>
    <message>
        <source>Something leaks: go on to the next utility. It is for sale if nobody owns it. Otherwise throw again and pay the owner ten times the throw.</source>
        <translation>Il y a une fuite&#xa0;: avance jusqu’au prochain service public. S’il n’est à personne, il est à vendre. Sinon, relance les dés et paie dix fois le résultat.</translation>
    </message>
    <message>
        <source>You have missed your stop: go on to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Tu as dormi à ton arrêt&#xa0;: avance jusqu’à la prochaine gare. Si elle n’est à personne, elle est à vendre. Sinon, paie deux fois le loyer.</translation>
    </message>
    <message>
        <source>Your suitcase went on without you: follow it to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Ta valise est partie sans toi&#xa0;: suis-la jusqu’à la prochaine gare. Si elle n’est à personne, elle est à vendre. Sinon, paie deux fois le loyer.</translation>
    </message>
    <message>
        <source>You have forgotten your keys: walk back {steps} spaces.</source>
        <translation>Tu as oublié tes clés&#xa0;: recule de {steps} cases.</translation>
    </message>
    <message>
        <source>Caught red-handed: straight to Jail, with no salary on the way.</source>
        <translation>Pris la main dans le sac&#xa0;: tout droit en prison, sans salaire en chemin.</translation>
    </message>
    <message>
        <source>A judge owes you a favour: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Une juge te doit un service&#xa0;: cette carte te fait sortir de prison. Garde-la, utilise-la ou échange-la.</translation>
    </message>
    <message>
        <source>Your savings bring you interest: collect {amount}.</source>
        <translation>Tes économies rapportent des intérêts&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>Your new house plans win a prize: collect {amount}.</source>
        <translation>Tes plans de maison gagnent un prix&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>Parked in the wrong place: pay {amount}.</source>
        <translation>Mal garé&#xa0;: paie {amount}.</translation>
    </message>
    <message>
        <source>You lost a bet with the whole table: pay each player {amount}.</source>
        <translation>Tu as perdu un pari contre toute la table&#xa0;: paie {amount} à chacun.</translation>
    </message>
    <message>
        <source>A storm blew over your roofs: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>Une tempête a emporté tes toits&#xa0;: paie {per_house} par maison et {per_hotel} par hôtel.</translation>
    </message>
    <message>
        <source>A fresh start: go to {target} and collect {salary}.</source>
        <translation>Un nouveau départ&#xa0;: va à {target} et reçois {salary}.</translation>
    </message>
    <message>
        <source>A case of mistaken identity: straight to Jail, with no salary on the way.</source>
        <translation>On t’a pris pour un autre&#xa0;: tout droit en prison, sans salaire en chemin.</translation>
    </message>
    <message>
        <source>The neighbours vouch for you: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Les voisins se portent garants&#xa0;: cette carte te fait sortir de prison. Garde-la, utilise-la ou échange-la.</translation>
    </message>
    <message>
        <source>The Bank has counted twice: collect {amount}.</source>
        <translation>La Banque a compté deux fois&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>New glasses: pay {amount}.</source>
        <translation>De nouvelles lunettes&#xa0;: paie {amount}.</translation>
    </message>
    <message>
        <source>You sell your old bicycle: collect {amount}.</source>
        <translation>Tu vends ton vieux vélo&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>You cook for everybody: collect {amount} from each player.</source>
        <translation>Tu cuisines pour tout le monde&#xa0;: chacun te paie {amount}.</translation>
    </message>
    <message>
        <source>Your holiday money comes in: collect {amount}.</source>
        <translation>Ta prime de vacances arrive&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>The tax office has found a mistake in your favour: collect {amount}.</source>
        <translation>Le fisc a trouvé une erreur en ta faveur&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>Your insurance pays out: collect {amount}.</source>
        <translation>Ton assurance te rembourse&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>A broken arm costs you {amount}.</source>
        <translation>Un bras cassé te coûte {amount}.</translation>
    </message>
    <message>
        <source>The children go on a school trip: pay {amount}.</source>
        <translation>Les enfants partent en classe verte&#xa0;: paie {amount}.</translation>
    </message>
    <message>
        <source>You gave good advice: collect {amount}.</source>
        <translation>Tu as donné un bon conseil&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>The road is dug up again: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>La rue est encore en travaux&#xa0;: paie {per_house} par maison et {per_hotel} par hôtel.</translation>
    </message>
    <message>
        <source>Second at the garden show: collect {amount}.</source>
        <translation>Deuxième au concours de jardins&#xa0;: reçois {amount}.</translation>
    </message>
    <message>
        <source>A great-aunt remembered you: collect {amount}.</source>
        <translation>Une grand-tante a pensé à toi&#xa0;: reçois {amount}.</translation>
    </message>
</context>
<context>
    <name>ClaimsStrip</name>
    <message>
        <source>{name}: ask for rent</source>
        <translation>{name}&#xa0;: demander le loyer</translation>
    </message>
    <message>
        <source>Rent may be asked for:</source>
        <translation>Loyers à demander&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brun</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Canard</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n maison</numerusform>
            <numerusform>%n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more of this set.</source>
        <translation>
            <numerusform>Tu en as %n autre de cette série.</numerusform>
            <numerusform>Tu en as %n autres de cette série.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this set (is/are) free.</source>
        <translation>
            <numerusform>%n autre de cette série est libre.</numerusform>
            <numerusform>%n autres de cette série sont libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum}: there (is/are) %n house(s) on {space}.</source>
        <translation>
            <numerusform>{sum}&#xa0;: il y a %n maison sur {space}.</numerusform>
            <numerusform>{sum}&#xa0;: il y a %n maisons sur {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hotel(s)</source>
        <translation>
            <numerusform>%n hôtel</numerusform>
            <numerusform>%n hôtels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at once.</source>
        <translation>
            <numerusform>Il manque à la Banque la %n maison que deviendrait l’hôtel. Tu peux vendre d’un coup tous les bâtiments de la couleur.</numerusform>
            <numerusform>Il manque à la Banque les %n maisons que deviendrait l’hôtel. Tu peux vendre d’un coup tous les bâtiments de la couleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hotel needs %n house(s) on each lot of the colour: {other} first.</source>
        <translation>
            <numerusform>Un hôtel demande %n maison sur chaque terrain de la couleur&#xa0;: d’abord {other}.</numerusform>
            <numerusform>Un hôtel demande %n maisons sur chaque terrain de la couleur&#xa0;: d’abord {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went to Jail %n time(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} est allé %n fois en prison, plus que tous les autres.</numerusform>
            <numerusform>{player} est allé %n fois en prison, plus que tous les autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here on {player} was the richest. The lead had changed %n time(s).</source>
        <translation>
            <numerusform>À partir de là, {player} était en tête. La première place avait changé %n fois.</numerusform>
            <numerusform>À partir de là, {player} était en tête. La première place avait changé %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more thing(s): see the log.</source>
        <translation>
            <numerusform>… et encore %n chose&#xa0;: voir le journal.</numerusform>
            <numerusform>… et encore %n choses&#xa0;: voir le journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n tour joué</numerusform>
            <numerusform>%n tours joués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DebtQuestion</name>
    <message>
        <source>Only a trade can help now. Otherwise you are bankrupt.</source>
        <translation>Seul un échange peut encore t’aider. Sinon, c’est la faillite.</translation>
    </message>
    <message>
        <source>That is: {steps}. You keep {left}.</source>
        <translation>C’est-à-dire&#xa0;: {steps}. Tu gardes {left}.</translation>
    </message>
    <message>
        <source>Pay the cheapest way</source>
        <translation>Payer au moins cher</translation>
    </message>
    <message>
        <source>Go bankrupt</source>
        <translation>Faire faillite</translation>
    </message>
    <message>
        <source>Or one by one, the cheapest first:</source>
        <translation>Ou un par un, le moins cher d’abord&#xa0;:</translation>
    </message>
</context>
<context>
    <name>DeedPanel</name>
    <message>
        <source>now</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>For sale at {price}</source>
        <translation>À vendre pour {price}</translation>
    </message>
    <message>
        <source>{name} · mortgaged</source>
        <translation>{name} · hypothéqué</translation>
    </message>
    <message>
        <source>{name} · in Jail, no rent</source>
        <translation>{name} · en prison, pas de loyer</translation>
    </message>
    <message>
        <source>{name} owns it</source>
        <translation>Propriétaire&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{factor} × throw</source>
        <translation>{factor} × lancer</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>{count} possédés</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Loyer</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Série entière</translation>
    </message>
    <message>
        <source>1 house</source>
        <translation>1 maison</translation>
    </message>
    <message>
        <source>2 houses</source>
        <translation>2 maisons</translation>
    </message>
    <message>
        <source>3 houses</source>
        <translation>3 maisons</translation>
    </message>
    <message>
        <source>4 houses</source>
        <translation>4 maisons</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hôtel</translation>
    </message>
    <message>
        <source>The mortgage is lifted for {sum}</source>
        <translation>Lever l’hypothèque coûte {sum}</translation>
    </message>
    <message>
        <source>Mortgage {mortgage}</source>
        <translation>Hypothèque {mortgage}</translation>
    </message>
    <message>
        <source>House {house} · mortgage {mortgage}</source>
        <translation>Maison {house} · hypothèque {mortgage}</translation>
    </message>
    <message>
        <source>{name} has the whole set.</source>
        <translation>{name} a toute la série.</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>à vendre</translation>
    </message>
    <message>
        <source>For the set: {spaces}</source>
        <translation>Pour la série&#xa0;: {spaces}</translation>
    </message>
    <message>
        <source>In the pot: {sum}</source>
        <translation>Dans la cagnotte&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>bus</source>
        <translation>bus</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>chapeau</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Dés&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>Digest</name>
    <message>
        <source>While the others played</source>
        <translation>Pendant que les autres jouaient</translation>
    </message>
    <message>
        <source>{name}: while the others played</source>
        <translation>{name}&#xa0;: pendant que les autres jouaient</translation>
    </message>
</context>
<context>
    <name>EndTurnQuestion</name>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
</context>
<context>
    <name>EstateSheet</name>
    <message>
        <source>{name}’s properties</source>
        <translation>Propriétés de {name}</translation>
    </message>
    <message>
        <source>The others are asked first whether they want one too.</source>
        <translation>On demande d’abord aux autres s’ils en veulent aussi.</translation>
    </message>
    <message>
        <source>{sum} owed to {to}, {missing} missing.</source>
        <translation>{sum} à payer à {to}, il manque {missing}.</translation>
    </message>
    <message>
        <source>Suggest the cheapest</source>
        <translation>Proposer le moins cher</translation>
    </message>
    <message>
        <source>You have no property yet.</source>
        <translation>Tu n’as pas encore de propriété.</translation>
    </message>
    <message>
        <source>Take out: {step}</source>
        <translation>Enlever&#xa0;: {step}</translation>
    </message>
    <message>
        <source>Planned, nothing is done yet (press a step to take it out):</source>
        <translation>Prévu, rien n’est encore fait (appuie sur une étape pour l’enlever)&#xa0;:</translation>
    </message>
    <message>
        <source>Whose properties?</source>
        <translation>Les propriétés de qui&#xa0;?</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>La Banque ne donnerait pas assez pour tout ce que tu as.</translation>
    </message>
    <message>
        <source>{space} costs {sum}, {missing} missing.</source>
        <translation>{space} coûte {sum}, il manque {missing}.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Tu as {cash}.</translation>
    </message>
    <message>
        <source>Total {change}: you have {cash} and keep {left}.</source>
        <translation>Total {change}&#xa0;: tu as {cash} et gardes {left}.</translation>
    </message>
    <message>
        <source>Total {change}: {missing} still missing.</source>
        <translation>Total {change}&#xa0;: il manque encore {missing}.</translation>
    </message>
    <message>
        <source>Total {change}: that pays your debt, and you keep {after}.</source>
        <translation>Total {change}&#xa0;: cela paie ta dette, et tu gardes {after}.</translation>
    </message>
    <message>
        <source>Total {change}: enough to buy, and you keep {after}.</source>
        <translation>Total {change}&#xa0;: assez pour acheter, et tu gardes {after}.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Rien n’est encore prévu.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Not all of this game could be read</source>
        <translation>Cette partie n’a pas pu être lue en entier</translation>
    </message>
    <message>
        <source>The game goes on at the last move that is whole. What is damaged was left as it is.</source>
        <translation>La partie reprend au dernier coup intact. Ce qui est abîmé est resté tel quel.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>Your game goes on and is kept as before. Choose another folder under Game, Save as.</source>
        <translation>Ta partie continue et reste gardée comme avant. Choisis un autre dossier dans Partie, Enregistrer sous.</translation>
    </message>
    <message>
        <source>No game was saved yet</source>
        <translation>Aucune partie n’a encore été enregistrée</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>This game can’t be opened</source>
        <translation>Cette partie ne peut pas s’ouvrir</translation>
    </message>
    <message>
        <source>The file was left as it is. Choose another game, or begin a new one.</source>
        <translation>Le fichier est resté tel quel. Choisis une autre partie, ou commences-en une nouvelle.</translation>
    </message>
    <message>
        <source>This game is being played in another window</source>
        <translation>Cette partie se joue dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Two windows can’t play one game: each would overwrite the other.</source>
        <translation>Deux fenêtres ne peuvent pas jouer la même partie&#xa0;: chacune écraserait l’autre.</translation>
    </message>
    <message>
        <source>Go on in the other window, or play on here with a copy that goes its own way.</source>
        <translation>Continue dans l’autre fenêtre, ou joue ici une copie qui suit son propre chemin.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Jouer une copie</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game can’t be kept at the moment</source>
        <translation>La partie ne peut pas être gardée en ce moment</translation>
    </message>
    <message>
        <source>What happens is not written to the disk: {reason}.</source>
        <translation>Ce qui se passe n’est pas écrit sur le disque&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>You can play on. Make room on the disk, or save the game elsewhere under Game, Save as.</source>
        <translation>Tu peux continuer. Fais de la place sur le disque, ou enregistre la partie ailleurs dans Partie, Enregistrer sous.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Quelque chose a mal tourné dans le programme</translation>
    </message>
    <message>
        <source>{reason}. The game is kept up to the last action.</source>
        <translation>{reason}. La partie est gardée jusqu’à la dernière action.</translation>
    </message>
    <message>
        <source>Play on. If it looks wrong, close the window and start again: the game goes on where it was.</source>
        <translation>Continue. Si quelque chose cloche, ferme la fenêtre et relance&#xa0;: la partie reprend où elle était.</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>All dice of this game follow from the seed {seed}: anybody can check them.</source>
        <translation>Tous les dés de cette partie viennent du nombre {seed}&#xa0;: chacun peut les vérifier.</translation>
    </message>
    <message>
        <source>Again with the same players</source>
        <translation>Rejouer avec les mêmes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>GameOverQuestion</name>
    <message>
        <source>Again with the same players</source>
        <translation>Rejouer avec les mêmes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Le déroulement</translation>
    </message>
</context>
<context>
    <name>GroupCard</name>
    <message>
        <source>{own} of {all}</source>
        <translation>{own} sur {all}</translation>
    </message>
    <message>
        <source>Sell all buildings</source>
        <translation>Vendre tous les bâtiments</translation>
    </message>
    <message>
        <source>+ Hotel on each</source>
        <translation>+ Un hôtel partout</translation>
    </message>
    <message>
        <source>+ House on each</source>
        <translation>+ Une maison partout</translation>
    </message>
    <message>
        <source>{before} › {after}</source>
        <translation>{before} › {after}</translation>
    </message>
    <message>
        <source>mortgaged</source>
        <translation>hypothéqué</translation>
    </message>
    <message>
        <source>not mortgaged</source>
        <translation>non hypothéqué</translation>
    </message>
    <message>
        <source>+ Hotel</source>
        <translation>+ Hôtel</translation>
    </message>
    <message>
        <source>+ House</source>
        <translation>+ Maison</translation>
    </message>
    <message>
        <source>− Hotel</source>
        <translation>− Hôtel</translation>
    </message>
    <message>
        <source>− House</source>
        <translation>− Maison</translation>
    </message>
    <message>
        <source>Lift mortgage</source>
        <translation>Lever l’hypothèque</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hypothèque</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No person is asked now.</source>
        <translation>Personne n’est interrogé en ce moment.</translation>
    </message>
    <message>
        <source>The Expert would: {action}.</source>
        <translation>L’Expert ferait&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{words} “{thought}”</source>
        <translation>{words} «&#xa0;{thought}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>IncomeTaxQuestion</name>
    <message>
        <source>Pay {sum}</source>
        <translation>Payer {sum}</translation>
    </message>
    <message>
        <source>Pay 10 % of my worth</source>
        <translation>Payer 10&#xa0;% de mes biens</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>bus</source>
        <translation>bus</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>chapeau</translation>
    </message>
    <message>
        <source>{player} threw doubles, {dice}, and moved to {space}.</source>
        <translation>{player} lance un double, {dice}, et arrive sur {space}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} and moved to {space}.</source>
        <translation>{player} lance {dice} et arrive sur {space}.</translation>
    </message>
    <message>
        <source>{player} threw highest and begins.</source>
        <translation>{player} a fait le plus et commence.</translation>
    </message>
    <message>
        <source>{player} threw {dice}. The highest totals are equal: {players} throw again.</source>
        <translation>{player} lance {dice}. Les totaux les plus hauts sont égaux&#xa0;: {players} relancent.</translation>
    </message>
    <message>
        <source>{player} threw {dice} to see who begins.</source>
        <translation>{player} lance {dice} pour savoir qui commence.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} lance {dice}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} in Jail.</source>
        <translation>{player} lance {dice} en prison.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the rent.</source>
        <translation>{player} lance {dice} pour le loyer.</translation>
    </message>
    <message>
        <source>{player} moved to {space}.</source>
        <translation>{player} arrive sur {space}.</translation>
    </message>
    <message>
        <source>{player} moved on to {space}.</source>
        <translation>{player} avance jusqu’à {space}.</translation>
    </message>
    <message>
        <source>{player} moved back to {space}.</source>
        <translation>{player} recule jusqu’à {space}.</translation>
    </message>
    <message>
        <source>{player} chose to move to {space}.</source>
        <translation>{player} choisit d’aller à {space}.</translation>
    </message>
    <message>
        <source>{player} was sent on to {space} by the speed die.</source>
        <translation>Le dé rapide envoie {player} jusqu’à {space}.</translation>
    </message>
    <message>
        <source>{player} goes to Jail.</source>
        <translation>{player} va en prison.</translation>
    </message>
    <message>
        <source>{player} goes to Jail: the card says so.</source>
        <translation>{player} va en prison&#xa0;: c’est la carte qui le dit.</translation>
    </message>
    <message>
        <source>{player} threw doubles for the third time and goes to Jail.</source>
        <translation>Troisième double&#xa0;: {player} va en prison.</translation>
    </message>
    <message>
        <source>No doubles: {player} stays in Jail.</source>
        <translation>Pas de double&#xa0;: {player} reste en prison.</translation>
    </message>
    <message>
        <source>Doubles! {player} is out of Jail.</source>
        <translation>Double&#xa0;! {player} sort de prison.</translation>
    </message>
    <message>
        <source>{player} used a card to get out of Jail.</source>
        <translation>{player} sort de prison grâce à une carte.</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}” No buildings: nothing to pay.</source>
        <translation>{player} tire une carte {pack}&#xa0;: «&#xa0;{card}&#xa0;» Pas de bâtiment&#xa0;: rien à payer.</translation>
    </message>
    <message>
        <source>It goes into the pot.</source>
        <translation>Cet argent va dans la cagnotte.</translation>
    </message>
    <message>
        <source>{player} received {sum}.</source>
        <translation>{player} reçoit {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {sum}.</source>
        <translation>{player} paie {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum}.</source>
        <translation>{player} paie {sum} à {other}.</translation>
    </message>
    <message>
        <source>{player} received the salary at {space}: {sum}.</source>
        <translation>{player} touche son salaire ({space})&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>{player} stopped exactly on {space}: {sum} extra.</source>
        <translation>{player} s’arrête juste sur {space}&#xa0;: {sum} de plus.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} paie à {other} {sum} de loyer pour {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} income tax.</source>
        <translation>{player} paie {sum} d’impôt sur le revenu.</translation>
    </message>
    <message>
        <source>{player} paid {sum}, a tenth of everything owned.</source>
        <translation>{player} paie {sum}, un dixième de tous ses biens.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for {space}.</source>
        <translation>{player} paie {sum} sur {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} to get out of Jail.</source>
        <translation>{player} paie {sum} pour sortir de prison.</translation>
    </message>
    <message>
        <source>{player} paid {sum} interest on the mortgage of {space}.</source>
        <translation>{player} paie {sum} d’intérêts pour l’hypothèque de {space}.</translation>
    </message>
    <message>
        <source>All cash of {player}, {sum}, goes to {other}.</source>
        <translation>Tout l’argent de {player}, {sum}, va à {other}.</translation>
    </message>
    <message>
        <source>Double one! {player} received {sum}.</source>
        <translation>Double un&#xa0;! {player} reçoit {sum}.</translation>
    </message>
    <message>
        <source>{player} found {sum} on {space}.</source>
        <translation>{player} trouve {sum} sur {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for the properties dealt.</source>
        <translation>{player} paie {sum} pour les propriétés distribuées.</translation>
    </message>
    <message>
        <source>{player} bought {space} for {sum}.</source>
        <translation>{player} achète {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} won the auction: {space} for {sum}.</source>
        <translation>{player} remporte les enchères&#xa0;: {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} was dealt {space}.</source>
        <translation>{player} reçoit {space} à la distribution.</translation>
    </message>
    <message>
        <source>{player} took over {space}.</source>
        <translation>{player} reprend {space}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {space} for {sum}.</source>
        <translation>{player} hypothèque {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space}.</source>
        <translation>{player} lève l’hypothèque de {space}.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space} for {sum}.</source>
        <translation>{player} lève l’hypothèque de {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space}.</source>
        <translation>{player} vend {what} sur {space}.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space} for {sum}.</source>
        <translation>{player} vend {what} sur {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space}.</source>
        <translation>{player} construit un hôtel sur {space}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space}.</source>
        <translation>{player} construit une maison sur {space}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space} for {sum}.</source>
        <translation>{player} construit un hôtel sur {space} pour {sum}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space} for {sum}.</source>
        <translation>{player} construit une maison sur {space} pour {sum}.</translation>
    </message>
    <message>
        <source>the hotel</source>
        <translation>l’hôtel</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>une maison</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}”</source>
        <translation>{player} tire une carte {pack}&#xa0;: «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>{player} did not ask in time: no {sum} for {space}.</source>
        <translation>{player} n’a pas demandé à temps&#xa0;: pas de {sum} pour {space}.</translation>
    </message>
    <message>
        <source>{player} gave up. Everything goes back to the Bank.</source>
        <translation>{player} abandonne. Tout revient à la Banque.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes back to the Bank.</source>
        <translation>{player} fait faillite. Tout revient à la Banque.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes to {other}.</source>
        <translation>{player} fait faillite. Tout va à {other}.</translation>
    </message>
    <message>
        <source>Time is up. The round is finished, then the richest wins.</source>
        <translation>Le temps est écoulé. On finit la manche, puis le plus riche gagne.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>{player} gagne la partie&#xa0;!</translation>
    </message>
    <message>
        <source>{players} share the win!</source>
        <translation>{players} se partagent la victoire&#xa0;!</translation>
    </message>
    <message>
        <source>{player} did not buy {space}.</source>
        <translation>{player} n’achète pas {space}.</translation>
    </message>
    <message>
        <source>{player} bid {sum} to build on {space}.</source>
        <translation>{player} mise {sum} pour construire sur {space}.</translation>
    </message>
    <message>
        <source>{player} bid {sum} for {space}.</source>
        <translation>{player} mise {sum} pour {space}.</translation>
    </message>
    <message>
        <source>{player} passed.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} does not want the building.</source>
        <translation>{player} ne veut pas du bâtiment.</translation>
    </message>
    <message>
        <source>{player} wants the building too, for {space}.</source>
        <translation>{player} veut aussi le bâtiment, pour {space}.</translation>
    </message>
    <message>
        <source>Nobody bid. The building stays with the Bank.</source>
        <translation>Personne n’a misé. Le bâtiment reste à la Banque.</translation>
    </message>
    <message>
        <source>Nobody bid. {space} stays with the Bank.</source>
        <translation>Personne n’a misé. {space} reste à la Banque.</translation>
    </message>
    <message>
        <source>{player} offered {other} a present: {give}.</source>
        <translation>{player} propose un cadeau à {other}&#xa0;: {give}.</translation>
    </message>
    <message>
        <source>{player} asked {other} for a present: {take}.</source>
        <translation>{player} demande un cadeau à {other}&#xa0;: {take}.</translation>
    </message>
    <message>
        <source>{player} offered {other} {give} for {take}.</source>
        <translation>{player} propose à {other} {give} contre {take}.</translation>
    </message>
    <message>
        <source>{player} accepted a present from {other}: {give}.</source>
        <translation>{player} accepte un cadeau de {other}&#xa0;: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} fait un cadeau à {other}&#xa0;: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted: {give} from {other} for {take}.</source>
        <translation>{player} accepte&#xa0;: {give} de {other} contre {take}.</translation>
    </message>
    <message>
        <source>{player} refused {other}’s offer.</source>
        <translation>{player} refuse l’offre de {other}.</translation>
    </message>
    <message>
        <source>{other} took back the offer to {player}.</source>
        <translation>{other} retire son offre à {player}.</translation>
    </message>
    <message>
        <source>{player} keeps {space} mortgaged.</source>
        <translation>{player} garde {space} sous hypothèque.</translation>
    </message>
    <message>
        <source>{player} chose to pay a tenth of everything owned.</source>
        <translation>{player} choisit de payer un dixième de tous ses biens.</translation>
    </message>
    <message>
        <source>{player} chose to pay the fixed tax.</source>
        <translation>{player} choisit de payer l’impôt fixe.</translation>
    </message>
</context>
<context>
    <name>Log view</name>
    <message>
        <source>Turn {number} · {rules}</source>
        <translation>Tour {number} · {rules}</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the lines that are listed</source>
        <translation>Copier les lignes affichées</translation>
    </message>
    <message>
        <source>Whose lines to list</source>
        <translation>De qui montrer les lignes</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>A&amp;nimation</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>Re&amp;diffusion…</translation>
    </message>
    <message>
        <source>A computer pla&amp;ys for</source>
        <translation>Un &amp;ordinateur joue pour</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>&amp;Lancer les dés</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Acheter</translation>
    </message>
    <message>
        <source>Don’t buy: &amp;auction</source>
        <translation>Ne pas acheter&#xa0;: enc&amp;hères</translation>
    </message>
    <message>
        <source>&amp;Pay to leave Jail</source>
        <translation>&amp;Payer en prison</translation>
    </message>
    <message>
        <source>Throw in &amp;Jail</source>
        <translation>Lancer en pr&amp;ison</translation>
    </message>
    <message>
        <source>Use the &amp;card out of Jail</source>
        <translation>Utiliser la &amp;carte de sortie</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>&amp;Finir le tour</translation>
    </message>
    <message>
        <source>Build, sell, &amp;mortgage…</source>
        <translation>&amp;Bâtir, vendre, hypothéquer…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Défaire</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>Échan&amp;ger…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Co&amp;nseil</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Taille &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;Patterns on the colours</source>
        <translation>&amp;Motifs sur les couleurs</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>&amp;Tous les réglages…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Rules for this question…</source>
        <translation>&amp;Règles pour cette question…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Seuls des ordinateurs jouent.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Rien n’a été défait.</translation>
    </message>
    <message>
        <source>Nothing moves.</source>
        <translation>Rien ne bouge.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>Only one’s own last decision can be taken back, and no throw, card, tax choice or answer.</source>
        <translation>On ne défait que sa propre dernière décision, ni lancer, ni carte, ni choix d’impôt, ni réponse.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Something still moves. Space shows the end of it.</source>
        <translation>Quelque chose bouge encore. Espace en montre la fin.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>C’est à {name} de décider.</translation>
    </message>
    <message>
        <source>{name} is not in Jail.</source>
        <translation>{name} n’est pas en prison.</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, your move</source>
        <translation>{name}, à toi de jouer</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name}, une question pour toi</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>{sign}{digits}</source>
        <translation>{digits}&#xa0;{sign}</translation>
    </message>
</context>
<context>
    <name>MortgageReceivedQuestion</name>
    <message>
        <source>Lift it for {sum}</source>
        <translation>La lever pour {sum}</translation>
    </message>
    <message>
        <source>Keep it mortgaged</source>
        <translation>Garder l’hypothèque</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Voiture</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Chapeau</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Fer à repasser</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Bateau</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Chaussure</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Brouette</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Plays for fun and makes mistakes. Good for children.</source>
        <translation>Joue pour s’amuser et fait des erreurs. Bien pour les enfants.</translation>
    </message>
    <message>
        <source>Plays sensibly without looking ahead.</source>
        <translation>Joue raisonnablement, sans prévoir.</translation>
    </message>
    <message>
        <source>Weighs every move and trades hard.</source>
        <translation>Pèse chaque coup et négocie dur.</translation>
    </message>
    <message>
        <source>Tries out the big decisions in its head. The strongest.</source>
        <translation>Essaie les grandes décisions dans sa tête. Le plus fort.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Fait n’importe quoi que les règles permettent.</translation>
    </message>
    <message>
        <source>Buys and builds all it can and never trades.</source>
        <translation>Achète et construit tout ce qu’il peut et n’échange jamais.</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Sans préférence</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Collectionneur</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Railroader</source>
        <translation>Cheminot</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Avare</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>la cagnotte</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>la Banque</translation>
    </message>
    <message>
        <source>no house</source>
        <translation>aucune maison</translation>
    </message>
    <message>
        <source>a hotel</source>
        <translation>un hôtel</translation>
    </message>
    <message>
        <source>a card out of Jail</source>
        <translation>une carte de sortie</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>This can’t be played.</source>
        <translation>On ne peut pas jouer ainsi.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <translation>Quelles règles&#xa0;?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Quel plateau&#xa0;?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Pas encore finie</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Play to the end at once</source>
        <translation>Jouer tout de suite jusqu’à la fin</translation>
    </message>
    <message>
        <source>Everything went to {heir}. The others play on.</source>
        <translation>Tout est revenu à {heir}. Les autres continuent.</translation>
    </message>
    <message>
        <source>{name}, you are out of the game</source>
        <translation>{name}, la partie est finie pour toi</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>Opinion</name>
    <message>
        <source>{name} would accept.</source>
        <translation>{name} accepterait.</translation>
    </message>
    <message>
        <source>{name} would want about {sum} more.</source>
        <translation>{name} voudrait environ {sum} de plus.</translation>
    </message>
    <message>
        <source>{name} would refuse.</source>
        <translation>{name} refuserait.</translation>
    </message>
    <message>
        <source>{said} “{thought}”</source>
        <translation>{said} «&#xa0;{thought}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Starting cash</source>
        <translation>Argent de départ</translation>
    </message>
    <message>
        <source>What everybody gets before the first throw.</source>
        <translation>Ce que chacun reçoit avant le premier lancer.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Impôt sur le revenu</translation>
    </message>
    <message>
        <source>Either the player chooses between {flat} and 10 %, or it is always {flat}.</source>
        <translation>Soit on choisit entre {flat} et 10&#xa0;%, soit c’est toujours {flat}.</translation>
    </message>
    <message>
        <source>Owners ask for rent</source>
        <translation>Demander le loyer</translation>
    </message>
    <message>
        <source>Nobody collects for you: ask for your rent before the next player throws, or it is lost. Watch out!</source>
        <translation>Personne n’encaisse pour toi&#xa0;: demande ton loyer avant que le joueur suivant lance les dés, sinon il est perdu. Ouvre l’œil&#xa0;!</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>A property that isn’t bought is auctioned to everybody. Without auctions it stays with the Bank.</source>
        <translation>Une propriété qui n’est pas achetée est mise aux enchères entre tous. Sans enchères, elle reste à la Banque.</translation>
    </message>
    <message>
        <source>Money on Free Parking</source>
        <translation>Cagnotte du Parc gratuit</translation>
    </message>
    <message>
        <source>Taxes, fines and card payments are collected in a pot. Whoever stops on Free Parking gets it all.</source>
        <translation>Impôts, amendes et paiements des cartes vont dans une cagnotte. Qui s’arrête sur le Parc gratuit ramasse tout.</translation>
    </message>
    <message>
        <source>Start of the pot</source>
        <translation>Début de la cagnotte</translation>
    </message>
    <message>
        <source>What the Bank puts into the pot at the start, and again each time it was won.</source>
        <translation>Ce que la Banque met dans la cagnotte au début, puis chaque fois qu’elle a été gagnée.</translation>
    </message>
    <message>
        <source>Bonus for stopping on GO</source>
        <translation>Prime pile sur Départ</translation>
    </message>
    <message>
        <source>Paid on top of the salary for stopping exactly on GO.</source>
        <translation>Payée en plus du salaire quand on s’arrête juste sur Départ.</translation>
    </message>
    <message>
        <source>Rent for owners in Jail</source>
        <translation>Loyer même en prison</translation>
    </message>
    <message>
        <source>If this is off, an owner who sits in Jail collects no rent.</source>
        <translation>Si c’est désactivé, un propriétaire en prison ne touche aucun loyer.</translation>
    </message>
    <message>
        <source>One lap first</source>
        <translation>D’abord un tour</translation>
    </message>
    <message>
        <source>Bonus for double one</source>
        <translation>Prime du double un</translation>
    </message>
    <message>
        <source>Paid for throwing 1 and 1 on your move or in Jail.</source>
        <translation>Payée pour un 1 et 1, en avançant ou en prison.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Construire uniformément</translation>
    </message>
    <message>
        <source>Houses must be spread evenly over the lots of a colour.</source>
        <translation>Les maisons doivent être réparties uniformément sur les terrains d’une couleur.</translation>
    </message>
    <message>
        <source>Limited buildings</source>
        <translation>Bâtiments limités</translation>
    </message>
    <message>
        <source>The Bank has 32 houses and 12 hotels. If this is off, it never runs out.</source>
        <translation>La Banque a 32 maisons et 12 hôtels. Si c’est désactivé, elle n’en manque jamais.</translation>
    </message>
    <message>
        <source>Deeds dealt at the start</source>
        <translation>Propriétés distribuées</translation>
    </message>
    <message>
        <source>Everybody is dealt so many properties at random before the first turn.</source>
        <translation>Chacun reçoit autant de propriétés au hasard avant le premier tour.</translation>
    </message>
    <message>
        <source>Price of dealt deeds</source>
        <translation>Prix des distribuées</translation>
    </message>
    <message>
        <source>Whether the properties dealt at the start are paid for or free.</source>
        <translation>Si les propriétés distribuées au début sont payées ou offertes.</translation>
    </message>
    <message>
        <source>Houses for a hotel</source>
        <translation>Maisons pour un hôtel</translation>
    </message>
    <message>
        <source>How many houses a lot needs before it can get a hotel, and the most it can hold.</source>
        <translation>Combien de maisons il faut sur un terrain avant un hôtel, et combien il peut en porter au plus.</translation>
    </message>
    <message>
        <source>Turns in Jail</source>
        <translation>Tours en prison</translation>
    </message>
    <message>
        <source>How often you may try to throw doubles. After the last try you pay {fine} and move.</source>
        <translation>Combien de fois on peut tenter un double. Après le dernier essai, on paie {fine} et on avance.</translation>
    </message>
    <message>
        <source>Speed die</source>
        <translation>Dé rapide</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Nobody buys or bids before having passed GO once. Trades, and a bankrupt’s property, are open to all.</source>
        <translation>Personne n’achète ni ne mise avant d’être passé une fois par Départ. Les échanges et les biens d’une faillite sont ouverts à tous.</translation>
    </message>
    <message>
        <source>Everybody gets {thousand} more. After your first lap you throw a third die: 1, 2 or 3 is added. The bus lets you move by one die, the other, or both. The man with the hat sends you on to the next property that nobody owns, or to the next where you owe rent. Three equal numbers: go to any space you like, and throw no more. Doubles count on the first two dice.</source>
        <translation>Chacun reçoit {thousand} de plus. Après ton premier tour du plateau, tu lances un troisième dé&#xa0;: 1, 2 ou 3 s’ajoutent. Le bus te laisse avancer d’un dé, de l’autre ou des deux. L’homme au chapeau t’envoie à la prochaine propriété libre, ou à la prochaine où tu dois un loyer. Trois chiffres égaux&#xa0;: va où tu veux, et ne relance plus. Les doubles se comptent sur les deux premiers dés.</translation>
    </message>
    <message>
        <source>End after bankruptcies</source>
        <translation>Fin après des faillites</translation>
    </message>
    <message>
        <source>The game ends as soon as so many players are bankrupt. The richest wins.</source>
        <translation>La partie finit dès qu’autant de joueurs ont fait faillite. Le plus riche gagne.</translation>
    </message>
    <message>
        <source>End after rounds</source>
        <translation>Fin après des manches</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns. Then the richest wins.</source>
        <translation>Tous ont le même nombre de tours. Ensuite le plus riche gagne.</translation>
    </message>
    <message>
        <source>End after minutes</source>
        <translation>Fin après des minutes</translation>
    </message>
    <message>
        <source>When the playing time is over, the round is finished, so that all had equal turns. The richest wins.</source>
        <translation>Quand le temps de jeu est écoulé, on finit la manche pour que tous aient eu autant de tours. Le plus riche gagne.</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Officielle</translation>
    </message>
    <message>
        <source>The full game until one player is left. Two to three hours.</source>
        <translation>La partie complète, jusqu’au dernier joueur. Deux à trois heures.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>About an hour: three properties free for everybody, hotels after three houses, one turn in Jail. The first bankruptcy ends it, and the richest wins.</source>
        <translation>Environ une heure&#xa0;: trois propriétés offertes à chacun, hôtels après trois maisons, un tour en prison. La première faillite arrête la partie, et le plus riche gagne.</translation>
    </message>
    <message>
        <source>Fast game</source>
        <translation>Partie rapide</translation>
    </message>
    <message>
        <source>Two properties are dealt to everybody and paid for, hotels after three houses. The second bankruptcy ends it, and the richest wins.</source>
        <translation>Deux propriétés sont distribuées à chacun et payées, hôtels après trois maisons. La deuxième faillite arrête la partie, et le plus riche gagne.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Temps limité</translation>
    </message>
    <message>
        <source>Two properties are dealt and paid for. After the agreed minutes the richest wins.</source>
        <translation>Deux propriétés sont distribuées et payées. Après les minutes convenues, le plus riche gagne.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Official rules for 90 minutes, equal turns for all. Then the richest wins.</source>
        <translation>Règles officielles pendant 90 minutes, autant de tours pour tous. Ensuite le plus riche gagne.</translation>
    </message>
    <message>
        <source>Official rules with a third die that brings everybody round faster.</source>
        <translation>Règles officielles avec un troisième dé qui fait avancer tout le monde plus vite.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Five favourite house rules: money on Free Parking, double salary for stopping on GO, no rent for owners in Jail, one lap before buying, and a bonus for double one.</source>
        <translation>Cinq règles maison appréciées&#xa0;: cagnotte du Parc gratuit, double salaire pile sur Départ, pas de loyer pour un propriétaire en prison, un tour avant d’acheter, et une prime pour le double un.</translation>
    </message>
    <message>
        <source>Your own choice of options.</source>
        <translation>Vos propres choix de règles.</translation>
    </message>
    <message>
        <source>The player chooses</source>
        <translation>Le joueur choisit</translation>
    </message>
    <message>
        <source>Always the fixed sum</source>
        <translation>Toujours la somme fixe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>La cagnotte</translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation>Payées</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Offertes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation>Jusqu’au dernier</translation>
    </message>
    <message>
        <source>No limit of rounds</source>
        <translation>Manches sans limite</translation>
    </message>
    <message>
        <source>No limit of time</source>
        <translation>Temps sans limite</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Get out of Jail free cards: {count}</source>
        <translation>Cartes de sortie de prison&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{group}: {count} of {all}</source>
        <translation>{group}&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>, houses: {count}</source>
        <translation>, maisons&#xa0;: {count}</translation>
    </message>
    <message>
        <source>, hotels: {count}</source>
        <translation>, hôtels&#xa0;: {count}</translation>
    </message>
    <message>
        <source>, mortgaged: {count}</source>
        <translation>, hypothéqués&#xa0;: {count}</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>en faillite</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à ton tour</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>avance</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>doit répondre</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>in Jail</source>
        <translation>en prison</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PurchaseQuestion</name>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy for {sum}</source>
        <translation>Acheter pour {sum}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>Ne pas acheter</translation>
    </message>
    <message>
        <source>Don’t buy it: it is auctioned</source>
        <translation>Ne pas acheter&#xa0;: mis aux enchères</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Raise cash</source>
        <translation>Trouver de l’argent</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Do you really want to leave the game?</source>
        <translation>Veux-tu vraiment quitter la partie&#xa0;?</translation>
    </message>
    <message>
        <source>You will be bankrupt, and everything you have goes to {heir}.</source>
        <translation>Tu feras faillite, et tout ce que tu as ira à {heir}.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Non, continuer</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Oui, abandonner</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>It completes your set: {group}.</source>
        <translation>Cela complète ta série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{other} has the other one: {group}.</source>
        <translation>{other} a l’autre&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{other} has all the others: {group}.</source>
        <translation>{other} a toutes les autres&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>You have {own} of this set; still free: {free}.</source>
        <translation>De ce groupe, tu as {own}&#xa0;; encore libres&#xa0;: {free}.</translation>
    </message>
    <message>
        <source>The others of this set belong to several players.</source>
        <translation>Les autres de cette série sont à plusieurs joueurs.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing.</source>
        <translation>Tu as {cash}&#xa0;: il manque {missing}.</translation>
    </message>
    <message>
        <source>You have {cash} and keep {left}.</source>
        <translation>Tu as {cash} et gardes {left}.</translation>
    </message>
    <message>
        <source>{player}, throw to see who begins</source>
        <translation>{player}, lance pour savoir qui commence</translation>
    </message>
    <message>
        <source>The highest total has the first turn.</source>
        <translation>Le total le plus haut commence.</translation>
    </message>
    <message>
        <source>The highest totals were equal, so these throw again: {players}.</source>
        <translation>Les totaux les plus hauts étaient égaux, donc relancent&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player}, end your turn?</source>
        <translation>{player}, finir ton tour&#xa0;?</translation>
    </message>
    <message>
        <source>Before that you may build, mortgage or trade.</source>
        <translation>Avant, tu peux construire, hypothéquer ou échanger.</translation>
    </message>
    <message>
        <source>You threw doubles, so you throw again.</source>
        <translation>Tu as fait un double, alors tu relances.</translation>
    </message>
    <message>
        <source>A third time takes you to Jail.</source>
        <translation>Un troisième t’envoie en prison.</translation>
    </message>
    <message>
        <source>{player}, your throw</source>
        <translation>{player}, à toi de lancer</translation>
    </message>
    <message>
        <source>Remember: rent has to be asked for.</source>
        <translation>N’oublie pas&#xa0;: un loyer, ça se demande.</translation>
    </message>
    <message>
        <source>{player}, you are in Jail</source>
        <translation>{player}, tu es en prison</translation>
    </message>
    <message>
        <source>Throw doubles to get out. If you fail, you pay {fine} and move.</source>
        <translation>Un double te fait sortir. Sinon, tu paies {fine} et avances.</translation>
    </message>
    <message>
        <source>Your last try: doubles get you out. Otherwise you pay {fine} and move.</source>
        <translation>Ton dernier essai&#xa0;: un double te fait sortir. Sinon, tu paies {fine} et avances.</translation>
    </message>
    <message>
        <source>Try {turn} of {turns}: doubles get you out, or pay {fine} first, then throw.</source>
        <translation>Essai {turn} sur {turns}&#xa0;: un double te fait sortir, ou paie d’abord {fine}, puis lance.</translation>
    </message>
    <message>
        <source>You have a card that gets you out.</source>
        <translation>Tu as une carte qui te fait sortir.</translation>
    </message>
    <message>
        <source>Buy {space} for {price}?</source>
        <translation>Acheter {space} pour {price}&#xa0;?</translation>
    </message>
    <message>
        <source>You can’t yet, so it is auctioned.</source>
        <translation>Tu ne peux pas encore, donc elle est mise aux enchères.</translation>
    </message>
    <message>
        <source>You can’t yet, so it stays with the Bank.</source>
        <translation>Tu ne peux pas encore, donc elle reste à la Banque.</translation>
    </message>
    <message>
        <source>If not, it is auctioned.</source>
        <translation>Sinon, aux enchères.</translation>
    </message>
    <message>
        <source>{player}, your bid for {space}</source>
        <translation>{player}, ton enchère pour {space}</translation>
    </message>
    <message>
        <source>Auction: {space}</source>
        <translation>Enchères&#xa0;: {space}</translation>
    </message>
    <message>
        <source>{player}, your bid for a hotel</source>
        <translation>{player}, ton enchère pour un hôtel</translation>
    </message>
    <message>
        <source>{player}, your bid for a house</source>
        <translation>{player}, ton enchère pour une maison</translation>
    </message>
    <message>
        <source>Auction: one hotel</source>
        <translation>Enchères&#xa0;: un hôtel</translation>
    </message>
    <message>
        <source>Auction: one house</source>
        <translation>Enchères&#xa0;: une maison</translation>
    </message>
    <message>
        <source>{player}, you owe the Bank {amount}</source>
        <translation>{player}, tu dois {amount} à la Banque</translation>
    </message>
    <message>
        <source>{player}, you owe the pot {amount}</source>
        <translation>{player}, tu dois {amount} à la cagnotte</translation>
    </message>
    <message>
        <source>{player}, you owe {other} {amount}</source>
        <translation>{player}, tu dois {amount} à {other}</translation>
    </message>
    <message>
        <source>A debt of {amount}</source>
        <translation>Une dette de {amount}</translation>
    </message>
    <message>
        <source>{player}, lift the mortgage of {space} for {price}?</source>
        <translation>{player}, lever l’hypothèque de {space} pour {price}&#xa0;?</translation>
    </message>
    <message>
        <source>If not, it stays with the Bank.</source>
        <translation>Sinon, la propriété reste à la Banque.</translation>
    </message>
    <message>
        <source>Printed price {price}.</source>
        <translation>Prix affiché {price}.</translation>
    </message>
    <message>
        <source>No bid yet.</source>
        <translation>Aucune mise encore.</translation>
    </message>
    <message>
        <source>{leader} bids {sum}.</source>
        <translation>{leader} mise {sum}.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Tu as {cash}.</translation>
    </message>
    <message>
        <source>{player}, do you want a hotel too?</source>
        <translation>{player}, veux-tu aussi un hôtel&#xa0;?</translation>
    </message>
    <message>
        <source>{player}, do you want a house too?</source>
        <translation>{player}, veux-tu aussi une maison&#xa0;?</translation>
    </message>
    <message>
        <source>{other} wants to build on {space}, and the Bank has not enough for all.</source>
        <translation>{other} veut construire sur {space}, et la Banque n’en a pas assez pour tous.</translation>
    </message>
    <message>
        <source>If you want one, it is auctioned between you. Choose the lot it is for.</source>
        <translation>Si tu en veux, il y a enchères entre vous. Choisis le terrain.</translation>
    </message>
    <message>
        <source>{other} wants to build, and buildings are scarce</source>
        <translation>{other} veut construire, et les bâtiments manquent</translation>
    </message>
    <message>
        <source>Bid at least the printed price of a building on the lot you choose.</source>
        <translation>Mise au moins le prix affiché d’un bâtiment sur le terrain choisi.</translation>
    </message>
    <message>
        <source>Income tax: {flat} or 10 %?</source>
        <translation>Impôt sur le revenu&#xa0;: {flat} ou 10&#xa0;%&#xa0;?</translation>
    </message>
    <message>
        <source>10 % is of all you have: cash, properties at their printed price, buildings at cost.</source>
        <translation>10&#xa0;% de tout ce que tu as&#xa0;: argent, propriétés au prix affiché, bâtiments au prix coûtant.</translation>
    </message>
    <message>
        <source>Choose before anything is added up. You can’t take it back.</source>
        <translation>Choisis avant tout calcul. On ne revient pas dessus.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing. Sell, mortgage or trade.</source>
        <translation>Tu as {cash}&#xa0;: il manque {missing}. Vends, hypothèque ou échange.</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>La Banque ne donnerait pas assez pour tout ce que tu as.</translation>
    </message>
    <message>
        <source>{player}, an offer from {other}</source>
        <translation>{player}, une offre de {other}</translation>
    </message>
    <message>
        <source>You get {give}. You give {take}.</source>
        <translation>Tu reçois {give}. Tu donnes {take}.</translation>
    </message>
    <message>
        <source>You would pay {sum} interest on mortgaged deeds at once.</source>
        <translation>Tu paierais aussitôt {sum} d’intérêts pour les hypothèques.</translation>
    </message>
    <message>
        <source>An offer from {other}</source>
        <translation>Une offre de {other}</translation>
    </message>
    <message>
        <source>The mortgage of {space}</source>
        <translation>L’hypothèque de {space}</translation>
    </message>
    <message>
        <source>The interest is paid. Lifting it later costs {price} and 10 % once more.</source>
        <translation>Les intérêts sont payés. Plus tard, il faudra {price} et encore 10&#xa0;%.</translation>
    </message>
    <message>
        <source>{player}, go anywhere</source>
        <translation>{player}, va où tu veux</translation>
    </message>
    <message>
        <source>Three equal numbers: choose any space. Passing GO pays as usual.</source>
        <translation>Trois chiffres égaux&#xa0;: choisis une case. Passer par Départ rapporte comme toujours.</translation>
    </message>
    <message>
        <source>{player}, take the bus</source>
        <translation>{player}, prends le bus</translation>
    </message>
    <message>
        <source>Move by one die, by the other, or by both.</source>
        <translation>Avance d’un dé, de l’autre ou des deux.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>{player} gagne la partie&#xa0;!</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>Égalité</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Not now: another decision comes first.</source>
        <translation>Pas maintenant&#xa0;: il y a d’abord une autre décision.</translation>
    </message>
    <message>
        <source>Somebody else decides now. Wait for your turn.</source>
        <translation>C’est à quelqu’un d’autre de décider. Attends ton tour.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Lance d’abord les dés.</translation>
    </message>
    <message>
        <source>The throw waits a moment, so that owners can ask for rent.</source>
        <translation>Le lancer attend un instant, pour que les propriétaires puissent demander leur loyer.</translation>
    </message>
    <message>
        <source>No time limit was agreed, or it is over already.</source>
        <translation>Aucun temps de jeu n’est convenu, ou il est déjà écoulé.</translation>
    </message>
    <message>
        <source>A bankrupt player is out of the game.</source>
        <translation>Qui a fait faillite ne joue plus.</translation>
    </message>
    <message>
        <source>First decide about {space}.</source>
        <translation>Décide d’abord pour {space}.</translation>
    </message>
    <message>
        <source>Last turn in Jail: throw first. Without doubles you pay and move.</source>
        <translation>Dernier tour en prison&#xa0;: lance d’abord. Sans double, tu paies et avances.</translation>
    </message>
    <message>
        <source>Getting out costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Sortir coûte {amount}, et tu as {cash}. Trouve d’abord de l’argent.</translation>
    </message>
    <message>
        <source>You have no card out of Jail. Perhaps somebody sells you one.</source>
        <translation>Tu n’as pas de carte de sortie. Peut-être que quelqu’un t’en vend une.</translation>
    </message>
    <message>
        <source>One lap first: you may buy once you have passed {go}.</source>
        <translation>D’abord un tour&#xa0;: tu pourras acheter après être passé par {go}.</translation>
    </message>
    <message>
        <source>It costs {price}, and you have {cash}. Raise cash first.</source>
        <translation>Cela coûte {price}, et tu as {cash}. Trouve d’abord de l’argent.</translation>
    </message>
    <message>
        <source>This throw doesn’t allow that move.</source>
        <translation>Ce lancer ne le permet pas.</translation>
    </message>
    <message>
        <source>Too low: bid {least} or more.</source>
        <translation>Trop peu&#xa0;: mise {least} ou plus.</translation>
    </message>
    <message>
        <source>You have {cash}. Raise cash first, or bid less.</source>
        <translation>Tu as {cash}. Trouve d’abord de l’argent, ou mise moins.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now. Choose another lot.</source>
        <translation>Ce bâtiment ne peut pas aller sur {space} maintenant. Choisis un autre terrain.</translation>
    </message>
    <message>
        <source>Choose another player who is still in the game.</source>
        <translation>Choisis un autre joueur encore en jeu.</translation>
    </message>
    <message>
        <source>Put something into the offer first.</source>
        <translation>Mets d’abord quelque chose dans l’offre.</translation>
    </message>
    <message>
        <source>{seat} has only {cash}.</source>
        <translation>{seat} n’a que {cash}.</translation>
    </message>
    <message>
        <source>Something of {seat} stands in the offer twice.</source>
        <translation>Quelque chose de {seat} figure deux fois dans l’offre.</translation>
    </message>
    <message>
        <source>{seat} doesn’t own {space}.</source>
        <translation>{space} n’est pas à {seat}.</translation>
    </message>
    <message>
        <source>{seat} doesn’t have that card.</source>
        <translation>{seat} n’a pas cette carte.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first: {space} can’t be traded.</source>
        <translation>Vendez d’abord tous les bâtiments de cette couleur&#xa0;: {space} ne peut pas s’échanger.</translation>
    </message>
    <message>
        <source>{seat} owes {amount} and couldn’t pay it any more after this trade. It must bring in more.</source>
        <translation>{seat} doit {amount} et ne pourrait plus payer après cet échange. Il doit rapporter plus.</translation>
    </message>
    <message>
        <source>{seat} must pay {amount} interest on mortgaged deeds at once and would have only {cash}.</source>
        <translation>{seat} doit payer aussitôt {amount} d’intérêts et n’aurait que {cash}.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash, or keep it.</source>
        <translation>La levée coûte {amount}, et tu as {cash}. Trouve de l’argent, ou garde l’hypothèque.</translation>
    </message>
    <message>
        <source>Pay what you owe first.</source>
        <translation>Paie d’abord ce que tu dois.</translation>
    </message>
    <message>
        <source>{space} isn’t yours.</source>
        <translation>{space} n’est pas à toi.</translation>
    </message>
    <message>
        <source>{space} is mortgaged already.</source>
        <translation>{space} est déjà hypothéqué.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first.</source>
        <translation>Vends d’abord tous les bâtiments de cette couleur.</translation>
    </message>
    <message>
        <source>{space} isn’t mortgaged.</source>
        <translation>{space} n’est pas hypothéqué.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>La levée coûte {amount}, et tu as {cash}. Trouve d’abord de l’argent.</translation>
    </message>
    <message>
        <source>You have no building on {space}.</source>
        <translation>Tu n’as pas de bâtiment sur {space}.</translation>
    </message>
    <message>
        <source>You have no buildings of this colour: {group}.</source>
        <translation>Tu n’as pas de bâtiments de cette couleur&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>Sell evenly: {other} first.</source>
        <translation>Vendre uniformément&#xa0;: d’abord {other}.</translation>
    </message>
    <message>
        <source>No hotel can be broken down while a building is auctioned.</source>
        <translation>Aucun hôtel ne peut être démonté pendant les enchères d’un bâtiment.</translation>
    </message>
    <message>
        <source>You are bidding for a building of this colour. Nothing of it can be sold now.</source>
        <translation>Tu mises pour un bâtiment de cette couleur. Rien ne peut s’y vendre maintenant.</translation>
    </message>
    <message>
        <source>Nothing can be built there.</source>
        <translation>On ne peut rien construire là.</translation>
    </message>
    <message>
        <source>You need every lot of the colour of {space}.</source>
        <translation>Il te faut tous les terrains de la couleur de {space}.</translation>
    </message>
    <message>
        <source>Lift the mortgage of {other} first.</source>
        <translation>Lève d’abord l’hypothèque de {other}.</translation>
    </message>
    <message>
        <source>{space} has its hotel. More can’t be built there.</source>
        <translation>{space} a son hôtel. On n’y construit plus rien.</translation>
    </message>
    <message>
        <source>Build evenly: {other} first.</source>
        <translation>Construire uniformément&#xa0;: d’abord {other}.</translation>
    </message>
    <message>
        <source>The Bank has no houses left. Wait until some come back.</source>
        <translation>La Banque n’a plus de maisons. Attends qu’il en revienne.</translation>
    </message>
    <message>
        <source>The Bank has no hotels left. Wait until one comes back.</source>
        <translation>La Banque n’a plus d’hôtels. Attends qu’il en revienne un.</translation>
    </message>
    <message>
        <source>It costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Cela coûte {amount}, et tu as {cash}. Trouve d’abord de l’argent.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now.</source>
        <translation>Ce bâtiment ne peut pas aller sur {space} maintenant.</translation>
    </message>
    <message>
        <source>Nobody owes you rent at the moment.</source>
        <translation>Personne ne te doit de loyer en ce moment.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Endroit de la partie</translation>
    </message>
    <message>
        <source>The game is not longer than this.</source>
        <translation>La partie n’est pas plus longue.</translation>
    </message>
    <message>
        <source>Before the first throw.</source>
        <translation>Avant le premier lancer.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>« Turn</source>
        <translation>«&#xa0;Tour</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>‹ Step</source>
        <translation>‹ Étape</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Étape ›</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>Turn »</source>
        <translation>Tour&#xa0;»</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>C’est ici qu’en est la partie.</translation>
    </message>
    <message>
        <source>That begins a new game from here; the old one stays as it is.</source>
        <translation>Une nouvelle partie commence ici&#xa0;; l’ancienne reste comme elle est.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lente</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Une rediffusion est en cours.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Tell us what you did and what you saw, and add the saved game (Game, Save as) and the text below: it says what went wrong inside. Nothing is sent unless you send it.</source>
        <translation>Dites-nous ce que vous avez fait et vu, et joignez la partie enregistrée (Partie, Enregistrer sous) et le texte ci-dessous&#xa0;: il dit ce qui s’est mal passé à l’intérieur. Rien n’est envoyé si vous ne l’envoyez pas.</translation>
    </message>
    <message>
        <source>The whole log: {path}</source>
        <translation>Le journal entier&#xa0;: {path}</translation>
    </message>
    <message>
        <source>No folder takes a log on this computer.</source>
        <translation>Aucun dossier de cet ordinateur n’accepte de journal.</translation>
    </message>
    <message>
        <source>The end of the log</source>
        <translation>La fin du journal</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>RollQuestion</name>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>Payer {sum}</translation>
    </message>
    <message>
        <source>Throw for doubles</source>
        <translation>Tenter un double</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Utiliser la carte</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Two to eight players, people and computers in any mix. Each has a name, a token and a colour of their own. You can also watch a game of computers only.</source>
        <translation>De deux à huit, personnes et ordinateurs mêlés à volonté. Chacun a un nom, un pion et une couleur. On peut aussi regarder jouer des ordinateurs.</translation>
    </message>
    <message>
        <source>Money to start with</source>
        <translation>L’argent du début</translation>
    </message>
    <message>
        <source>Everybody starts with the same cash: {start} in the official game. All sums are whole numbers.</source>
        <translation>Tous commencent avec la même somme&#xa0;: {start} dans la partie officielle. Toutes les sommes sont entières.</translation>
    </message>
    <message>
        <source>Before the first throw</source>
        <translation>Avant le premier lancer</translation>
    </message>
    <message>
        <source>All tokens stand on {go}. The Bank keeps all deeds, 32 houses and 12 hotels. Both packs of 16 cards are shuffled. The Bank never runs out of money.</source>
        <translation>Tous les pions sont sur {go}. La Banque garde tous les titres, 32 maisons et 12 hôtels. Les deux paquets de 16 cartes sont mélangés. La Banque ne manque jamais d’argent.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Each player throws both dice. The highest total begins; then it goes round the table. If several are highest, those throw again.</source>
        <translation>Chacun lance les deux dés. Le total le plus haut commence, puis on tourne autour de la table. En cas d’égalité en tête, ceux-là relancent.</translation>
    </message>
    <message>
        <source>The Bank</source>
        <translation>La Banque</translation>
    </message>
    <message>
        <source>The program looks after the Bank and leads the auctions. The Bank’s account is kept apart from the players’ money and always adds up. The Bank can’t go broke.</source>
        <translation>Le programme tient la Banque et dirige les enchères. Le compte de la Banque est à part de l’argent des joueurs et tombe toujours juste. La Banque ne peut pas faire faillite.</translation>
    </message>
    <message>
        <source>What the Bank does</source>
        <translation>Ce que fait la Banque</translation>
    </message>
    <message>
        <source>It pays salaries, sells and auctions deeds and buildings, takes buildings back at half price, collects taxes, fines and interest, and lends money only on mortgages.</source>
        <translation>Elle paie les salaires, vend et met aux enchères titres et bâtiments, reprend les bâtiments à moitié prix, encaisse impôts, amendes et intérêts, et ne prête que sur hypothèque.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ton tour</translation>
    </message>
    <message>
        <source>Throw both dice, move your token by their total, and do what the space you reach asks for.</source>
        <translation>Lance les deux dés, avance ton pion de leur total, et fais ce que demande la case atteinte.</translation>
    </message>
    <message>
        <source>Sharing a space</source>
        <translation>Partager une case</translation>
    </message>
    <message>
        <source>Any number of tokens may stand on one space.</source>
        <translation>Il peut y avoir autant de pions qu’on veut sur une case.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>Both dice show the same: finish the space you reached, then throw and move once more.</source>
        <translation>Les deux dés sont égaux&#xa0;: finis la case atteinte, puis lance et avance encore une fois.</translation>
    </message>
    <message>
        <source>Three times doubles</source>
        <translation>Trois doubles</translation>
    </message>
    <message>
        <source>The third doubles in one turn are not moved. Your token goes to Jail instead, and your turn is over.</source>
        <translation>Le troisième double d’un tour ne se joue pas. Ton pion va en prison, et ton tour est fini.</translation>
    </message>
    <message>
        <source>Pay first</source>
        <translation>Payer d’abord</translation>
    </message>
    <message>
        <source>Whatever you owe must be paid before your turn goes on.</source>
        <translation>Ce que tu dois doit être payé avant que ton tour continue.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>La fin d’un tour</translation>
    </message>
    <message>
        <source>A turn ends when its player says so and nothing is left to do. It ends by itself when that player goes to Jail or bankrupt, even after doubles. Then the next player has the dice.</source>
        <translation>Un tour finit quand son joueur le dit et qu’il ne reste rien à faire. Il finit tout seul quand ce joueur va en prison ou fait faillite, même après un double. Puis c’est au suivant.</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Salaire</translation>
    </message>
    <message>
        <source>Each time your token passes or reaches {go} moving forward, you get {salary} from the Bank.</source>
        <translation>Chaque fois que ton pion passe par {go} ou s’y arrête en avançant, la Banque te donne {salary}.</translation>
    </message>
    <message>
        <source>One salary a lap</source>
        <translation>Un salaire par tour de plateau</translation>
    </message>
    <message>
        <source>Stopping exactly on {go} pays once. Walking off it afterwards pays nothing more.</source>
        <translation>S’arrêter juste sur {go} paie une fois. En repartir ne paie plus rien.</translation>
    </message>
    <message>
        <source>Two salaries in one turn</source>
        <translation>Deux salaires en un tour</translation>
    </message>
    <message>
        <source>Pass {go}, stop on a card space just behind it, and draw the card that sends you to {go}: then you are paid twice, once for passing and once for the card.</source>
        <translation>Passe par {go}, arrête-toi sur une case carte juste derrière, et tire la carte qui t’envoie à {go}&#xa0;: tu es payé deux fois, une pour le passage et une pour la carte.</translation>
    </message>
    <message>
        <source>No salary</source>
        <translation>Pas de salaire</translation>
    </message>
    <message>
        <source>Moving back pays nothing, and neither does being sent to Jail.</source>
        <translation>Reculer ne rapporte rien, et aller en prison non plus.</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>If nobody owns the property you stop on, you may buy it at its printed price. You may raise cash first: mortgage, sell buildings or trade.</source>
        <translation>Si la propriété où tu t’arrêtes n’est à personne, tu peux l’acheter au prix affiché. Tu peux d’abord trouver de l’argent&#xa0;: hypothéquer, vendre des bâtiments ou échanger.</translation>
    </message>
    <message>
        <source>Not bought</source>
        <translation>Pas acheté</translation>
    </message>
    <message>
        <source>If you don’t buy it, the Bank puts it up for auction at once.</source>
        <translation>Si tu ne l’achètes pas, la Banque la met aussitôt aux enchères.</translation>
    </message>
    <message>
        <source>Sent by a card</source>
        <translation>Envoyé par une carte</translation>
    </message>
    <message>
        <source>A space that a card sends you to counts just like one reached by the dice.</source>
        <translation>Une case où une carte t’envoie compte comme si les dés t’y avaient mené.</translation>
    </message>
    <message>
        <source>Who may bid</source>
        <translation>Qui peut miser</translation>
    </message>
    <message>
        <source>Everybody in the game, also the player who didn’t want to buy, and players in Jail.</source>
        <translation>Tous ceux qui jouent, aussi celui qui n’a pas voulu acheter, et même en prison.</translation>
    </message>
    <message>
        <source>How to bid</source>
        <translation>Comment miser</translation>
    </message>
    <message>
        <source>Start with any whole sum from {one} up. Each further bid must be higher than the last.</source>
        <translation>Commence par une somme entière à partir de {one}. Chaque mise doit dépasser la précédente.</translation>
    </message>
    <message>
        <source>Bid what you have</source>
        <translation>Miser ce qu’on a</translation>
    </message>
    <message>
        <source>You can’t bid more than the cash in your hand. You may raise cash first.</source>
        <translation>Tu ne peux pas miser plus que ton argent en main. Tu peux d’abord en trouver.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Bidding goes round, beginning after the player who didn’t buy. Who passes is out of this auction. It ends when only the highest bidder is left. A last player without a bid is still asked. When a bankrupt’s property is sold, bidding begins after that player, one property after the other in board order.</source>
        <translation>On mise à tour de rôle, en commençant après celui qui n’a pas acheté. Qui passe sort de ces enchères. Elles finissent quand il ne reste que le plus offrant. Un dernier joueur sans mise est encore interrogé. Quand les biens d’un joueur en faillite sont vendus, on commence après lui, une propriété après l’autre dans l’ordre du plateau.</translation>
    </message>
    <message>
        <source>The winner of the auction</source>
        <translation>Qui remporte les enchères</translation>
    </message>
    <message>
        <source>The highest bidder pays the Bank and gets the deed. If nobody bids, the Bank keeps it.</source>
        <translation>Le plus offrant paie la Banque et reçoit le titre. Si personne ne mise, la Banque le garde.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Loyer</translation>
    </message>
    <message>
        <source>Stop on somebody else’s property and you pay its owner the rent on its deed.</source>
        <translation>Arrête-toi chez quelqu’un d’autre et tu lui paies le loyer inscrit sur son titre.</translation>
    </message>
    <message>
        <source>A whole colour</source>
        <translation>Une couleur entière</translation>
    </message>
    <message>
        <source>Who owns all lots of a colour gets double rent on those without buildings, even if another lot of the colour is mortgaged or built on.</source>
        <translation>Qui a tous les terrains d’une couleur touche le double sur ceux sans bâtiment, même si un autre de la couleur est hypothéqué ou construit.</translation>
    </message>
    <message>
        <source>Rent with buildings</source>
        <translation>Loyer avec bâtiments</translation>
    </message>
    <message>
        <source>With houses or a hotel the rent is the one printed for exactly that.</source>
        <translation>Avec des maisons ou un hôtel, le loyer est exactement celui inscrit pour cela.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent</source>
        <translation>Hypothéqué&#xa0;: pas de loyer</translation>
    </message>
    <message>
        <source>While a property is mortgaged, stopping there is free.</source>
        <translation>Tant qu’une propriété est hypothéquée, on s’y arrête gratis.</translation>
    </message>
    <message>
        <source>Rent of railroads</source>
        <translation>Loyer des chemins de fer</translation>
    </message>
    <message>
        <source>{r1}, {r2}, {r3} or {r4} for one, two, three or four owned. A mortgaged one earns nothing itself but still counts for the others.</source>
        <translation>{r1}, {r2}, {r3} ou {r4} pour un, deux, trois ou quatre. Un chemin de fer hypothéqué ne rapporte rien mais compte pour les autres.</translation>
    </message>
    <message>
        <source>Rent of utilities</source>
        <translation>Loyer des services publics</translation>
    </message>
    <message>
        <source>Four times the throw that brought you there if the owner has one, ten times if the owner has both. A mortgaged one still counts for the other.</source>
        <translation>Quatre fois le lancer qui t’a amené si le propriétaire en a un, dix fois s’il a les deux. Un service hypothéqué compte pour l’autre.</translation>
    </message>
    <message>
        <source>Owners in Jail</source>
        <translation>Propriétaires en prison</translation>
    </message>
    <message>
        <source>An owner who sits in Jail still gets rent.</source>
        <translation>Un propriétaire en prison touche quand même son loyer.</translation>
    </message>
    <message>
        <source>Rent is paid at once</source>
        <translation>Le loyer se paie aussitôt</translation>
    </message>
    <message>
        <source>The rent is what the deed says when you arrive. The Bank’s computer collects it for the owner.</source>
        <translation>Le loyer est celui du titre quand tu arrives. L’ordinateur de la Banque l’encaisse pour le propriétaire.</translation>
    </message>
    <message>
        <source>Asking for rent</source>
        <translation>Demander le loyer</translation>
    </message>
    <message>
        <source>If you agreed on it, owners must ask for their rent themselves, at the latest before the next player throws; later it is lost. If several rents are open, the oldest comes first.</source>
        <translation>Si vous en avez convenu, chacun doit demander son loyer lui-même, au plus tard avant que le joueur suivant lance&#xa0;; après, il est perdu. S’il y en a plusieurs, le plus ancien d’abord.</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <translation>Tirer une carte</translation>
    </message>
    <message>
        <source>Stop on a card space: the top card is drawn, done at once, and put under its pack.</source>
        <translation>Arrête-toi sur une case carte&#xa0;: la première carte est tirée, appliquée aussitôt et remise sous son paquet.</translation>
    </message>
    <message>
        <source>The card out of Jail</source>
        <translation>La carte de sortie de prison</translation>
    </message>
    <message>
        <source>You keep it until you use it. Then it goes back under the pack it came from. Who has both uses the one from {chance} first.</source>
        <translation>Tu la gardes jusqu’à t’en servir. Puis elle retourne sous son paquet. Qui a les deux utilise d’abord celle de {chance}.</translation>
    </message>
    <message>
        <source>Selling the card</source>
        <translation>Vendre la carte</translation>
    </message>
    <message>
        <source>A card out of Jail may be traded to another player at any price you agree on.</source>
        <translation>Une carte de sortie peut être échangée avec un autre joueur au prix convenu entre vous.</translation>
    </message>
    <message>
        <source>The card to the next railroad</source>
        <translation>La carte vers la prochaine gare</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it, you pay twice the usual rent.</source>
        <translation>Si elle n’est à personne, tu peux l’acheter&#xa0;; sinon elle est mise aux enchères. Si elle est à un autre, tu paies deux fois le loyer habituel.</translation>
    </message>
    <message>
        <source>The card to the next utility</source>
        <translation>La carte vers le prochain service</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it and it isn’t mortgaged, the dice are thrown again and you pay ten times that throw. Doubles in that throw mean nothing.</source>
        <translation>S’il n’est à personne, tu peux l’acheter&#xa0;; sinon il est mis aux enchères. S’il est à un autre et pas hypothéqué, on relance les dés et tu paies dix fois ce lancer. Un double n’y compte pas.</translation>
    </message>
    <message>
        <source>The card that moves you back</source>
        <translation>La carte qui fait reculer</translation>
    </message>
    <message>
        <source>The space you reach by moving back counts in full, as if you had thrown it.</source>
        <translation>La case atteinte en reculant compte en entier, comme avec les dés.</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>You pay the sums on the card for each house and each hotel that you own.</source>
        <translation>Tu paies les sommes de la carte pour chaque maison et chaque hôtel à toi.</translation>
    </message>
    <message>
        <source>Paying everybody</source>
        <translation>Payer tout le monde</translation>
    </message>
    <message>
        <source>Payments to or from each player go round the table one by one. Who can’t pay is bankrupt to the player whose money is missing; the players after that get nothing. What is owed to a player who leaves is forgotten.</source>
        <translation>Les paiements à chacun ou de chacun se font à tour de rôle. Qui ne peut payer fait faillite envers celui à qui l’argent manque&#xa0;; les suivants ne reçoivent rien. Ce qui est dû à un joueur qui part est oublié.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Impôt sur le revenu</translation>
    </message>
    <message>
        <source>Pay {flat}, or a tenth of all you have: cash, the printed price of all your properties, mortgaged or not, and what your buildings cost.</source>
        <translation>Paie {flat}, ou un dixième de tout ce que tu as&#xa0;: argent, prix affiché de toutes tes propriétés, hypothéquées ou non, et coût de tes bâtiments.</translation>
    </message>
    <message>
        <source>Choose before you count</source>
        <translation>Choisir avant de compter</translation>
    </message>
    <message>
        <source>You choose between the two before anything is added up, and you can’t take it back. That is why nobody’s total is shown before the game is over.</source>
        <translation>Tu choisis avant tout calcul, et tu ne peux pas revenir dessus. C’est pourquoi la fortune de personne n’est montrée avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Luxury tax</source>
        <translation>Taxe de luxe</translation>
    </message>
    <message>
        <source>This space costs {luxury}.</source>
        <translation>Cette case coûte {luxury}.</translation>
    </message>
    <message>
        <source>Ten per cent</source>
        <translation>Dix pour cent</translation>
    </message>
    <message>
        <source>Every 10 % in this game is rounded up: a tenth of {seventy_five} is {eight}.</source>
        <translation>Tous les 10&#xa0;% de ce jeu sont arrondis vers le haut&#xa0;: un dixième de {seventy_five} fait {eight}.</translation>
    </message>
    <message>
        <source>Into Jail</source>
        <translation>En prison</translation>
    </message>
    <message>
        <source>The corner that sends you to Jail, a card, or doubles for the third time in a turn take you straight there. You get no salary on the way, and your turn is over.</source>
        <translation>Le coin qui t’envoie en prison, une carte, ou un troisième double dans le tour t’y mènent tout droit. Pas de salaire en chemin, et ton tour est fini.</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Simple visite</translation>
    </message>
    <message>
        <source>If you walk onto that space by yourself, you are only visiting. Nothing happens.</source>
        <translation>Si tu arrives sur cette case par toi-même, tu es en visite. Il ne se passe rien.</translation>
    </message>
    <message>
        <source>Out by doubles</source>
        <translation>Sortir par un double</translation>
    </message>
    <message>
        <source>Throw doubles in Jail and you are free: move that throw and play the space. You don’t throw again.</source>
        <translation>Fais un double en prison et tu es libre&#xa0;: avance de ce lancer et joue la case. Tu ne relances pas.</translation>
    </message>
    <message>
        <source>Out by a card</source>
        <translation>Sortir par une carte</translation>
    </message>
    <message>
        <source>Use a card out of Jail before you throw, also one that you have just bought. Then throw and move as usual.</source>
        <translation>Utilise une carte de sortie avant de lancer, même une que tu viens d’acheter. Puis lance et avance comme d’habitude.</translation>
    </message>
    <message>
        <source>Out by paying</source>
        <translation>Sortir en payant</translation>
    </message>
    <message>
        <source>On your first or second turn in Jail you may pay {fine} before you throw. Then throw and move as usual.</source>
        <translation>Au premier ou au deuxième tour en prison, tu peux payer {fine} avant de lancer. Puis lance et avance comme d’habitude.</translation>
    </message>
    <message>
        <source>The third turn in Jail</source>
        <translation>Le troisième tour en prison</translation>
    </message>
    <message>
        <source>No doubles on the third turn either: now you must pay {fine}, raising the cash if you need to, and move that throw. If you can’t, you are bankrupt to the Bank.</source>
        <translation>Pas de double au troisième tour non plus&#xa0;: il faut payer {fine}, en trouvant l’argent au besoin, et avancer de ce lancer. Si tu ne peux pas, tu fais faillite envers la Banque.</translation>
    </message>
    <message>
        <source>Life in Jail</source>
        <translation>La vie en prison</translation>
    </message>
    <message>
        <source>In Jail you may still build, trade, bid, mortgage and collect rent.</source>
        <translation>En prison, tu peux quand même construire, échanger, miser, hypothéquer et toucher tes loyers.</translation>
    </message>
    <message>
        <source>Free parking</source>
        <translation>Parc gratuit</translation>
    </message>
    <message>
        <source>Just a place to rest. You get nothing and pay nothing.</source>
        <translation>Juste un endroit pour se reposer. Tu n’y reçois rien et n’y paies rien.</translation>
    </message>
    <message>
        <source>Where you may build</source>
        <translation>Où construire</translation>
    </message>
    <message>
        <source>Only on a colour that is all yours, with no lot of it mortgaged. You may build at any time, in Jail too.</source>
        <translation>Seulement sur une couleur toute à toi, sans terrain hypothéqué. À tout moment, même en prison.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Construire uniformément</translation>
    </message>
    <message>
        <source>No lot gets its next building while another lot of the same colour has fewer.</source>
        <translation>Aucun terrain ne reçoit son prochain bâtiment tant qu’un autre de la couleur en a moins.</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <source>A house costs what the deed says. A lot holds up to four houses.</source>
        <translation>Une maison coûte ce que dit le titre. Un terrain porte jusqu’à quatre maisons.</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>Hôtels</translation>
    </message>
    <message>
        <source>When every lot of the colour has four houses or a hotel, you may pay for a hotel: the four houses of that lot go back to the Bank. There is only one hotel to a lot.</source>
        <translation>Quand chaque terrain de la couleur a quatre maisons ou un hôtel, tu peux payer un hôtel&#xa0;: les quatre maisons de ce terrain retournent à la Banque. Un seul hôtel par terrain.</translation>
    </message>
    <message>
        <source>Only so many</source>
        <translation>Pas plus que cela</translation>
    </message>
    <message>
        <source>There are 32 houses and 12 hotels. If the Bank has none left, wait until some come back.</source>
        <translation>Il y a 32 maisons et 12 hôtels. Si la Banque n’en a plus, attends qu’il en revienne.</translation>
    </message>
    <message>
        <source>When buildings run short</source>
        <translation>Quand les bâtiments manquent</translation>
    </message>
    <message>
        <source>If players who could build now want more houses or hotels than the Bank has, everybody who could build is asked. If more than one wants the building, it is auctioned, from the printed price up; the bid names the lot it is for. Hotels come before houses. If nobody else wants it, it is sold at the printed price.</source>
        <translation>Si ceux qui pourraient construire veulent ensemble plus de maisons ou d’hôtels que n’en a la Banque, chacun d’eux est interrogé. Si plus d’un veut le bâtiment, il est mis aux enchères à partir du prix affiché&#xa0;; la mise nomme son terrain. Les hôtels passent avant les maisons. Si personne d’autre n’en veut, il est vendu au prix affiché.</translation>
    </message>
    <message>
        <source>Selling buildings</source>
        <translation>Vendre des bâtiments</translation>
    </message>
    <message>
        <source>The Bank takes buildings back at any time for half the printed price, whatever you paid in an auction.</source>
        <translation>La Banque reprend les bâtiments à tout moment à moitié du prix affiché, quoi que tu aies payé aux enchères.</translation>
    </message>
    <message>
        <source>Sell evenly</source>
        <translation>Vendre uniformément</translation>
    </message>
    <message>
        <source>Buildings come down evenly, just as they went up.</source>
        <translation>Les bâtiments se démontent uniformément, comme ils ont été construits.</translation>
    </message>
    <message>
        <source>Selling a hotel</source>
        <translation>Vendre un hôtel</translation>
    </message>
    <message>
        <source>A hotel turns back into four houses if the Bank has four. You can always sell all buildings of a colour at once; a hotel then counts as five houses.</source>
        <translation>Un hôtel redevient quatre maisons si la Banque en a quatre. Tu peux toujours vendre d’un coup tous les bâtiments d’une couleur&#xa0;; un hôtel compte alors cinq maisons.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Any two players may trade properties, cards out of Jail and cash at any time, in Jail too. A present is allowed, an empty offer is not, and nobody can give what they don’t have. You may take an offer back until it is answered.</source>
        <translation>Deux joueurs peuvent à tout moment échanger propriétés, cartes de sortie et argent, même en prison. Un cadeau est permis, une offre vide non, et personne ne donne ce qu’il n’a pas. Tu peux retirer ton offre jusqu’à la réponse.</translation>
    </message>
    <message>
        <source>No trade with buildings</source>
        <translation>Pas d’échange avec des bâtiments</translation>
    </message>
    <message>
        <source>A lot can’t be traded while any lot of its colour has a building. Buildings themselves are never traded.</source>
        <translation>Un terrain ne s’échange pas tant qu’un terrain de sa couleur porte un bâtiment. Les bâtiments eux-mêmes ne s’échangent jamais.</translation>
    </message>
    <message>
        <source>Getting a mortgaged property</source>
        <translation>Recevoir une propriété hypothéquée</translation>
    </message>
    <message>
        <source>The new owner chooses at once: lift the mortgage for its value plus 10 %, or keep it and pay 10 % now, and 10 % again when lifting it later. Both sides need enough cash for these 10 %.</source>
        <translation>Le nouveau propriétaire choisit aussitôt&#xa0;: lever l’hypothèque pour sa valeur plus 10&#xa0;%, ou la garder en payant 10&#xa0;% maintenant, et encore 10&#xa0;% en la levant plus tard. Chacun doit avoir assez d’argent pour ces 10&#xa0;%.</translation>
    </message>
    <message>
        <source>No loans, no promises</source>
        <translation>Ni prêts ni promesses</translation>
    </message>
    <message>
        <source>Players don’t lend each other money and can’t trade promises about later turns.</source>
        <translation>Les joueurs ne se prêtent pas d’argent et n’échangent pas de promesses sur les tours à venir.</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hypothèque</translation>
    </message>
    <message>
        <source>At any time the Bank lends you the mortgage value of a property, if no lot of its colour has a building.</source>
        <translation>À tout moment, la Banque te prête la valeur hypothécaire d’une propriété, si aucun terrain de sa couleur ne porte de bâtiment.</translation>
    </message>
    <message>
        <source>Lifting a mortgage</source>
        <translation>Lever une hypothèque</translation>
    </message>
    <message>
        <source>Pay the mortgage value plus 10 %, at any time.</source>
        <translation>Paie la valeur hypothécaire plus 10&#xa0;%, à tout moment.</translation>
    </message>
    <message>
        <source>Only the owner lifts it</source>
        <translation>Seul le propriétaire la lève</translation>
    </message>
    <message>
        <source>Nobody but the owner can lift a mortgage. The property itself may be traded.</source>
        <translation>Personne d’autre que le propriétaire ne peut lever une hypothèque. La propriété, elle, peut s’échanger.</translation>
    </message>
    <message>
        <source>When cash is short</source>
        <translation>Quand l’argent manque</translation>
    </message>
    <message>
        <source>If you owe more than you have, sell buildings, mortgage or trade until it is paid.</source>
        <translation>Si tu dois plus que tu n’as, vends des bâtiments, hypothèque ou échange jusqu’à avoir payé.</translation>
    </message>
    <message>
        <source>Paying and giving up</source>
        <translation>Payer et abandonner</translation>
    </message>
    <message>
        <source>A debt is paid by itself as soon as your cash covers it. With nothing left to raise cash with you are bankrupt. You may give up at your own throw, at a debt or at the end of your turn: if the debt can no longer be covered, everything goes to the player you owe, otherwise to the Bank.</source>
        <translation>Une dette se paie toute seule dès que ton argent suffit. Sans rien pour en trouver, tu fais faillite. Tu peux abandonner à ton lancer, devant une dette ou à la fin de ton tour&#xa0;: si la dette n’est plus couverte, tout va au joueur à qui tu dois, sinon à la Banque.</translation>
    </message>
    <message>
        <source>Trading in debt</source>
        <translation>Échanger avec des dettes</translation>
    </message>
    <message>
        <source>While you owe money you may only make trades after which the debt is paid, or could still be paid with what the Bank gives for the rest.</source>
        <translation>Tant que tu dois de l’argent, seuls sont permis les échanges après lesquels la dette est payée, ou pourrait l’être avec ce que la Banque donne pour le reste.</translation>
    </message>
    <message>
        <source>Down to nothing</source>
        <translation>Plus un sou</translation>
    </message>
    <message>
        <source>Having exactly {nothing} left is not bankrupt.</source>
        <translation>Avoir exactement {nothing} n’est pas une faillite.</translation>
    </message>
    <message>
        <source>Bankrupt to a player</source>
        <translation>Faillite envers un joueur</translation>
    </message>
    <message>
        <source>Your buildings go back to the Bank for half their price. That money, all your cash, deeds and cards go to the player you owe.</source>
        <translation>Tes bâtiments retournent à la Banque à moitié prix. Cet argent, tout le reste de ton argent, tes titres et tes cartes vont au joueur à qui tu dois.</translation>
    </message>
    <message>
        <source>Taking over mortgages</source>
        <translation>Reprendre des hypothèques</translation>
    </message>
    <message>
        <source>For each mortgaged deed received from a bankrupt you pay the Bank 10 % at once. You may lift it then for the mortgage value alone; later it costs another 10 %.</source>
        <translation>Pour chaque titre hypothéqué reçu d’une faillite, tu paies aussitôt 10&#xa0;% à la Banque. Tu peux alors lever l’hypothèque pour sa seule valeur&#xa0;; plus tard, cela coûte encore 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pulled along</source>
        <translation>Entraîné</translation>
    </message>
    <message>
        <source>Who can’t pay the 10 % on deeds just received goes bankrupt too, to the Bank.</source>
        <translation>Qui ne peut payer les 10&#xa0;% sur les titres reçus fait faillite aussi, envers la Banque.</translation>
    </message>
    <message>
        <source>Bankrupt to the Bank</source>
        <translation>Faillite envers la Banque</translation>
    </message>
    <message>
        <source>Cash, buildings and cards go back to the Bank. Every deed is auctioned at once among the others, free of mortgage.</source>
        <translation>Argent, bâtiments et cartes retournent à la Banque. Chaque titre est aussitôt mis aux enchères entre les autres, libre d’hypothèque.</translation>
    </message>
    <message>
        <source>Leaving the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>A bankrupt player leaves at once. Questions to that player fall away, auctions go on without them, and their turn passes on.</source>
        <translation>Un joueur en faillite part aussitôt. Les questions qu’on lui posait tombent, les enchères continuent sans lui, et son tour passe.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>The last player left wins. The bankruptcy that decides it ends the game at once.</source>
        <translation>Le dernier joueur en jeu gagne. La faillite qui en décide finit aussitôt la partie.</translation>
    </message>
    <message>
        <source>The richest wins</source>
        <translation>Le plus riche gagne</translation>
    </message>
    <message>
        <source>If you agreed on an earlier end, the richest wins: cash, properties at their printed price, mortgaged ones at half, and buildings at what they cost. Equal players share the win.</source>
        <translation>Si vous avez convenu d’une fin plus tôt, le plus riche gagne&#xa0;: argent, propriétés au prix affiché, hypothéquées à moitié, et bâtiments à leur coût. À égalité, la victoire est partagée.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>No rule has these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Règle {id}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>Chercher dans toutes les règles</translation>
    </message>
    <message>
        <source>Rules; those for this question come first, in bold</source>
        <translation>Règles&#xa0;; celles de cette question d’abord, en gras</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Masquer les options</translation>
    </message>
    <message>
        <source>Customise every option</source>
        <translation>Personnaliser chaque option</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Pion du joueur {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Couleur du joueur {number}</translation>
    </message>
    <message>
        <source>Person or computer, player {number}</source>
        <translation>Personne ou ordinateur, joueur {number}</translation>
    </message>
    <message>
        <source>What computer {number} prefers</source>
        <translation>Ce que préfère l’ordinateur {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Retirer le joueur {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Personne</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Ajouter une personne</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <translation>+ Ordinateur</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Ajouter un ordinateur</translation>
    </message>
    <message>
        <source>Eight can play at most (SETUP-1).</source>
        <translation>On peut jouer à huit au plus (SETUP-1).</translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{name} {before} › {after}</source>
        <translation>{name} {before} › {after}</translation>
    </message>
    <message>
        <source>{group}: {sides} of {size}.</source>
        <translation>{group}&#xa0;: {sides} sur {size}.</translation>
    </message>
    <message>
        <source>{name} completes the set.</source>
        <translation>{name} complète la série.</translation>
    </message>
    <message>
        <source>{name} breaks up the set.</source>
        <translation>{name} casse la série.</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (hypothéqué)</translation>
    </message>
    <message>
        <source>a card out of Jail ({pack})</source>
        <translation>une carte de sortie de prison ({pack})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lente</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>How it looks</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Patterns on the colours of the groups</source>
        <translation>Motifs sur les couleurs des groupes</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Time to ask for rent, if owners must ask</source>
        <translation>Temps pour demander un loyer, si les propriétaires doivent le faire</translation>
    </message>
    <message>
        <source>Call a player before a question in another’s turn</source>
        <translation>Appeler un joueur avant une question pendant le tour d’un autre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Keys while the board has the focus</source>
        <translation>Touches quand le plateau a le focus</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>Ne pas attendre</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} secondes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Pour {name}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Take the answer that is filled with colour</source>
        <translation>Prendre la réponse en couleur</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Go to the next button or field</source>
        <translation>Aller au bouton ou champ suivant</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Press the button in focus; skip while something moves</source>
        <translation>Appuyer sur le bouton actif&#xa0;; passer tant que quelque chose bouge</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Go from space to space on the board</source>
        <translation>Aller de case en case sur le plateau</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Close a sheet or a dialog; decides nothing</source>
        <translation>Fermer un volet ou une fenêtre&#xa0;; ne décide rien</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message>
        <source>Street, colour {group}.</source>
        <translation>Terrain, couleur {group}.</translation>
    </message>
    <message>
        <source>One of the {group}.</source>
        <translation>Fait partie du groupe {group}.</translation>
    </message>
    <message>
        <source>For sale at {price}.</source>
        <translation>À vendre pour {price}.</translation>
    </message>
    <message>
        <source>Owned by {owner}.</source>
        <translation>Propriétaire&#xa0;: {owner}.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent.</source>
        <translation>Sous hypothèque&#xa0;: pas de loyer.</translation>
    </message>
    <message>
        <source>There is a hotel.</source>
        <translation>Il y a un hôtel.</translation>
    </message>
    <message>
        <source>Buildings: {houses}.</source>
        <translation>Bâtiments&#xa0;: {houses}.</translation>
    </message>
    <message>
        <source>No rent while the owner is in Jail.</source>
        <translation>Pas de loyer tant que le propriétaire est en prison.</translation>
    </message>
    <message>
        <source>Rent: {factor} times the throw.</source>
        <translation>Loyer&#xa0;: {factor} fois le lancer.</translation>
    </message>
    <message>
        <source>Rent {rent}.</source>
        <translation>Loyer {rent}.</translation>
    </message>
    <message>
        <source>Passing or reaching it pays {salary}.</source>
        <translation>S’y arrêter ou y passer rapporte {salary}.</translation>
    </message>
    <message>
        <source>Visitors just stand here; prisoners wait inside.</source>
        <translation>Les visiteurs restent ici&#xa0;; les prisonniers attendent dedans.</translation>
    </message>
    <message>
        <source>A free place to rest.</source>
        <translation>Un endroit libre pour se reposer.</translation>
    </message>
    <message>
        <source>Sends you straight to Jail.</source>
        <translation>T’envoie tout droit en prison.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Tu tires une carte.</translation>
    </message>
    <message>
        <source>Pay {flat} or 10 %.</source>
        <translation>Paie {flat} ou 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pay {luxury}.</source>
        <translation>Paie {luxury}.</translation>
    </message>
    <message>
        <source>Pay {flat}.</source>
        <translation>Paie {flat}.</translation>
    </message>
    <message>
        <source>Whoever stops here gets the pot: {pot}.</source>
        <translation>Qui s’arrête ici gagne la cagnotte&#xa0;: {pot}.</translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation>Ici&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>In Jail: {players}.</source>
        <translation>En prison&#xa0;: {players}.</translation>
    </message>
</context>
<context>
    <name>SpeedDieQuestion</name>
    <message>
        <source>Where to</source>
        <translation>Où aller</translation>
    </message>
    <message>
        <source>Move to {space}</source>
        <translation>Aller à {space}</translation>
    </message>
    <message>
        <source>{steps}: {space}</source>
        <translation>{steps}&#xa0;: {space}</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>en faillite</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A trade with {other} gave {player} the first colour: {group}.</source>
        <translation>Un échange avec {other} a donné à {player} la première couleur&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{player} had the first colour complete: {group}.</source>
        <translation>{player} a eu la première couleur complète&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>A trade with {other} gave {player} all of {group}.</source>
        <translation>Un échange avec {other} a donné à {player} toute la série {group}.</translation>
    </message>
    <message>
        <source>{player} completed {group}.</source>
        <translation>{player} a complété {group}.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to the Bank.</source>
        <translation>{player} a fait faillite&#xa0;; tout est allé à la Banque.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to {other}.</source>
        <translation>{player} a fait faillite&#xa0;; tout est allé à {other}.</translation>
    </message>
    <message>
        <source>{player} gave up; everything went to the Bank.</source>
        <translation>{player} a abandonné&#xa0;; tout est allé à la Banque.</translation>
    </message>
    <message>
        <source>{player} threw highest and began.</source>
        <translation>{player} a fait le plus et a commencé.</translation>
    </message>
    <message>
        <source>{player} bought the first property, {space}.</source>
        <translation>{player} a acheté la première propriété, {space}.</translation>
    </message>
    <message>
        <source>{player} built the first hotel, on {space}.</source>
        <translation>{player} a construit le premier hôtel, sur {space}.</translation>
    </message>
    <message>
        <source>The dearest rent: {player} paid {other} {sum} for {space}.</source>
        <translation>Le loyer le plus cher&#xa0;: {player} a payé {sum} à {other} pour {space}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} a payé à {other} {sum} de loyer pour {space}.</translation>
    </message>
    <message>
        <source>{player} and {other} traded: {give} for {take}.</source>
        <translation>{player} et {other} ont échangé&#xa0;: {give} contre {take}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {give}.</source>
        <translation>{player} a fait un cadeau à {other}&#xa0;: {give}.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {take}.</source>
        <translation>{other} a fait un cadeau à {player}&#xa0;: {take}.</translation>
    </message>
    <message>
        <source>A bargain: {player} got {space} for {sum} in an auction.</source>
        <translation>Une bonne affaire&#xa0;: {player} a eu {space} pour {sum} aux enchères.</translation>
    </message>
    <message>
        <source>{player} paid {sum} in an auction for {space}, priced at {price}.</source>
        <translation>{player} a payé {sum} aux enchères pour {space}, au prix affiché de {price}.</translation>
    </message>
    <message>
        <source>{player} won: all the others were bankrupt.</source>
        <translation>{player} a gagné&#xa0;: tous les autres avaient fait faillite.</translation>
    </message>
    <message>
        <source>{player} won, the richest with {sum}.</source>
        <translation>{player} a gagné, le plus riche avec {sum}.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {player} won, the richest with {sum}.</source>
        <translation>Les manches convenues étaient jouées. {player} a gagné, le plus riche avec {sum}.</translation>
    </message>
    <message>
        <source>The agreed time was over. {player} won, the richest with {sum}.</source>
        <translation>Le temps convenu était écoulé. {player} a gagné, le plus riche avec {sum}.</translation>
    </message>
    <message>
        <source>{players} shared the win.</source>
        <translation>{players} se sont partagé la victoire.</translation>
    </message>
    <message>
        <source>{players} shared the win, with {sum} each.</source>
        <translation>{players} se sont partagé la victoire, avec {sum} chacun.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {players} won, with {sum} each.</source>
        <translation>Les manches convenues étaient jouées. {players} ont gagné, avec {sum} chacun.</translation>
    </message>
    <message>
        <source>The agreed time was over. {players} won, with {sum} each.</source>
        <translation>Le temps convenu était écoulé. {players} ont gagné, avec {sum} chacun.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>You now own {space}.</source>
        <translation>Tu possèdes maintenant {space}.</translation>
    </message>
    <message>
        <source>{player} now owns all of {group}.</source>
        <translation>{player} possède maintenant toute la série {group}.</translation>
    </message>
    <message>
        <source>You were sent to Jail.</source>
        <translation>Tu as été envoyé en prison.</translation>
    </message>
    <message>
        <source>{player} went to Jail.</source>
        <translation>{player} est allé en prison.</translation>
    </message>
    <message>
        <source>{player} keeps a card out of Jail.</source>
        <translation>{player} garde une carte de sortie.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {give}.</source>
        <translation>{other} a fait un cadeau à {player}&#xa0;: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} a fait un cadeau à {other}&#xa0;: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted your present: {give}.</source>
        <translation>{player} a accepté ton cadeau&#xa0;: {give}.</translation>
    </message>
    <message>
        <source>{player} gave you a present: {take}.</source>
        <translation>{player} t’a fait un cadeau&#xa0;: {take}.</translation>
    </message>
    <message>
        <source>{player} took your offer: you gave {give} for {take}.</source>
        <translation>{player} a pris ton offre&#xa0;: tu as donné {give} contre {take}.</translation>
    </message>
    <message>
        <source>{player} refused your offer.</source>
        <translation>{player} a refusé ton offre.</translation>
    </message>
    <message>
        <source>{other} and {player} traded: {give} for {take}.</source>
        <translation>{other} et {player} ont échangé&#xa0;: {give} contre {take}.</translation>
    </message>
    <message>
        <source>You did not ask {player} for {sum} rent on {space} in time.</source>
        <translation>Tu n’as pas demandé à temps à {player} {sum} de loyer pour {space}.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; all of it is yours.</source>
        <translation>{player} a fait faillite&#xa0;; tout est à toi.</translation>
    </message>
    <message>
        <source>{player} is bankrupt.</source>
        <translation>{player} a fait faillite.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; everything went to {other}.</source>
        <translation>{player} a fait faillite&#xa0;; tout est allé à {other}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} in all.</source>
        <translation>{player} t’a payé {sum} en tout.</translation>
    </message>
    <message>
        <source>You received {sum}.</source>
        <translation>Tu as reçu {sum}.</translation>
    </message>
    <message>
        <source>You paid {sum}.</source>
        <translation>Tu as payé {sum}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} rent for {space}.</source>
        <translation>{player} t’a payé {sum} de loyer pour {space}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum} rent for {space}.</source>
        <translation>Tu as payé à {player} {sum} de loyer pour {space}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum}.</source>
        <translation>{player} t’a payé {sum}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum}.</source>
        <translation>Tu as payé {sum} à {player}.</translation>
    </message>
    <message>
        <source>{player} bought {goods}.</source>
        <translation>{player} a acheté {goods}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {goods}.</source>
        <translation>{player} a hypothéqué {goods}.</translation>
    </message>
    <message>
        <source>{player} built on {group}: rents up to {sum} now.</source>
        <translation>{player} a construit sur {group}&#xa0;: loyers jusqu’à {sum} maintenant.</translation>
    </message>
    <message>
        <source>{player} sold buildings of {group}.</source>
        <translation>{player} a vendu des bâtiments de {group}.</translation>
    </message>
    <message>
        <source>Together {sum} more: you have {cash} now.</source>
        <translation>En tout {sum} de plus&#xa0;: tu as maintenant {cash}.</translation>
    </message>
    <message>
        <source>Together {sum} less: you have {cash} now.</source>
        <translation>En tout {sum} de moins&#xa0;: tu as maintenant {cash}.</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>There is still something to buy out there.</source>
        <translation>Il y a encore des choses à acheter dehors.</translation>
    </message>
    <message>
        <source>The way round is not dangerous now.</source>
        <translation>Le chemin n’est pas dangereux en ce moment.</translation>
    </message>
    <message>
        <source>Safer inside: a turn outside would cost about {amount} in rents.</source>
        <translation>Plus sûr dedans&#xa0;: un tour dehors coûterait environ {amount} de loyers.</translation>
    </message>
    <message>
        <source>{space} completes my set: {group}.</source>
        <translation>{space} complète ma série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{seat} would have liked to have {space}.</source>
        <translation>{seat} aurait bien aimé avoir {space}.</translation>
    </message>
    <message>
        <source>{space} is worth its price to me.</source>
        <translation>{space} vaut son prix pour moi.</translation>
    </message>
    <message>
        <source>I like {space}.</source>
        <translation>{space} me plaît.</translation>
    </message>
    <message>
        <source>I need my cash more than {space}.</source>
        <translation>J’ai plus besoin de mon argent que de {space}.</translation>
    </message>
    <message>
        <source>{space} is not worth its price to me.</source>
        <translation>{space} ne vaut pas son prix pour moi.</translation>
    </message>
    <message>
        <source>Let the others bid each other up for {space}.</source>
        <translation>Que les autres fassent monter {space} entre eux.</translation>
    </message>
    <message>
        <source>First I want to see how you all bid.</source>
        <translation>Je veux d’abord voir comment vous misez.</translation>
    </message>
    <message>
        <source>{space} is worth no more than {amount} to me.</source>
        <translation>{space} ne vaut pas plus de {amount} pour moi.</translation>
    </message>
    <message>
        <source>A tenth looks cheaper.</source>
        <translation>Un dixième a l’air moins cher.</translation>
    </message>
    <message>
        <source>The fixed tax looks cheaper.</source>
        <translation>L’impôt fixe a l’air moins cher.</translation>
    </message>
    <message>
        <source>Now the rent on {space} is {amount}.</source>
        <translation>Maintenant le loyer de {space} est de {amount}.</translation>
    </message>
    <message>
        <source>A house on {space}, and the others may run out of them.</source>
        <translation>Une maison sur {space}, et les autres risquent d’en manquer.</translation>
    </message>
    <message>
        <source>I could use it on {space}.</source>
        <translation>J’en aurais l’usage sur {space}.</translation>
    </message>
    <message>
        <source>I don’t need one now.</source>
        <translation>Je n’en ai pas besoin maintenant.</translation>
    </message>
    <message>
        <source>{space} earns me least.</source>
        <translation>{space} me rapporte le moins.</translation>
    </message>
    <message>
        <source>I can best spare the building on {space}.</source>
        <translation>C’est le bâtiment de {space} qui me manquera le moins.</translation>
    </message>
    <message>
        <source>I can’t find the missing {amount}.</source>
        <translation>Je ne trouve pas les {amount} qui manquent.</translation>
    </message>
    <message>
        <source>{space} shall earn rent again.</source>
        <translation>{space} doit rapporter de nouveau.</translation>
    </message>
    <message>
        <source>{space} shall earn rent at once.</source>
        <translation>{space} doit rapporter tout de suite.</translation>
    </message>
    <message>
        <source>{space} can wait.</source>
        <translation>{space} peut attendre.</translation>
    </message>
    <message>
        <source>{space} is the best place to be.</source>
        <translation>{space} est le meilleur endroit.</translation>
    </message>
    <message>
        <source>We would both complete a set. Mine: {group}.</source>
        <translation>Nous complétons tous les deux une série. Moi&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>It would complete my set: {group}.</source>
        <translation>Cela compléterait ma série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{seat} would complete a set: {group}. That has its price.</source>
        <translation>{seat} compléterait une série&#xa0;: {group}. Cela a son prix.</translation>
    </message>
    <message>
        <source>I need the cash.</source>
        <translation>J’ai besoin d’argent.</translation>
    </message>
    <message>
        <source>Both of us are better off with it.</source>
        <translation>Nous y gagnons tous les deux.</translation>
    </message>
    <message>
        <source>With about {amount} more I would say yes.</source>
        <translation>Pour environ {amount} de plus, je dirais oui.</translation>
    </message>
    <message>
        <source>It completes my set: {group}.</source>
        <translation>Cela complète ma série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>A good deal for me.</source>
        <translation>Une bonne affaire pour moi.</translation>
    </message>
    <message>
        <source>I can use the cash.</source>
        <translation>L’argent me sera utile.</translation>
    </message>
    <message>
        <source>It would give {seat} a whole set: {group}.</source>
        <translation>Cela donnerait à {seat} toute une série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>It would break up my set: {group}.</source>
        <translation>Cela casserait ma série&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>About {amount} more, and we can talk.</source>
        <translation>Environ {amount} de plus, et on peut parler.</translation>
    </message>
    <message>
        <source>{seat} is ahead already.</source>
        <translation>{seat} est déjà en tête.</translation>
    </message>
    <message>
        <source>We have just dealt the other way round.</source>
        <translation>Nous venons d’échanger dans l’autre sens.</translation>
    </message>
    <message>
        <source>Without this deal {seat} would soon be out.</source>
        <translation>Sans cet échange, {seat} serait bientôt éliminé.</translation>
    </message>
    <message>
        <source>I couldn’t pay the next rent then.</source>
        <translation>Je ne pourrais plus payer le prochain loyer.</translation>
    </message>
    <message>
        <source>I don’t trade.</source>
        <translation>Je n’échange pas.</translation>
    </message>
    <message>
        <source>Nothing more to do.</source>
        <translation>Plus rien à faire.</translation>
    </message>
    <message>
        <source>Just because.</source>
        <translation>Comme ça, pour rien.</translation>
    </message>
    <message>
        <source>My thinking broke off, so I do what is safe.</source>
        <translation>J’ai perdu le fil, je fais donc ce qui est sûr.</translation>
    </message>
</context>
<context>
    <name>TradeQuestion</name>
    <message>
        <source>You have {sum} then.</source>
        <translation>Tu as alors {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>You get {goods}.</source>
        <translation>Tu reçois {goods}.</translation>
    </message>
    <message>
        <source>You give {goods}.</source>
        <translation>Tu donnes {goods}.</translation>
    </message>
    <message>
        <source>You pay {interest} interest at once on mortgaged deeds, and have {sum} then.</source>
        <translation>Tu paies aussitôt {interest} d’intérêts pour les hypothèques, et tu as alors {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {sum} interest at once on mortgaged deeds.</source>
        <translation>{name} paie aussitôt {sum} d’intérêts pour les hypothèques.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Make another offer</source>
        <translation>Faire une autre offre</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <translation>{name} la retire</translation>
    </message>
    <message>
        <source>No, and don’t ask again</source>
        <translation>Non, et ne redemande pas</translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>Who makes the offer?</source>
        <translation>Qui fait l’offre&#xa0;?</translation>
    </message>
    <message>
        <source>{name} answers with an offer</source>
        <translation>{name} répond par une offre</translation>
    </message>
    <message>
        <source>{name} makes an offer</source>
        <translation>{name} fait une offre</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>À qui&#xa0;?</translation>
    </message>
    <message>
        <source>Refuse and offer this</source>
        <translation>Refuser et proposer ceci</translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation>Proposer ceci</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>{name} has {sum} then.</source>
        <translation>{name} a alors {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {interest} interest at once on mortgaged deeds, and has {sum} then.</source>
        <translation>{name} paie aussitôt {interest} d’intérêts pour les hypothèques, et a alors {sum}.</translation>
    </message>
</context>
<context>
    <name>TradeSide</name>
    <message>
        <source>{name} gives</source>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>Cash from {name}</source>
        <translation>Argent de {name}</translation>
    </message>
    <message>
        <source>of {sum}</source>
        <translation>sur {sum}</translation>
    </message>
    <message>
        <source>Get out of Jail card ({pack})</source>
        <translation>Carte de sortie de prison ({pack})</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (hypothéqué)</translation>
    </message>
    <message>
        <source>{space} (built on)</source>
        <translation>{space} (construit)</translation>
    </message>
    <message>
        <source>A lot of a colour with buildings can’t be traded (TRADE-2).</source>
        <translation>Un terrain dont la couleur porte des bâtiments ne s’échange pas (TRADE-2).</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The file is much too large for a game; it is not one of ours.</source>
        <translation>Le fichier est bien trop gros pour une partie&#xa0;; ce n’est pas un des nôtres.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Ce n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>La partie a été enregistrée par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>The file was damaged: line {line} was changed after it was written.</source>
        <translation>Le fichier a été abîmé&#xa0;: la ligne {line} a changé après avoir été écrite.</translation>
    </message>
    <message>
        <source>The file ends in the middle of line {line}.</source>
        <translation>Le fichier s’arrête au milieu de la ligne {line}.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>La fin du fichier manque.</translation>
    </message>
    <message>
        <source>Something stands behind the end of the game, in line {line}.</source>
        <translation>Il y a encore quelque chose après la fin de la partie, à la ligne {line}.</translation>
    </message>
    <message>
        <source>Line {line} of the file can’t be understood.</source>
        <translation>La ligne {line} du fichier est incompréhensible.</translation>
    </message>
    <message>
        <source>The game was played on a board that is not installed here.</source>
        <translation>La partie s’est jouée sur un plateau qui n’est pas installé ici.</translation>
    </message>
    <message>
        <source>What line {line} of the file says is not possible by the rules.</source>
        <translation>Ce que dit la ligne {line} du fichier n’est pas possible selon les règles.</translation>
    </message>
    <message>
        <source>The position in the file is not the one that the moves lead to.</source>
        <translation>La position du fichier n’est pas celle où mènent les coups.</translation>
    </message>
    <message>
        <source>Another window has this game open.</source>
        <translation>Une autre fenêtre a ouvert cette partie.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Writing in this folder is not allowed.</source>
        <translation>On n’a pas le droit d’écrire dans ce dossier.</translation>
    </message>
    <message>
        <source>Writing failed: {reason}.</source>
        <translation>L’écriture a échoué&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The disk gives back something else than was written: it is faulty.</source>
        <translation>Le disque rend autre chose que ce qui a été écrit&#xa0;: il est défectueux.</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Go on with today’s game: {names}, {turns}</source>
        <translation>Reprendre la partie d’aujourd’hui&#xa0;: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with yesterday’s game: {names}, {turns}</source>
        <translation>Reprendre la partie d’hier&#xa0;: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with {day}’s game: {names}, {turns}</source>
        <translation>Reprendre la partie de {day}&#xa0;: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with the game of {date}: {names}, {turns}</source>
        <translation>Reprendre la partie du {date}&#xa0;: {names}, {turns}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>No game is being played</source>
        <translation>Aucune partie en cours</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>By agreement such payments go into the pot on {space}.</source>
        <translation>Comme convenu, ces paiements vont dans la cagnotte sur {space}.</translation>
    </message>
    <message>
        <source>The card asks for twice the rent.</source>
        <translation>La carte demande deux fois le loyer.</translation>
    </message>
    <message>
        <source>{sum}: the card asks for ten times the new throw of {throw}.</source>
        <translation>{sum}&#xa0;: la carte demande dix fois le nouveau lancer de {throw}.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns one of the two.</source>
        <translation>{sum}&#xa0;: le lancer était {throw}, et {owner} en a un des deux.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns both.</source>
        <translation>{sum}&#xa0;: le lancer était {throw}, et {owner} a les deux.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {count} of the {group}.</source>
        <translation>{sum}&#xa0;: {owner} a {count} des {group}.</translation>
    </message>
    <message>
        <source>{sum}: there is a hotel on {space}.</source>
        <translation>{sum}&#xa0;: il y a un hôtel sur {space}.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns all of the colour {group}; no house here.</source>
        <translation>{sum}&#xa0;: {owner} a toute la couleur {group}&#xa0;; pas de maison ici.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {space}; no house here.</source>
        <translation>{sum}&#xa0;: {space} est à {owner}&#xa0;; pas de maison ici.</translation>
    </message>
    <message>
        <source>{sum}: the salary for passing or reaching {space}.</source>
        <translation>{sum}&#xa0;: le salaire pour avoir atteint ou passé {space}.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for stopping exactly on {space}.</source>
        <translation>{sum}&#xa0;: la prime convenue pour s’arrêter juste sur {space}.</translation>
    </message>
    <message>
        <source>{sum}: the fixed income tax.</source>
        <translation>{sum}&#xa0;: l’impôt fixe sur le revenu.</translation>
    </message>
    <message>
        <source>{sum}: 10 % of cash, properties at their printed price and buildings at cost, rounded up.</source>
        <translation>{sum}&#xa0;: 10&#xa0;% de l’argent, des propriétés au prix affiché et des bâtiments au prix coûtant, arrondis vers le haut.</translation>
    </message>
    <message>
        <source>{sum}: that is what {space} costs.</source>
        <translation>{sum}&#xa0;: c’est ce que coûte {space}.</translation>
    </message>
    <message>
        <source>{sum}: the card says “{card}”</source>
        <translation>{sum}&#xa0;: la carte dit «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>{sum}, for {buildings}. The card says “{card}”</source>
        <translation>{sum}, pour {buildings}. La carte dit «&#xa0;{card}&#xa0;»</translation>
    </message>
    <message>
        <source>{sum}: the price of leaving Jail.</source>
        <translation>{sum}&#xa0;: le prix pour sortir de prison.</translation>
    </message>
    <message>
        <source>{sum}: the printed price of {space}.</source>
        <translation>{sum}&#xa0;: le prix affiché de {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for {space}.</source>
        <translation>{sum}&#xa0;: la plus haute mise pour {space}.</translation>
    </message>
    <message>
        <source>{sum}: the price of one building on {space}.</source>
        <translation>{sum}&#xa0;: le prix d’un bâtiment sur {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for one of the last buildings, for {space}.</source>
        <translation>{sum}&#xa0;: la plus haute mise pour un des derniers bâtiments, pour {space}.</translation>
    </message>
    <message>
        <source>{sum}: the Bank takes buildings back at half their printed price.</source>
        <translation>{sum}&#xa0;: la Banque reprend les bâtiments à moitié du prix affiché.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}.</source>
        <translation>{sum}&#xa0;: la valeur hypothécaire de {space}.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space} and 10 % of it, rounded up.</source>
        <translation>{sum}&#xa0;: la valeur hypothécaire de {space} et 10&#xa0;% de celle-ci, arrondis vers le haut.</translation>
    </message>
    <message>
        <source>{sum}: {space} came mortgaged, and 10 % of its {value} is due at once, rounded up.</source>
        <translation>{sum}&#xa0;: {space} est arrivé hypothéqué, et 10&#xa0;% de ses {value} sont dus aussitôt, arrondis vers le haut.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}. The 10 % was paid when it came.</source>
        <translation>{sum}&#xa0;: la valeur hypothécaire de {space}. Les 10&#xa0;% ont été payés à l’arrivée.</translation>
    </message>
    <message>
        <source>{sum}: that was part of the deal.</source>
        <translation>{sum}&#xa0;: cela faisait partie de l’échange.</translation>
    </message>
    <message>
        <source>{sum}: all cash of a bankrupt player goes to whom the debt was due.</source>
        <translation>{sum}&#xa0;: tout l’argent d’un joueur en faillite va à celui à qui la dette était due.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for throwing double one.</source>
        <translation>{sum}&#xa0;: la prime convenue pour le double un.</translation>
    </message>
    <message>
        <source>{sum}: by agreement, who stops on {space} gets all that lies there.</source>
        <translation>{sum}&#xa0;: comme convenu, qui s’arrête sur {space} ramasse tout ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>{sum}: the printed prices of the properties dealt.</source>
        <translation>{sum}&#xa0;: les prix affichés des propriétés distribuées.</translation>
    </message>
    <message>
        <source>{sum}: the money that everybody starts with.</source>
        <translation>{sum}&#xa0;: l’argent avec lequel chacun commence.</translation>
    </message>
    <message>
        <source>{sum}: what the Bank puts into the pot to start it.</source>
        <translation>{sum}&#xa0;: ce que la Banque met pour commencer la cagnotte.</translation>
    </message>
    <message>
        <source>All the others are bankrupt.</source>
        <translation>Tous les autres ont fait faillite.</translation>
    </message>
    <message>
        <source>The agreed number of bankruptcies is reached: the richest wins.</source>
        <translation>Le nombre convenu de faillites est atteint&#xa0;: le plus riche gagne.</translation>
    </message>
    <message>
        <source>The agreed rounds are played: the richest wins.</source>
        <translation>Les manches convenues sont jouées&#xa0;: le plus riche gagne.</translation>
    </message>
    <message>
        <source>The agreed time is over: the richest wins.</source>
        <translation>Le temps convenu est écoulé&#xa0;: le plus riche gagne.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
</TS>
