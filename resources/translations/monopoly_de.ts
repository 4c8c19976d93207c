<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Qt {qt}, Python {python}, {system}</source>
        <translation>Qt {qt}, Python {python}, {system}</translation>
    </message>
    <message>
        <source>A property-trading game for a family at one computer. Free software under the MIT licence: you may use, study, change and pass it on.</source>
        <translation>Ein Handelsspiel um Grundstücke für eine Familie an einem Computer. Freie Software unter der MIT-Lizenz: du darfst sie nutzen, untersuchen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>MONOPOLY is a trade mark of its owner, who has nothing to do with this program and has neither made nor approved it. The name only says whose rules are played. Pictures, sounds and words are our own or from free sources.</source>
        <translation>MONOPOLY ist eine Marke ihres Inhabers, der mit diesem Programm nichts zu tun hat und es weder gemacht noch genehmigt hat. Der Name sagt nur, wessen Regeln gespielt werden. Bilder, Klänge und Worte sind unsere eigenen oder stammen aus freien Sammlungen.</translation>
    </message>
    <message>
        <source>The window is made with Qt and Qt for Python under the GNU LGPL, version 3. You may replace them by your own versions. For at least three years from the day you received this program we give the complete source of the Qt in it to anybody who asks; how is said in the notices.</source>
        <translation>Das Fenster ist mit Qt und Qt for Python unter der GNU LGPL, Version 3, gemacht. Du darfst sie durch eigene Fassungen ersetzen. Mindestens drei Jahre ab dem Tag, an dem du dieses Programm bekommen hast, geben wir jedem auf Anfrage den vollständigen Quelltext des enthaltenen Qt; wie, steht in den Hinweisen.</translation>
    </message>
    <message>
        <source>Notices and licences</source>
        <translation>Hinweise und Lizenzen</translation>
    </message>
    <message>
        <source>All notices</source>
        <translation>Alle Hinweise</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Wortlaut der Lizenz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Bid {sum}</source>
        <translation>{sum} bieten</translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation>Nach {space}</translation>
    </message>
    <message>
        <source>Move {steps}</source>
        <translation>{steps} ziehen</translation>
    </message>
    <message>
        <source>Yes, for {space}</source>
        <translation>Ja, für {space}</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} zahlen</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Karte einsetzen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>Nicht kaufen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pay 10 %</source>
        <translation>10&#xa0;% zahlen</translation>
    </message>
    <message>
        <source>Build on {space}</source>
        <translation>Auf {space} bauen</translation>
    </message>
    <message>
        <source>Sell a building on {space}</source>
        <translation>Ein Gebäude auf {space} verkaufen</translation>
    </message>
    <message>
        <source>Sell all buildings: {group}</source>
        <translation>Alle Gebäude verkaufen: {group}</translation>
    </message>
    <message>
        <source>Mortgage {space}</source>
        <translation>Hypothek auf {space} aufnehmen</translation>
    </message>
    <message>
        <source>Lift the mortgage of {space}</source>
        <translation>Hypothek auf {space} ablösen</translation>
    </message>
    <message>
        <source>Make {player} an offer</source>
        <translation>{player} ein Angebot machen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Take the offer back</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <source>Keep {space} mortgaged</source>
        <translation>Hypothek auf {space} behalten</translation>
    </message>
    <message>
        <source>Ask for rent</source>
        <translation>Miete verlangen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>{player}’s turn.</source>
        <translation>{player} ist am Zug.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>{name}, this is for you</source>
        <translation>{name}, das ist für dich</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ich bin da</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{name} is back</source>
        <translation>{name} ist wieder da</translation>
    </message>
    <message>
        <source>Does anybody ask for rent?</source>
        <translation>Verlangt jemand Miete?</translation>
    </message>
    <message>
        <source>The next throw waits {seconds} seconds.</source>
        <translation>Der nächste Wurf wartet {seconds} Sekunden.</translation>
    </message>
    <message>
        <source>Nobody: go on</source>
        <translation>Niemand: weiter</translation>
    </message>
    <message>
        <source>Nothing is lost: the game is kept as it stands.</source>
        <translation>Nichts geht verloren: das Spiel bleibt, wie es steht.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Das Spiel macht Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>AuctionQuestion</name>
    <message>
        <source>Your bid</source>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Raise your bid to {sum}</source>
        <translation>Gebot auf {sum} erhöhen</translation>
    </message>
    <message>
        <source>Bid {sum}</source>
        <translation>{sum} bieten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>Bidders</name>
    <message>
        <source>leads with {sum}</source>
        <translation>führt mit {sum}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>GO</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Community Chest</source>
        <translation>Gemein­schaft</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Income Tax</source>
        <translation>Einkommen­steuer</translation>
    </message>
    <message>
        <source>Luxury Tax</source>
        <translation>Luxus­steuer</translation>
    </message>
    <message>
        <source>Super Tax</source>
        <translation>Super­steuer</translation>
    </message>
    <message>
        <source>Jail / Just Visiting</source>
        <translation>Gefängnis / Nur zu Besuch</translation>
    </message>
    <message>
        <source>Free Parking</source>
        <translation>Frei parken</translation>
    </message>
    <message>
        <source>Go to Jail</source>
        <translation>Ab ins Gefängnis</translation>
    </message>
    <message>
        <source>Electric Company</source>
        <translation>Strom­werk</translation>
    </message>
    <message>
        <source>Water Works</source>
        <translation>Wasser­werk</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Vereinigte Staaten</translation>
    </message>
    <message>
        <source>London</source>
        <translation>London</translation>
    </message>
    <message>
        <source>stations</source>
        <translation>Bahnhöfe</translation>
    </message>
    <message>
        <source>railroads</source>
        <translation>Bahnlinien</translation>
    </message>
    <message>
        <source>utilities</source>
        <translation>Werke</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Jail</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>Mortgaged</source>
        <translation>Hypothek</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Nur zu Besuch</translation>
    </message>
    <message>
        <source>{sum} or 10 %</source>
        <translation>{sum} oder 10&#xa0;%</translation>
    </message>
</context>
<context>
    <name>BuildingAuctionQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Straße für das Gebäude</translation>
    </message>
    <message>
        <source>{space}, from {sum}</source>
        <translation>{space}, ab {sum}</translation>
    </message>
</context>
<context>
    <name>BuildingCallQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation>Straße für das Gebäude</translation>
    </message>
    <message>
        <source>Hotel on {space}, {sum}</source>
        <translation>Hotel auf {space}, {sum}</translation>
    </message>
    <message>
        <source>House on {space}, {sum}</source>
        <translation>Haus auf {space}, {sum}</translation>
    </message>
    <message>
        <source>I want one</source>
        <translation>Ich will eines</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Hop on the express: straight to {target}. Collect {salary}.</source>
        <translation>Steig in den Schnellzug: direkt nach {target}. Du bekommst {salary}.</translation>
    </message>
    <message>
        <source>An old friend waits at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Am Feld {target} wartet eine alte Freundin. Geh hin; wer über {go} kommt, erhält {salary}.</translation>
    </message>
    <message>
        <source>There is a street party at {target}. Go there; passing {go} pays {salary}.</source>
        <translation>Straßenfest: geh nach {target}. Wer über {go} kommt, erhält {salary}.</translation>
    </message>
    <message>
        <source>A day out in the best part of town: go to {target}.</source>
        <translation>Ein Ausflug in die beste Gegend der Stadt: geh nach {target}.</translation>
    </message>
    <message>
        <source>You have won a train ride: go to {target}. Passing {go} pays {salary}.</source>
        <translation>Du hast eine Bahnfahrt gewonnen: geh nach {target}. Wer über {go} kommt, erhält {salary}.</translation>
    </message>
    <message>
        <source>Something leaks: go on to the next utility. It is for sale if nobody owns it. Otherwise throw again and pay the owner ten times the throw.</source>
        <translation>Es tropft: geh weiter zum nächsten Werk. Gehört es niemandem, steht es zum Verkauf. Sonst würfle noch einmal und zahle das Zehnfache des Wurfs.</translation>
    </message>
    <message>
        <source>You have missed your stop: go on to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Du hast deinen Halt verschlafen: geh weiter zur nächsten Bahn. Gehört sie niemandem, steht sie zum Verkauf. Sonst zahle die doppelte Miete.</translation>
    </message>
    <message>
        <source>Your suitcase went on without you: follow it to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation>Dein Koffer ist ohne dich weitergefahren: folge ihm zur nächsten Bahn. Gehört sie niemandem, steht sie zum Verkauf. Sonst zahle die doppelte Miete.</translation>
    </message>
    <message>
        <source>You have forgotten your keys: walk back {steps} spaces.</source>
        <translation>Du hast deine Schlüssel vergessen: geh {steps} Felder zurück.</translation>
    </message>
    <message>
        <source>Caught red-handed: straight to Jail, with no salary on the way.</source>
        <translation>Auf frischer Tat ertappt: direkt ins Gefängnis, unterwegs ohne Gehalt.</translation>
    </message>
    <message>
        <source>A judge owes you a favour: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Eine Richterin schuldet dir einen Gefallen: diese Karte holt dich aus dem Gefängnis. Behalte sie, nutze sie oder tausche sie.</translation>
    </message>
    <message>
        <source>Your savings bring you interest: collect {amount}.</source>
        <translation>Dein Erspartes bringt Zinsen: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>Your new house plans win a prize: collect {amount}.</source>
        <translation>Deine Baupläne gewinnen einen Preis: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>Parked in the wrong place: pay {amount}.</source>
        <translation>Falsch geparkt: zahle {amount}.</translation>
    </message>
    <message>
        <source>You lost a bet with the whole table: pay each player {amount}.</source>
        <translation>Du hast eine Wette gegen den ganzen Tisch verloren: zahle allen je {amount}.</translation>
    </message>
    <message>
        <source>A storm blew over your roofs: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>Ein Sturm hat deine Dächer abgedeckt: zahle {per_house} je Haus und {per_hotel} je Hotel.</translation>
    </message>
    <message>
        <source>A fresh start: go to {target} and collect {salary}.</source>
        <translation>Ein neuer Anfang: geh nach {target} und nimm {salary}.</translation>
    </message>
    <message>
        <source>A case of mistaken identity: straight to Jail, with no salary on the way.</source>
        <translation>Eine Verwechslung: direkt ins Gefängnis, unterwegs ohne Gehalt.</translation>
    </message>
    <message>
        <source>The neighbours vouch for you: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation>Die Nachbarn bürgen für dich: diese Karte holt dich aus dem Gefängnis. Behalte sie, nutze sie oder tausche sie.</translation>
    </message>
    <message>
        <source>The Bank has counted twice: collect {amount}.</source>
        <translation>Die Bank hat doppelt gezählt: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>New glasses: pay {amount}.</source>
        <translation>Eine neue Brille: zahle {amount}.</translation>
    </message>
    <message>
        <source>You sell your old bicycle: collect {amount}.</source>
        <translation>Du verkaufst dein altes Fahrrad: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>You cook for everybody: collect {amount} from each player.</source>
        <translation>Du kochst für alle: jeder zahlt dir {amount}.</translation>
    </message>
    <message>
        <source>Your holiday money comes in: collect {amount}.</source>
        <translation>Dein Urlaubsgeld kommt: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>The tax office has found a mistake in your favour: collect {amount}.</source>
        <translation>Das Finanzamt hat sich zu deinen Gunsten verrechnet: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>Your insurance pays out: collect {amount}.</source>
        <translation>Deine Versicherung zahlt: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>A broken arm costs you {amount}.</source>
        <translation>Ein gebrochener Arm kostet dich {amount}.</translation>
    </message>
    <message>
        <source>The children go on a school trip: pay {amount}.</source>
        <translation>Die Kinder fahren auf Klassenfahrt: zahle {amount}.</translation>
    </message>
    <message>
        <source>You gave good advice: collect {amount}.</source>
        <translation>Du hast guten Rat gegeben: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>The road is dug up again: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation>Die Straße wird schon wieder aufgerissen: zahle {per_house} je Haus und {per_hotel} je Hotel.</translation>
    </message>
    <message>
        <source>Second at the garden show: collect {amount}.</source>
        <translation>Zweiter Platz bei der Gartenschau: du bekommst {amount}.</translation>
    </message>
    <message>
        <source>A great-aunt remembered you: collect {amount}.</source>
        <translation>Eine Großtante hat an dich gedacht: du bekommst {amount}.</translation>
    </message>
</context>
<context>
    <name>ClaimsStrip</name>
    <message>
        <source>{name}: ask for rent</source>
        <translation>{name}: Miete verlangen</translation>
    </message>
    <message>
        <source>Rent may be asked for:</source>
        <translation>Miete kann verlangt werden:</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n Haus</numerusform>
            <numerusform>%n Häuser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more of this set.</source>
        <translation>
            <numerusform>Du hast %n weiteres Feld dieser Gruppe.</numerusform>
            <numerusform>Du hast %n weitere Felder dieser Gruppe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this set (is/are) free.</source>
        <translation>
            <numerusform>%n weiteres Feld dieser Gruppe ist frei.</numerusform>
            <numerusform>%n weitere Felder dieser Gruppe sind frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum}: there (is/are) %n house(s) on {space}.</source>
        <translation>
            <numerusform>{sum}: auf {space} steht %n Haus.</numerusform>
            <numerusform>{sum}: auf {space} stehen %n Häuser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hotel(s)</source>
        <translation>
            <numerusform>%n Hotel</numerusform>
            <numerusform>%n Hotels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at once.</source>
        <translation>
            <numerusform>Der Bank fehlt das %n Haus, zu dem das Hotel würde. Du kannst alle Gebäude der Farbe auf einmal verkaufen.</numerusform>
            <numerusform>Der Bank fehlen die %n Häuser, zu denen das Hotel würde. Du kannst alle Gebäude der Farbe auf einmal verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hotel needs %n house(s) on each lot of the colour: {other} first.</source>
        <translation>
            <numerusform>Ein Hotel braucht %n Haus auf jeder Straße der Farbe: zuerst {other}.</numerusform>
            <numerusform>Ein Hotel braucht %n Häuser auf jeder Straße der Farbe: zuerst {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went to Jail %n time(s), more often than anybody else.</source>
        <translation>
            <numerusform>{player} musste %n Mal ins Gefängnis, öfter als alle anderen.</numerusform>
            <numerusform>{player} musste %n Mal ins Gefängnis, öfter als alle anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here on {player} was the richest. The lead had changed %n time(s).</source>
        <translation>
            <numerusform>Von hier an war {player} am reichsten. Die Führung hatte %n Mal gewechselt.</numerusform>
            <numerusform>Von hier an war {player} am reichsten. Die Führung hatte %n Mal gewechselt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more thing(s): see the log.</source>
        <translation>
            <numerusform>… und noch %n Sache: siehe Protokoll.</numerusform>
            <numerusform>… und noch %n Dinge: siehe Protokoll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n Zug gespielt</numerusform>
            <numerusform>%n Züge gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DebtQuestion</name>
    <message>
        <source>Only a trade can help now. Otherwise you are bankrupt.</source>
        <translation>Jetzt hilft nur noch ein Handel. Sonst bist du pleite.</translation>
    </message>
    <message>
        <source>That is: {steps}. You keep {left}.</source>
        <translation>Also: {steps}. Du behältst {left}.</translation>
    </message>
    <message>
        <source>Pay the cheapest way</source>
        <translation>Am billigsten zahlen</translation>
    </message>
    <message>
        <source>Go bankrupt</source>
        <translation>Pleite gehen</translation>
    </message>
    <message>
        <source>Or one by one, the cheapest first:</source>
        <translation>Oder eines nach dem anderen, das Billigste zuerst:</translation>
    </message>
</context>
<context>
    <name>DeedPanel</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>For sale at {price}</source>
        <translation>Zu haben für {price}</translation>
    </message>
    <message>
        <source>{name} · mortgaged</source>
        <translation>{name} · mit Hypothek</translation>
    </message>
    <message>
        <source>{name} · in Jail, no rent</source>
        <translation>{name} · im Gefängnis, keine Miete</translation>
    </message>
    <message>
        <source>{name} owns it</source>
        <translation>Gehört {name}</translation>
    </message>
    <message>
        <source>{factor} × throw</source>
        <translation>{factor} × Wurf</translation>
    </message>
    <message>
        <source>{count} owned</source>
        <translation>{count} im Besitz</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation>Ganze Gruppe</translation>
    </message>
    <message>
        <source>1 house</source>
        <translation>1 Haus</translation>
    </message>
    <message>
        <source>2 houses</source>
        <translation>2 Häuser</translation>
    </message>
    <message>
        <source>3 houses</source>
        <translation>3 Häuser</translation>
    </message>
    <message>
        <source>4 houses</source>
        <translation>4 Häuser</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Hotel</translation>
    </message>
    <message>
        <source>The mortgage is lifted for {sum}</source>
        <translation>Das Ablösen der Hypothek kostet {sum}</translation>
    </message>
    <message>
        <source>Mortgage {mortgage}</source>
        <translation>Hypothek {mortgage}</translation>
    </message>
    <message>
        <source>House {house} · mortgage {mortgage}</source>
        <translation>Haus {house} · Hypothek {mortgage}</translation>
    </message>
    <message>
        <source>{name} has the whole set.</source>
        <translation>{name} hat die ganze Gruppe.</translation>
    </message>
    <message>
        <source>for sale</source>
        <translation>zu haben</translation>
    </message>
    <message>
        <source>For the set: {spaces}</source>
        <translation>Für die Gruppe: {spaces}</translation>
    </message>
    <message>
        <source>In the pot: {sum}</source>
        <translation>Im Topf: {sum}</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>bus</source>
        <translation>Bus</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation>Würfel: {faces}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>Digest</name>
    <message>
        <source>While the others played</source>
        <translation>Während die anderen spielten</translation>
    </message>
    <message>
        <source>{name}: while the others played</source>
        <translation>{name}: während die anderen spielten</translation>
    </message>
</context>
<context>
    <name>EndTurnQuestion</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>EstateSheet</name>
    <message>
        <source>{name}’s properties</source>
        <translation>Besitz von {name}</translation>
    </message>
    <message>
        <source>The others are asked first whether they want one too.</source>
        <translation>Zuerst werden die anderen gefragt, ob sie auch eines wollen.</translation>
    </message>
    <message>
        <source>{sum} owed to {to}, {missing} missing.</source>
        <translation>{sum} an {to} zu zahlen, {missing} fehlen.</translation>
    </message>
    <message>
        <source>Suggest the cheapest</source>
        <translation>Das Billigste vorschlagen</translation>
    </message>
    <message>
        <source>You have no property yet.</source>
        <translation>Du hast noch keinen Besitz.</translation>
    </message>
    <message>
        <source>Take out: {step}</source>
        <translation>Herausnehmen: {step}</translation>
    </message>
    <message>
        <source>Planned, nothing is done yet (press a step to take it out):</source>
        <translation>Geplant, noch ist nichts getan (drück auf einen Schritt, um ihn herauszunehmen):</translation>
    </message>
    <message>
        <source>Whose properties?</source>
        <translation>Wessen Besitz?</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>Die Bank würde für alles, was du hast, nicht genug geben.</translation>
    </message>
    <message>
        <source>{space} costs {sum}, {missing} missing.</source>
        <translation>{space} kostet {sum}, {missing} fehlen.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Du hast {cash}.</translation>
    </message>
    <message>
        <source>Total {change}: you have {cash} and keep {left}.</source>
        <translation>Zusammen {change}: du hast {cash} und behältst {left}.</translation>
    </message>
    <message>
        <source>Total {change}: {missing} still missing.</source>
        <translation>Zusammen {change}: {missing} fehlen noch.</translation>
    </message>
    <message>
        <source>Total {change}: that pays your debt, and you keep {after}.</source>
        <translation>Zusammen {change}: damit ist deine Schuld bezahlt, und du behältst {after}.</translation>
    </message>
    <message>
        <source>Total {change}: enough to buy, and you keep {after}.</source>
        <translation>Zusammen {change}: das reicht für den Kauf, und du behältst {after}.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation>Noch ist nichts geplant.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>Not all of this game could be read</source>
        <translation>Nicht alles von diesem Spiel war lesbar</translation>
    </message>
    <message>
        <source>The game goes on at the last move that is whole. What is damaged was left as it is.</source>
        <translation>Das Spiel geht beim letzten unversehrten Zug weiter. Was beschädigt ist, blieb, wie es war.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Your game goes on and is kept as before. Choose another folder under Game, Save as.</source>
        <translation>Dein Spiel geht weiter und bleibt wie bisher erhalten. Wähle unter Spiel, Speichern unter einen anderen Ordner.</translation>
    </message>
    <message>
        <source>No game was saved yet</source>
        <translation>Es wurde noch kein Spiel gespeichert</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>This game can’t be opened</source>
        <translation>Dieses Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The file was left as it is. Choose another game, or begin a new one.</source>
        <translation>Die Datei blieb, wie sie war. Wähle ein anderes Spiel, oder beginne ein neues.</translation>
    </message>
    <message>
        <source>This game is being played in another window</source>
        <translation>Dieses Spiel wird gerade in einem anderen Fenster gespielt</translation>
    </message>
    <message>
        <source>Two windows can’t play one game: each would overwrite the other.</source>
        <translation>Zwei Fenster können nicht dasselbe Spiel spielen: jedes würde das andere überschreiben.</translation>
    </message>
    <message>
        <source>Go on in the other window, or play on here with a copy that goes its own way.</source>
        <translation>Spiel im anderen Fenster weiter, oder spiel hier mit einer Kopie weiter, die ihren eigenen Weg geht.</translation>
    </message>
    <message>
        <source>Play a copy</source>
        <translation>Eine Kopie spielen</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The game can’t be kept at the moment</source>
        <translation>Das Spiel kann gerade nicht gesichert werden</translation>
    </message>
    <message>
        <source>What happens is not written to the disk: {reason}.</source>
        <translation>Was geschieht, kommt nicht auf den Datenträger: {reason}.</translation>
    </message>
    <message>
        <source>You can play on. Make room on the disk, or save the game elsewhere under Game, Save as.</source>
        <translation>Du kannst weiterspielen. Schaffe Platz, oder speichere das Spiel unter Spiel, Speichern unter anderswo.</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Something went wrong inside the program</source>
        <translation>Im Programm ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>{reason}. The game is kept up to the last action.</source>
        <translation>{reason}. Das Spiel ist bis zum letzten Zug gesichert.</translation>
    </message>
    <message>
        <source>Play on. If it looks wrong, close the window and start again: the game goes on where it was.</source>
        <translation>Spiel weiter. Sieht etwas falsch aus, schließ das Fenster und starte neu: das Spiel geht weiter, wo es war.</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>All dice of this game follow from the seed {seed}: anybody can check them.</source>
        <translation>Alle Würfe dieses Spiels folgen aus der Startzahl {seed}: jeder kann sie nachprüfen.</translation>
    </message>
    <message>
        <source>Again with the same players</source>
        <translation>Noch einmal mit denselben</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>GameOverQuestion</name>
    <message>
        <source>Again with the same players</source>
        <translation>Noch einmal mit denselben</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
</context>
<context>
    <name>GroupCard</name>
    <message>
        <source>{own} of {all}</source>
        <translation>{own} von {all}</translation>
    </message>
    <message>
        <source>Sell all buildings</source>
        <translation>Alle Gebäude verkaufen</translation>
    </message>
    <message>
        <source>+ Hotel on each</source>
        <translation>+ Je ein Hotel</translation>
    </message>
    <message>
        <source>+ House on each</source>
        <translation>+ Je ein Haus</translation>
    </message>
    <message>
        <source>{before} › {after}</source>
        <translation>{before} › {after}</translation>
    </message>
    <message>
        <source>mortgaged</source>
        <translation>mit Hypothek</translation>
    </message>
    <message>
        <source>not mortgaged</source>
        <translation>ohne Hypothek</translation>
    </message>
    <message>
        <source>+ Hotel</source>
        <translation>+ Hotel</translation>
    </message>
    <message>
        <source>+ House</source>
        <translation>+ Haus</translation>
    </message>
    <message>
        <source>− Hotel</source>
        <translation>− Hotel</translation>
    </message>
    <message>
        <source>− House</source>
        <translation>− Haus</translation>
    </message>
    <message>
        <source>Lift mortgage</source>
        <translation>Hypothek ablösen</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hypothek</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No person is asked now.</source>
        <translation>Gerade wird kein Mensch gefragt.</translation>
    </message>
    <message>
        <source>The Expert would: {action}.</source>
        <translation>Der Experte würde: {action}.</translation>
    </message>
    <message>
        <source>{words} “{thought}”</source>
        <translation>{words} „{thought}“</translation>
    </message>
</context>
<context>
    <name>IncomeTaxQuestion</name>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} zahlen</translation>
    </message>
    <message>
        <source>Pay 10 % of my worth</source>
        <translation>10&#xa0;% meines Besitzes zahlen</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>bus</source>
        <translation>Bus</translation>
    </message>
    <message>
        <source>hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>{player} threw doubles, {dice}, and moved to {space}.</source>
        <translation>{player} würfelt einen Pasch, {dice}, und kommt auf {space}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} and moved to {space}.</source>
        <translation>{player} würfelt {dice} und kommt auf {space}.</translation>
    </message>
    <message>
        <source>{player} threw highest and begins.</source>
        <translation>{player} hat am höchsten gewürfelt und beginnt.</translation>
    </message>
    <message>
        <source>{player} threw {dice}. The highest totals are equal: {players} throw again.</source>
        <translation>{player} würfelt {dice}. Die höchsten Summen sind gleich: {players} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>{player} threw {dice} to see who begins.</source>
        <translation>{player} würfelt {dice} um den ersten Zug.</translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation>{player} würfelt {dice}.</translation>
    </message>
    <message>
        <source>{player} threw {dice} in Jail.</source>
        <translation>{player} würfelt {dice} im Gefängnis.</translation>
    </message>
    <message>
        <source>{player} threw {dice} for the rent.</source>
        <translation>{player} würfelt {dice} für die Miete.</translation>
    </message>
    <message>
        <source>{player} moved to {space}.</source>
        <translation>{player} kommt auf {space}.</translation>
    </message>
    <message>
        <source>{player} moved on to {space}.</source>
        <translation>{player} geht weiter zu {space}.</translation>
    </message>
    <message>
        <source>{player} moved back to {space}.</source>
        <translation>{player} geht zurück zu {space}.</translation>
    </message>
    <message>
        <source>{player} chose to move to {space}.</source>
        <translation>{player} entscheidet sich für {space}.</translation>
    </message>
    <message>
        <source>{player} was sent on to {space} by the speed die.</source>
        <translation>Der schnelle Würfel schickt {player} weiter zu {space}.</translation>
    </message>
    <message>
        <source>{player} goes to Jail.</source>
        <translation>{player} geht ins Gefängnis.</translation>
    </message>
    <message>
        <source>{player} goes to Jail: the card says so.</source>
        <translation>{player} geht ins Gefängnis: so sagt es die Karte.</translation>
    </message>
    <message>
        <source>{player} threw doubles for the third time and goes to Jail.</source>
        <translation>Der dritte Pasch: {player} geht ins Gefängnis.</translation>
    </message>
    <message>
        <source>No doubles: {player} stays in Jail.</source>
        <translation>Kein Pasch: {player} bleibt im Gefängnis.</translation>
    </message>
    <message>
        <source>Doubles! {player} is out of Jail.</source>
        <translation>Pasch! {player} kommt aus dem Gefängnis.</translation>
    </message>
    <message>
        <source>{player} used a card to get out of Jail.</source>
        <translation>{player} kommt mit einer Karte aus dem Gefängnis.</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}” No buildings: nothing to pay.</source>
        <translation>{player} zieht {pack}: „{card}“ Keine Gebäude: nichts zu zahlen.</translation>
    </message>
    <message>
        <source>It goes into the pot.</source>
        <translation>Das Geld kommt in den Topf.</translation>
    </message>
    <message>
        <source>{player} received {sum}.</source>
        <translation>{player} bekommt {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {sum}.</source>
        <translation>{player} zahlt {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum}.</source>
        <translation>{player} zahlt {sum} an {other}.</translation>
    </message>
    <message>
        <source>{player} received the salary at {space}: {sum}.</source>
        <translation>{player} bekommt an {space} das Gehalt: {sum}.</translation>
    </message>
    <message>
        <source>{player} stopped exactly on {space}: {sum} extra.</source>
        <translation>{player} bleibt genau auf {space} stehen: {sum} extra.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} zahlt {other} {sum} Miete für {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} income tax.</source>
        <translation>{player} zahlt {sum} Einkommensteuer.</translation>
    </message>
    <message>
        <source>{player} paid {sum}, a tenth of everything owned.</source>
        <translation>{player} zahlt {sum}, ein Zehntel des ganzen Besitzes.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for {space}.</source>
        <translation>{player} zahlt {sum} auf {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} to get out of Jail.</source>
        <translation>{player} zahlt {sum}, um aus dem Gefängnis zu kommen.</translation>
    </message>
    <message>
        <source>{player} paid {sum} interest on the mortgage of {space}.</source>
        <translation>{player} zahlt {sum} Zinsen für die Hypothek auf {space}.</translation>
    </message>
    <message>
        <source>All cash of {player}, {sum}, goes to {other}.</source>
        <translation>Alles Bargeld von {player}, {sum}, geht an {other}.</translation>
    </message>
    <message>
        <source>Double one! {player} received {sum}.</source>
        <translation>Einserpasch! {player} bekommt {sum}.</translation>
    </message>
    <message>
        <source>{player} found {sum} on {space}.</source>
        <translation>{player} findet {sum} auf {space}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} for the properties dealt.</source>
        <translation>{player} zahlt {sum} für die ausgeteilten Grundstücke.</translation>
    </message>
    <message>
        <source>{player} bought {space} for {sum}.</source>
        <translation>{player} kauft {space} für {sum}.</translation>
    </message>
    <message>
        <source>{player} won the auction: {space} for {sum}.</source>
        <translation>{player} gewinnt die Versteigerung: {space} für {sum}.</translation>
    </message>
    <message>
        <source>{player} was dealt {space}.</source>
        <translation>{player} bekommt {space} ausgeteilt.</translation>
    </message>
    <message>
        <source>{player} took over {space}.</source>
        <translation>{player} übernimmt {space}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {space} for {sum}.</source>
        <translation>{player} nimmt {sum} Hypothek auf {space} auf.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space}.</source>
        <translation>{player} löst die Hypothek auf {space} ab.</translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space} for {sum}.</source>
        <translation>{player} löst die Hypothek auf {space} für {sum} ab.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space}.</source>
        <translation>{player} verkauft {what} auf {space}.</translation>
    </message>
    <message>
        <source>{player} sold {what} on {space} for {sum}.</source>
        <translation>{player} verkauft {what} auf {space} für {sum}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space}.</source>
        <translation>{player} baut ein Hotel auf {space}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space}.</source>
        <translation>{player} baut ein Haus auf {space}.</translation>
    </message>
    <message>
        <source>{player} built a hotel on {space} for {sum}.</source>
        <translation>{player} baut ein Hotel auf {space} für {sum}.</translation>
    </message>
    <message>
        <source>{player} built a house on {space} for {sum}.</source>
        <translation>{player} baut ein Haus auf {space} für {sum}.</translation>
    </message>
    <message>
        <source>the hotel</source>
        <translation>das Hotel</translation>
    </message>
    <message>
        <source>a house</source>
        <translation>ein Haus</translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}”</source>
        <translation>{player} zieht {pack}: „{card}“</translation>
    </message>
    <message>
        <source>{player} did not ask in time: no {sum} for {space}.</source>
        <translation>{player} hat nicht rechtzeitig gefragt: keine {sum} für {space}.</translation>
    </message>
    <message>
        <source>{player} gave up. Everything goes back to the Bank.</source>
        <translation>{player} gibt auf. Alles geht zurück an die Bank.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes back to the Bank.</source>
        <translation>{player} ist pleite. Alles geht zurück an die Bank.</translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes to {other}.</source>
        <translation>{player} ist pleite. Alles geht an {other}.</translation>
    </message>
    <message>
        <source>Time is up. The round is finished, then the richest wins.</source>
        <translation>Die Zeit ist um. Die Runde wird zu Ende gespielt, dann gewinnt, wer am reichsten ist.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>{player} gewinnt das Spiel!</translation>
    </message>
    <message>
        <source>{players} share the win!</source>
        <translation>{players} gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>{player} did not buy {space}.</source>
        <translation>{player} kauft {space} nicht.</translation>
    </message>
    <message>
        <source>{player} bid {sum} to build on {space}.</source>
        <translation>{player} bietet {sum}, um auf {space} zu bauen.</translation>
    </message>
    <message>
        <source>{player} bid {sum} for {space}.</source>
        <translation>{player} bietet {sum} für {space}.</translation>
    </message>
    <message>
        <source>{player} passed.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>{player} does not want the building.</source>
        <translation>{player} will das Gebäude nicht.</translation>
    </message>
    <message>
        <source>{player} wants the building too, for {space}.</source>
        <translation>{player} will das Gebäude auch, für {space}.</translation>
    </message>
    <message>
        <source>Nobody bid. The building stays with the Bank.</source>
        <translation>Niemand bietet. Das Gebäude bleibt bei der Bank.</translation>
    </message>
    <message>
        <source>Nobody bid. {space} stays with the Bank.</source>
        <translation>Niemand bietet. {space} bleibt bei der Bank.</translation>
    </message>
    <message>
        <source>{player} offered {other} a present: {give}.</source>
        <translation>{player} bietet {other} ein Geschenk an: {give}.</translation>
    </message>
    <message>
        <source>{player} asked {other} for a present: {take}.</source>
        <translation>{player} bittet {other} um ein Geschenk: {take}.</translation>
    </message>
    <message>
        <source>{player} offered {other} {give} for {take}.</source>
        <translation>{player} bietet {other} {give} für {take}.</translation>
    </message>
    <message>
        <source>{player} accepted a present from {other}: {give}.</source>
        <translation>{player} nimmt ein Geschenk von {other} an: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} macht {other} ein Geschenk: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted: {give} from {other} for {take}.</source>
        <translation>{player} nimmt an: {give} von {other} für {take}.</translation>
    </message>
    <message>
        <source>{player} refused {other}’s offer.</source>
        <translation>{player} lehnt das Angebot von {other} ab.</translation>
    </message>
    <message>
        <source>{other} took back the offer to {player}.</source>
        <translation>{other} zieht das Angebot an {player} zurück.</translation>
    </message>
    <message>
        <source>{player} keeps {space} mortgaged.</source>
        <translation>{player} behält die Hypothek auf {space}.</translation>
    </message>
    <message>
        <source>{player} chose to pay a tenth of everything owned.</source>
        <translation>{player} zahlt lieber ein Zehntel des ganzen Besitzes.</translation>
    </message>
    <message>
        <source>{player} chose to pay the fixed tax.</source>
        <translation>{player} zahlt lieber den festen Betrag.</translation>
    </message>
</context>
<context>
    <name>Log view</name>
    <message>
        <source>Turn {number} · {rules}</source>
        <translation>Zug {number} · {rules}</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the lines that are listed</source>
        <translation>Die gezeigten Zeilen kopieren</translation>
    </message>
    <message>
        <source>Whose lines to list</source>
        <translation>Wessen Zeilen zu sehen sind</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>Wie&amp;derholung…</translation>
    </message>
    <message>
        <source>A computer pla&amp;ys for</source>
        <translation>&amp;Computer spielt für</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation>Textgr&amp;öße</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Kaufen</translation>
    </message>
    <message>
        <source>Don’t buy: &amp;auction</source>
        <translation>Nicht kaufen: &amp;versteigern</translation>
    </message>
    <message>
        <source>&amp;Pay to leave Jail</source>
        <translation>Im Gefängnis &amp;zahlen</translation>
    </message>
    <message>
        <source>Throw in &amp;Jail</source>
        <translation>Im &amp;Gefängnis würfeln</translation>
    </message>
    <message>
        <source>Use the &amp;card out of Jail</source>
        <translation>&amp;Freikarte einsetzen</translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation>Zug b&amp;eenden</translation>
    </message>
    <message>
        <source>Build, sell, &amp;mortgage…</source>
        <translation>&amp;Bauen, verkaufen, Hypothek…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>&amp;Tauschen…</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>W&amp;iederherstellen</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Über&amp;springen</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ratsch&amp;lag</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;Patterns on the colours</source>
        <translation>&amp;Muster auf den Farben</translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation>&amp;Alle Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Rules for this question…</source>
        <translation>&amp;Regeln zu dieser Frage…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Problem melden…</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation>Es läuft kein Spiel.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Es spielen nur Computer.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Nichts wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Nothing moves.</source>
        <translation>Nichts bewegt sich.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>Only one’s own last decision can be taken back, and no throw, card, tax choice or answer.</source>
        <translation>Zurücknehmen kann man nur die eigene letzte Entscheidung, keinen Wurf, keine Karte, keine Steuerwahl und keine Antwort.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel macht Pause.</translation>
    </message>
    <message>
        <source>Something still moves. Space shows the end of it.</source>
        <translation>Es bewegt sich noch etwas. Die Leertaste zeigt das Ende.</translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>{name} is not in Jail.</source>
        <translation>{name} ist nicht im Gefängnis.</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>{name}, your move</source>
        <translation>{name}, dein Zug</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name} ist gefragt</translation>
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
        <translation>Für {sum} ablösen</translation>
    </message>
    <message>
        <source>Keep it mortgaged</source>
        <translation>Hypothek behalten</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Car</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation>Bügeleisen</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Schuh</translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation>Schubkarre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Geübter</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Plays for fun and makes mistakes. Good for children.</source>
        <translation>Spielt zum Spaß und macht Fehler. Gut für Kinder.</translation>
    </message>
    <message>
        <source>Plays sensibly without looking ahead.</source>
        <translation>Spielt vernünftig, ohne vorauszudenken.</translation>
    </message>
    <message>
        <source>Weighs every move and trades hard.</source>
        <translation>Wägt jeden Zug ab und handelt hart.</translation>
    </message>
    <message>
        <source>Tries out the big decisions in its head. The strongest.</source>
        <translation>Probiert große Entscheidungen im Kopf durch. Am stärksten.</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>Macht irgendetwas, das die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Buys and builds all it can and never trades.</source>
        <translation>Kauft und baut, was geht, und tauscht nie.</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Ohne Vorliebe</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Railroader</source>
        <translation>Eisenbahner</translation>
    </message>
    <message>
        <source>Miser</source>
        <translation>Geizhals</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>der Topf</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>no house</source>
        <translation>kein Haus</translation>
    </message>
    <message>
        <source>a hotel</source>
        <translation>ein Hotel</translation>
    </message>
    <message>
        <source>a card out of Jail</source>
        <translation>eine Freikarte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei haben denselben Namen.</translation>
    </message>
    <message>
        <source>This can’t be played.</source>
        <translation>So kann man nicht spielen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <translation>Welche Regeln?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welches Brett?</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
</context>
<context>
    <name>Onlookers</name>
    <message>
        <source>Play to the end at once</source>
        <translation>Sofort zu Ende spielen</translation>
    </message>
    <message>
        <source>Everything went to {heir}. The others play on.</source>
        <translation>Alles ging an {heir}. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>{name}, you are out of the game</source>
        <translation>{name}, du bist ausgeschieden</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>Opinion</name>
    <message>
        <source>{name} would accept.</source>
        <translation>{name} würde annehmen.</translation>
    </message>
    <message>
        <source>{name} would want about {sum} more.</source>
        <translation>{name} würde etwa {sum} mehr wollen.</translation>
    </message>
    <message>
        <source>{name} would refuse.</source>
        <translation>{name} würde ablehnen.</translation>
    </message>
    <message>
        <source>{said} “{thought}”</source>
        <translation>{said} „{thought}“</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Starting cash</source>
        <translation>Startgeld</translation>
    </message>
    <message>
        <source>What everybody gets before the first throw.</source>
        <translation>Was alle vor dem ersten Wurf bekommen.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Einkommensteuer</translation>
    </message>
    <message>
        <source>Either the player chooses between {flat} and 10 %, or it is always {flat}.</source>
        <translation>Entweder wählt man zwischen {flat} und 10&#xa0;%, oder es sind immer {flat}.</translation>
    </message>
    <message>
        <source>Owners ask for rent</source>
        <translation>Miete verlangen</translation>
    </message>
    <message>
        <source>Nobody collects for you: ask for your rent before the next player throws, or it is lost. Watch out!</source>
        <translation>Niemand kassiert für dich: verlange deine Miete, bevor der nächste Spieler würfelt, sonst ist sie verloren. Pass auf!</translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation>Versteigerungen</translation>
    </message>
    <message>
        <source>A property that isn’t bought is auctioned to everybody. Without auctions it stays with the Bank.</source>
        <translation>Ein Grundstück, das nicht gekauft wird, wird unter allen versteigert. Ohne Versteigerungen bleibt es bei der Bank.</translation>
    </message>
    <message>
        <source>Money on Free Parking</source>
        <translation>Geld auf „Frei parken“</translation>
    </message>
    <message>
        <source>Taxes, fines and card payments are collected in a pot. Whoever stops on Free Parking gets it all.</source>
        <translation>Steuern, Strafen und Kartenzahlungen kommen in einen Topf. Wer auf „Frei parken“ stehen bleibt, bekommt alles.</translation>
    </message>
    <message>
        <source>Start of the pot</source>
        <translation>Anfang des Topfs</translation>
    </message>
    <message>
        <source>What the Bank puts into the pot at the start, and again each time it was won.</source>
        <translation>Was die Bank am Anfang in den Topf legt, und jedes Mal wieder, wenn er gewonnen wurde.</translation>
    </message>
    <message>
        <source>Bonus for stopping on GO</source>
        <translation>Extra genau auf Los</translation>
    </message>
    <message>
        <source>Paid on top of the salary for stopping exactly on GO.</source>
        <translation>Zusätzlich zum Gehalt, wenn man genau auf Los stehen bleibt.</translation>
    </message>
    <message>
        <source>Rent for owners in Jail</source>
        <translation>Miete auch im Gefängnis</translation>
    </message>
    <message>
        <source>If this is off, an owner who sits in Jail collects no rent.</source>
        <translation>Wenn das aus ist, bekommt keine Miete, wer im Gefängnis sitzt.</translation>
    </message>
    <message>
        <source>One lap first</source>
        <translation>Erst eine Runde</translation>
    </message>
    <message>
        <source>Bonus for double one</source>
        <translation>Extra für Einserpasch</translation>
    </message>
    <message>
        <source>Paid for throwing 1 and 1 on your move or in Jail.</source>
        <translation>Für einen Wurf von 1 und 1 beim Ziehen oder im Gefängnis.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Gleichmäßig bauen</translation>
    </message>
    <message>
        <source>Houses must be spread evenly over the lots of a colour.</source>
        <translation>Häuser müssen gleichmäßig auf die Straßen einer Farbe verteilt werden.</translation>
    </message>
    <message>
        <source>Limited buildings</source>
        <translation>Begrenzte Gebäude</translation>
    </message>
    <message>
        <source>The Bank has 32 houses and 12 hotels. If this is off, it never runs out.</source>
        <translation>Die Bank hat 32 Häuser und 12 Hotels. Wenn das aus ist, gehen sie nie aus.</translation>
    </message>
    <message>
        <source>Deeds dealt at the start</source>
        <translation>Ausgeteilte Grundstücke</translation>
    </message>
    <message>
        <source>Everybody is dealt so many properties at random before the first turn.</source>
        <translation>So viele zufällige Grundstücke bekommen alle vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>Price of dealt deeds</source>
        <translation>Preis der ausgeteilten</translation>
    </message>
    <message>
        <source>Whether the properties dealt at the start are paid for or free.</source>
        <translation>Ob die am Anfang ausgeteilten Grundstücke bezahlt werden oder geschenkt sind.</translation>
    </message>
    <message>
        <source>Houses for a hotel</source>
        <translation>Häuser für ein Hotel</translation>
    </message>
    <message>
        <source>How many houses a lot needs before it can get a hotel, and the most it can hold.</source>
        <translation>Wie viele Häuser eine Straße braucht, bevor sie ein Hotel bekommen kann, und wie viele sie höchstens trägt.</translation>
    </message>
    <message>
        <source>Turns in Jail</source>
        <translation>Züge im Gefängnis</translation>
    </message>
    <message>
        <source>How often you may try to throw doubles. After the last try you pay {fine} and move.</source>
        <translation>Wie oft man einen Pasch versuchen darf. Nach dem letzten Versuch zahlt man {fine} und zieht.</translation>
    </message>
    <message>
        <source>Speed die</source>
        <translation>Schneller Würfel</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Nobody buys or bids before having passed GO once. Trades, and a bankrupt’s property, are open to all.</source>
        <translation>Niemand kauft oder bietet, bevor er einmal über Los gekommen ist. Tauschen und der Besitz eines Pleitegegangenen stehen allen offen.</translation>
    </message>
    <message>
        <source>Everybody gets {thousand} more. After your first lap you throw a third die: 1, 2 or 3 is added. The bus lets you move by one die, the other, or both. The man with the hat sends you on to the next property that nobody owns, or to the next where you owe rent. Three equal numbers: go to any space you like, and throw no more. Doubles count on the first two dice.</source>
        <translation>Alle bekommen {thousand} mehr. Nach deiner ersten Runde würfelst du mit einem dritten Würfel: 1, 2 oder 3 werden dazugezählt. Beim Bus ziehst du mit einem Würfel, mit dem anderen oder mit beiden. Der Mann mit dem Hut schickt dich weiter zum nächsten Grundstück, das niemandem gehört, oder zum nächsten, wo du Miete schuldest. Drei gleiche Zahlen: geh auf ein beliebiges Feld, und würfle nicht mehr. Pasch zählt auf den ersten zwei Würfeln.</translation>
    </message>
    <message>
        <source>End after bankruptcies</source>
        <translation>Ende nach Pleiten</translation>
    </message>
    <message>
        <source>The game ends as soon as so many players are bankrupt. The richest wins.</source>
        <translation>Das Spiel endet, sobald so viele pleite sind. Wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>End after rounds</source>
        <translation>Ende nach Runden</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns. Then the richest wins.</source>
        <translation>Alle haben gleich viele Züge. Dann gewinnt, wer am reichsten ist.</translation>
    </message>
    <message>
        <source>End after minutes</source>
        <translation>Ende nach Minuten</translation>
    </message>
    <message>
        <source>When the playing time is over, the round is finished, so that all had equal turns. The richest wins.</source>
        <translation>Wenn die Spielzeit um ist, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>Offiziell</translation>
    </message>
    <message>
        <source>The full game until one player is left. Two to three hours.</source>
        <translation>Das ganze Spiel, bis nur noch einer übrig ist. Zwei bis drei Stunden.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>About an hour: three properties free for everybody, hotels after three houses, one turn in Jail. The first bankruptcy ends it, and the richest wins.</source>
        <translation>Etwa eine Stunde: drei geschenkte Grundstücke für alle, Hotels nach drei Häusern, ein Zug im Gefängnis. Die erste Pleite beendet das Spiel, und wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>Fast game</source>
        <translation>Schnelles Spiel</translation>
    </message>
    <message>
        <source>Two properties are dealt to everybody and paid for, hotels after three houses. The second bankruptcy ends it, and the richest wins.</source>
        <translation>Alle bekommen zwei Grundstücke und bezahlen sie, Hotels nach drei Häusern. Die zweite Pleite beendet das Spiel, und wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Mit Zeitgrenze</translation>
    </message>
    <message>
        <source>Two properties are dealt and paid for. After the agreed minutes the richest wins.</source>
        <translation>Zwei Grundstücke werden ausgeteilt und bezahlt. Nach den vereinbarten Minuten gewinnt, wer am reichsten ist.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Official rules for 90 minutes, equal turns for all. Then the richest wins.</source>
        <translation>Offizielle Regeln, 90 Minuten lang, gleich viele Züge für alle. Dann gewinnt, wer am reichsten ist.</translation>
    </message>
    <message>
        <source>Official rules with a third die that brings everybody round faster.</source>
        <translation>Offizielle Regeln mit einem dritten Würfel, der alle schneller herumbringt.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Five favourite house rules: money on Free Parking, double salary for stopping on GO, no rent for owners in Jail, one lap before buying, and a bonus for double one.</source>
        <translation>Fünf beliebte Hausregeln: Geld auf „Frei parken“, doppeltes Gehalt genau auf Los, keine Miete für Besitzer im Gefängnis, eine Runde vor dem Kaufen und ein Extra für den Einserpasch.</translation>
    </message>
    <message>
        <source>Your own choice of options.</source>
        <translation>Eure eigene Wahl der Regeln.</translation>
    </message>
    <message>
        <source>The player chooses</source>
        <translation>Man darf wählen</translation>
    </message>
    <message>
        <source>Always the fixed sum</source>
        <translation>Immer der feste Betrag</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Topf</translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Geschenkt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation>Bis zum Letzten</translation>
    </message>
    <message>
        <source>No limit of rounds</source>
        <translation>Keine Rundengrenze</translation>
    </message>
    <message>
        <source>No limit of time</source>
        <translation>Keine Zeitgrenze</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Get out of Jail free cards: {count}</source>
        <translation>Freikarten: {count}</translation>
    </message>
    <message>
        <source>{group}: {count} of {all}</source>
        <translation>{group}: {count} von {all}</translation>
    </message>
    <message>
        <source>, houses: {count}</source>
        <translation>, Häuser: {count}</translation>
    </message>
    <message>
        <source>, hotels: {count}</source>
        <translation>, Hotels: {count}</translation>
    </message>
    <message>
        <source>, mortgaged: {count}</source>
        <translation>, mit Hypothek: {count}</translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation>pleite</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>wird gefragt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>in Jail</source>
        <translation>im Gefängnis</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>PurchaseQuestion</name>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Buy for {sum}</source>
        <translation>Für {sum} kaufen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigern</translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation>Nicht kaufen</translation>
    </message>
    <message>
        <source>Don’t buy it: it is auctioned</source>
        <translation>Nicht kaufen: es wird versteigert</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Properties</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Raise cash</source>
        <translation>Geld beschaffen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Do you really want to leave the game?</source>
        <translation>Willst du das Spiel wirklich verlassen?</translation>
    </message>
    <message>
        <source>You will be bankrupt, and everything you have goes to {heir}.</source>
        <translation>Du bist dann pleite, und alles, was du hast, geht an {heir}.</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiterspielen</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, aufgeben</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>It completes your set: {group}.</source>
        <translation>Damit ist deine Gruppe vollständig: {group}.</translation>
    </message>
    <message>
        <source>{other} has the other one: {group}.</source>
        <translation>{other} hat das andere Feld: {group}.</translation>
    </message>
    <message>
        <source>{other} has all the others: {group}.</source>
        <translation>{other} hat alle anderen: {group}.</translation>
    </message>
    <message>
        <source>You have {own} of this set; still free: {free}.</source>
        <translation>Von dieser Gruppe hast du {own}; noch frei: {free}.</translation>
    </message>
    <message>
        <source>The others of this set belong to several players.</source>
        <translation>Die anderen dieser Gruppe gehören verschiedenen Spielern.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing.</source>
        <translation>Du hast {cash}: {missing} fehlen.</translation>
    </message>
    <message>
        <source>You have {cash} and keep {left}.</source>
        <translation>Du hast {cash} und behältst {left}.</translation>
    </message>
    <message>
        <source>{player}, throw to see who begins</source>
        <translation>{player}, würfle um den ersten Zug</translation>
    </message>
    <message>
        <source>The highest total has the first turn.</source>
        <translation>Die höchste Summe beginnt.</translation>
    </message>
    <message>
        <source>The highest totals were equal, so these throw again: {players}.</source>
        <translation>Die höchsten Summen waren gleich, darum würfeln noch einmal: {players}.</translation>
    </message>
    <message>
        <source>{player}, end your turn?</source>
        <translation>{player}, Zug beenden?</translation>
    </message>
    <message>
        <source>Before that you may build, mortgage or trade.</source>
        <translation>Vorher kannst du bauen, Hypotheken aufnehmen oder tauschen.</translation>
    </message>
    <message>
        <source>You threw doubles, so you throw again.</source>
        <translation>Du hattest einen Pasch und würfelst noch einmal.</translation>
    </message>
    <message>
        <source>A third time takes you to Jail.</source>
        <translation>Ein dritter Pasch bringt dich ins Gefängnis.</translation>
    </message>
    <message>
        <source>{player}, your throw</source>
        <translation>{player}, du würfelst</translation>
    </message>
    <message>
        <source>Remember: rent has to be asked for.</source>
        <translation>Denk daran: Miete muss man verlangen.</translation>
    </message>
    <message>
        <source>{player}, you are in Jail</source>
        <translation>{player}, du bist im Gefängnis</translation>
    </message>
    <message>
        <source>Throw doubles to get out. If you fail, you pay {fine} and move.</source>
        <translation>Ein Pasch holt dich heraus. Sonst zahlst du {fine} und ziehst.</translation>
    </message>
    <message>
        <source>Your last try: doubles get you out. Otherwise you pay {fine} and move.</source>
        <translation>Dein letzter Versuch: ein Pasch holt dich heraus. Sonst zahlst du {fine} und ziehst.</translation>
    </message>
    <message>
        <source>Try {turn} of {turns}: doubles get you out, or pay {fine} first, then throw.</source>
        <translation>Versuch {turn} von {turns}: ein Pasch holt dich heraus, oder zahle zuerst {fine} und würfle dann.</translation>
    </message>
    <message>
        <source>You have a card that gets you out.</source>
        <translation>Du hast eine Freikarte.</translation>
    </message>
    <message>
        <source>Buy {space} for {price}?</source>
        <translation>{space} für {price} kaufen?</translation>
    </message>
    <message>
        <source>You can’t yet, so it is auctioned.</source>
        <translation>Du darfst noch nicht, also wird versteigert.</translation>
    </message>
    <message>
        <source>You can’t yet, so it stays with the Bank.</source>
        <translation>Du darfst noch nicht, also bleibt es bei der Bank.</translation>
    </message>
    <message>
        <source>If not, it is auctioned.</source>
        <translation>Wenn nicht, wird versteigert.</translation>
    </message>
    <message>
        <source>{player}, your bid for {space}</source>
        <translation>{player}, dein Gebot für {space}</translation>
    </message>
    <message>
        <source>Auction: {space}</source>
        <translation>Versteigerung: {space}</translation>
    </message>
    <message>
        <source>{player}, your bid for a hotel</source>
        <translation>{player}, dein Gebot für ein Hotel</translation>
    </message>
    <message>
        <source>{player}, your bid for a house</source>
        <translation>{player}, dein Gebot für ein Haus</translation>
    </message>
    <message>
        <source>Auction: one hotel</source>
        <translation>Versteigerung: ein Hotel</translation>
    </message>
    <message>
        <source>Auction: one house</source>
        <translation>Versteigerung: ein Haus</translation>
    </message>
    <message>
        <source>{player}, you owe the Bank {amount}</source>
        <translation>{player}, du schuldest der Bank {amount}</translation>
    </message>
    <message>
        <source>{player}, you owe the pot {amount}</source>
        <translation>{player}, du schuldest dem Topf {amount}</translation>
    </message>
    <message>
        <source>{player}, you owe {other} {amount}</source>
        <translation>{player}, du schuldest {other} {amount}</translation>
    </message>
    <message>
        <source>A debt of {amount}</source>
        <translation>Eine Schuld von {amount}</translation>
    </message>
    <message>
        <source>{player}, lift the mortgage of {space} for {price}?</source>
        <translation>{player}, die Hypothek auf {space} für {price} ablösen?</translation>
    </message>
    <message>
        <source>If not, it stays with the Bank.</source>
        <translation>Wenn nicht, bleibt es bei der Bank.</translation>
    </message>
    <message>
        <source>Printed price {price}.</source>
        <translation>Listenpreis {price}.</translation>
    </message>
    <message>
        <source>No bid yet.</source>
        <translation>Noch kein Gebot.</translation>
    </message>
    <message>
        <source>{leader} bids {sum}.</source>
        <translation>{leader} bietet {sum}.</translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation>Du hast {cash}.</translation>
    </message>
    <message>
        <source>{player}, do you want a hotel too?</source>
        <translation>{player}, willst du auch ein Hotel?</translation>
    </message>
    <message>
        <source>{player}, do you want a house too?</source>
        <translation>{player}, willst du auch ein Haus?</translation>
    </message>
    <message>
        <source>{other} wants to build on {space}, and the Bank has not enough for all.</source>
        <translation>{other} will auf {space} bauen, und die Bank hat nicht genug für alle.</translation>
    </message>
    <message>
        <source>If you want one, it is auctioned between you. Choose the lot it is for.</source>
        <translation>Wenn du eines willst, wird es unter euch versteigert. Wähle die Straße, für die es ist.</translation>
    </message>
    <message>
        <source>{other} wants to build, and buildings are scarce</source>
        <translation>{other} will bauen, und die Gebäude sind knapp</translation>
    </message>
    <message>
        <source>Bid at least the printed price of a building on the lot you choose.</source>
        <translation>Biete mindestens den Listenpreis eines Gebäudes auf der Straße, die du wählst.</translation>
    </message>
    <message>
        <source>Income tax: {flat} or 10 %?</source>
        <translation>Einkommensteuer: {flat} oder 10&#xa0;%?</translation>
    </message>
    <message>
        <source>10 % is of all you have: cash, properties at their printed price, buildings at cost.</source>
        <translation>10&#xa0;% von allem: Bargeld, Grundstücke zum Listenpreis, Gebäude zum Baupreis.</translation>
    </message>
    <message>
        <source>Choose before anything is added up. You can’t take it back.</source>
        <translation>Wähle, bevor gerechnet wird. Zurücknehmen geht nicht.</translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing. Sell, mortgage or trade.</source>
        <translation>Du hast {cash}: {missing} fehlen. Verkaufe, nimm Hypotheken auf oder tausche.</translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation>Die Bank würde für alles, was du hast, nicht genug geben.</translation>
    </message>
    <message>
        <source>{player}, an offer from {other}</source>
        <translation>{player}, ein Angebot von {other}</translation>
    </message>
    <message>
        <source>You get {give}. You give {take}.</source>
        <translation>Du bekommst {give}. Du gibst {take}.</translation>
    </message>
    <message>
        <source>You would pay {sum} interest on mortgaged deeds at once.</source>
        <translation>Du müsstest sofort {sum} Zinsen für Hypotheken zahlen.</translation>
    </message>
    <message>
        <source>An offer from {other}</source>
        <translation>Ein Angebot von {other}</translation>
    </message>
    <message>
        <source>The mortgage of {space}</source>
        <translation>Die Hypothek auf {space}</translation>
    </message>
    <message>
        <source>The interest is paid. Lifting it later costs {price} and 10 % once more.</source>
        <translation>Die Zinsen sind bezahlt. Später kostet das Ablösen {price} und noch einmal 10&#xa0;%.</translation>
    </message>
    <message>
        <source>{player}, go anywhere</source>
        <translation>{player}, geh, wohin du willst</translation>
    </message>
    <message>
        <source>Three equal numbers: choose any space. Passing GO pays as usual.</source>
        <translation>Drei gleiche Zahlen: wähle ein beliebiges Feld. Über Los gibt es Gehalt wie immer.</translation>
    </message>
    <message>
        <source>{player}, take the bus</source>
        <translation>{player}, nimm den Bus</translation>
    </message>
    <message>
        <source>Move by one die, by the other, or by both.</source>
        <translation>Zieh mit einem Würfel, mit dem anderen oder mit beiden.</translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation>{player} gewinnt das Spiel!</translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Not now: another decision comes first.</source>
        <translation>Jetzt nicht: erst ist etwas anderes zu entscheiden.</translation>
    </message>
    <message>
        <source>Somebody else decides now. Wait for your turn.</source>
        <translation>Jetzt entscheidet jemand anderes. Warte, bis du dran bist.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>The throw waits a moment, so that owners can ask for rent.</source>
        <translation>Der Wurf wartet kurz, damit Besitzer ihre Miete verlangen können.</translation>
    </message>
    <message>
        <source>No time limit was agreed, or it is over already.</source>
        <translation>Es ist keine Spielzeit vereinbart, oder sie ist schon um.</translation>
    </message>
    <message>
        <source>A bankrupt player is out of the game.</source>
        <translation>Wer pleite ist, spielt nicht mehr mit.</translation>
    </message>
    <message>
        <source>First decide about {space}.</source>
        <translation>Entscheide zuerst über {space}.</translation>
    </message>
    <message>
        <source>Last turn in Jail: throw first. Without doubles you pay and move.</source>
        <translation>Letzter Zug im Gefängnis: erst würfeln. Ohne Pasch zahlst du und ziehst.</translation>
    </message>
    <message>
        <source>Getting out costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Herauskommen kostet {amount}, und du hast {cash}. Beschaffe erst Geld.</translation>
    </message>
    <message>
        <source>You have no card out of Jail. Perhaps somebody sells you one.</source>
        <translation>Du hast keine Freikarte. Vielleicht verkauft dir jemand eine.</translation>
    </message>
    <message>
        <source>One lap first: you may buy once you have passed {go}.</source>
        <translation>Erst eine Runde: kaufen darfst du, sobald du über {go} gekommen bist.</translation>
    </message>
    <message>
        <source>It costs {price}, and you have {cash}. Raise cash first.</source>
        <translation>Es kostet {price}, und du hast {cash}. Beschaffe erst Geld.</translation>
    </message>
    <message>
        <source>This throw doesn’t allow that move.</source>
        <translation>Dieser Wurf erlaubt das nicht.</translation>
    </message>
    <message>
        <source>Too low: bid {least} or more.</source>
        <translation>Zu wenig: biete {least} oder mehr.</translation>
    </message>
    <message>
        <source>You have {cash}. Raise cash first, or bid less.</source>
        <translation>Du hast {cash}. Beschaffe erst Geld, oder biete weniger.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now. Choose another lot.</source>
        <translation>Dieses Gebäude kann jetzt nicht auf {space}. Wähle eine andere Straße.</translation>
    </message>
    <message>
        <source>Choose another player who is still in the game.</source>
        <translation>Wähle jemand anderen, der noch mitspielt.</translation>
    </message>
    <message>
        <source>Put something into the offer first.</source>
        <translation>Leg erst etwas in das Angebot.</translation>
    </message>
    <message>
        <source>{seat} has only {cash}.</source>
        <translation>{seat} hat nur {cash}.</translation>
    </message>
    <message>
        <source>Something of {seat} stands in the offer twice.</source>
        <translation>Etwas von {seat} steht doppelt im Angebot.</translation>
    </message>
    <message>
        <source>{seat} doesn’t own {space}.</source>
        <translation>{space} gehört nicht {seat}.</translation>
    </message>
    <message>
        <source>{seat} doesn’t have that card.</source>
        <translation>{seat} hat diese Karte nicht.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first: {space} can’t be traded.</source>
        <translation>Verkauft erst alle Gebäude dieser Farbe: {space} kann nicht getauscht werden.</translation>
    </message>
    <message>
        <source>{seat} owes {amount} and couldn’t pay it any more after this trade. It must bring in more.</source>
        <translation>{seat} schuldet {amount} und könnte das nach diesem Tausch nicht mehr zahlen. Er muss mehr einbringen.</translation>
    </message>
    <message>
        <source>{seat} must pay {amount} interest on mortgaged deeds at once and would have only {cash}.</source>
        <translation>{seat} muss sofort {amount} Zinsen für Hypotheken zahlen und hätte nur {cash}.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash, or keep it.</source>
        <translation>Ablösen kostet {amount}, und du hast {cash}. Beschaffe Geld, oder behalte sie.</translation>
    </message>
    <message>
        <source>Pay what you owe first.</source>
        <translation>Zahle erst, was du schuldest.</translation>
    </message>
    <message>
        <source>{space} isn’t yours.</source>
        <translation>{space} gehört dir nicht.</translation>
    </message>
    <message>
        <source>{space} is mortgaged already.</source>
        <translation>Auf {space} liegt schon eine Hypothek.</translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first.</source>
        <translation>Verkaufe erst alle Gebäude dieser Farbe.</translation>
    </message>
    <message>
        <source>{space} isn’t mortgaged.</source>
        <translation>Auf {space} liegt keine Hypothek.</translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Ablösen kostet {amount}, und du hast {cash}. Beschaffe erst Geld.</translation>
    </message>
    <message>
        <source>You have no building on {space}.</source>
        <translation>Du hast kein Gebäude auf {space}.</translation>
    </message>
    <message>
        <source>You have no buildings of this colour: {group}.</source>
        <translation>Du hast keine Gebäude dieser Farbe: {group}.</translation>
    </message>
    <message>
        <source>Sell evenly: {other} first.</source>
        <translation>Gleichmäßig verkaufen: zuerst {other}.</translation>
    </message>
    <message>
        <source>No hotel can be broken down while a building is auctioned.</source>
        <translation>Während ein Gebäude versteigert wird, kann kein Hotel zerlegt werden.</translation>
    </message>
    <message>
        <source>You are bidding for a building of this colour. Nothing of it can be sold now.</source>
        <translation>Du bietest für ein Gebäude dieser Farbe. Davon kannst du jetzt nichts verkaufen.</translation>
    </message>
    <message>
        <source>Nothing can be built there.</source>
        <translation>Dort kann man nichts bauen.</translation>
    </message>
    <message>
        <source>You need every lot of the colour of {space}.</source>
        <translation>Dazu brauchst du alle Straßen der Farbe von {space}.</translation>
    </message>
    <message>
        <source>Lift the mortgage of {other} first.</source>
        <translation>Löse erst die Hypothek auf {other} ab.</translation>
    </message>
    <message>
        <source>{space} has its hotel. More can’t be built there.</source>
        <translation>{space} hat schon ein Hotel. Mehr geht dort nicht.</translation>
    </message>
    <message>
        <source>Build evenly: {other} first.</source>
        <translation>Gleichmäßig bauen: zuerst {other}.</translation>
    </message>
    <message>
        <source>The Bank has no houses left. Wait until some come back.</source>
        <translation>Die Bank hat keine Häuser mehr. Warte, bis welche zurückkommen.</translation>
    </message>
    <message>
        <source>The Bank has no hotels left. Wait until one comes back.</source>
        <translation>Die Bank hat keine Hotels mehr. Warte, bis eines zurückkommt.</translation>
    </message>
    <message>
        <source>It costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation>Es kostet {amount}, und du hast {cash}. Beschaffe erst Geld.</translation>
    </message>
    <message>
        <source>This building can’t go on {space} now.</source>
        <translation>Dieses Gebäude kann jetzt nicht auf {space}.</translation>
    </message>
    <message>
        <source>Nobody owes you rent at the moment.</source>
        <translation>Im Moment schuldet dir niemand Miete.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>The game is not longer than this.</source>
        <translation>Länger ist das Spiel nicht.</translation>
    </message>
    <message>
        <source>Before the first throw.</source>
        <translation>Vor dem ersten Wurf.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>« Turn</source>
        <translation>« Zug</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>‹ Step</source>
        <translation>‹ Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step ›</source>
        <translation>Schritt ›</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Turn »</source>
        <translation>Zug »</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>Hier steht das Spiel.</translation>
    </message>
    <message>
        <source>That begins a new game from here; the old one stays as it is.</source>
        <translation>Von hier beginnt ein neues Spiel; das alte bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>A replay is being shown.</source>
        <translation>Eine Wiederholung läuft.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Tell us what you did and what you saw, and add the saved game (Game, Save as) and the text below: it says what went wrong inside. Nothing is sent unless you send it.</source>
        <translation>Schreib uns, was du getan und gesehen hast, und leg das gespeicherte Spiel (Spiel, Speichern unter) und den Text unten bei: Er sagt, was innen schiefging. Es wird nichts gesendet, wenn du es nicht sendest.</translation>
    </message>
    <message>
        <source>The whole log: {path}</source>
        <translation>Das ganze Protokoll: {path}</translation>
    </message>
    <message>
        <source>No folder takes a log on this computer.</source>
        <translation>Auf diesem Computer nimmt kein Ordner ein Protokoll auf.</translation>
    </message>
    <message>
        <source>The end of the log</source>
        <translation>Das Ende des Protokolls</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RollQuestion</name>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation>{sum} zahlen</translation>
    </message>
    <message>
        <source>Throw for doubles</source>
        <translation>Pasch versuchen</translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation>Freikarte einsetzen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Who plays</source>
        <translation>Wer mitspielt</translation>
    </message>
    <message>
        <source>Two to eight players, people and computers in any mix. Each has a name, a token and a colour of their own. You can also watch a game of computers only.</source>
        <translation>Zwei bis acht, Menschen und Computer beliebig gemischt. Alle haben einen Namen, eine Figur und eine eigene Farbe. Ihr könnt auch Computern beim Spielen zusehen.</translation>
    </message>
    <message>
        <source>Money to start with</source>
        <translation>Geld am Anfang</translation>
    </message>
    <message>
        <source>Everybody starts with the same cash: {start} in the official game. All sums are whole numbers.</source>
        <translation>Alle beginnen mit gleich viel Bargeld: {start} im offiziellen Spiel. Alle Beträge sind ganze Zahlen.</translation>
    </message>
    <message>
        <source>Before the first throw</source>
        <translation>Vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>All tokens stand on {go}. The Bank keeps all deeds, 32 houses and 12 hotels. Both packs of 16 cards are shuffled. The Bank never runs out of money.</source>
        <translation>Alle Figuren stehen auf {go}. Die Bank hat alle Besitzkarten, 32 Häuser und 12 Hotels. Beide Stapel mit je 16 Karten sind gemischt. Der Bank geht das Geld nie aus.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Each player throws both dice. The highest total begins; then it goes round the table. If several are highest, those throw again.</source>
        <translation>Alle werfen beide Würfel. Die höchste Summe beginnt, dann geht es reihum. Sind mehrere gleich hoch, würfeln diese noch einmal.</translation>
    </message>
    <message>
        <source>The Bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>The program looks after the Bank and leads the auctions. The Bank’s account is kept apart from the players’ money and always adds up. The Bank can’t go broke.</source>
        <translation>Das Programm führt die Bank und die Versteigerungen. Das Konto der Bank ist vom Geld der Spieler getrennt und stimmt immer. Die Bank kann nicht pleitegehen.</translation>
    </message>
    <message>
        <source>What the Bank does</source>
        <translation>Was die Bank tut</translation>
    </message>
    <message>
        <source>It pays salaries, sells and auctions deeds and buildings, takes buildings back at half price, collects taxes, fines and interest, and lends money only on mortgages.</source>
        <translation>Sie zahlt Gehälter, verkauft und versteigert Grundstücke und Gebäude, nimmt Gebäude zum halben Preis zurück, kassiert Steuern, Strafen und Zinsen und leiht Geld nur auf Hypotheken.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Throw both dice, move your token by their total, and do what the space you reach asks for.</source>
        <translation>Wirf beide Würfel, zieh deine Figur um ihre Summe, und tu, was das erreichte Feld verlangt.</translation>
    </message>
    <message>
        <source>Sharing a space</source>
        <translation>Mehrere auf einem Feld</translation>
    </message>
    <message>
        <source>Any number of tokens may stand on one space.</source>
        <translation>Auf einem Feld dürfen beliebig viele Figuren stehen.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Both dice show the same: finish the space you reached, then throw and move once more.</source>
        <translation>Beide Würfel zeigen dasselbe: spiel das erreichte Feld zu Ende, dann würfle und zieh noch einmal.</translation>
    </message>
    <message>
        <source>Three times doubles</source>
        <translation>Dreimal Pasch</translation>
    </message>
    <message>
        <source>The third doubles in one turn are not moved. Your token goes to Jail instead, and your turn is over.</source>
        <translation>Den dritten Pasch in einem Zug ziehst du nicht. Deine Figur kommt ins Gefängnis, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Pay first</source>
        <translation>Erst zahlen</translation>
    </message>
    <message>
        <source>Whatever you owe must be paid before your turn goes on.</source>
        <translation>Was du schuldest, muss bezahlt sein, bevor dein Zug weitergeht.</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>A turn ends when its player says so and nothing is left to do. It ends by itself when that player goes to Jail or bankrupt, even after doubles. Then the next player has the dice.</source>
        <translation>Ein Zug endet, wenn der Spieler es sagt und nichts mehr zu tun ist. Von selbst endet er, wenn der Spieler ins Gefängnis kommt oder pleite ist, auch nach einem Pasch. Dann ist der Nächste dran.</translation>
    </message>
    <message>
        <source>Salary</source>
        <translation>Gehalt</translation>
    </message>
    <message>
        <source>Each time your token passes or reaches {go} moving forward, you get {salary} from the Bank.</source>
        <translation>Jedes Mal, wenn deine Figur vorwärts über {go} zieht oder dort ankommt, zahlt dir die Bank {salary}.</translation>
    </message>
    <message>
        <source>One salary a lap</source>
        <translation>Ein Gehalt je Runde</translation>
    </message>
    <message>
        <source>Stopping exactly on {go} pays once. Walking off it afterwards pays nothing more.</source>
        <translation>Genau auf {go} stehen zu bleiben zählt einmal. Das Weiterziehen von dort bringt nichts mehr.</translation>
    </message>
    <message>
        <source>Two salaries in one turn</source>
        <translation>Zwei Gehälter in einem Zug</translation>
    </message>
    <message>
        <source>Pass {go}, stop on a card space just behind it, and draw the card that sends you to {go}: then you are paid twice, once for passing and once for the card.</source>
        <translation>Zieh über {go}, bleib gleich dahinter auf einem Kartenfeld stehen und zieh die Karte, die dich auf {go} schickt: dann gibt es zweimal Gehalt, einmal für den Weg und einmal für die Karte.</translation>
    </message>
    <message>
        <source>No salary</source>
        <translation>Kein Gehalt</translation>
    </message>
    <message>
        <source>Moving back pays nothing, and neither does being sent to Jail.</source>
        <translation>Rückwärts gibt es nichts, und auf dem Weg ins Gefängnis auch nicht.</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>If nobody owns the property you stop on, you may buy it at its printed price. You may raise cash first: mortgage, sell buildings or trade.</source>
        <translation>Gehört das Grundstück, auf dem du stehen bleibst, niemandem, darfst du es zum Listenpreis kaufen. Vorher darfst du Geld beschaffen: Hypotheken aufnehmen, Gebäude verkaufen oder tauschen.</translation>
    </message>
    <message>
        <source>Not bought</source>
        <translation>Nicht gekauft</translation>
    </message>
    <message>
        <source>If you don’t buy it, the Bank puts it up for auction at once.</source>
        <translation>Kaufst du es nicht, versteigert es die Bank sofort.</translation>
    </message>
    <message>
        <source>Sent by a card</source>
        <translation>Von einer Karte geschickt</translation>
    </message>
    <message>
        <source>A space that a card sends you to counts just like one reached by the dice.</source>
        <translation>Ein Feld, auf das dich eine Karte schickt, zählt genau wie ein erwürfeltes.</translation>
    </message>
    <message>
        <source>Who may bid</source>
        <translation>Wer bieten darf</translation>
    </message>
    <message>
        <source>Everybody in the game, also the player who didn’t want to buy, and players in Jail.</source>
        <translation>Alle, die mitspielen, auch wer nicht kaufen wollte, und auch wer im Gefängnis sitzt.</translation>
    </message>
    <message>
        <source>How to bid</source>
        <translation>Wie man bietet</translation>
    </message>
    <message>
        <source>Start with any whole sum from {one} up. Each further bid must be higher than the last.</source>
        <translation>Beginne mit einem beliebigen ganzen Betrag ab {one}. Jedes weitere Gebot muss höher sein als das letzte.</translation>
    </message>
    <message>
        <source>Bid what you have</source>
        <translation>Biete, was du hast</translation>
    </message>
    <message>
        <source>You can’t bid more than the cash in your hand. You may raise cash first.</source>
        <translation>Du kannst nicht mehr bieten, als du bar hast. Vorher darfst du Geld beschaffen.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Bidding goes round, beginning after the player who didn’t buy. Who passes is out of this auction. It ends when only the highest bidder is left. A last player without a bid is still asked. When a bankrupt’s property is sold, bidding begins after that player, one property after the other in board order.</source>
        <translation>Geboten wird reihum, zuerst nach dem Spieler, der nicht gekauft hat. Wer passt, ist aus dieser Versteigerung heraus. Sie endet, wenn nur noch der Höchstbietende übrig ist. Ein Letzter ohne Gebot wird noch gefragt. Wird der Besitz eines Pleitegegangenen verkauft, beginnt es nach ihm, ein Grundstück nach dem anderen in der Reihenfolge des Bretts.</translation>
    </message>
    <message>
        <source>The winner of the auction</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>The highest bidder pays the Bank and gets the deed. If nobody bids, the Bank keeps it.</source>
        <translation>Das höchste Gebot wird an die Bank gezahlt und bringt die Besitzkarte. Bietet niemand, behält sie die Bank.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Stop on somebody else’s property and you pay its owner the rent on its deed.</source>
        <translation>Bleibst du auf fremdem Grundstück stehen, zahlst du die Miete, die auf seiner Besitzkarte steht.</translation>
    </message>
    <message>
        <source>A whole colour</source>
        <translation>Eine ganze Farbe</translation>
    </message>
    <message>
        <source>Who owns all lots of a colour gets double rent on those without buildings, even if another lot of the colour is mortgaged or built on.</source>
        <translation>Wem alle Straßen einer Farbe gehören, der bekommt auf den unbebauten die doppelte Miete, auch wenn auf einer anderen dieser Farbe eine Hypothek liegt oder gebaut ist.</translation>
    </message>
    <message>
        <source>Rent with buildings</source>
        <translation>Miete mit Gebäuden</translation>
    </message>
    <message>
        <source>With houses or a hotel the rent is the one printed for exactly that.</source>
        <translation>Mit Häusern oder Hotel gilt genau die Miete, die dafür auf der Karte steht.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent</source>
        <translation>Hypothek: keine Miete</translation>
    </message>
    <message>
        <source>While a property is mortgaged, stopping there is free.</source>
        <translation>Solange auf einem Grundstück eine Hypothek liegt, steht man dort umsonst.</translation>
    </message>
    <message>
        <source>Rent of railroads</source>
        <translation>Miete der Bahnen</translation>
    </message>
    <message>
        <source>{r1}, {r2}, {r3} or {r4} for one, two, three or four owned. A mortgaged one earns nothing itself but still counts for the others.</source>
        <translation>{r1}, {r2}, {r3} oder {r4} bei einer, zwei, drei oder vier Bahnen. Liegt auf einer eine Hypothek, bringt sie selbst nichts, zählt aber für die anderen mit.</translation>
    </message>
    <message>
        <source>Rent of utilities</source>
        <translation>Miete der Werke</translation>
    </message>
    <message>
        <source>Four times the throw that brought you there if the owner has one, ten times if the owner has both. A mortgaged one still counts for the other.</source>
        <translation>Das Vierfache des Wurfs, der dich hergebracht hat, wenn der Besitzer eines hat; das Zehnfache, wenn er beide hat. Eines mit Hypothek zählt für das andere mit.</translation>
    </message>
    <message>
        <source>Owners in Jail</source>
        <translation>Besitzer im Gefängnis</translation>
    </message>
    <message>
        <source>An owner who sits in Jail still gets rent.</source>
        <translation>Auch wer im Gefängnis sitzt, bekommt seine Miete.</translation>
    </message>
    <message>
        <source>Rent is paid at once</source>
        <translation>Miete wird sofort gezahlt</translation>
    </message>
    <message>
        <source>The rent is what the deed says when you arrive. The Bank’s computer collects it for the owner.</source>
        <translation>Es gilt, was bei deiner Ankunft auf der Karte steht. Der Computer der Bank kassiert für den Besitzer.</translation>
    </message>
    <message>
        <source>Asking for rent</source>
        <translation>Miete verlangen</translation>
    </message>
    <message>
        <source>If you agreed on it, owners must ask for their rent themselves, at the latest before the next player throws; later it is lost. If several rents are open, the oldest comes first.</source>
        <translation>Wenn ihr es vereinbart habt, müssen Besitzer ihre Miete selbst verlangen, spätestens bevor der nächste Spieler würfelt; danach ist sie verloren. Sind mehrere offen, kommt die älteste zuerst.</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Stop on a card space: the top card is drawn, done at once, and put under its pack.</source>
        <translation>Bleibst du auf einem Kartenfeld stehen, wird die oberste Karte gezogen, sofort ausgeführt und unter den Stapel gelegt.</translation>
    </message>
    <message>
        <source>The card out of Jail</source>
        <translation>Die Freikarte</translation>
    </message>
    <message>
        <source>You keep it until you use it. Then it goes back under the pack it came from. Who has both uses the one from {chance} first.</source>
        <translation>Du behältst sie, bis du sie einsetzt. Dann kommt sie unter den Stapel, von dem sie stammt. Wer beide hat, nimmt zuerst die von {chance}.</translation>
    </message>
    <message>
        <source>Selling the card</source>
        <translation>Freikarte verkaufen</translation>
    </message>
    <message>
        <source>A card out of Jail may be traded to another player at any price you agree on.</source>
        <translation>Eine Freikarte darf zu jedem Preis, auf den ihr euch einigt, den Besitzer wechseln.</translation>
    </message>
    <message>
        <source>The card to the next railroad</source>
        <translation>Die Karte zur nächsten Bahn</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it, you pay twice the usual rent.</source>
        <translation>Gehört sie niemandem, darfst du sie kaufen, sonst wird sie versteigert. Gehört sie jemand anderem, zahlst du die doppelte Miete.</translation>
    </message>
    <message>
        <source>The card to the next utility</source>
        <translation>Die Karte zum nächsten Werk</translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it and it isn’t mortgaged, the dice are thrown again and you pay ten times that throw. Doubles in that throw mean nothing.</source>
        <translation>Gehört es niemandem, darfst du es kaufen, sonst wird es versteigert. Gehört es jemand anderem und liegt keine Hypothek darauf, wird noch einmal gewürfelt, und du zahlst das Zehnfache. Ein Pasch zählt dabei nicht.</translation>
    </message>
    <message>
        <source>The card that moves you back</source>
        <translation>Die Karte, die zurückschickt</translation>
    </message>
    <message>
        <source>The space you reach by moving back counts in full, as if you had thrown it.</source>
        <translation>Das Feld, auf das du zurückgehst, zählt voll, als hättest du es erwürfelt.</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>You pay the sums on the card for each house and each hotel that you own.</source>
        <translation>Du zahlst für jedes deiner Häuser und Hotels den Betrag auf der Karte.</translation>
    </message>
    <message>
        <source>Paying everybody</source>
        <translation>Alle zahlen</translation>
    </message>
    <message>
        <source>Payments to or from each player go round the table one by one. Who can’t pay is bankrupt to the player whose money is missing; the players after that get nothing. What is owed to a player who leaves is forgotten.</source>
        <translation>Zahlungen an alle oder von allen gehen reihum. Wer nicht zahlen kann, ist gegenüber dem pleite, dem das Geld fehlt; die danach bekommen nichts. Was jemandem geschuldet wird, der ausscheidet, verfällt.</translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation>Einkommensteuer</translation>
    </message>
    <message>
        <source>Pay {flat}, or a tenth of all you have: cash, the printed price of all your properties, mortgaged or not, and what your buildings cost.</source>
        <translation>Zahle {flat}, oder ein Zehntel von allem, was du hast: Bargeld, der Listenpreis aller Grundstücke, ob mit Hypothek oder ohne, und was deine Gebäude gekostet haben.</translation>
    </message>
    <message>
        <source>Choose before you count</source>
        <translation>Erst wählen, dann rechnen</translation>
    </message>
    <message>
        <source>You choose between the two before anything is added up, and you can’t take it back. That is why nobody’s total is shown before the game is over.</source>
        <translation>Du wählst, bevor gerechnet wird, und kannst es nicht zurücknehmen. Darum ist bis zum Spielende nirgends zu sehen, was jemand insgesamt wert ist.</translation>
    </message>
    <message>
        <source>Luxury tax</source>
        <translation>Luxussteuer</translation>
    </message>
    <message>
        <source>This space costs {luxury}.</source>
        <translation>Dieses Feld kostet {luxury}.</translation>
    </message>
    <message>
        <source>Ten per cent</source>
        <translation>Zehn Prozent</translation>
    </message>
    <message>
        <source>Every 10 % in this game is rounded up: a tenth of {seventy_five} is {eight}.</source>
        <translation>Alle 10&#xa0;% in diesem Spiel werden aufgerundet: ein Zehntel von {seventy_five} ist {eight}.</translation>
    </message>
    <message>
        <source>Into Jail</source>
        <translation>Ins Gefängnis</translation>
    </message>
    <message>
        <source>The corner that sends you to Jail, a card, or doubles for the third time in a turn take you straight there. You get no salary on the way, and your turn is over.</source>
        <translation>Die Ecke, die dich ins Gefängnis schickt, eine Karte oder der dritte Pasch in einem Zug bringen dich direkt dorthin. Unterwegs gibt es kein Gehalt, und dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation>Nur zu Besuch</translation>
    </message>
    <message>
        <source>If you walk onto that space by yourself, you are only visiting. Nothing happens.</source>
        <translation>Wer von selbst auf das Feld kommt, ist nur zu Besuch. Nichts passiert.</translation>
    </message>
    <message>
        <source>Out by doubles</source>
        <translation>Mit Pasch hinaus</translation>
    </message>
    <message>
        <source>Throw doubles in Jail and you are free: move that throw and play the space. You don’t throw again.</source>
        <translation>Würfelst du im Gefängnis einen Pasch, bist du frei: zieh diesen Wurf und spiel das Feld. Noch einmal würfelst du nicht.</translation>
    </message>
    <message>
        <source>Out by a card</source>
        <translation>Mit Karte hinaus</translation>
    </message>
    <message>
        <source>Use a card out of Jail before you throw, also one that you have just bought. Then throw and move as usual.</source>
        <translation>Setz vor dem Würfeln eine Freikarte ein, auch eine gerade gekaufte. Dann würfle und zieh wie sonst.</translation>
    </message>
    <message>
        <source>Out by paying</source>
        <translation>Mit Geld hinaus</translation>
    </message>
    <message>
        <source>On your first or second turn in Jail you may pay {fine} before you throw. Then throw and move as usual.</source>
        <translation>In deinem ersten oder zweiten Zug im Gefängnis darfst du vor dem Würfeln {fine} zahlen. Dann würfle und zieh wie sonst.</translation>
    </message>
    <message>
        <source>The third turn in Jail</source>
        <translation>Der dritte Zug im Gefängnis</translation>
    </message>
    <message>
        <source>No doubles on the third turn either: now you must pay {fine}, raising the cash if you need to, and move that throw. If you can’t, you are bankrupt to the Bank.</source>
        <translation>Auch beim dritten Mal kein Pasch: nun musst du {fine} zahlen, notfalls Geld dafür beschaffen, und diesen Wurf ziehen. Kannst du das nicht, bist du pleite, und alles geht an die Bank.</translation>
    </message>
    <message>
        <source>Life in Jail</source>
        <translation>Leben im Gefängnis</translation>
    </message>
    <message>
        <source>In Jail you may still build, trade, bid, mortgage and collect rent.</source>
        <translation>Auch im Gefängnis darfst du bauen, tauschen, bieten, Hypotheken aufnehmen und Miete bekommen.</translation>
    </message>
    <message>
        <source>Free parking</source>
        <translation>Frei parken</translation>
    </message>
    <message>
        <source>Just a place to rest. You get nothing and pay nothing.</source>
        <translation>Nur ein Ruheplatz. Du bekommst nichts und zahlst nichts.</translation>
    </message>
    <message>
        <source>Where you may build</source>
        <translation>Wo du bauen darfst</translation>
    </message>
    <message>
        <source>Only on a colour that is all yours, with no lot of it mortgaged. You may build at any time, in Jail too.</source>
        <translation>Nur auf einer Farbe, die dir ganz gehört und auf der keine Hypothek liegt. Bauen darfst du jederzeit, auch im Gefängnis.</translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation>Gleichmäßig bauen</translation>
    </message>
    <message>
        <source>No lot gets its next building while another lot of the same colour has fewer.</source>
        <translation>Keine Straße bekommt ihr nächstes Gebäude, solange eine andere derselben Farbe weniger hat.</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Häuser</translation>
    </message>
    <message>
        <source>A house costs what the deed says. A lot holds up to four houses.</source>
        <translation>Ein Haus kostet, was auf der Karte steht. Eine Straße trägt bis zu vier Häuser.</translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation>Hotels</translation>
    </message>
    <message>
        <source>When every lot of the colour has four houses or a hotel, you may pay for a hotel: the four houses of that lot go back to the Bank. There is only one hotel to a lot.</source>
        <translation>Haben alle Straßen der Farbe vier Häuser oder ein Hotel, darfst du ein Hotel bezahlen: die vier Häuser dieser Straße gehen an die Bank zurück. Auf jeder Straße steht höchstens ein Hotel.</translation>
    </message>
    <message>
        <source>Only so many</source>
        <translation>Nur so viele</translation>
    </message>
    <message>
        <source>There are 32 houses and 12 hotels. If the Bank has none left, wait until some come back.</source>
        <translation>Es gibt 32 Häuser und 12 Hotels. Hat die Bank keine mehr, warte, bis welche zurückkommen.</translation>
    </message>
    <message>
        <source>When buildings run short</source>
        <translation>Wenn Gebäude knapp werden</translation>
    </message>
    <message>
        <source>If players who could build now want more houses or hotels than the Bank has, everybody who could build is asked. If more than one wants the building, it is auctioned, from the printed price up; the bid names the lot it is for. Hotels come before houses. If nobody else wants it, it is sold at the printed price.</source>
        <translation>Wollen alle, die jetzt bauen könnten, zusammen mehr Häuser oder Hotels, als die Bank hat, wird jeder gefragt, der bauen könnte. Will mehr als einer das Gebäude, wird es ab dem Listenpreis versteigert; das Gebot nennt die Straße, für die es ist. Hotels kommen vor Häusern. Will es sonst niemand, wird es zum Listenpreis verkauft.</translation>
    </message>
    <message>
        <source>Selling buildings</source>
        <translation>Gebäude verkaufen</translation>
    </message>
    <message>
        <source>The Bank takes buildings back at any time for half the printed price, whatever you paid in an auction.</source>
        <translation>Die Bank nimmt Gebäude jederzeit für den halben Listenpreis zurück, egal was du in einer Versteigerung bezahlt hast.</translation>
    </message>
    <message>
        <source>Sell evenly</source>
        <translation>Gleichmäßig verkaufen</translation>
    </message>
    <message>
        <source>Buildings come down evenly, just as they went up.</source>
        <translation>Gebäude werden gleichmäßig abgebaut, so wie sie gebaut wurden.</translation>
    </message>
    <message>
        <source>Selling a hotel</source>
        <translation>Ein Hotel verkaufen</translation>
    </message>
    <message>
        <source>A hotel turns back into four houses if the Bank has four. You can always sell all buildings of a colour at once; a hotel then counts as five houses.</source>
        <translation>Aus einem Hotel werden wieder vier Häuser, wenn die Bank vier hat. Alle Gebäude einer Farbe auf einmal kannst du immer verkaufen; ein Hotel zählt dann fünf Häuser.</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Any two players may trade properties, cards out of Jail and cash at any time, in Jail too. A present is allowed, an empty offer is not, and nobody can give what they don’t have. You may take an offer back until it is answered.</source>
        <translation>Jederzeit, auch im Gefängnis, dürfen zwei Spieler Grundstücke, Freikarten und Geld tauschen. Schenken ist erlaubt, ein leeres Angebot nicht, und niemand kann geben, was er nicht hat. Bis zur Antwort darfst du dein Angebot zurückziehen.</translation>
    </message>
    <message>
        <source>No trade with buildings</source>
        <translation>Kein Tausch mit Gebäuden</translation>
    </message>
    <message>
        <source>A lot can’t be traded while any lot of its colour has a building. Buildings themselves are never traded.</source>
        <translation>Eine Straße kann nicht getauscht werden, solange auf irgendeiner Straße ihrer Farbe ein Gebäude steht. Gebäude selbst werden nie getauscht.</translation>
    </message>
    <message>
        <source>Getting a mortgaged property</source>
        <translation>Ein Grundstück mit Hypothek bekommen</translation>
    </message>
    <message>
        <source>The new owner chooses at once: lift the mortgage for its value plus 10 %, or keep it and pay 10 % now, and 10 % again when lifting it later. Both sides need enough cash for these 10 %.</source>
        <translation>Der neue Besitzer wählt sofort: die Hypothek für ihren Wert plus 10&#xa0;% ablösen, oder sie behalten und jetzt 10&#xa0;% zahlen, und beim späteren Ablösen noch einmal 10&#xa0;%. Beide brauchen genug Bargeld für diese 10&#xa0;%.</translation>
    </message>
    <message>
        <source>No loans, no promises</source>
        <translation>Keine Kredite, keine Versprechen</translation>
    </message>
    <message>
        <source>Players don’t lend each other money and can’t trade promises about later turns.</source>
        <translation>Spieler leihen einander kein Geld und können nicht mit Versprechen über spätere Züge handeln.</translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation>Hypothek</translation>
    </message>
    <message>
        <source>At any time the Bank lends you the mortgage value of a property, if no lot of its colour has a building.</source>
        <translation>Jederzeit leiht dir die Bank den Hypothekenwert eines Grundstücks, wenn auf keiner Straße seiner Farbe ein Gebäude steht.</translation>
    </message>
    <message>
        <source>Lifting a mortgage</source>
        <translation>Eine Hypothek ablösen</translation>
    </message>
    <message>
        <source>Pay the mortgage value plus 10 %, at any time.</source>
        <translation>Zahle jederzeit den Hypothekenwert plus 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Only the owner lifts it</source>
        <translation>Nur der Besitzer löst ab</translation>
    </message>
    <message>
        <source>Nobody but the owner can lift a mortgage. The property itself may be traded.</source>
        <translation>Nur wem das Grundstück gehört, der kann seine Hypothek ablösen. Das Grundstück selbst darf getauscht werden.</translation>
    </message>
    <message>
        <source>When cash is short</source>
        <translation>Wenn das Geld nicht reicht</translation>
    </message>
    <message>
        <source>If you owe more than you have, sell buildings, mortgage or trade until it is paid.</source>
        <translation>Schuldest du mehr, als du hast, verkaufe Gebäude, nimm Hypotheken auf oder tausche, bis es bezahlt ist.</translation>
    </message>
    <message>
        <source>Paying and giving up</source>
        <translation>Zahlen und aufgeben</translation>
    </message>
    <message>
        <source>A debt is paid by itself as soon as your cash covers it. With nothing left to raise cash with you are bankrupt. You may give up at your own throw, at a debt or at the end of your turn: if the debt can no longer be covered, everything goes to the player you owe, otherwise to the Bank.</source>
        <translation>Eine Schuld wird von selbst bezahlt, sobald dein Bargeld reicht. Hast du nichts mehr, womit du Geld beschaffen kannst, bist du pleite. Aufgeben darfst du, wenn du würfeln, eine Schuld zahlen oder deinen Zug beenden sollst: ist die Schuld nicht mehr zu decken, geht alles an den, dem du es schuldest, sonst an die Bank.</translation>
    </message>
    <message>
        <source>Trading in debt</source>
        <translation>Tauschen mit Schulden</translation>
    </message>
    <message>
        <source>While you owe money you may only make trades after which the debt is paid, or could still be paid with what the Bank gives for the rest.</source>
        <translation>Solange du Geld schuldest, darfst du nur so tauschen, dass die Schuld danach bezahlt ist oder noch bezahlt werden könnte mit dem, was die Bank für den Rest gibt.</translation>
    </message>
    <message>
        <source>Down to nothing</source>
        <translation>Auf null</translation>
    </message>
    <message>
        <source>Having exactly {nothing} left is not bankrupt.</source>
        <translation>Genau {nothing} übrig zu haben ist noch keine Pleite.</translation>
    </message>
    <message>
        <source>Bankrupt to a player</source>
        <translation>Pleite gegenüber einem Spieler</translation>
    </message>
    <message>
        <source>Your buildings go back to the Bank for half their price. That money, all your cash, deeds and cards go to the player you owe.</source>
        <translation>Deine Gebäude gehen für den halben Preis an die Bank zurück. Dieses Geld, dein ganzes Bargeld, alle Grundstücke und Karten bekommt der, dem du es schuldest.</translation>
    </message>
    <message>
        <source>Taking over mortgages</source>
        <translation>Hypotheken übernehmen</translation>
    </message>
    <message>
        <source>For each mortgaged deed received from a bankrupt you pay the Bank 10 % at once. You may lift it then for the mortgage value alone; later it costs another 10 %.</source>
        <translation>Für jedes Grundstück mit Hypothek, das du von einem Pleitegegangenen bekommst, zahlst du der Bank sofort 10&#xa0;%. Dann darfst du sie für den Hypothekenwert allein ablösen; später kostet es noch einmal 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pulled along</source>
        <translation>Mitgerissen</translation>
    </message>
    <message>
        <source>Who can’t pay the 10 % on deeds just received goes bankrupt too, to the Bank.</source>
        <translation>Wer die 10&#xa0;% auf gerade erhaltene Grundstücke nicht zahlen kann, geht ebenfalls pleite, gegenüber der Bank.</translation>
    </message>
    <message>
        <source>Bankrupt to the Bank</source>
        <translation>Pleite gegenüber der Bank</translation>
    </message>
    <message>
        <source>Cash, buildings and cards go back to the Bank. Every deed is auctioned at once among the others, free of mortgage.</source>
        <translation>Bargeld, Gebäude und Karten gehen an die Bank zurück. Alle Grundstücke werden sofort unter den anderen versteigert, frei von Hypotheken.</translation>
    </message>
    <message>
        <source>Leaving the game</source>
        <translation>Ausscheiden</translation>
    </message>
    <message>
        <source>A bankrupt player leaves at once. Questions to that player fall away, auctions go on without them, and their turn passes on.</source>
        <translation>Wer pleite ist, scheidet sofort aus. Fragen an ihn fallen weg, Versteigerungen gehen ohne ihn weiter, und sein Zug geht an den Nächsten.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>The last player left wins. The bankruptcy that decides it ends the game at once.</source>
        <translation>Wer als Letzter übrig ist, gewinnt. Die Pleite, die das entscheidet, beendet das Spiel sofort.</translation>
    </message>
    <message>
        <source>The richest wins</source>
        <translation>Der Reichste gewinnt</translation>
    </message>
    <message>
        <source>If you agreed on an earlier end, the richest wins: cash, properties at their printed price, mortgaged ones at half, and buildings at what they cost. Equal players share the win.</source>
        <translation>Habt ihr ein früheres Ende vereinbart, gewinnt der Reichste: Bargeld, Grundstücke zum Listenpreis, solche mit Hypothek zur Hälfte, und Gebäude zu ihren Kosten. Gleich Reiche teilen sich den Sieg.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>No rule has these words.</source>
        <translation>In keiner Regel steht das.</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>Regel {id}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Search in all rules</source>
        <translation>In allen Regeln suchen</translation>
    </message>
    <message>
        <source>Rules; those for this question come first, in bold</source>
        <translation>Regeln; die zu dieser Frage stehen vorn und fett</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hide the options</source>
        <translation>Regeln im Einzelnen ausblenden</translation>
    </message>
    <message>
        <source>Customise every option</source>
        <translation>Jede Regel anpassen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Token of player {number}</source>
        <translation>Figur von Spieler {number}</translation>
    </message>
    <message>
        <source>Colour of player {number}</source>
        <translation>Farbe von Spieler {number}</translation>
    </message>
    <message>
        <source>Person or computer, player {number}</source>
        <translation>Mensch oder Computer, Spieler {number}</translation>
    </message>
    <message>
        <source>What computer {number} prefers</source>
        <translation>Vorliebe von Computer {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Spieler {number} entfernen</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Spieler entfernen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>+ Person</source>
        <translation>+ Mensch</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Einen Menschen hinzufügen</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <translation>+ Computer</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Einen Computer hinzufügen</translation>
    </message>
    <message>
        <source>Eight can play at most (SETUP-1).</source>
        <translation>Höchstens acht können mitspielen (SETUP-1).</translation>
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
        <translation>{group}: {sides} von {size}.</translation>
    </message>
    <message>
        <source>{name} completes the set.</source>
        <translation>{name} vervollständigt die Gruppe.</translation>
    </message>
    <message>
        <source>{name} breaks up the set.</source>
        <translation>{name} zerreißt die Gruppe.</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (mit Hypothek)</translation>
    </message>
    <message>
        <source>a card out of Jail ({pack})</source>
        <translation>eine Freikarte ({pack})</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>How it looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Patterns on the colours of the groups</source>
        <translation>Muster auf den Farben der Gruppen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Time to ask for rent, if owners must ask</source>
        <translation>Zeit zum Verlangen der Miete, wenn Besitzer sie verlangen müssen</translation>
    </message>
    <message>
        <source>Call a player before a question in another’s turn</source>
        <translation>Spieler rufen, bevor sie im Zug eines anderen gefragt werden</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Keys while the board has the focus</source>
        <translation>Tasten, solange das Brett den Fokus hat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Ratschlag</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Don’t wait</source>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} Sekunden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>For {name}</source>
        <translation>Für {name}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Take the answer that is filled with colour</source>
        <translation>Die farbig gefüllte Antwort nehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Go to the next button or field</source>
        <translation>Zum nächsten Knopf oder Feld</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Press the button in focus; skip while something moves</source>
        <translation>Den Knopf mit dem Fokus drücken; überspringen, solange sich etwas bewegt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go from space to space on the board</source>
        <translation>Auf dem Brett von Feld zu Feld</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Close a sheet or a dialog; decides nothing</source>
        <translation>Ein Blatt oder einen Dialog schließen; entscheidet nichts</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message>
        <source>Street, colour {group}.</source>
        <translation>Straße, Farbe {group}.</translation>
    </message>
    <message>
        <source>One of the {group}.</source>
        <translation>Gehört zur Gruppe {group}.</translation>
    </message>
    <message>
        <source>For sale at {price}.</source>
        <translation>Für {price} zu haben.</translation>
    </message>
    <message>
        <source>Owned by {owner}.</source>
        <translation>Gehört {owner}.</translation>
    </message>
    <message>
        <source>Mortgaged: no rent.</source>
        <translation>Mit Hypothek: keine Miete.</translation>
    </message>
    <message>
        <source>There is a hotel.</source>
        <translation>Hier steht ein Hotel.</translation>
    </message>
    <message>
        <source>Buildings: {houses}.</source>
        <translation>Gebäude: {houses}.</translation>
    </message>
    <message>
        <source>No rent while the owner is in Jail.</source>
        <translation>Keine Miete, solange der Besitzer im Gefängnis ist.</translation>
    </message>
    <message>
        <source>Rent: {factor} times the throw.</source>
        <translation>Miete: {factor} mal der Wurf.</translation>
    </message>
    <message>
        <source>Rent {rent}.</source>
        <translation>Miete {rent}.</translation>
    </message>
    <message>
        <source>Passing or reaching it pays {salary}.</source>
        <translation>Wer hier ankommt oder vorbeizieht, bekommt {salary}.</translation>
    </message>
    <message>
        <source>Visitors just stand here; prisoners wait inside.</source>
        <translation>Besucher stehen nur hier; Gefangene warten drinnen.</translation>
    </message>
    <message>
        <source>A free place to rest.</source>
        <translation>Ein freier Ruheplatz.</translation>
    </message>
    <message>
        <source>Sends you straight to Jail.</source>
        <translation>Schickt dich direkt ins Gefängnis.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>Pay {flat} or 10 %.</source>
        <translation>Zahle {flat} oder 10&#xa0;%.</translation>
    </message>
    <message>
        <source>Pay {luxury}.</source>
        <translation>Zahle {luxury}.</translation>
    </message>
    <message>
        <source>Pay {flat}.</source>
        <translation>Zahle {flat}.</translation>
    </message>
    <message>
        <source>Whoever stops here gets the pot: {pot}.</source>
        <translation>Wer hier stehen bleibt, bekommt den Topf: {pot}.</translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation>Hier: {players}.</translation>
    </message>
    <message>
        <source>In Jail: {players}.</source>
        <translation>Im Gefängnis: {players}.</translation>
    </message>
</context>
<context>
    <name>SpeedDieQuestion</name>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Move to {space}</source>
        <translation>Nach {space}</translation>
    </message>
    <message>
        <source>{steps}: {space}</source>
        <translation>{steps}: {space}</translation>
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
        <translation>pleite</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A trade with {other} gave {player} the first colour: {group}.</source>
        <translation>Ein Tausch mit {other} brachte {player} die erste ganze Farbe: {group}.</translation>
    </message>
    <message>
        <source>{player} had the first colour complete: {group}.</source>
        <translation>{player} hatte als Erstes eine ganze Farbe: {group}.</translation>
    </message>
    <message>
        <source>A trade with {other} gave {player} all of {group}.</source>
        <translation>Ein Tausch mit {other} brachte {player} alles von {group}.</translation>
    </message>
    <message>
        <source>{player} completed {group}.</source>
        <translation>{player} vervollständigte {group}.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to the Bank.</source>
        <translation>{player} ging pleite; alles ging an die Bank.</translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to {other}.</source>
        <translation>{player} ging pleite; alles ging an {other}.</translation>
    </message>
    <message>
        <source>{player} gave up; everything went to the Bank.</source>
        <translation>{player} gab auf; alles ging an die Bank.</translation>
    </message>
    <message>
        <source>{player} threw highest and began.</source>
        <translation>{player} würfelte am höchsten und begann.</translation>
    </message>
    <message>
        <source>{player} bought the first property, {space}.</source>
        <translation>{player} kaufte das erste Grundstück, {space}.</translation>
    </message>
    <message>
        <source>{player} built the first hotel, on {space}.</source>
        <translation>{player} baute das erste Hotel, auf {space}.</translation>
    </message>
    <message>
        <source>The dearest rent: {player} paid {other} {sum} for {space}.</source>
        <translation>Die teuerste Miete: {player} zahlte {other} {sum} für {space}.</translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation>{player} zahlte {other} {sum} Miete für {space}.</translation>
    </message>
    <message>
        <source>{player} and {other} traded: {give} for {take}.</source>
        <translation>{player} und {other} tauschten: {give} gegen {take}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {give}.</source>
        <translation>{player} schenkte {other} {give}.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {take}.</source>
        <translation>{other} schenkte {player} {take}.</translation>
    </message>
    <message>
        <source>A bargain: {player} got {space} for {sum} in an auction.</source>
        <translation>Ein Schnäppchen: {player} ersteigerte {space} für {sum}.</translation>
    </message>
    <message>
        <source>{player} paid {sum} in an auction for {space}, priced at {price}.</source>
        <translation>{player} ersteigerte für {sum} {space}, Listenpreis {price}.</translation>
    </message>
    <message>
        <source>{player} won: all the others were bankrupt.</source>
        <translation>{player} gewann: alle anderen waren pleite.</translation>
    </message>
    <message>
        <source>{player} won, the richest with {sum}.</source>
        <translation>{player} gewann, am reichsten mit {sum}.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {player} won, the richest with {sum}.</source>
        <translation>Die vereinbarten Runden waren gespielt. {player} gewann, am reichsten mit {sum}.</translation>
    </message>
    <message>
        <source>The agreed time was over. {player} won, the richest with {sum}.</source>
        <translation>Die vereinbarte Zeit war um. {player} gewann, am reichsten mit {sum}.</translation>
    </message>
    <message>
        <source>{players} shared the win.</source>
        <translation>{players} teilten sich den Sieg.</translation>
    </message>
    <message>
        <source>{players} shared the win, with {sum} each.</source>
        <translation>{players} teilten sich den Sieg, mit je {sum}.</translation>
    </message>
    <message>
        <source>The agreed rounds were played. {players} won, with {sum} each.</source>
        <translation>Die vereinbarten Runden waren gespielt. {players} gewannen, mit je {sum}.</translation>
    </message>
    <message>
        <source>The agreed time was over. {players} won, with {sum} each.</source>
        <translation>Die vereinbarte Zeit war um. {players} gewannen, mit je {sum}.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>You now own {space}.</source>
        <translation>Dir gehört jetzt {space}.</translation>
    </message>
    <message>
        <source>{player} now owns all of {group}.</source>
        <translation>{player} besitzt jetzt alles von {group}.</translation>
    </message>
    <message>
        <source>You were sent to Jail.</source>
        <translation>Du musstest ins Gefängnis.</translation>
    </message>
    <message>
        <source>{player} went to Jail.</source>
        <translation>{player} musste ins Gefängnis.</translation>
    </message>
    <message>
        <source>{player} keeps a card out of Jail.</source>
        <translation>{player} behält eine Freikarte.</translation>
    </message>
    <message>
        <source>{other} gave {player} a present: {give}.</source>
        <translation>{other} hat {player} etwas geschenkt: {give}.</translation>
    </message>
    <message>
        <source>{player} gave {other} a present: {take}.</source>
        <translation>{player} hat {other} etwas geschenkt: {take}.</translation>
    </message>
    <message>
        <source>{player} accepted your present: {give}.</source>
        <translation>{player} hat dein Geschenk angenommen: {give}.</translation>
    </message>
    <message>
        <source>{player} gave you a present: {take}.</source>
        <translation>{player} hat dir etwas geschenkt: {take}.</translation>
    </message>
    <message>
        <source>{player} took your offer: you gave {give} for {take}.</source>
        <translation>{player} nahm dein Angebot an: du gabst {give} für {take}.</translation>
    </message>
    <message>
        <source>{player} refused your offer.</source>
        <translation>{player} lehnte dein Angebot ab.</translation>
    </message>
    <message>
        <source>{other} and {player} traded: {give} for {take}.</source>
        <translation>{other} und {player} tauschten: {give} gegen {take}.</translation>
    </message>
    <message>
        <source>You did not ask {player} for {sum} rent on {space} in time.</source>
        <translation>Du hast von {player} nicht rechtzeitig {sum} Miete für {space} verlangt.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; all of it is yours.</source>
        <translation>{player} ist pleite; alles davon gehört dir.</translation>
    </message>
    <message>
        <source>{player} is bankrupt.</source>
        <translation>{player} ist pleite.</translation>
    </message>
    <message>
        <source>{player} is bankrupt; everything went to {other}.</source>
        <translation>{player} ist pleite; alles ging an {other}.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} in all.</source>
        <translation>{player} zahlte dir insgesamt {sum}.</translation>
    </message>
    <message>
        <source>You received {sum}.</source>
        <translation>Du hast {sum} bekommen.</translation>
    </message>
    <message>
        <source>You paid {sum}.</source>
        <translation>Du hast {sum} gezahlt.</translation>
    </message>
    <message>
        <source>{player} paid you {sum} rent for {space}.</source>
        <translation>{player} zahlte dir {sum} Miete für {space}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum} rent for {space}.</source>
        <translation>Du hast {player} {sum} Miete für {space} gezahlt.</translation>
    </message>
    <message>
        <source>{player} paid you {sum}.</source>
        <translation>{player} zahlte dir {sum}.</translation>
    </message>
    <message>
        <source>You paid {player} {sum}.</source>
        <translation>Du hast {player} {sum} gezahlt.</translation>
    </message>
    <message>
        <source>{player} bought {goods}.</source>
        <translation>{player} kaufte {goods}.</translation>
    </message>
    <message>
        <source>{player} mortgaged {goods}.</source>
        <translation>{player} nahm Hypotheken auf {goods} auf.</translation>
    </message>
    <message>
        <source>{player} built on {group}: rents up to {sum} now.</source>
        <translation>{player} baute auf {group}: Mieten jetzt bis {sum}.</translation>
    </message>
    <message>
        <source>{player} sold buildings of {group}.</source>
        <translation>{player} verkaufte Gebäude von {group}.</translation>
    </message>
    <message>
        <source>Together {sum} more: you have {cash} now.</source>
        <translation>Zusammen {sum} mehr: du hast jetzt {cash}.</translation>
    </message>
    <message>
        <source>Together {sum} less: you have {cash} now.</source>
        <translation>Zusammen {sum} weniger: du hast jetzt {cash}.</translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>There is still something to buy out there.</source>
        <translation>Draußen gibt es noch etwas zu kaufen.</translation>
    </message>
    <message>
        <source>The way round is not dangerous now.</source>
        <translation>Der Weg ist gerade nicht gefährlich.</translation>
    </message>
    <message>
        <source>Safer inside: a turn outside would cost about {amount} in rents.</source>
        <translation>Drinnen ist es sicherer: ein Zug draußen würde etwa {amount} Miete kosten.</translation>
    </message>
    <message>
        <source>{space} completes my set: {group}.</source>
        <translation>Mit {space} ist meine Gruppe vollständig: {group}.</translation>
    </message>
    <message>
        <source>{seat} would have liked to have {space}.</source>
        <translation>{seat} hätte {space} gern gehabt.</translation>
    </message>
    <message>
        <source>{space} is worth its price to me.</source>
        <translation>{space} ist mir den Preis wert.</translation>
    </message>
    <message>
        <source>I like {space}.</source>
        <translation>{space} gefällt mir.</translation>
    </message>
    <message>
        <source>I need my cash more than {space}.</source>
        <translation>Ich brauche mein Geld mehr als {space}.</translation>
    </message>
    <message>
        <source>{space} is not worth its price to me.</source>
        <translation>{space} ist mir den Preis nicht wert.</translation>
    </message>
    <message>
        <source>Let the others bid each other up for {space}.</source>
        <translation>Sollen sich die anderen bei {space} gegenseitig hochtreiben.</translation>
    </message>
    <message>
        <source>First I want to see how you all bid.</source>
        <translation>Erst will ich sehen, wie ihr alle bietet.</translation>
    </message>
    <message>
        <source>{space} is worth no more than {amount} to me.</source>
        <translation>{space} ist mir nicht mehr als {amount} wert.</translation>
    </message>
    <message>
        <source>A tenth looks cheaper.</source>
        <translation>Ein Zehntel sieht billiger aus.</translation>
    </message>
    <message>
        <source>The fixed tax looks cheaper.</source>
        <translation>Der feste Betrag sieht billiger aus.</translation>
    </message>
    <message>
        <source>Now the rent on {space} is {amount}.</source>
        <translation>Jetzt beträgt die Miete auf {space} {amount}.</translation>
    </message>
    <message>
        <source>A house on {space}, and the others may run out of them.</source>
        <translation>Ein Haus auf {space}, und den anderen könnten sie ausgehen.</translation>
    </message>
    <message>
        <source>I could use it on {space}.</source>
        <translation>Ich kann es auf {space} brauchen.</translation>
    </message>
    <message>
        <source>I don’t need one now.</source>
        <translation>Ich brauche gerade keines.</translation>
    </message>
    <message>
        <source>{space} earns me least.</source>
        <translation>{space} bringt mir am wenigsten ein.</translation>
    </message>
    <message>
        <source>I can best spare the building on {space}.</source>
        <translation>Das Gebäude auf {space} kann ich am ehesten entbehren.</translation>
    </message>
    <message>
        <source>I can’t find the missing {amount}.</source>
        <translation>Die fehlenden {amount} bekomme ich nicht zusammen.</translation>
    </message>
    <message>
        <source>{space} shall earn rent again.</source>
        <translation>{space} soll wieder Miete bringen.</translation>
    </message>
    <message>
        <source>{space} shall earn rent at once.</source>
        <translation>{space} soll gleich Miete bringen.</translation>
    </message>
    <message>
        <source>{space} can wait.</source>
        <translation>{space} kann warten.</translation>
    </message>
    <message>
        <source>{space} is the best place to be.</source>
        <translation>{space} ist der beste Platz.</translation>
    </message>
    <message>
        <source>We would both complete a set. Mine: {group}.</source>
        <translation>Wir hätten beide eine ganze Gruppe. Ich: {group}.</translation>
    </message>
    <message>
        <source>It would complete my set: {group}.</source>
        <translation>Damit wäre meine Gruppe vollständig: {group}.</translation>
    </message>
    <message>
        <source>{seat} would complete a set: {group}. That has its price.</source>
        <translation>{seat} hätte damit eine ganze Gruppe: {group}. Das hat seinen Preis.</translation>
    </message>
    <message>
        <source>I need the cash.</source>
        <translation>Ich brauche das Geld.</translation>
    </message>
    <message>
        <source>Both of us are better off with it.</source>
        <translation>Damit stehen wir beide besser da.</translation>
    </message>
    <message>
        <source>With about {amount} more I would say yes.</source>
        <translation>Für etwa {amount} mehr würde ich ja sagen.</translation>
    </message>
    <message>
        <source>It completes my set: {group}.</source>
        <translation>Damit ist meine Gruppe vollständig: {group}.</translation>
    </message>
    <message>
        <source>A good deal for me.</source>
        <translation>Ein gutes Geschäft für mich.</translation>
    </message>
    <message>
        <source>I can use the cash.</source>
        <translation>Ich kann das Geld brauchen.</translation>
    </message>
    <message>
        <source>It would give {seat} a whole set: {group}.</source>
        <translation>{seat} hätte damit eine ganze Gruppe: {group}.</translation>
    </message>
    <message>
        <source>It would break up my set: {group}.</source>
        <translation>Das würde meine Gruppe zerreißen: {group}.</translation>
    </message>
    <message>
        <source>About {amount} more, and we can talk.</source>
        <translation>Etwa {amount} mehr, und wir können reden.</translation>
    </message>
    <message>
        <source>{seat} is ahead already.</source>
        <translation>{seat} liegt schon vorn.</translation>
    </message>
    <message>
        <source>We have just dealt the other way round.</source>
        <translation>Wir haben gerade erst andersherum getauscht.</translation>
    </message>
    <message>
        <source>Without this deal {seat} would soon be out.</source>
        <translation>Ohne diesen Tausch wäre {seat} bald draußen.</translation>
    </message>
    <message>
        <source>I couldn’t pay the next rent then.</source>
        <translation>Dann könnte ich die nächste Miete nicht zahlen.</translation>
    </message>
    <message>
        <source>I don’t trade.</source>
        <translation>Ich tausche nicht.</translation>
    </message>
    <message>
        <source>Nothing more to do.</source>
        <translation>Nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>Just because.</source>
        <translation>Einfach so.</translation>
    </message>
    <message>
        <source>My thinking broke off, so I do what is safe.</source>
        <translation>Mir riss der Faden, darum tue ich, was sicher ist.</translation>
    </message>
</context>
<context>
    <name>TradeQuestion</name>
    <message>
        <source>You have {sum} then.</source>
        <translation>Du hast dann {sum}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>You get {goods}.</source>
        <translation>Du bekommst {goods}.</translation>
    </message>
    <message>
        <source>You give {goods}.</source>
        <translation>Du gibst {goods}.</translation>
    </message>
    <message>
        <source>You pay {interest} interest at once on mortgaged deeds, and have {sum} then.</source>
        <translation>Du zahlst sofort {interest} Zinsen für Hypotheken und hast dann {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {sum} interest at once on mortgaged deeds.</source>
        <translation>{name} zahlt sofort {sum} Zinsen für Hypotheken.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Make another offer</source>
        <translation>Gegenangebot machen</translation>
    </message>
    <message>
        <source>{name} takes it back</source>
        <translation>{name} zieht es zurück</translation>
    </message>
    <message>
        <source>No, and don’t ask again</source>
        <translation>Nein, und frag nicht wieder</translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>Who makes the offer?</source>
        <translation>Wer macht das Angebot?</translation>
    </message>
    <message>
        <source>{name} answers with an offer</source>
        <translation>{name} antwortet mit einem Angebot</translation>
    </message>
    <message>
        <source>{name} makes an offer</source>
        <translation>{name} macht ein Angebot</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Wem?</translation>
    </message>
    <message>
        <source>Refuse and offer this</source>
        <translation>Ablehnen und dies anbieten</translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation>Dies anbieten</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>{name} has {sum} then.</source>
        <translation>{name} hat dann {sum}.</translation>
    </message>
    <message>
        <source>{name} pays {interest} interest at once on mortgaged deeds, and has {sum} then.</source>
        <translation>{name} zahlt sofort {interest} Zinsen für Hypotheken und hat dann {sum}.</translation>
    </message>
</context>
<context>
    <name>TradeSide</name>
    <message>
        <source>{name} gives</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Cash from {name}</source>
        <translation>Geld von {name}</translation>
    </message>
    <message>
        <source>of {sum}</source>
        <translation>von {sum}</translation>
    </message>
    <message>
        <source>Get out of Jail card ({pack})</source>
        <translation>Freikarte ({pack})</translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation>{space} (mit Hypothek)</translation>
    </message>
    <message>
        <source>{space} (built on)</source>
        <translation>{space} (bebaut)</translation>
    </message>
    <message>
        <source>A lot of a colour with buildings can’t be traded (TRADE-2).</source>
        <translation>Eine Straße, deren Farbe Gebäude hat, kann nicht getauscht werden (TRADE-2).</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file can’t be read: {reason}.</source>
        <translation>Die Datei ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The file is much too large for a game; it is not one of ours.</source>
        <translation>Die Datei ist viel zu groß für ein Spiel; sie ist keine von uns.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Das ist kein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program.</source>
        <translation>Das Spiel wurde mit einer neueren Fassung dieses Programms gespeichert.</translation>
    </message>
    <message>
        <source>The file was damaged: line {line} was changed after it was written.</source>
        <translation>Die Datei wurde beschädigt: Zeile {line} wurde nach dem Schreiben verändert.</translation>
    </message>
    <message>
        <source>The file ends in the middle of line {line}.</source>
        <translation>Die Datei bricht mitten in Zeile {line} ab.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Das Ende der Datei fehlt.</translation>
    </message>
    <message>
        <source>Something stands behind the end of the game, in line {line}.</source>
        <translation>Hinter dem Ende des Spiels steht noch etwas, in Zeile {line}.</translation>
    </message>
    <message>
        <source>Line {line} of the file can’t be understood.</source>
        <translation>Zeile {line} der Datei ist unverständlich.</translation>
    </message>
    <message>
        <source>The game was played on a board that is not installed here.</source>
        <translation>Das Spiel wurde auf einem Brett gespielt, das hier nicht installiert ist.</translation>
    </message>
    <message>
        <source>What line {line} of the file says is not possible by the rules.</source>
        <translation>Was in Zeile {line} der Datei steht, erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <source>The position in the file is not the one that the moves lead to.</source>
        <translation>Die Stellung in der Datei ist nicht die, zu der die Züge führen.</translation>
    </message>
    <message>
        <source>Another window has this game open.</source>
        <translation>Ein anderes Fenster hat dieses Spiel offen.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Writing in this folder is not allowed.</source>
        <translation>In diesen Ordner darf nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Writing failed: {reason}.</source>
        <translation>Das Schreiben ist misslungen: {reason}.</translation>
    </message>
    <message>
        <source>The disk gives back something else than was written: it is faulty.</source>
        <translation>Der Datenträger gibt etwas anderes zurück, als geschrieben wurde: er ist fehlerhaft.</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Go on with today’s game: {names}, {turns}</source>
        <translation>Das Spiel von heute fortsetzen: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with yesterday’s game: {names}, {turns}</source>
        <translation>Das Spiel von gestern fortsetzen: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with {day}’s game: {names}, {turns}</source>
        <translation>Das Spiel vom {day} fortsetzen: {names}, {turns}</translation>
    </message>
    <message>
        <source>Go on with the game of {date}: {names}, {turns}</source>
        <translation>Das Spiel vom {date} fortsetzen: {names}, {turns}</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>No game is being played</source>
        <translation>Es läuft kein Spiel</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>By agreement such payments go into the pot on {space}.</source>
        <translation>Wie vereinbart kommen solche Zahlungen in den Topf auf {space}.</translation>
    </message>
    <message>
        <source>The card asks for twice the rent.</source>
        <translation>Die Karte verlangt die doppelte Miete.</translation>
    </message>
    <message>
        <source>{sum}: the card asks for ten times the new throw of {throw}.</source>
        <translation>{sum}: die Karte verlangt das Zehnfache des neuen Wurfs von {throw}.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns one of the two.</source>
        <translation>{sum}: der Wurf war {throw}, und {owner} besitzt eines der beiden.</translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns both.</source>
        <translation>{sum}: der Wurf war {throw}, und {owner} besitzt beide.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {count} of the {group}.</source>
        <translation>{sum}: {owner} besitzt {count} der {group}.</translation>
    </message>
    <message>
        <source>{sum}: there is a hotel on {space}.</source>
        <translation>{sum}: auf {space} steht ein Hotel.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns all of the colour {group}; no house here.</source>
        <translation>{sum}: {owner} besitzt die ganze Farbe {group}; hier steht kein Haus.</translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {space}; no house here.</source>
        <translation>{sum}: {space} gehört {owner}; hier steht kein Haus.</translation>
    </message>
    <message>
        <source>{sum}: the salary for passing or reaching {space}.</source>
        <translation>{sum}: das Gehalt, weil {space} erreicht oder überquert wurde.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for stopping exactly on {space}.</source>
        <translation>{sum}: das vereinbarte Extra für genau {space}.</translation>
    </message>
    <message>
        <source>{sum}: the fixed income tax.</source>
        <translation>{sum}: der feste Betrag der Einkommensteuer.</translation>
    </message>
    <message>
        <source>{sum}: 10 % of cash, properties at their printed price and buildings at cost, rounded up.</source>
        <translation>{sum}: 10&#xa0;% von Bargeld, Grundstücken zum Listenpreis und Gebäuden zum Baupreis, aufgerundet.</translation>
    </message>
    <message>
        <source>{sum}: that is what {space} costs.</source>
        <translation>{sum}: so viel kostet {space}.</translation>
    </message>
    <message>
        <source>{sum}: the card says “{card}”</source>
        <translation>{sum}: auf der Karte steht „{card}“</translation>
    </message>
    <message>
        <source>{sum}, for {buildings}. The card says “{card}”</source>
        <translation>{sum}, für {buildings}. Auf der Karte steht „{card}“</translation>
    </message>
    <message>
        <source>{sum}: the price of leaving Jail.</source>
        <translation>{sum}: der Preis, um aus dem Gefängnis zu kommen.</translation>
    </message>
    <message>
        <source>{sum}: the printed price of {space}.</source>
        <translation>{sum}: der Listenpreis von {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for {space}.</source>
        <translation>{sum}: das höchste Gebot für {space}.</translation>
    </message>
    <message>
        <source>{sum}: the price of one building on {space}.</source>
        <translation>{sum}: der Preis eines Gebäudes auf {space}.</translation>
    </message>
    <message>
        <source>{sum}: the highest bid for one of the last buildings, for {space}.</source>
        <translation>{sum}: das höchste Gebot für eines der letzten Gebäude, für {space}.</translation>
    </message>
    <message>
        <source>{sum}: the Bank takes buildings back at half their printed price.</source>
        <translation>{sum}: die Bank nimmt Gebäude zum halben Listenpreis zurück.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}.</source>
        <translation>{sum}: der Hypothekenwert von {space}.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space} and 10 % of it, rounded up.</source>
        <translation>{sum}: der Hypothekenwert von {space} und 10&#xa0;% davon, aufgerundet.</translation>
    </message>
    <message>
        <source>{sum}: {space} came mortgaged, and 10 % of its {value} is due at once, rounded up.</source>
        <translation>{sum}: {space} kam mit Hypothek, und 10&#xa0;% ihrer {value} sind sofort fällig, aufgerundet.</translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}. The 10 % was paid when it came.</source>
        <translation>{sum}: der Hypothekenwert von {space}. Die 10&#xa0;% wurden beim Erhalt gezahlt.</translation>
    </message>
    <message>
        <source>{sum}: that was part of the deal.</source>
        <translation>{sum}: das gehörte zum Tausch.</translation>
    </message>
    <message>
        <source>{sum}: all cash of a bankrupt player goes to whom the debt was due.</source>
        <translation>{sum}: alles Bargeld eines Pleitegegangenen geht an den, dem die Schuld zustand.</translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for throwing double one.</source>
        <translation>{sum}: das vereinbarte Extra für den Einserpasch.</translation>
    </message>
    <message>
        <source>{sum}: by agreement, who stops on {space} gets all that lies there.</source>
        <translation>{sum}: wie vereinbart bekommt alles, was dort liegt, wer auf {space} stehen bleibt.</translation>
    </message>
    <message>
        <source>{sum}: the printed prices of the properties dealt.</source>
        <translation>{sum}: die Listenpreise der ausgeteilten Grundstücke.</translation>
    </message>
    <message>
        <source>{sum}: the money that everybody starts with.</source>
        <translation>{sum}: das Geld, mit dem alle beginnen.</translation>
    </message>
    <message>
        <source>{sum}: what the Bank puts into the pot to start it.</source>
        <translation>{sum}: damit legt die Bank den Anfang des Topfs.</translation>
    </message>
    <message>
        <source>All the others are bankrupt.</source>
        <translation>Alle anderen sind pleite.</translation>
    </message>
    <message>
        <source>The agreed number of bankruptcies is reached: the richest wins.</source>
        <translation>Die vereinbarte Zahl von Pleiten ist erreicht: der Reichste gewinnt.</translation>
    </message>
    <message>
        <source>The agreed rounds are played: the richest wins.</source>
        <translation>Die vereinbarten Runden sind gespielt: der Reichste gewinnt.</translation>
    </message>
    <message>
        <source>The agreed time is over: the richest wins.</source>
        <translation>Die vereinbarte Zeit ist um: der Reichste gewinnt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
