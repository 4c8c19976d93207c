"""Words on buttons for what players can do."""

from collections.abc import Callable
from typing import Any, Final

from ...core import actions as act
from ...core.estate import JAIL_FINE
from .names import Names
from .source import translate


def action_words(names: Names, action: act.Action) -> str:
    """A short command for a button or a menu."""
    return _WORDS[type(action)](names, action)


def _bid(names: Names, action: act.Bid) -> str:
    return translate("Actions", "Bid {sum}").format(sum=names.money(action.amount))


def _choose(names: Names, action: act.Choose) -> str:
    if action.to >= 0:
        return translate("Actions", "Go to {space}").format(space=names.space(action.to))
    return translate("Actions", "Move {steps}").format(steps=action.move)


def _want(names: Names, action: act.Want) -> str:
    return translate("Actions", "Yes, for {space}").format(space=names.space(action.on))


def _on(text: Callable[[], str]) -> Callable[[Names, Any], str]:
    return lambda names, action: text().format(space=names.space(action.on))


def _plain(text: Callable[[], str]) -> Callable[[Names, Any], str]:
    return lambda names, action: text()


_WORDS: Final[dict[type[Any], Callable[[Names, Any], str]]] = {
    act.Roll: _plain(lambda: translate("Actions", "Throw the dice")),
    act.PayFine: lambda names, action: translate("Actions", "Pay {sum}").format(sum=names.money(JAIL_FINE)),
    act.UseCard: _plain(lambda: translate("Actions", "Use the card")),
    act.Buy: _plain(lambda: translate("Actions", "Buy")),
    act.Decline: _plain(lambda: translate("Actions", "Don’t buy")),
    act.Bid: _bid,
    act.Pass: _plain(lambda: translate("Actions", "Pass")),
    act.PayFlat: lambda names, action: translate("Actions", "Pay {sum}").format(
        sum=names.money(names.board.income_tax)
    ),
    act.PayTenth: _plain(lambda: translate("Actions", "Pay 10 %")),
    act.Build: _on(lambda: translate("Actions", "Build on {space}")),
    act.Sell: _on(lambda: translate("Actions", "Sell a building on {space}")),
    act.SellGroup: lambda names, action: translate("Actions", "Sell all buildings: {group}").format(
        group=names.group(action.group)
    ),
    act.Mortgage: _on(lambda: translate("Actions", "Mortgage {space}")),
    act.Unmortgage: _on(lambda: translate("Actions", "Lift the mortgage of {space}")),
    act.Offer: lambda names, action: translate("Actions", "Make {player} an offer").format(
        player=names.player(action.to)
    ),
    act.Accept: _plain(lambda: translate("Actions", "Accept")),
    act.Reject: _plain(lambda: translate("Actions", "Refuse")),
    act.Withdraw: _plain(lambda: translate("Actions", "Take the offer back")),
    act.Lift: _on(lambda: translate("Actions", "Lift the mortgage of {space}")),
    act.Keep: _on(lambda: translate("Actions", "Keep {space} mortgaged")),
    act.Want: _want,
    act.AskRent: _plain(lambda: translate("Actions", "Ask for rent")),
    act.Choose: _choose,
    act.GiveUp: _plain(lambda: translate("Actions", "Give up")),
    act.TimeUp: _plain(lambda: translate("Actions", "Time is up")),
    act.EndTurn: _plain(lambda: translate("Actions", "End turn")),
}
