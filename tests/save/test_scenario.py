"""The runner of scenario files: what passes, what fails, what is no scenario."""

import json
from pathlib import Path
from typing import Any

import pytest

from monopoly_qt.core import engine
from monopoly_qt.save import scenario
from monopoly_qt.save.scenario_file import ScenarioError

Values = dict[str, Any]


def example(**changes: object) -> Values:
    """A scenario that passes, with some keys changed; None leaves a key out."""
    values: Values = {
        "format": "monopoly-scenario/1",
        "title": "A declined lot goes to auction and the decliner may win it",
        "cites": ["BUY-2", "AUCT-1", "AUCT-2"],
        "rules": {},
        "players": [
            {"name": "Ann", "cash": 1500, "space": 0},
            {"name": "Bob", "cash": 900, "space": 10, "jail_turn": 1, "jail_cards": ["chance"],
             "deeds": ["Park Place", "Boardwalk", "Reading Railroad"], "mortgaged": ["Reading Railroad"],
             "buildings": {"Park Place": 4, "Boardwalk": 5}},
        ],
        "to_play": "Ann",
        "doubles": 0,
        "dice": [[2, 4]],
        "chance": ["bank_dividend"],
        "community_chest": [],
        "steps": [
            {"player": "Ann", "do": "roll"},
            {"expect": {"awaiting": ["Ann"], "decision": "purchase"}},
            {"player": "Ann", "do": "decline"},
            {"player": "Bob", "do": "bid", "amount": 10},
            {"player": "Ann", "do": "bid", "amount": 5, "refused": "AUCT-2"},
            {"player": "Ann", "do": "bid", "amount": 20},
            {"player": "Bob", "do": "pass"},
            {"expect": {"Ann": {"cash": 1480, "deeds+": ["Oriental Avenue"]}, "bank": {"houses": 28, "hotels": 11}}},
        ],
    }  # fmt: skip
    values.update(changes)
    return {key: value for key, value in values.items() if value is not None}


def played(values: Values) -> str:
    return scenario.play(scenario.parse(json.dumps(values).encode()))


def refused(values: Values | bytes) -> str:
    data = values if isinstance(values, bytes) else json.dumps(values).encode()
    with pytest.raises(ScenarioError) as caught:
        scenario.parse(data)
    return str(caught.value)


def test_the_example_of_the_format_passes() -> None:
    assert played(example()) == ""


def ann(**changes: object) -> list[Values]:
    return [{"name": "Ann", **changes}, {"name": "Bob"}]


def step(**keys: object) -> Values:
    return example(steps=[keys])


@pytest.mark.parametrize(
    ("place", "values"),
    [
        ("format: ", example(format="monopoly-scenario/2")),
        ("the file: ", example(steps=None)),
        ("the file: ", example(player=[])),
        ("cites[0]: ", example(cites=["BUY-9"])),
        ("cites[0]: ", example(cites=["OPT-none"])),
        ("rules: ", example(rules={"free_money": True})),
        ("rules: ", example(rules={"jail_turns": 2})),
        ("rules: ", example(rules={"end_rounds": 0})),
        ("board: ", example(board="moon")),
        ("players: ", example(players=[{"name": "Ann"}])),
        ("players: ", example(players=[{"name": f"P{n}"} for n in range(9)])),
        ("players[1].name: ", example(players=[{"name": "Ann"}, {"name": "Ann"}])),
        ("players[1].name: ", example(players=[{"name": "Ann"}, {"name": "pot"}])),
        ("players[1].name: ", example(players=[{"name": "Ann"}, {"name": " "}])),
        ("players[0]", example(players=ann(money=3))),
        ("players[0].cash: ", example(players=ann(cash=-1))),
        ("players[0].cash: ", example(players=ann(cash=1.5))),
        ("players[0].cash: ", example(players=ann(cash=True))),
        ("players[0].cash: ", example(players=ann(cash=10**12))),
        ("players[0].space: ", example(players=ann(space="Chance"))),
        ("players[0].space: ", example(players=ann(space="Nowhere"))),
        ("players[0].space: ", example(players=ann(space=40))),
        ("players[0].space: ", example(players=ann(space=30))),
        ("players[0].jail_turn: ", example(players=ann(jail_turn=4))),
        ("players[0].jail_turn: ", example(players=ann(jail_turn=0))),
        ("players[0].jail_turn: ", example(players=ann(jail_turn=1, space=3))),
        ("players[0].jail_turn: ", example(players=ann(jail_turn=2), rules={"jail_turns": 1})),
        ("doubles: ", example(players=ann(jail_turn=1), doubles=1)),
        ("doubles: ", example(players=ann(), doubles=3)),
        ("players[0].deeds[0]: ", example(players=ann(deeds=["GO"]))),
        ("players[0].deeds[1]: ", example(players=ann(deeds=["Boardwalk", "Boardwalk"]))),
        ("players[1].deeds[0]: ", example(players=[{"name": "Ann", "deeds": ["Boardwalk"]},
                                                   {"name": "Bob", "deeds": ["Boardwalk"]}])),
        ("players[0].mortgaged[0]: ", example(players=ann(mortgaged=["Boardwalk"]))),
        ("players[0].buildings.Boardwalk: ", example(players=ann(buildings={"Boardwalk": 1}))),
        ("players[0].buildings.Boardwalk: ", example(players=ann(deeds=["Boardwalk"], buildings={"Boardwalk": 6}))),
        ("players[0].buildings.Boardwalk: ", example(players=ann(deeds=["Boardwalk"], buildings={"Boardwalk": 1}))),
        ("players[0].buildings.Boardwalk: ", example(players=ann(
            deeds=["Boardwalk", "Park Place"], buildings={"Boardwalk": 2}))),
        ("players[0].buildings.Boardwalk: ", example(players=ann(
            deeds=["Boardwalk", "Park Place"], buildings={"Boardwalk": 1}, mortgaged=["Park Place"]))),
        ("players[0].buildings.Boardwalk: ", example(rules={"houses_for_hotel": 3}, players=ann(
            deeds=["Boardwalk", "Park Place"], buildings={"Boardwalk": 5, "Park Place": 2}))),
        ("players[0].buildings.Boardwalk: ", example(rules={"houses_for_hotel": 3}, players=ann(
            deeds=["Boardwalk", "Park Place"], buildings={"Boardwalk": 4, "Park Place": 4}))),
        ("players[0].buildings.Short Line: ", example(players=ann(
            deeds=["Short Line", "Reading Railroad", "Pennsylvania Railroad", "B. & O. Railroad"],
            buildings={"Short Line": 1}))),
        ("players: 36 houses", example(players=ann(
            deeds=["St. Charles Place", "States Avenue", "Virginia Avenue", "St. James Place", "Tennessee Avenue",
                   "New York Avenue", "Kentucky Avenue", "Indiana Avenue", "Illinois Avenue"],
            buildings=dict.fromkeys(["St. Charles Place", "States Avenue", "Virginia Avenue", "St. James Place",
                   "Tennessee Avenue", "New York Avenue", "Kentucky Avenue", "Indiana Avenue", "Illinois Avenue"],
                   4)))),
        ("players[0].jail_cards: ", example(players=ann(jail_cards=["chance", "chance"]))),
        ("players[1].jail_cards: ", example(players=[{"name": "Ann", "jail_cards": ["chance"]},
                                                     {"name": "Bob", "jail_cards": ["chance"]}])),
        ("players[0].jail_cards[0]: ", example(players=ann(jail_cards=["luck"]))),
        ("players[0]: ", example(players=[{"name": "Ann", "bankrupt": True, "deeds": ["Boardwalk"]},
                                          {"name": "Bob"}, {"name": "Carl"}])),
        ("players[0].cash: ", example(players=[{"name": "Ann", "bankrupt": True, "cash": 5},
                                               {"name": "Bob"}, {"name": "Carl"}])),
        ("players: fewer", example(players=[{"name": "Ann", "bankrupt": True}, {"name": "Bob"}], to_play="Bob")),
        ("to_play: ", example(players=[{"name": "Ann", "bankrupt": True}, {"name": "Bob"}, {"name": "Carl"}])),
        ("to_play: ", example(to_play="Zoe")),
        ("players: so many", example(rules={"end_bankruptcies": 1}, to_play="Bob", players=[
            {"name": "Ann", "bankrupt": True}, {"name": "Bob"}, {"name": "Carl"}])),
        ("dice[0]: ", example(dice=[[7, 1]])),
        ("dice[0]: ", example(dice=[[1]])),
        ("dice[0]: ", example(dice=[["bus", 1]])),
        ("dice[0]: ", example(dice=[[1, 2, 3]])),
        ("dice[0]: ", example(dice=[[1, 2, 4]], rules={"speed_die": True})),
        ("dice[0]: ", example(dice=[[1, 2, 3, 3]], rules={"speed_die": True})),
        ("chance[0]: ", example(chance=["doctor_fee"])),
        ("chance[1]: ", example(chance=["poor_tax", "poor_tax"])),
        ("chance: ", example(chance=["jail_free"])),
        ("pot: ", example(pot=5)),
        ("to_play: ", example(new_game=True)),
        ("players[0].space: ", example(new_game=True, to_play=None, doubles=None)),
        ("deal: ", example(deal=[[], []])),
        ("deal: ", example(new_game=True, to_play=None, doubles=None, players=ann(), rules={"deal_deeds": 2},
                           deal=[["Boardwalk", "Park Place"]])),
        ("deal[0]: ", example(new_game=True, to_play=None, doubles=None, players=ann(), rules={"deal_deeds": 2},
                              deal=[["Boardwalk"], ["Short Line"]])),
        ("deal[1]: ", example(new_game=True, to_play=None, doubles=None, players=ann(), rules={"deal_deeds": 2},
                              deal=[["Boardwalk", "Park Place"], ["Short Line", "Boardwalk"]])),
        ("steps[0].do: ", step(player="Ann", do="jump")),
        ("steps[0]: ", step(player="Ann")),
        ("steps[0]: ", step(do="roll")),
        ("steps[0]: ", step(player="Ann", do="bid")),
        ("steps[0]: ", step(player="Ann", do="choose")),
        ("steps[0]: ", step(player="Ann", do="roll", speed=2)),
        ("steps[0].player: ", step(player="Zoe", do="roll")),
        ("steps[0].player: ", step(player="Ann", do="time_up")),
        ("steps[0].amount: ", step(player="Ann", do="roll", amount=3)),
        ("steps[0].amount: ", step(player="Ann", do="bid", amount="3")),
        ("steps[0].refused: ", step(player="Ann", do="roll", refused="NO-1")),
        ("steps[0].refused: ", step(player="Ann", do="roll", refused=False)),
        ("steps[0].on: ", step(player="Ann", do="build", on="Chance")),
        ("steps[0].group: ", step(player="Ann", do="sell_group", group="mauve")),
        ("steps[0].to: ", step(player="Ann", do="offer", to="Zoe")),
        ("steps[0].to: ", step(player="Ann", do="offer", to=1)),
        ("steps[0].give", step(player="Ann", do="offer", to="Bob", give={"gold": 1})),
        ("steps[0].give.deeds[0]: ", step(player="Ann", do="offer", to="Bob", give={"deeds": ["GO"]})),
        ("steps[0].take.jail_cards[0]: ", step(player="Ann", do="offer", to="Bob", take={"jail_cards": ["x"]})),
        ("steps[0]: ", step(player="Ann", do="roll", expect={})),
        ("steps[0].expect", step(expect={"Zoe": {}})),
        ("steps[0].expect", step(expect=3)),
        ("steps[0].expect.Ann", step(expect={"Ann": {"mood": "good"}})),
        ("steps[0].expect.Ann.space: ", step(expect={"Ann": {"space": "Chance"}})),
        ("steps[0].expect.Ann.deeds+[0]: ", step(expect={"Ann": {"deeds+": ["GO"]}})),
        ("steps[0].expect.Ann.buildings: ", step(expect={"Ann": {"buildings": {"Elm Street": 2}}})),
        ("steps[0].expect.decision: ", step(expect={"decision": "dance"})),
        ("steps[0].expect.awaiting[0]: ", step(expect={"awaiting": [3]})),
        ("steps[0].expect.awaiting: ", step(expect={"awaiting": ["Zoe"]})),
        ("steps[0].expect.turn: ", step(expect={"turn": "Zoe"})),
        ("steps[0].expect.winner: ", step(expect={"winner": ["Zoe"]})),
        ("steps[0].expect.owed.from: ", step(expect={"owed": {"from": "Zoe"}})),
        ("steps[0].expect.top_card: ", step(expect={"top_card": {"luck": "poor_tax"}})),
        ("steps[0].expect.top_card.chance: ", step(expect={"top_card": {"chance": "nothing"}})),
    ],
)  # fmt: skip
def test_what_is_no_scenario_is_told_with_its_place(place: str, values: Values) -> None:
    assert refused(values).startswith(place)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"format": NaN}',
        b'{"format": 1e999999}',
        b'{"pot": ' + b"9" * 6000 + b"}",
        b"[" * 100_000,
        b'{"format":"monopoly-scenario/1","format":"monopoly-scenario/1","players":[],"steps":[]}',
        b'{"format":"\\ud800"}',
        b" " * 1_000_001,
        json.dumps(example(players=[{"name": "Ann\x1b[2J"}, {"name": "Bob"}])).encode(),
        json.dumps(example(players=[{"name": "Ann\ud800"}, {"name": "Bob"}])).encode(),
    ],
)
def test_no_bytes_break_the_runner(data: bytes) -> None:
    assert refused(data)


def failing(*steps: Values, **changes: object) -> str:
    return played(example(steps=list(steps), **changes))


ROLL = {"player": "Ann", "do": "roll"}


@pytest.mark.parametrize(
    ("expect", "words"),
    [
        ({"Ann": {"cash": 3}}, "Ann.cash: expected 3, is 1500"),
        ({"Ann": {"space": "GO"}}, 'Ann.space: expected "GO", is "Oriental Avenue"'),
        ({"Bob": {"jail_turn": None}}, "Bob.jail_turn: expected null, is 1"),
        ({"Ann": {"jail_turn": 1}}, "Ann.jail_turn: expected 1, is null"),
        ({"Bob": {"deeds": ["Boardwalk"]}}, 'expected ["Boardwalk"], is ["Reading Railroad","Park Place","Boardwalk"]'),
        ({"Ann": {"deeds+": ["Boardwalk"]}}, 'Ann.deeds+: expected ["Boardwalk"], is []'),
        ({"Bob": {"deeds-": ["Boardwalk"]}}, 'Bob.deeds-: expected ["Boardwalk"]'),
        ({"Bob": {"mortgaged": []}}, 'Bob.mortgaged: expected [], is ["Reading Railroad"]'),
        ({"Bob": {"buildings": {"Boardwalk": 5}}}, 'is {"Park Place":4,"Boardwalk":5}'),
        ({"Bob": {"jail_cards": []}}, 'Bob.jail_cards: expected [], is ["chance"]'),
        ({"Bob": {"bankrupt": True}}, "Bob.bankrupt: expected true, is false"),
        ({"Ann": {"worth": 0}}, "Ann.worth: expected 0, is 1500"),
        ({"bank": {"houses": 32}}, "bank.houses: expected 32, is 28"),
        ({"bank": {"hotels": None}}, "bank.hotels: expected null, is 11"),
        ({"bank": {"deeds+": ["Boardwalk"]}}, "bank.deeds+"),
        ({"awaiting": ["Bob"]}, 'awaiting: expected ["Bob"], is ["Ann"]'),
        ({"awaiting": "Bob"}, 'awaiting: expected ["Bob"], is ["Ann"]'),
        ({"awaiting": []}, 'awaiting: expected [], is ["Ann"]'),
        ({"decision": "debt"}, 'decision: expected "debt", is "purchase"'),
        ({"owed": {"from": "Ann", "to": None, "amount": 3}}, "owed.amount"),
        ({"highest_bid": 3}, "highest_bid: expected 3, is null"),
        ({"pot": 3}, "pot: expected 3, is 0"),
        ({"winner": "Ann"}, 'winner: expected ["Ann"], is []'),
        ({"turn": "Bob"}, 'turn: expected ["Bob"], is ["Ann"]'),
        ({"top_card": {"chance": "poor_tax"}}, 'top_card.chance: expected "poor_tax", is "bank_dividend"'),
    ],
)  # fmt: skip
def test_every_expectation_can_fail(expect: Values, words: str) -> None:
    trouble = failing(ROLL, {"expect": expect})
    assert trouble.startswith("steps[1]: ")
    assert words in trouble


def test_what_holds_is_passed_over() -> None:
    holds = {"Ann": {"cash": 1500, "deeds-": ["Boardwalk"]}, "owed": None, "highest_bid": 0, "winner": None, "pot": 0}
    assert failing(ROLL, {"expect": holds}) == ""


def test_an_action_that_is_not_possible_fails() -> None:
    assert 'steps[0]: expected "buy" to be possible, is refused: TURN-6' in failing({"player": "Ann", "do": "buy"})


def test_refusals_are_compared() -> None:
    bid = {"player": "Bob", "do": "bid", "amount": 901}
    decline = {"player": "Ann", "do": "decline"}
    assert failing(ROLL, decline, {**bid, "refused": "AUCT-3"}) == ""
    assert failing(ROLL, decline, {**bid, "refused": True}) == ""
    assert 'expected "bid" to be refused: AUCT-2, is refused: AUCT-3' in failing(
        ROLL, decline, {**bid, "refused": "AUCT-2"}
    )
    assert 'steps[0]: expected "roll" to be refused, is possible' in failing({**ROLL, "refused": True})


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"dice": []}, "steps[0]: no further throw is given in dice"),
        ({"rules": {"speed_die": True}}, "steps[0]: [2, 4] lacks the speed die"),
    ],
)
def test_a_throw_that_the_file_does_not_give_is_an_error_in_the_file(changes: Values, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        failing(ROLL, **changes)
    assert str(caught.value) == words


def files(folder: Path, *contents: Values | bytes) -> list[str]:
    names = []
    for n, content in enumerate(contents):
        path = folder / f"{n}.json"
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        names.append(str(path))
    return names


def test_exit_status_and_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, wrong = example(), step(expect={"pot": 3}), b"{}"
    assert scenario.run(files(tmp_path, good, good)) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"
    assert scenario.run(files(tmp_path, bad, good)) == 1
    name = tmp_path / "0.json"
    assert capsys.readouterr().out == f"{name}: steps[0]: pot: expected 3, is 0\n1 passed, 1 failed\n"
    assert scenario.run(files(tmp_path, wrong, bad, good)) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{name}: the file: ")
    assert lines[2] == "1 passed, 1 failed"
    assert scenario.run([str(tmp_path / "none.json"), str(tmp_path), "a\x00b"]) == 2


def test_a_fault_of_the_program_hides_no_other_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    names = files(tmp_path, step(player="Ann", do="roll"), step(expect={"pot": 0}))
    monkeypatch.setattr(scenario, "apply", broken)
    assert scenario.run(names) == 1
    assert "the program broke off: ZeroDivisionError" in capsys.readouterr().out


def test_a_refusal_that_is_played_all_the_same_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenario, "apply", lambda state, action, chance: (state, []))
    assert "is played all the same" in failing({"player": "Bob", "do": "roll", "refused": "TURN-6"})


def test_a_position_keeps_the_banks_account() -> None:
    start = scenario.parse(json.dumps(example(rules={"free_parking": "pot"}, pot=40)).encode()).start
    assert start.issued == 1500 + 900 + 40
    assert engine.options(start, 0)
