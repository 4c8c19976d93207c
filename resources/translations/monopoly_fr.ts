<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>Bid {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, for {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 10 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build on {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell a building on {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all buildings: {group}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgage {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the mortgage of {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {player} an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the offer back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {space} mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announce</name>
    <message>
        <source>{player}’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>{name}, this is for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anybody ask for rent?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next throw waits {seconds} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost: the game is kept as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AuctionQuestion</name>
    <message>
        <source>Your bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bidders</name>
    <message>
        <source>leads with {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>GO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Community Chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luxury Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Super Tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jail / Just Visiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free Parking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electric Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water Works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>London</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>railroads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilities</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} or 10 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingAuctionQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space}, from {sum}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuildingCallQuestion</name>
    <message>
        <source>Lot for the building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotel on {space}, {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House on {space}, {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I want one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Hop on the express: straight to {target}. Collect {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old friend waits at {target}. Go there; passing {go} pays {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a street party at {target}. Go there; passing {go} pays {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A day out in the best part of town: go to {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won a train ride: go to {target}. Passing {go} pays {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something leaks: go on to the next utility. It is for sale if nobody owns it. Otherwise throw again and pay the owner ten times the throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have missed your stop: go on to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your suitcase went on without you: follow it to the next station. It is for sale if nobody owns it. Otherwise pay the owner twice the rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have forgotten your keys: walk back {steps} spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caught red-handed: straight to Jail, with no salary on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judge owes you a favour: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your savings bring you interest: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your new house plans win a prize: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parked in the wrong place: pay {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lost a bet with the whole table: pay each player {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A storm blew over your roofs: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh start: go to {target} and collect {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A case of mistaken identity: straight to Jail, with no salary on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neighbours vouch for you: this card gets you out of Jail. Keep it, use it or trade it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank has counted twice: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New glasses: pay {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sell your old bicycle: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cook for everybody: collect {amount} from each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your holiday money comes in: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tax office has found a mistake in your favour: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your insurance pays out: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A broken arm costs you {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The children go on a school trip: pay {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gave good advice: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The road is dug up again: pay {per_house} for each house and {per_hotel} for each hotel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second at the garden show: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A great-aunt remembered you: collect {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimsStrip</name>
    <message>
        <source>{name}: ask for rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent may be asked for:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n more of this set.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this set (is/are) free.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sum}: there (is/are) %n house(s) on {space}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hotel(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hotel needs %n house(s) on each lot of the colour: {other} first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} went to Jail %n time(s), more often than anybody else.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here on {player} was the richest. The lead had changed %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DebtQuestion</name>
    <message>
        <source>All that the Bank would give for it is not enough. A trade may help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest way: {steps}. You keep {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or one by one, the cheapest first:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do that and pay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeedPanel</name>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For sale at {price}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · in Jail, no rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} owns it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} railroads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 utility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} utilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{factor} × throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgage {mortgage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House {house} · mortgage {mortgage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has the whole set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for sale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest of the set: {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs for the set: {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pot: {sum}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mr. Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndTurnQuestion</name>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstateSheet</name>
    <message>
        <source>{name}’s properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are asked first whether they want one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} owed to {to}, {missing} missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggest the cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no property yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned, nothing is done yet (press a step to take it out):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {change}: you have {cash} and keep {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {change}: {missing} still missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total {change}: that pays your debt, and you keep {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is planned yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOverQuestion</name>
    <message>
        <source>Again with the same players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupCard</name>
    <message>
        <source>{own} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− Hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift mortgage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IncomeTaxQuestion</name>
    <message>
        <source>Pay {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay 10 % of my worth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw doubles, {dice}, and moved to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw {dice} and moved to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw highest and begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw {dice} to see who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw {dice} in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw {dice} for the rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} moved to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} moved on to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} moved back to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chose to move to {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} was sent on to {space} by the speed die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} goes to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} goes to Jail: the card says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw doubles for the third time and goes to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubles: {player} stays in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles! {player} is out of Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} used a card to get out of Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} received {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {other} {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passed {space} and received {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} stopped exactly on {space}: {sum} extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} income tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum}, a tenth of everything owned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} to get out of Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} interest on the mortgage of {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cash of {player}, {sum}, goes to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double one! {player} received {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} found {sum} on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} for the properties dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bought {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} won the auction: {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} was dealt {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} took over {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} mortgaged {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lifted the mortgage of {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sold {what} on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sold {what} on {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} built a hotel on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} built a house on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} built a hotel on {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} built a house on {space} for {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} drew {pack}: “{card}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} did not ask in time: no {sum} for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gave up. Everything goes back to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes back to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gave up. Everything goes to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is bankrupt. Everything goes to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up. The round is finished, then the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} did not buy {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bid {sum} to build on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bid {sum} for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not want the building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wants the building too, for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid. The building stays with the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bid. {space} stays with the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} offered {other} {give} for {take}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} accepted: {give} from {other} for {take}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} refused {other}’s offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} took back the offer to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {space} mortgaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chose to pay a tenth of everything owned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} chose to pay the fixed tax.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log view</name>
    <message>
        <source>Turn {number} · {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the lines that are listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose lines to list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t buy: &amp;auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pay to leave Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw in &amp;Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the &amp;card out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build, sell, &amp;mortgage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;rade…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Patterns on the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules for this question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one’s own last decision can be taken back, and no throw, card, tax choice or answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, your move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>{sign}{digits}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MortgageReceivedQuestion</name>
    <message>
        <source>Lift it for {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Car</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat iron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheelbarrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for fun and makes mistakes. Good for children.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays sensibly without looking ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs every move and trades hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries out the big decisions in its head. The strongest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys and builds all it can and never trades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Railroader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Starting cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody gets before the first throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the player chooses between {flat} and 10 %, or it is always {flat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners ask for rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody collects for you: ask for your rent before the next player throws, or it is lost. Watch out!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A property that isn’t bought is auctioned to everybody. Without auctions it stays with the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money on Free Parking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taxes, fines and card payments are collected in a pot. Whoever stops on Free Parking gets it all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Bank puts into the pot at the start, and again each time it was won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for stopping on GO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid on top of the salary for stopping exactly on GO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent for owners in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this is off, an owner who sits in Jail collects no rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lap first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody buys or bids before having passed GO once. Trades are free to all from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for double one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for throwing 1 and 1 on your move or in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses must be spread evenly over the lots of a colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank has 32 houses and 12 hotels. If this is off, it never runs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deeds dealt at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is dealt so many properties at random before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of dealt deeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the properties dealt at the start are paid for or free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses for a hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many houses a lot needs before it can get a hotel, and the most it can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often you may try to throw doubles. After the last try you pay {fine} and move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets {thousand} more. After your first lap you throw a third die: 1, 2 or 3 is added. The bus lets you move by one die, the other, or both. The man with the hat sends you on to the next property that nobody owns, or to the next where you owe rent. Three equal numbers: go to any space you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End after bankruptcies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends as soon as so many players are bankrupt. The richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End after rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the same number of turns. Then the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End after minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the playing time is over, the round is finished, so that all had equal turns. The richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The full game until one player is left. Two to three hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About an hour: three properties free for everybody, hotels after three houses, one turn in Jail. The first bankruptcy ends it, and the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two properties are dealt to everybody and paid for, hotels after three houses. The second bankruptcy ends it, and the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two properties are dealt and paid for. After the agreed minutes the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official rules for 90 minutes, equal turns for all. Then the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Official rules with a third die that brings everybody round faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five favourite house rules: money on Free Parking, double salary for stopping on GO, no rent for owners in Jail, one lap before buying, and a bonus for double one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own choice of options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the fixed sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit of rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Get out of Jail free cards: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: {count} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, houses: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, hotels: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, mortgaged: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PurchaseQuestion</name>
    <message>
        <source>Buy for {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t buy it: it is auctioned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you really want to leave the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will be bankrupt, and everything you have goes to whom you owe money, or to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>It completes your set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} has the other one: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} has all the others: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others of this set belong to several players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash} and keep {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, throw to see who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total has the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, end your turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that you may build, mortgage or trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You threw doubles, so you throw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third time takes you to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, your throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember: rent has to be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, you are in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw doubles to get out. If you fail, you pay {fine} and move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last try: doubles get you out. Otherwise you pay {fine} and move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try {turn} of {turns}: doubles get you out, or pay {fine} first, then throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card that gets you out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy {space} for {price}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not, everybody may bid for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If not, it stays with the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed price {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bid yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{leader} bids {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, do you want a hotel too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, do you want a house too?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} wants to build on {space}, and the Bank has not enough for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you want one, it is auctioned between you. Choose the lot it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: one hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction: one house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid at least the printed price of a building on the lot you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income tax: {flat} or 10 %?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 % is of all you have: cash, properties at their printed price, buildings at cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose before anything is added up. You can’t take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe the Bank {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe the pot {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You owe {other} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash}: {missing} are missing. Sell, mortgage or trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank would not give enough for everything you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, an offer from {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get {give}. You give {take}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You would pay {sum} interest on mortgaged deeds at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the mortgage of {space} for {price}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interest is paid. Lifting it later costs {price} and 10 % once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, go anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three equal numbers: choose any space. Passing GO pays as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, take the bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move by one die, by the other, or by both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a draw</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Not now: another decision comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else decides now. Wait for your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit was agreed, or it is over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bankrupt player is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide about {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn in Jail: throw first. Without doubles you pay and move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting out costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no card out of Jail. Perhaps somebody sells you one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lap first: you may buy once you have passed {go}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {price}, and you have {cash}. Raise cash first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This throw doesn’t allow that move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too low: bid {least} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {cash}. Raise cash first, or bid less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This building can’t go on {space} now. Choose another lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player who is still in the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put something into the offer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} has only {cash}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something of {seat} stands in the offer twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} doesn’t own {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} doesn’t have that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first: {space} can’t be traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} owes {amount} and couldn’t pay it any more after this trade. It must bring in more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} must pay {amount} interest on mortgaged deeds at once and would have only {cash}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash, or keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay what you owe first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} isn’t yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is mortgaged already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all buildings of this colour first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} isn’t mortgaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifting it costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no building on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no buildings of this colour: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell evenly: {other} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hotel can be broken down while a building is auctioned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are bidding for a building of this colour. Nothing of it can be sold now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be built there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need every lot of the colour of {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the mortgage of {other} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} has its hotel. More can’t be built there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build evenly: {other} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank has no houses left. Wait until some come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank has no hotels left. Wait until one comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {amount}, and you have {cash}. Raise cash first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This building can’t go on {space} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody owes you rent at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollQuestion</name>
    <message>
        <source>Throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to eight players, people and computers in any mix. Each has a name, a token and a colour of their own. You can also watch a game of computers only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money to start with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with the same cash: {start} in the official game. All sums are whole numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens stand on {go}. The Bank keeps all deeds, 32 houses and 12 hotels. Both packs of 16 cards are shuffled. The Bank never runs out of money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player throws both dice. The highest total begins; then it goes round the table. If several are highest, those throw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program looks after the Bank and leads the auctions. The Bank’s account is kept apart from the players’ money and always adds up. The Bank can’t go broke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Bank does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It pays salaries, sells and auctions deeds and buildings, takes buildings back at half price, collects taxes, fines and interest, and lends money only on mortgages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw both dice, move your token by their total, and do what the space you reach asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of tokens may stand on one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both dice show the same: finish the space you reached, then throw and move once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three times doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third doubles in one turn are not moved. Your token goes to Jail instead, and your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whatever you owe must be paid before your turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn ends when its player says so and nothing is left to do. It ends by itself when that player goes to Jail or bankrupt, even after doubles. Then the next player has the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time your token passes or reaches {go} moving forward, you get {salary} from the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One salary a lap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping exactly on {go} pays once. Walking off it afterwards pays nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two salaries in one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass {go}, stop on a card space just behind it, and draw the card that sends you to {go}: then you are paid twice, once for passing and once for the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No salary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving back pays nothing, and neither does being sent to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody owns the property you stop on, you may buy it at its printed price. You may raise cash first: mortgage, sell buildings or trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you don’t buy it, the Bank puts it up for auction at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent by a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space that a card sends you to counts just like one reached by the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody in the game, also the player who didn’t want to buy, and players in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with any whole sum from {one} up. Each further bid must be higher than the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid what you have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can’t bid more than the cash in your hand. You may raise cash first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding goes round, beginning after the player who didn’t buy. Who passes is out of this auction. It ends when only the highest bidder is left. A last player without a bid is still asked. When a bankrupt’s property is sold, bidding begins after that player, one property after the other in board order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest bidder pays the Bank and gets the deed. If nobody bids, the Bank keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop on somebody else’s property and you pay its owner the rent on its deed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who owns all lots of a colour gets double rent on those without buildings, even if another lot of the colour is mortgaged or built on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent with buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With houses or a hotel the rent is the one printed for exactly that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgaged: no rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a property is mortgaged, stopping there is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent of railroads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{r1}, {r2}, {r3} or {r4} for one, two, three or four owned. A mortgaged one earns nothing itself but still counts for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent of utilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four times the throw that brought you there if the owner has one, ten times if the owner has both. A mortgaged one still counts for the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An owner who sits in Jail still gets rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent is paid at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rent is what the deed says when you arrive. The Bank’s computer collects it for the owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you agreed on it, owners must ask for their rent themselves, at the latest before the next player throws; later it is lost. If several rents are open, the oldest comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop on a card space: the top card is drawn, done at once, and put under its pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card out of Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep it until you use it. Then it goes back under the pack it came from. Who has both uses the one from {chance} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selling the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card out of Jail may be traded to another player at any price you agree on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card to the next railroad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it, you pay twice the usual rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card to the next utility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it and it isn’t mortgaged, the dice are thrown again and you pay ten times that throw. Doubles in that throw mean nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that moves you back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space you reach by moving back counts in full, as if you had thrown it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay the sums on the card for each house and each hotel that you own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments to or from each player go round the table one by one. Who can’t pay is bankrupt to the player whose money is missing; the players after that get nothing. What is owed to a player who leaves is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {flat}, or a tenth of all you have: cash, the printed price of all your properties, mortgaged or not, and what your buildings cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose before you count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose between the two before anything is added up, and you can’t take it back. That is why nobody’s total is shown before the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luxury tax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This space costs {luxury}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every 10 % in this game is rounded up: a tenth of {seventy_five} is {eight}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corner that sends you to Jail, a card, or doubles for the third time in a turn take you straight there. You get no salary on the way, and your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just visiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you walk onto that space by yourself, you are only visiting. Nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out by doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw doubles in Jail and you are free: move that throw and play the space. You don’t throw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out by a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a card out of Jail before you throw, also one that you have just bought. Then throw and move as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out by paying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your first or second turn in Jail you may pay {fine} before you throw. Then throw and move as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third turn in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No doubles on the third turn either: now you must pay {fine}, raising the cash if you need to, and move that throw. If you can’t, you are bankrupt to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life in Jail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Jail you may still build, trade, bid, mortgage and collect rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free parking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just a place to rest. You get nothing and pay nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where you may build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on a colour that is all yours, with no lot of it mortgaged. You may build at any time, in Jail too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lot gets its next building while another lot of the same colour has fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house costs what the deed says. A lot holds up to four houses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When every lot of the colour has four houses or a hotel, you may pay for a hotel: the four houses of that lot go back to the Bank. There is only one hotel to a lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 32 houses and 12 hotels. If the Bank has none left, wait until some come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When buildings run short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If players who could build now want more houses or hotels than the Bank has, everybody who could build is asked. If more than one wants the building, it is auctioned, from the printed price up; the bid names the lot it is for. Hotels come before houses. If nobody else wants it, it is sold at the printed price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selling buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bank takes buildings back at any time for half the printed price, whatever you paid in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings come down evenly, just as they went up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selling a hotel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hotel turns back into four houses if the Bank has four. You can always sell all buildings of a colour at once; a hotel then counts as five houses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any two players may trade properties, cards out of Jail and cash at any time, in Jail too. A present is allowed, an empty offer is not, and nobody can give what they don’t have. You may take an offer back until it is answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trade with buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot can’t be traded while any lot of its colour has a building. Buildings themselves are never traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Getting a mortgaged property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new owner chooses at once: lift the mortgage for its value plus 10 %, or keep it and pay 10 % now, and 10 % again when lifting it later. Both sides need enough cash for these 10 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No loans, no promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players don’t lend each other money and can’t trade promises about later turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time the Bank lends you the mortgage value of a property, if no lot of its colour has a building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifting a mortgage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay the mortgage value plus 10 %, at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the owner lifts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but the owner can lift a mortgage. The property itself may be traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When cash is short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you owe more than you have, sell buildings, mortgage or trade until it is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying and giving up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A debt is paid by itself as soon as your cash covers it. With nothing left to raise cash with you are bankrupt. You may give up at your own throw, at a debt or at the end of your turn: if the debt can no longer be covered, everything goes to the player you owe, otherwise to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading in debt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you owe money you may only make trades after which the debt is paid, or could still be paid with what the Bank gives for the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Having exactly {nothing} left is not bankrupt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bankrupt to a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your buildings go back to the Bank for half their price. That money, all your cash, deeds and cards go to the player you owe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking over mortgages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each mortgaged deed received from a bankrupt you pay the Bank 10 % at once. You may lift it then for the mortgage value alone; later it costs another 10 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulled along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who can’t pay the 10 % on deeds just received goes bankrupt too, to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bankrupt to the Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash, buildings and cards go back to the Bank. Every deed is auctioned at once among the others, free of mortgage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bankrupt player leaves at once. Questions to that player fall away, auctions go on without them, and their turn passes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last player left wins. The bankruptcy that decides it ends the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The richest wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you agreed on an earlier end, the richest wins: cash, properties at their printed price, mortgaged ones at half, and buildings at what they cost. Equal players share the win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sets</name>
    <message>
        <source>{name} {before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{group}: {sides} of {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} breaks up the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space}, mortgaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get out of Jail card ({pack})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spaces</name>
    <message>
        <source>Street, colour {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For sale at {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned by {owner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mortgaged: no rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a hotel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings: {houses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rent while the owner is in Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: {factor} times the throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent {rent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing or reaching it pays {salary}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visitors just stand here; prisoners wait inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free place to rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sends you straight to Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {flat} or 10 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {luxury}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay {flat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever stops here gets the pot: {pot}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Jail: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpeedDieQuestion</name>
    <message>
        <source>Where to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {space}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps}: {space}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bankrupt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A trade with {other} gave {player} the first colour: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} had the first colour complete: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trade with {other} gave {player} all of {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} completed {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} went bankrupt; everything went to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gave up; everything went to the Bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gave up; everything went to {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} threw highest and began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bought the first property, {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} built the first hotel, on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dearest rent: {player} paid {other} {sum} for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {other} {sum} rent for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} and {other} traded: {give} for {take}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bargain: {player} got {space} for {sum} in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} paid {sum} in an auction for {space}, priced at {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} won: all the others were bankrupt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} won, the richest with {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed rounds were played. {player} won, the richest with {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed time was over. {player} won, the richest with {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} shared the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} shared the win, with {sum} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed rounds were played. {players} won, with {sum} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed time was over. {players} won, with {sum} each.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Thoughts</name>
    <message>
        <source>There is still something to buy out there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way round is not dangerous now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safer inside: a turn outside would cost about {amount} in rents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} completes my set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} would have liked to have {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is worth its price to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I like {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I need my cash more than {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is not worth its price to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is worth up to {amount} to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is worth no more than {amount} to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth looks cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed tax looks cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the rent on {space} is {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house on {space}, and the others may run out of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I could use it on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don’t need one now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building on {space} is worth up to {amount} to me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} earns me least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can best spare the building on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can’t find the missing {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} shall earn rent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} shall earn rent at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} can wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} is the best place to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We would both complete a set. Mine: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would complete my set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} would complete a set: {group}. That has its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I need the cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of us are better off with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With about {amount} more I would say yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It completes my set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good deal for me.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I can use the cash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would give {seat} a whole set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would break up my set: {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {amount} more, and we can talk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is ahead already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We have just dealt the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this deal {seat} would soon be out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I couldn’t pay the next rent then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I don’t trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing more to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just because.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The safe way.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeQuestion</name>
    <message>
        <source>You get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {sum} interest on mortgaged deeds at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {sum} then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make another offer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeSheet</name>
    <message>
        <source>{name} answers with an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse and offer this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {sum} then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays {interest} interest at once on mortgaged deeds, and has {sum} then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TradeSide</name>
    <message>
        <source>{name} gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get out of Jail card ({pack})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} (mortgaged)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{space} (built on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot of a colour with buildings can&apos;t be traded (TRADE-2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>By agreement such payments go into the pot on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card asks for twice the rent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the card asks for ten times the new throw of {throw}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the throw was {throw}, and {owner} owns both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {count} of the {group}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: there is a hotel on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: {owner} owns all of the colour {group}; no house here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: {owner} owns {space}; no house here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the salary for passing or reaching {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for stopping exactly on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the fixed income tax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: 10 % of cash, properties at their printed price and buildings at cost, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: that is what {space} costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the card says “{card}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, for {buildings}. The card says “{card}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the price of leaving Jail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the printed price of {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the highest bid for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the price of one building on {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the highest bid for one of the last buildings, for {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the Bank takes buildings back at half their printed price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space} and 10 % of it, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: {space} came mortgaged, and 10 % of its {value} is due at once, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the mortgage value of {space}. The 10 % was paid when it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: that was part of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: all cash of a bankrupt player goes to whom the debt was due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the agreed bonus for throwing double one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: by agreement, who stops on {space} gets all that lies there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the printed prices of the properties dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: the money that everybody starts with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}: what the Bank puts into the pot to start it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the others are bankrupt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed number of bankruptcies is reached: the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed rounds are played: the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreed time is over: the richest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
