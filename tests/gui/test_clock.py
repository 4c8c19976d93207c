"""The playing time: counted while playing only, and never over too early."""

from pytestqt.qtbot import QtBot

from monopoly_qt.bridge.clock import Clock


def test_it_counts_only_while_it_runs(qtbot: QtBot) -> None:
    clock = Clock()
    clock.set(5000, None)
    assert clock.played == 5000
    clock.start()
    qtbot.waitUntil(lambda: clock.played > 5020, timeout=5000)
    clock.stop()
    rested = clock.played
    qtbot.wait(30)
    assert clock.played == rested
    assert not clock.is_up


def test_it_is_up_when_it_says_so(qtbot: QtBot) -> None:
    clock = Clock()
    found = []
    clock.up.connect(lambda: found.append(clock.is_up))
    for _ in range(5):
        clock.set(1000, 1030)
        with qtbot.waitSignal(clock.up, timeout=5000):
            clock.start()
        clock.stop()
    assert found == [True] * 5


def test_a_limit_that_is_past_is_up_at_once(qtbot: QtBot) -> None:
    clock = Clock()
    clock.set(2000, 1000)
    assert clock.is_up
    with qtbot.waitSignal(clock.up, timeout=5000):
        clock.start()
    clock.stop()
