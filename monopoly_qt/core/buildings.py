"""Buildings that go back to the Bank all at once."""

from .estate import refund, units
from .events import Built
from .frames import BANK, Reason
from .play import Play


def sell_all(p: Play, seat: int, lots: list[int]) -> None:
    """Every building on these lots back to the Bank, each at half price (SELL-3)."""
    for lot in lots:
        level = p.s.buildings[lot]
        count = units(p.s, level)
        each = refund(p.s, lot, 1)
        p.do(Built(seat, lot, level, 0))
        p.pay(BANK, seat, count * each, Reason("sale", ("SELL-3",), lot, parts=((count, each),)))
