"""For each rule the changes of the code that break it: file below monopoly_qt, text that stands there once, new."""

Edit = tuple[str, str, str]
Mutation = tuple[Edit, ...]

AUCTION, BANKRUPTCY, ENGINE, ESTATE = "core/auction.py", "core/bankruptcy.py", "core/engine.py", "core/estate.py"
EVENTS, GAME, LANDING, PLAY = "core/events.py", "core/game.py", "core/landing.py", "core/play.py"
BUILDINGS, SIDELINES, STATE = "core/buildings.py", "core/sidelines.py", "core/state.py"
TRADE, TURN = "core/trade.py", "core/turn.py"


def m(file: str, old: str, new: str) -> Mutation:
    """A mutation of one place."""
    return ((file, old, new),)


NO_CALL = m(SIDELINES, "if rivals and wanted > stock(s, hotel):", "if False:")
RAISE_PAID = m(PLAY, "if self.s.cash[due.seat] < due.amount:", "if False:")
CLAIM_OFF = m(LANDING, "if p.s.rules.rent_claim:", "if False:")
CLAIM_ON = m(LANDING, "if p.s.rules.rent_claim:", "if True:")
NO_LAP_AUCTION = m(AUCTION, "if p.s.rules.first_lap and not all_may_bid:", "if False:")
JAILED_NO_RENT = m(ESTATE, "if not s.rules.rent_in_jail and s.jail[owner]:", "if s.jail[owner]:")
CARD_TO_JAIL = m(LANDING, 'send_to_jail(p, seat, "card")', "pass")
FULL_REFUND = m(ESTATE, "return count * (s.board.house_costs[space] // 2)", "return count * s.board.house_costs[space]")

MUTATIONS: dict[str, list[Mutation]] = {
    "SETUP-1": [m(GAME, "MOST_SEATS = 8", "MOST_SEATS = 7")],
    "SETUP-2": [m(GAME, "cash = rules.starting_cash + (", "cash = 1 + rules.starting_cash + (")],
    "SETUP-3": [m(STATE, "HOUSES = 32", "HOUSES = 31"), m(STATE, "space=[0] * seats", "space=[1] * seats")],
    "SETUP-4": [
        m(TURN, "if total == max(totals)", "if total == min(totals)"),
        m(TURN, "if len(highest) > 1:", "if False:"),
    ],
    "BANKER-1": [m(EVENTS, "s.issued -= amount", "s.issued -= 0")],
    "BANKER-2": [FULL_REFUND],
    "TURN-1": [m(TURN, "move(p, seat, white_dice(throw) + (extra", "move(p, seat, int(throw[0]) + (extra")],
    "TURN-2": [
        m(
            LANDING,
            "    p.do(Moved(seat, start, to, steps, how, lap))",
            "    to = (to + 1) % 40 if to in p.s.space else to\n    p.do(Moved(seat, start, to, steps, how, lap))",
        )
    ],
    "TURN-3": [
        m(TURN, 'p.set_turn(Turn(seat, "throw", doubles + 1))', 'p.set_turn(Turn(seat, "end"))'),
        m(
            TURN,
            'if throw[0] != throw[1]:\n        p.set_turn(Turn(seat, "end"))',
            'if throw[0] != throw[1]:\n        p.set_turn(Turn(seat, "throw"))',
        ),
    ],
    "TURN-4": [
        m(TURN, "elif doubles == 2:", "elif doubles == 9:"),
        m(EVENTS, "s.stack[:] = [Turn(self.seat)]", 's.stack[:] = [Turn(self.seat, "throw", 1)]'),
    ],
    "TURN-5": [
        m(PLAY, "self.push(Due(seat, to, amount, reason))", "self.pay(seat, to, self.s.cash[seat], reason)"),
    ],
    "TURN-6": [
        m(LANDING, 'p.set_turn(Turn(seat, "over"))', 'p.set_turn(Turn(seat, "end"))'),
        m(TURN, "while following == seat or s.bankrupt[following]:", "while following == seat:"),
        m(
            ENGINE,
            'return None if top.phase == "end" else Refusal("TURN-6", "throw_first")',
            "return None",
        ),
        m(
            ENGINE,
            "        if top.seat != action.seat:\n            return NOT_YOURS\n        return check",
            "        return check",
        ),
    ],
    "GO-1": [m(ESTATE, "SALARY = 200", "SALARY = 100")],
    "GO-2": [
        m(
            LANDING,
            'if lap:\n        p.pay(BANK, seat, SALARY, Reason("salary", ("GO-1",), 0))\n        if to',
            'if lap or not start:\n        p.pay(BANK, seat, SALARY, Reason("salary", ("GO-1",), 0))\n        if to',
        ),
        m(
            LANDING,
            "    to = (start + steps) % 40\n    lap = start + steps >= 40",
            "    to = (start + steps) % 40\n    lap = start + steps > 40",
        ),
    ],
    "GO-3": [
        m(
            LANDING,
            "    to = (start + steps) % 40\n    lap = start + steps >= 40",
            '    to = (start + steps) % 40\n    lap = start + steps >= 40 and not (how == "card" and start < 10)',
        )
    ],
    "GO-4": [
        m(
            LANDING,
            '-steps, "back"))',
            '-steps, "back"))\n    p.pay(BANK, seat, SALARY, Reason("salary"))',
        ),
        m(
            LANDING,
            "p.do(Jailed(seat, why))",
            'p.do(Jailed(seat, why))\n    p.pay(BANK, seat, SALARY, Reason("salary"))',
        ),
    ],
    "BUY-1": [
        m(TURN, "    price = p.s.board.prices[frame.space]\n", "    price = p.s.board.prices[frame.space] + 1\n")
    ],
    "BUY-2": [m(TURN, "if p.s.rules.auctions:", "if False:")],
    "BUY-3": [
        m(
            LANDING,
            'Reason("bonus_go", ("OPT-go_landing_bonus",), 0))\n    land(p, seat)',
            'Reason("bonus_go", ("OPT-go_landing_bonus",), 0))\n    if how != "card":\n        land(p, seat)',
        ),
        m(
            LANDING,
            "if p.s.owner[target] in (BANK, seat):\n        return _property(p, seat, target)",
            "if p.s.owner[target] in (BANK, seat):\n        return None",
        ),
    ],
    "AUCT-1": [
        m(AUCTION, "bidders = [*p.s.others(after), after]", "bidders = [*p.s.others(after)]"),
        m(
            AUCTION,
            "    if p.s.rules.first_lap",
            "    bidders = [b for b in bidders if not p.s.jail[b]]\n    if p.s.rules.first_lap",
        ),
    ],
    "AUCT-2": [
        m(AUCTION, "if action.amount <= frame.high:", "if action.amount < frame.high:"),
        m(AUCTION, "if action.amount <= frame.high:", "if False:"),
    ],
    "AUCT-3": [m(AUCTION, "if action.amount > s.cash[action.seat]:", "if False:")],
    "AUCT-4": [
        m(AUCTION, "elif bidders == (leader,):", "elif len(bidders) == 1:"),
        m(
            AUCTION,
            "round_the_table = all_before[place + 1 :] + all_before[: place + 1]",
            "round_the_table = (all_before[place + 1 :] + all_before[: place + 1])[::-1]",
        ),
    ],
    "AUCT-5": [
        m(AUCTION, "p.pay(leader, BANK, high,", "p.pay(leader, BANK, 0,"),
        m(
            AUCTION,
            "p.do(Unsold(frame.space))",
            'p.do(DeedMoved(frame.space, BANK, frame.seat, "auctioned"))',
        ),
    ],
    "RENT-1": [
        m(ESTATE, "return Rent(rents[0], ((1, rents[0]),)", "return Rent(rents[0] + 1, ((1, rents[0]),)"),
        m(LANDING, "if owner == BANK:", "if owner in (BANK, seat):"),
    ],
    "RENT-2": [
        m(ESTATE, "return Rent(2 * rents[0],", "return Rent(rents[0],"),
        m(ESTATE, "amount = 25 << (count - 1)", "amount = 25 << count"),
    ],
    "RENT-3": [m(ESTATE, "return Rent(rents[level],", "return Rent(rents[level - 1],")],
    "RENT-4": [m(ESTATE, "if owner == BANK or s.mortgaged[space]:", "if owner == BANK:")],
    "RENT-5": [m(ESTATE, "amount = 25 << (count - 1)", "amount = 20 << (count - 1)")],
    "RENT-6": [m(ESTATE, "factor = 4 if count == 1 else 10", "factor = 5 if count == 1 else 11")],
    "RENT-7": [JAILED_NO_RENT],
    "RENT-8": [
        CLAIM_ON,
        m(
            SIDELINES,
            "p.charge(claim.debtor, claim.owner, claim.amount, reason)",
            "p.charge(claim.debtor, claim.owner, claim.amount + 10 * p.s.buildings[claim.space], reason)",
        ),
    ],
    "RENT-9": [
        CLAIM_OFF,
        m(TURN, "for claim in [c for c in p.s.claims if c.debtor != thrower]:", "for claim in ():"),
        m(TURN, "for claim in [c for c in p.s.claims if c.debtor != thrower]:", "for claim in list(p.s.claims):"),
    ],
    "CARD-1": [
        m(LANDING, "p.pay(BANK, seat, card.amount, reason)", "p.pay(BANK, seat, card.amount + 1, reason)"),
        m(
            LANDING,
            "p.charge(seat, p.fine_to(), card.amount, reason)",
            "p.charge(seat, p.fine_to(), card.amount + 1, reason)",
        ),
        m(
            LANDING,
            "move(p, seat, _distance(p.s, seat, card.target)",
            "move(p, seat, 1 + _distance(p.s, seat, card.target)",
        ),
        CARD_TO_JAIL,
        m(EVENTS, "pack.append(pack.pop(0))", "pack.insert(0, pack.pop(0))"),
    ],
    "CARD-2": [
        m(LANDING, 'kept=card.effect == "jail_free"', "kept=False"),
        m(
            TURN,
            "p.do(CardMoved(p.s.jail_cards.index(action.seat), action.seat, BANK))",
            "p.do(CardMoved(1 - p.s.jail_cards[::-1].index(action.seat), action.seat, BANK))",
        ),
        m(EVENTS, "s.jail_cards[self.pack] = self.target", "s.jail_cards[self.pack] = self.source"),
    ],
    "CARD-3": [m(TRADE, "for pack in goods.jail_cards:", "for pack in ():")],
    "CARD-4": [m(LANDING, "Rent(2 * rent.amount,", "Rent(rent.amount,")],
    "CARD-5": [
        m(LANDING, "Rent(10 * total,", "Rent(4 * total,"),
        m(
            LANDING,
            "if p.s.owner[target] in (BANK, seat) or rent_of(p.s, target, 1) == NO_RENT:",
            "if p.s.owner[target] == BANK:",
        ),
        m(
            LANDING,
            "rent_of(p.s, target, 1) == NO_RENT:\n        return _property(p, seat, target)",
            "rent_of(p.s, target, 1) == NO_RENT:\n        return None",
        ),
    ],
    "CARD-6": [m(LANDING, "move_back(p, seat, card.amount)", "move_back(p, seat, card.amount + 1)")],
    "CARD-7": [
        m(
            LANDING,
            "amount = sum(count * each for count, each in parts)",
            "amount = 1 + sum(count * each for count, each in parts)",
        )
    ],
    "CARD-8": [
        m(
            LANDING,
            "p.charge_in_turn([Due(seat, other, card.amount, reason) for other in p.s.others(seat)])",
            "p.charge_in_turn([Due(seat, other, card.amount, reason) for other in p.s.others(seat)[:1]])",
        ),
        m(
            LANDING,
            "p.charge_in_turn([Due(other, seat, card.amount, reason) for other in p.s.others(seat)])",
            "p.charge_in_turn([Due(other, seat, card.amount, reason) for other in p.s.others(seat)[:1]])",
        ),
        m(BANKRUPTCY, " or (type(frame) is Due and frame.to == seat)", ""),
        m(STATE, "[other for other in round_the_table if not self.bankrupt[other]]", "list(round_the_table)"),
    ],
    "TAX-1": [
        m(TURN, "else s.board.income_tax\n", "else s.board.income_tax + 1\n"),
        m(TURN, "tenth(tax_worth(s, action.seat))", "tenth(s.cash[action.seat] + 1)"),
    ],
    "TAX-2": [m(TURN, "is_tenth = type(action) is PayTenth\n    p.pop()", "is_tenth = type(action) is PayTenth")],
    "TAX-3": [m(LANDING, "p.s.board.luxury_tax,", "p.s.board.luxury_tax + 1,")],
    "TAX-4": [
        m(ESTATE, "return -(-amount // 10)", "return amount // 10"),
        m(ESTATE, "return -(-amount // 10)", "return amount // 10 + 1"),
    ],
    "JAIL-1": [m(EVENTS, "s.jail[self.seat] = 1", "s.jail[self.seat] = 0")],
    "JAIL-2": [m(LANDING, '"jail": _nothing,', '"jail": _go_to_jail,')],
    "JAIL-3": [
        m(TURN, "if throw[0] == throw[1]:\n        leave_jail", "if False:\n        leave_jail"),
        m(TURN, "p.do(StayedInJail(seat, p.s.jail[seat] + 1))", "p.do(StayedInJail(seat, p.s.jail[seat]))"),
    ],
    "JAIL-4": [
        m(TURN, 'return None if action.seat in s.jail_cards else Refusal("JAIL-4", "no_jail_card")', "return None"),
        m(TURN, 'p.do(Freed(action.seat, "card"))', "pass"),
        m(ENGINE, ' and (type(top) is not Turn or top.phase != "throw")', " and type(top) is not Turn"),
    ],
    "JAIL-5": [
        m(ESTATE, "JAIL_FINE = 50", "JAIL_FINE = 60"),
        m(TURN, "if s.jail[action.seat] == s.rules.jail_turns and", "if False and"),
    ],
    "JAIL-6": [m(TURN, 'JAIL_FINE, Reason("fine", ("JAIL-6",)', '0, Reason("fine", ("JAIL-6",)')],
    "JAIL-7": [
        m(
            SIDELINES,
            "    return _why_not_in_game(s, seat)",
            '    return Refusal("JAIL-7", "") if s.jail[seat] else None',
        ),
        JAILED_NO_RENT,
        m(
            AUCTION,
            "    if p.s.rules.first_lap",
            "    bidders = [b for b in bidders if not p.s.jail[b]]\n    if p.s.rules.first_lap",
        ),
    ],
    "PARK-1": [
        m(
            LANDING,
            '    rules = p.s.rules\n    if rules.free_parking == "pot":',
            '    rules = p.s.rules\n    p.pay(BANK, seat, 100, Reason("pot"))\n    if rules.free_parking == "pot":',
        )
    ],
    "BUILD-1": [
        m(ESTATE, "if not owns_group(s, seat, space):", "if False:"),
        m(SIDELINES, "OPEN_FRAMES = frozenset({Opening, Turn, Purchase,", "OPEN_FRAMES = frozenset({Opening, Turn,"),
        m(
            SIDELINES,
            "return why_not_open(s, action.seat) or _why_not_build_there",
            'if s.jail[action.seat]:\n        return Refusal("BUILD-1", "")\n'
            "    return why_not_open(s, action.seat) or _why_not_build_there",
        ),
    ],
    "BUILD-2": [m(ESTATE, "if s.rules.even_build and s.buildings[lowest] < level:", "if False:")],
    "BUILD-3": [
        m(SIDELINES, "    if s.cash[seat] < cost:", "    if s.cash[seat] <= cost:"),
        m(SIDELINES, 'p.s.board.house_costs[space], Reason("building"', '100, Reason("building"'),
    ],
    "BUILD-4": [
        m(EVENTS, "_stock(s, self.before, 1)", "_stock(s, 0, 1)"),
        m(SIDELINES, 'p.s.board.house_costs[space], Reason("building"', '100, Reason("building"'),
        m(SIDELINES, "return level_up(s, s.buildings[space]) == HOTEL", "return False"),
        m(ESTATE, "    if level == HOTEL:\n        return Refusal", "    if False:\n        return Refusal"),
    ],
    "BUILD-5": [
        m(SIDELINES, "if not stock(s, hotel):", "if False:"),
        m(SIDELINES, "if not stock(s, hotel):", "if not stock(s, False):"),
        m(SIDELINES, "if not stock(p.s, frame.hotel):", "if False:"),
    ],
    "BUILD-6": [
        NO_CALL,
        m(SIDELINES, "if rivals and wanted > stock(s, hotel):", "if rivals:"),
        m(
            ESTATE,
            "if all(owner[lot] == seat and not mortgaged[lot] for lot in lots)",
            "if all(owner[lot] == seat for lot in lots)",
        ),
        m(ESTATE, "if s.bankrupt[seat] or in_debt(s, seat):", "if s.bankrupt[seat]:"),
    ],
    "SELL-1": [FULL_REFUND],
    "SELL-2": [m(SIDELINES, "if s.rules.even_build and s.buildings[highest] > s.buildings[space]:", "if False:")],
    "SELL-3": [
        m(SIDELINES, "if s.buildings[space] == HOTEL and stock(s, hotel=False) < needed:", "if False:"),
        m(BUILDINGS, "each = refund(p.s, lot, 1)", "each = refund(p.s, lot, 1) // 5"),
    ],
    "TRADE-1": [
        m(TRADE, "p.pay(source, target, goods.cash,", "p.pay(source, target, 0,"),
        m(TRADE, "for space in sorted(goods.deeds):", "for space in ():"),
        m(TRADE, "if not offer.give and not offer.take:", "if False:"),
        m(TRADE, "    if not 0 <= goods.cash <= s.cash[seat]:", "    if False:"),
        m(
            ENGINE,
            'Reject: _answer(lambda p, frame, action: trade.close(p, frame, "rejected"))',
            "Reject: _answer(trade.accept)",
        ),
    ],
    "TRADE-2": [m(TRADE, "if group_has_buildings(s, space):", "if False:")],
    "TRADE-3": [
        m(TRADE, "if interest and cash < interest:", "if False:"),
        m(TRADE, "p.charge(seat, BANK, tenth(p.s.board.mortgages[space]),", "p.charge(seat, BANK, 0,"),
    ],
    "TRADE-4": [m(TRADE, "if not 0 <= goods.cash <= s.cash[seat]:", "if goods.cash < 0:")],
    "MORT-1": [
        m(
            SIDELINES,
            'p.s.board.mortgages[action.on], Reason("mortgage"',
            'p.s.board.mortgages[action.on] // 2, Reason("mortgage"',
        )
    ],
    "MORT-2": [m(SIDELINES, "return value + tenth(value)", "return value")],
    "MORT-3": [
        m(
            SIDELINES,
            'if not _is_space(s, action.on) or s.owner[action.on] != action.seat:\n        return Refusal("MORT-3"',
            'if not _is_space(s, action.on):\n        return Refusal("MORT-3"',
        )
    ],
    "DEBT-1": [
        RAISE_PAID,
        m(
            SIDELINES,
            '    if in_debt(s, seat):\n        return Refusal("DEBT-1", "debtor_spends")',
            "    if False:\n        pass",
        ),
        m(ESTATE, "if s.bankrupt[seat] or in_debt(s, seat):", "if s.bankrupt[seat]:"),
    ],
    "DEBT-2": [
        m(BANKRUPTCY, "if frame.seat in s.owner or frame.seat in s.jail_cards:", "if True:"),
        m(BANKRUPTCY, "if frame.seat in s.owner or frame.seat in s.jail_cards:", "if frame.seat in s.owner:"),
        m(BANKRUPTCY, "can_raise(p.s, action.seat) < frame.amount", "True"),
        m(BANKRUPTCY, "can_raise(p.s, action.seat) < frame.amount", "False"),
        m(PLAY, "if self.s.cash[due.seat] < due.amount:", "if True:"),
        m(ENGINE, "if type(top) not in (Turn, Due):", "if type(top) not in (Turn, Due, Purchase):"),
    ],
    "DEBT-3": [
        m(TRADE, "if could_raise < debts(s, seat):", "if False:"),
        m(TRADE, "if could_raise < debts(s, seat):", "if True:"),
    ],
    "DEBT-4": [
        (
            (PLAY, "if self.s.cash[seat] >= amount:", "if self.s.cash[seat] > amount:"),
            (PLAY, "if self.s.cash[due.seat] < due.amount:", "if self.s.cash[due.seat] <= due.amount:"),
        )
    ],
    "BANKRUPT-1": [
        m(BANKRUPTCY, "p.pay(seat, creditor, s.cash[seat],", "p.pay(seat, BANK, s.cash[seat],"),
        m(BANKRUPTCY, 'DeedMoved(space, seat, creditor, "bankrupt")', 'DeedMoved(space, seat, BANK, "bankrupt")'),
    ],
    "BANKRUPT-2": [m(BANKRUPTCY, "pledged = tuple(i for i in deeds if p.s.mortgaged[i])", "pledged = ()")],
    "BANKRUPT-3": [
        m(
            BANKRUPTCY,
            "p.charge(frame.seat, BANK, amount,",
            "p.charge(frame.seat, BANK, min(amount, p.s.cash[frame.seat]),",
        ),
    ],
    "BANKRUPT-4": [
        m(BANKRUPTCY, "p.push(EstateSale(seat, tuple(deeds)))", "pass"),
        m(BANKRUPTCY, "go_bankrupt(p, frame.seat, max(frame.to, BANK))", "go_bankrupt(p, frame.seat, frame.to)"),
        m(
            BANKRUPTCY,
            "    p.pay(seat, creditor, s.cash[seat],",
            "    creditor == BANK or p.pay(seat, creditor, s.cash[seat],",
        ),
    ],
    "BANKRUPT-5": [
        m(
            BANKRUPTCY,
            "if frame.seat == seat or (type(frame)",
            "if (type(frame) is Due and frame.seat == seat) or (type(frame)",
        ),
        m(BANKRUPTCY, "if stack[0].seat == seat:", "if True:"),
        m(BANKRUPTCY, 'p.set_turn(Turn(seat, "over"))', "pass"),
        m(SIDELINES, 'return Refusal("BANKRUPT-5", "out_of_game") if s.bankrupt[seat] else None', "return None"),
    ],
    "END-1": [
        m(BANKRUPTCY, "if len(left) == 1:", "if False:"),
        m(BANKRUPTCY, 'p.finish("bankruptcies")', "pass"),
        m(BANKRUPTCY, "if len(left) == 1:", "if len(left) <= 2:"),
    ],
    "END-2": [
        m(ESTATE, "most = max(worths.values())", "most = min(worths.values())"),
        m(ESTATE, "prices[i] // 2 if s.mortgaged[i] else prices[i]", "prices[i]"),
    ],
    "OPT-starting_cash": [
        m(GAME, "cash = rules.starting_cash + (", "cash = 1500 + ("),
        m("save/scenario_position.py", "else rules.starting_cash", "else 1500"),
    ],
    "OPT-income_tax": [m(LANDING, 'if p.s.rules.income_tax == "choice":', "if True:")],
    "OPT-rent_claim": [CLAIM_OFF, CLAIM_ON],
    "OPT-auctions": [
        m(TURN, "if p.s.rules.auctions:", "if True:"),
        m(BANKRUPTCY, "    open_auction(p, frame.lots[0]", "    p.s.rules.auctions and open_auction(p, frame.lots[0]"),
    ],
    "OPT-free_parking": [
        m(PLAY, 'return POT if self.s.rules.free_parking == "pot" else BANK', "return BANK"),
        m(LANDING, "p.pay(POT, seat, p.s.pot,", "p.pay(POT, seat, 0,"),
        m(
            SIDELINES,
            "p.pay(action.seat, BANK, unmortgage_price(p.s, action.on), reason)",
            "p.pay(action.seat, p.fine_to(), unmortgage_price(p.s, action.on), reason)",
        ),
        m(BANKRUPTCY, "go_bankrupt(p, frame.seat, max(frame.to, BANK))", "go_bankrupt(p, frame.seat, frame.to)"),
    ],
    "OPT-free_parking_seed": [
        m(LANDING, 'rules.free_parking_seed, Reason("seed"', '0, Reason("seed"'),
        m(GAME, "rules.free_parking_seed, Reason", "0, Reason"),
    ],
    "OPT-go_landing_bonus": [m(LANDING, "p.s.rules.go_landing_bonus,", "0,")],
    "OPT-rent_in_jail": [
        m(ESTATE, "if not s.rules.rent_in_jail and s.jail[owner]:", "if False:"),
        m(
            ESTATE,
            "if not s.rules.rent_in_jail and s.jail[owner]:",
            "if not s.rules.rent_in_jail and s.space[owner] == 10:",
        ),
    ],
    "OPT-first_lap": [
        m(TURN, "if s.rules.first_lap and not s.laps[action.seat]:", "if False:"),
        m(TURN, "if s.rules.first_lap and not s.laps[action.seat]:", "if s.rules.first_lap:"),
        m(BANKRUPTCY, ", all_may_bid=True", ""),
        NO_LAP_AUCTION,
    ],
    "OPT-snake_eyes_bonus": [
        m(TURN, "bonus = p.s.rules.snake_eyes_bonus", "bonus = 0"),
        m(TURN, "if bonus and throw[0] == throw[1] == 1:", "if bonus and throw[0] == throw[1]:"),
    ],
    "OPT-even_build": [
        m(ESTATE, "if s.rules.even_build and s.buildings[lowest] < level:", "if s.buildings[lowest] < level:")
    ],
    "OPT-limited_buildings": [m(ESTATE, "if not s.rules.limited_buildings:", "if False:")],
    "OPT-deal_deeds": [
        m(TURN, "count = p.s.rules.deal_deeds", "count = 0"),
        m(TURN, "count = p.s.rules.deal_deeds", "count = p.s.rules.deal_deeds or 2"),
    ],
    "OPT-dealt_deeds": [m(TURN, 'if p.s.rules.dealt_deeds == "paid":', 'if p.s.rules.dealt_deeds != "paid":')],
    "OPT-houses_for_hotel": [
        m(ESTATE, "return HOTEL if level == s.rules.houses_for_hotel else", "return HOTEL if level == 4 else"),
        m(SIDELINES, "needed = s.rules.houses_for_hotel", "needed = 4"),
        m(ESTATE, "limit = s.rules.houses_for_hotel\n    cash, count", "limit = 4\n    cash, count"),
        m(ESTATE, "return Rent(rents[level],", "return Rent(rents[min(level, s.rules.houses_for_hotel + 1)],"),
    ],
    "OPT-jail_turns": [m(TURN, "elif p.s.jail[seat] < p.s.rules.jail_turns:", "elif p.s.jail[seat] < 3:")],
    "OPT-speed_die": [
        m(GAME, "SPEED_DIE_CASH if rules.speed_die else 0", "0"),
        m(TURN, "speed_die = p.s.rules.speed_die and p.s.laps[seat] > 0", "speed_die = False"),
        m(TURN, "speed_die = p.s.rules.speed_die and p.s.laps[seat] > 0", "speed_die = p.s.rules.speed_die"),
        m(TURN, "    if s.jail[frame.seat]:\n        return True\n", ""),
        m(TURN, "next(paying, NOBODY)", "next(paying, 0)"),
        m(
            TURN,
            'throw = p.chance.throw()\n    p.do(Thrown(seat, throw, "jail"))',
            'throw = p.chance.throw(p.s.rules.speed_die)\n    p.do(Thrown(seat, throw, "jail"))',
        ),
    ],
    "OPT-end_bankruptcies": [
        m(BANKRUPTCY, "p.s.bankruptcies >= p.s.rules.end_bankruptcies", "p.s.bankruptcies > p.s.rules.end_bankruptcies")
    ],
    "OPT-end_rounds": [m(TURN, "number >= s.rules.end_rounds", "number > s.rules.end_rounds")],
    "OPT-end_minutes": [
        m(TURN, "if s.time_up:", "if s.rules.end_minutes:"),
        m(TURN, "if s.time_up:", "if False:"),
        m(ENGINE, "if s.rules.end_minutes is None or s.time_up:", "if s.time_up:"),
        m(ENGINE, "if s.rules.end_minutes is None or s.time_up:", "if s.rules.end_minutes is None:"),
    ],
}
