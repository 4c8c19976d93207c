"""Every rule of the rulebook in plain words: a title and a short text for each id."""

from typing import Final

from .source import QT_TRANSLATE_NOOP, translate

RULES: Final[dict[str, tuple[str, str]]] = {
    "SETUP-1": (
        QT_TRANSLATE_NOOP("Rules", "Who plays"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Two to eight players, people and computers in any mix. Each has a name, a token and a colour of their "
            "own. "
            "You can also watch a game of computers only.",
        ),
    ),
    "SETUP-2": (
        QT_TRANSLATE_NOOP("Rules", "Money to start with"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Everybody starts with the same cash: {start} in the official game. All sums are whole numbers.",
        ),
    ),
    "SETUP-3": (
        QT_TRANSLATE_NOOP("Rules", "Before the first throw"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "All tokens stand on {go}. The Bank keeps all deeds, 32 houses and 12 hotels. Both packs of 16 cards are "
            "shuffled. The Bank never runs out of money.",
        ),
    ),
    "SETUP-4": (
        QT_TRANSLATE_NOOP("Rules", "Who begins"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Each player throws both dice. The highest total begins; then it goes round the table. If several are "
            "highest, those throw again.",
        ),
    ),
    "BANKER-1": (
        QT_TRANSLATE_NOOP("Rules", "The Bank"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The program looks after the Bank and leads the auctions. The Bank’s account is kept apart from the "
            "players’ money and always adds up. The Bank can’t go broke.",
        ),
    ),
    "BANKER-2": (
        QT_TRANSLATE_NOOP("Rules", "What the Bank does"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "It pays salaries, sells and auctions deeds and buildings, takes buildings back at half price, collects "
            "taxes, fines and interest, and lends money only on mortgages.",
        ),
    ),
    "TURN-1": (
        QT_TRANSLATE_NOOP("Rules", "Your turn"),
        QT_TRANSLATE_NOOP(
            "Rules", "Throw both dice, move your token by their total, and do what the space you reach asks for."
        ),
    ),
    "TURN-2": (
        QT_TRANSLATE_NOOP("Rules", "Sharing a space"),
        QT_TRANSLATE_NOOP("Rules", "Any number of tokens may stand on one space."),
    ),
    "TURN-3": (
        QT_TRANSLATE_NOOP("Rules", "Doubles"),
        QT_TRANSLATE_NOOP(
            "Rules", "Both dice show the same: finish the space you reached, then throw and move once more."
        ),
    ),
    "TURN-4": (
        QT_TRANSLATE_NOOP("Rules", "Three times doubles"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The third doubles in one turn are not moved. Your token goes to Jail instead, and your turn is over.",
        ),
    ),
    "TURN-5": (
        QT_TRANSLATE_NOOP("Rules", "Pay first"),
        QT_TRANSLATE_NOOP("Rules", "Whatever you owe must be paid before your turn goes on."),
    ),
    "TURN-6": (
        QT_TRANSLATE_NOOP("Rules", "The end of a turn"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A turn ends when its player says so and nothing is left to do. It ends by itself when that player goes to "
            "Jail or bankrupt, even after doubles. Then the next player has the dice.",
        ),
    ),
    "GO-1": (
        QT_TRANSLATE_NOOP("Rules", "Salary"),
        QT_TRANSLATE_NOOP(
            "Rules", "Each time your token passes or reaches {go} moving forward, you get {salary} from the Bank."
        ),
    ),
    "GO-2": (
        QT_TRANSLATE_NOOP("Rules", "One salary a lap"),
        QT_TRANSLATE_NOOP("Rules", "Stopping exactly on {go} pays once. Walking off it afterwards pays nothing more."),
    ),
    "GO-3": (
        QT_TRANSLATE_NOOP("Rules", "Two salaries in one turn"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Pass {go}, stop on a card space just behind it, and draw the card that sends you to {go}: then you are "
            "paid twice, once for passing and once for the card.",
        ),
    ),
    "GO-4": (
        QT_TRANSLATE_NOOP("Rules", "No salary"),
        QT_TRANSLATE_NOOP("Rules", "Moving back pays nothing, and neither does being sent to Jail."),
    ),
    "BUY-1": (
        QT_TRANSLATE_NOOP("Rules", "Buying"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If nobody owns the property you stop on, you may buy it at its printed price. You may raise cash first: "
            "mortgage, sell buildings or trade.",
        ),
    ),
    "BUY-2": (
        QT_TRANSLATE_NOOP("Rules", "Not bought"),
        QT_TRANSLATE_NOOP("Rules", "If you don’t buy it, the Bank puts it up for auction at once."),
    ),
    "BUY-3": (
        QT_TRANSLATE_NOOP("Rules", "Sent by a card"),
        QT_TRANSLATE_NOOP("Rules", "A space that a card sends you to counts just like one reached by the dice."),
    ),
    "AUCT-1": (
        QT_TRANSLATE_NOOP("Rules", "Who may bid"),
        QT_TRANSLATE_NOOP(
            "Rules", "Everybody in the game, also the player who didn’t want to buy, and players in Jail."
        ),
    ),
    "AUCT-2": (
        QT_TRANSLATE_NOOP("Rules", "How to bid"),
        QT_TRANSLATE_NOOP(
            "Rules", "Start with any whole sum from {one} up. Each further bid must be higher than the last."
        ),
    ),
    "AUCT-3": (
        QT_TRANSLATE_NOOP("Rules", "Bid what you have"),
        QT_TRANSLATE_NOOP("Rules", "You can’t bid more than the cash in your hand. You may raise cash first."),
    ),
    "AUCT-4": (
        QT_TRANSLATE_NOOP("Rules", "Round the table"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Bidding goes round, beginning after the player who didn’t buy. Who passes is out of this auction. It ends "
            "when only the highest bidder is left. A last player without a bid is still asked. When a bankrupt’s "
            "property is sold, bidding begins after that player, one property after the other in board order.",
        ),
    ),
    "AUCT-5": (
        QT_TRANSLATE_NOOP("Rules", "The winner of the auction"),
        QT_TRANSLATE_NOOP(
            "Rules", "The highest bidder pays the Bank and gets the deed. If nobody bids, the Bank keeps it."
        ),
    ),
    "RENT-1": (
        QT_TRANSLATE_NOOP("Rules", "Rent"),
        QT_TRANSLATE_NOOP("Rules", "Stop on somebody else’s property and you pay its owner the rent on its deed."),
    ),
    "RENT-2": (
        QT_TRANSLATE_NOOP("Rules", "A whole colour"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Who owns all lots of a colour gets double rent on those without buildings, even if another lot of the "
            "colour is mortgaged or built on.",
        ),
    ),
    "RENT-3": (
        QT_TRANSLATE_NOOP("Rules", "Rent with buildings"),
        QT_TRANSLATE_NOOP("Rules", "With houses or a hotel the rent is the one printed for exactly that."),
    ),
    "RENT-4": (
        QT_TRANSLATE_NOOP("Rules", "Mortgaged: no rent"),
        QT_TRANSLATE_NOOP("Rules", "While a property is mortgaged, stopping there is free."),
    ),
    "RENT-5": (
        QT_TRANSLATE_NOOP("Rules", "Rent of railroads"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "{r1}, {r2}, {r3} or {r4} for one, two, three or four owned. A mortgaged one earns nothing itself but "
            "still counts for the others.",
        ),
    ),
    "RENT-6": (
        QT_TRANSLATE_NOOP("Rules", "Rent of utilities"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Four times the throw that brought you there if the owner has one, ten times if the owner has both. A "
            "mortgaged one still counts for the other.",
        ),
    ),
    "RENT-7": (
        QT_TRANSLATE_NOOP("Rules", "Owners in Jail"),
        QT_TRANSLATE_NOOP("Rules", "An owner who sits in Jail still gets rent."),
    ),
    "RENT-8": (
        QT_TRANSLATE_NOOP("Rules", "Rent is paid at once"),
        QT_TRANSLATE_NOOP(
            "Rules", "The rent is what the deed says when you arrive. The Bank’s computer collects it for the owner."
        ),
    ),
    "RENT-9": (
        QT_TRANSLATE_NOOP("Rules", "Asking for rent"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If you agreed on it, owners must ask for their rent themselves, at the latest before the next player "
            "throws; later it is lost. If several rents are open, the oldest comes first.",
        ),
    ),
    "CARD-1": (
        QT_TRANSLATE_NOOP("Rules", "Drawing a card"),
        QT_TRANSLATE_NOOP(
            "Rules", "Stop on a card space: the top card is drawn, done at once, and put under its pack."
        ),
    ),
    "CARD-2": (
        QT_TRANSLATE_NOOP("Rules", "The card out of Jail"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You keep it until you use it. Then it goes back under the pack it came from. Who has both uses the one "
            "from {chance} first.",
        ),
    ),
    "CARD-3": (
        QT_TRANSLATE_NOOP("Rules", "Selling the card"),
        QT_TRANSLATE_NOOP("Rules", "A card out of Jail may be traded to another player at any price you agree on."),
    ),
    "CARD-4": (
        QT_TRANSLATE_NOOP("Rules", "The card to the next railroad"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it, you pay twice the "
            "usual rent.",
        ),
    ),
    "CARD-5": (
        QT_TRANSLATE_NOOP("Rules", "The card to the next utility"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If nobody owns it, you may buy it; otherwise it is auctioned. If somebody else owns it and it isn’t "
            "mortgaged, the dice are thrown again and you pay ten times that throw. Doubles in that throw mean "
            "nothing.",
        ),
    ),
    "CARD-6": (
        QT_TRANSLATE_NOOP("Rules", "The card that moves you back"),
        QT_TRANSLATE_NOOP("Rules", "The space you reach by moving back counts in full, as if you had thrown it."),
    ),
    "CARD-7": (
        QT_TRANSLATE_NOOP("Rules", "Repairs"),
        QT_TRANSLATE_NOOP("Rules", "You pay the sums on the card for each house and each hotel that you own."),
    ),
    "CARD-8": (
        QT_TRANSLATE_NOOP("Rules", "Paying everybody"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Payments to or from each player go round the table one by one. Who can’t pay is bankrupt to the player "
            "whose money is missing; the players after that get nothing. What is owed to a player who leaves is "
            "forgotten.",
        ),
    ),
    "TAX-1": (
        QT_TRANSLATE_NOOP("Rules", "Income tax"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Pay {flat}, or a tenth of all you have: cash, the printed price of all your properties, mortgaged or not, "
            "and what your buildings cost.",
        ),
    ),
    "TAX-2": (
        QT_TRANSLATE_NOOP("Rules", "Choose before you count"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "You choose between the two before anything is added up, and you can’t take it back. That is why nobody’s "
            "total is shown before the game is over.",
        ),
    ),
    "TAX-3": (
        QT_TRANSLATE_NOOP("Rules", "Luxury tax"),
        QT_TRANSLATE_NOOP("Rules", "This space costs {luxury}."),
    ),
    "TAX-4": (
        QT_TRANSLATE_NOOP("Rules", "Ten per cent"),
        QT_TRANSLATE_NOOP("Rules", "Every 10 % in this game is rounded up: a tenth of {seventy_five} is {eight}."),
    ),
    "JAIL-1": (
        QT_TRANSLATE_NOOP("Rules", "Into Jail"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The corner that sends you to Jail, a card, or doubles for the third time in a turn take you straight "
            "there. "
            "You get no salary on the way, and your turn is over.",
        ),
    ),
    "JAIL-2": (
        QT_TRANSLATE_NOOP("Rules", "Just visiting"),
        QT_TRANSLATE_NOOP("Rules", "If you walk onto that space by yourself, you are only visiting. Nothing happens."),
    ),
    "JAIL-3": (
        QT_TRANSLATE_NOOP("Rules", "Out by doubles"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Throw doubles in Jail and you are free: move that throw and play the space. You don’t throw again.",
        ),
    ),
    "JAIL-4": (
        QT_TRANSLATE_NOOP("Rules", "Out by a card"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Use a card out of Jail before you throw, also one that you have just bought. Then throw and move as "
            "usual.",
        ),
    ),
    "JAIL-5": (
        QT_TRANSLATE_NOOP("Rules", "Out by paying"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "On your first or second turn in Jail you may pay {fine} before you throw. Then throw and move as usual.",
        ),
    ),
    "JAIL-6": (
        QT_TRANSLATE_NOOP("Rules", "The third turn in Jail"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "No doubles on the third turn either: now you must pay {fine}, raising the cash if you need to, and move "
            "that throw. If you can’t, you are bankrupt to the Bank.",
        ),
    ),
    "JAIL-7": (
        QT_TRANSLATE_NOOP("Rules", "Life in Jail"),
        QT_TRANSLATE_NOOP("Rules", "In Jail you may still build, trade, bid, mortgage and collect rent."),
    ),
    "PARK-1": (
        QT_TRANSLATE_NOOP("Rules", "Free parking"),
        QT_TRANSLATE_NOOP("Rules", "Just a place to rest. You get nothing and pay nothing."),
    ),
    "BUILD-1": (
        QT_TRANSLATE_NOOP("Rules", "Where you may build"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Only on a colour that is all yours, with no lot of it mortgaged. You may build at any time, in Jail too.",
        ),
    ),
    "BUILD-2": (
        QT_TRANSLATE_NOOP("Rules", "Build evenly"),
        QT_TRANSLATE_NOOP("Rules", "No lot gets its next building while another lot of the same colour has fewer."),
    ),
    "BUILD-3": (
        QT_TRANSLATE_NOOP("Rules", "Houses"),
        QT_TRANSLATE_NOOP("Rules", "A house costs what the deed says. A lot holds up to four houses."),
    ),
    "BUILD-4": (
        QT_TRANSLATE_NOOP("Rules", "Hotels"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "When every lot of the colour has four houses or a hotel, you may pay for a hotel: the four houses of that "
            "lot go back to the Bank. There is only one hotel to a lot.",
        ),
    ),
    "BUILD-5": (
        QT_TRANSLATE_NOOP("Rules", "Only so many"),
        QT_TRANSLATE_NOOP(
            "Rules", "There are 32 houses and 12 hotels. If the Bank has none left, wait until some come back."
        ),
    ),
    "BUILD-6": (
        QT_TRANSLATE_NOOP("Rules", "When buildings run short"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If players who could build now want more houses or hotels than the Bank has, everybody who could build is "
            "asked. If more than one wants the building, it is auctioned, from the printed price up; the bid names the "
            "lot it is for. Hotels come before houses. If nobody else wants it, it is sold at the printed price.",
        ),
    ),
    "SELL-1": (
        QT_TRANSLATE_NOOP("Rules", "Selling buildings"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The Bank takes buildings back at any time for half the printed price, whatever you paid in an auction.",
        ),
    ),
    "SELL-2": (
        QT_TRANSLATE_NOOP("Rules", "Sell evenly"),
        QT_TRANSLATE_NOOP("Rules", "Buildings come down evenly, just as they went up."),
    ),
    "SELL-3": (
        QT_TRANSLATE_NOOP("Rules", "Selling a hotel"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A hotel turns back into four houses if the Bank has four. You can always sell all buildings of a colour "
            "at "
            "once; a hotel then counts as five houses.",
        ),
    ),
    "TRADE-1": (
        QT_TRANSLATE_NOOP("Rules", "Trading"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Any two players may trade properties, cards out of Jail and cash at any time, in Jail too. A present is "
            "allowed, an empty offer is not, and nobody can give what they don’t have. You may take an offer back "
            "until it is answered.",
        ),
    ),
    "TRADE-2": (
        QT_TRANSLATE_NOOP("Rules", "No trade with buildings"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A lot can’t be traded while any lot of its colour has a building. Buildings themselves are never traded.",
        ),
    ),
    "TRADE-3": (
        QT_TRANSLATE_NOOP("Rules", "Getting a mortgaged property"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The new owner chooses at once: lift the mortgage for its value plus 10 %, or keep it and pay 10 % now, "
            "and "
            "10 % again when lifting it later. Both sides need enough cash for these 10 %.",
        ),
    ),
    "TRADE-4": (
        QT_TRANSLATE_NOOP("Rules", "No loans, no promises"),
        QT_TRANSLATE_NOOP("Rules", "Players don’t lend each other money and can’t trade promises about later turns."),
    ),
    "MORT-1": (
        QT_TRANSLATE_NOOP("Rules", "Mortgage"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "At any time the Bank lends you the mortgage value of a property, if no lot of its colour has a building.",
        ),
    ),
    "MORT-2": (
        QT_TRANSLATE_NOOP("Rules", "Lifting a mortgage"),
        QT_TRANSLATE_NOOP("Rules", "Pay the mortgage value plus 10 %, at any time."),
    ),
    "MORT-3": (
        QT_TRANSLATE_NOOP("Rules", "Only the owner lifts it"),
        QT_TRANSLATE_NOOP("Rules", "Nobody but the owner can lift a mortgage. The property itself may be traded."),
    ),
    "DEBT-1": (
        QT_TRANSLATE_NOOP("Rules", "When cash is short"),
        QT_TRANSLATE_NOOP(
            "Rules", "If you owe more than you have, sell buildings, mortgage or trade until it is paid."
        ),
    ),
    "DEBT-2": (
        QT_TRANSLATE_NOOP("Rules", "Paying and giving up"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A debt is paid by itself as soon as your cash covers it. With nothing left to raise cash with you are "
            "bankrupt. You may give up at your own throw, at a debt or at the end of your turn: if the debt can no "
            "longer be covered, everything goes to the player you owe, otherwise to the Bank.",
        ),
    ),
    "DEBT-3": (
        QT_TRANSLATE_NOOP("Rules", "Trading in debt"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "While you owe money you may only make trades after which the debt is paid, or could still be paid with "
            "what the Bank gives for the rest.",
        ),
    ),
    "DEBT-4": (
        QT_TRANSLATE_NOOP("Rules", "Down to nothing"),
        QT_TRANSLATE_NOOP("Rules", "Having exactly {nothing} left is not bankrupt."),
    ),
    "BANKRUPT-1": (
        QT_TRANSLATE_NOOP("Rules", "Bankrupt to a player"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Your buildings go back to the Bank for half their price. That money, all your cash, deeds and cards go to "
            "the player you owe.",
        ),
    ),
    "BANKRUPT-2": (
        QT_TRANSLATE_NOOP("Rules", "Taking over mortgages"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "For each mortgaged deed received from a bankrupt you pay the Bank 10 % at once. You may lift it then for "
            "the mortgage value alone; later it costs another 10 %.",
        ),
    ),
    "BANKRUPT-3": (
        QT_TRANSLATE_NOOP("Rules", "Pulled along"),
        QT_TRANSLATE_NOOP("Rules", "Who can’t pay the 10 % on deeds just received goes bankrupt too, to the Bank."),
    ),
    "BANKRUPT-4": (
        QT_TRANSLATE_NOOP("Rules", "Bankrupt to the Bank"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "Cash, buildings and cards go back to the Bank. Every deed is auctioned at once among the others, free of "
            "mortgage.",
        ),
    ),
    "BANKRUPT-5": (
        QT_TRANSLATE_NOOP("Rules", "Leaving the game"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A bankrupt player leaves at once. Questions to that player fall away, auctions go on without them, and "
            "their turn passes on.",
        ),
    ),
    "END-1": (
        QT_TRANSLATE_NOOP("Rules", "Winning"),
        QT_TRANSLATE_NOOP("Rules", "The last player left wins. The bankruptcy that decides it ends the game at once."),
    ),
    "END-2": (
        QT_TRANSLATE_NOOP("Rules", "The richest wins"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "If you agreed on an earlier end, the richest wins: cash, properties at their printed price, mortgaged "
            "ones "
            "at half, and buildings at what they cost. Equal players share the win.",
        ),
    ),
}


def rule_text(rule: str, values: dict[str, str]) -> tuple[str, str]:
    """Title and plain words of a rule; `values` are the sums and names that stand in them. KeyError: no such id."""
    title, words = RULES[rule]
    return translate("Rules", title), translate("Rules", words).format(**values)
