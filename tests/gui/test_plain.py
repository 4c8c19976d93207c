"""Very long words may be broken; all others stay whole."""

from monopoly_qt.widgets.plain import breakable


def test_only_very_long_words_get_places_to_break() -> None:
    assert breakable("Gemeinschaftsfeld und Ann") == "Gemeinschaftsfeld und Ann"
    name = "Donaudampfschifffahrtska"
    assert breakable(f"{name}, you owe $5").replace("\u200b", "") == f"{name}, you owe $5"
    assert max(len(piece) for piece in breakable(name).split("\u200b")) <= 7
    accents = "e\u0301" * 24
    assert breakable(accents) == accents  # nothing between a letter and its accent


def test_a_row_never_ends_between_a_figure_and_its_per_cent() -> None:
    assert breakable("Pay 10 % of it, or 5 % less") == "Pay 10\u00a0% of it, or 5\u00a0% less"
