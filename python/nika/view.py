"""view.py: what one seat knows, as frozen objects with names. They are made from the JSON that ``nika view`` prints;
docs/record.md, "What a seat knows", says what each member means."""

from __future__ import annotations

import dataclasses
import functools
import json
import typing
from dataclasses import dataclass
from typing import Any, Dict, Optional, Tuple, Union


@dataclass(frozen=True)
class Result:
    """How a game ended: for each seat its score and rank, 1 the best."""

    scores: Tuple[int, ...]
    ranks: Tuple[int, ...]


@dataclass(frozen=True)
class View:
    """What a seat knows, in any game. Seats count from 0; ``seat`` is "watcher" for a spectator."""

    game: str
    players: int
    start: int
    names: Tuple[str, ...]
    rules: Dict[str, str]
    ply: int
    seat: Union[int, str]
    yours: bool  # whether the game waits for this seat
    asked: Tuple[int, ...]  # the seats that the game waits for
    free: Tuple[int, ...]  # others that may act out of turn, if they can
    legal: Tuple[str, ...] = ()  # the seat's legal moves, as records spell them
    result: Optional[Result] = None

    @property
    def over(self) -> bool:
        return self.result is not None


@dataclass(frozen=True)
class ByzantzSeat:
    """What all know about a seat in Byzantz."""

    size: int  # of the hand, without the cards in a bid
    known: Tuple[str, ...]  # cards in it that everybody has seen
    bid: Tuple[str, ...]
    total: int  # of the bid
    bidder: Optional[int]  # its bidder card
    profit: Optional[int]  # None if that is not shown


@dataclass(frozen=True)
class ByzantzView(View):
    """What a seat knows in Byzantz. Cards are "C1" to "O4" and "M"."""

    phase: str = ""  # auction, give, limit, market, final, over
    round: int = 0
    rounds: int = 0
    stack: Tuple[int, ...] = ()  # bidder cards still to be won in this round, the next one first
    in_: Tuple[int, ...] = ()  # the seats still in the auction
    picked: Tuple[int, ...] = ()  # the seats that have taken their group
    high: int = 0  # the highest total
    bundle: Tuple[str, ...] = ()
    market: Tuple[str, ...] = ()
    gone: Tuple[str, ...] = ()  # cards that have left the game openly
    deck: int = 0
    removed: int = 0
    seats: Tuple[ByzantzSeat, ...] = ()
    hand: Optional[Tuple[str, ...]] = None  # None for a spectator


@dataclass(frozen=True)
class Laid:
    """A token on a counselor: whose, and its value if the viewer knows it."""

    seat: int
    token: Optional[str]


@dataclass(frozen=True)
class Moved:
    """The last move of the court."""

    from_: Optional[str]  # left, right, either; None if that is just being asked
    row: Tuple[int, ...]  # before it
    board: Tuple[Tuple[Laid, ...], ...]  # the tokens that were turned up


@dataclass(frozen=True)
class ScoringSeat:
    """What a seat showed and got in a scoring round."""

    tokens: Tuple[str, ...]
    influence_points: Optional[int]
    cards: Optional[Tuple[int, ...]]
    card_points: Optional[int]
    exchanged: Optional[str]


@dataclass(frozen=True)
class Scoring:
    """A scoring round."""

    phase: int
    trigger: Optional[int]  # None if it was forced
    chooser: int
    color: Optional[str]  # None until it is chosen
    row: Tuple[int, ...]
    seats: Tuple[ScoringSeat, ...]


@dataclass(frozen=True)
class JustinianSeat:
    """What all know about a seat in Justinian."""

    hand_size: int
    reserve_size: int
    phase_count: int  # its tokens on the phase space
    seen: Tuple[str, ...]  # its tokens that have been turned up so far
    score: int


@dataclass(frozen=True)
class Exchange:
    """What the seat knows of a pile by its own exchange."""

    color: str
    put: int
    took: int


@dataclass(frozen=True)
class JustinianView(View):
    """What a seat knows in Justinian. Tokens are "+1" to "-3", counselors count from 1."""

    court: Union[str, Tuple[Tuple[int, ...], ...]] = ""
    windows: Optional[Tuple[Tuple[int, ...], ...]] = None
    stage: str = ""  # place, direction, trigger, color, exchange, over
    phase: int = 0
    threshold: int = 0  # the influence that it takes to trigger a scoring
    turns: int = 0
    first: int = 0
    passed: Tuple[int, ...] = ()
    phase_space: bool = False
    row: Tuple[int, ...] = ()  # counselors from left to right
    values: Tuple[int, ...] = ()  # what each of them is worth now
    board: Tuple[Tuple[Laid, ...], ...] = ()  # for each counselor, 1 first, the tokens face down there
    moved: Optional[Moved] = None
    scorings: Tuple[Scoring, ...] = ()
    colors: Tuple[str, ...] = ()  # still in the game
    seats: Tuple[JustinianSeat, ...] = ()
    hand: Optional[Tuple[str, ...]] = None  # None for a spectator, like the following
    reserve: Optional[Tuple[str, ...]] = None
    phase_tokens: Optional[Tuple[str, ...]] = None
    influence: Optional[int] = None
    cards: Optional[Dict[str, Tuple[int, ...]]] = None
    exchanges: Optional[Tuple[Exchange, ...]] = None


@functools.lru_cache(maxsize=None)
def _members(kind: Any) -> Dict[str, Tuple[str, Any]]:
    """The JSON keys of a class: Python's own words have a _ at their end."""
    hints = typing.get_type_hints(kind)
    return {field.name.rstrip("_"): (field.name, hints[field.name]) for field in dataclasses.fields(kind)}


def _made(kind: Any, value: Any) -> Any:
    """A value of JSON as a value of this type. Keys that the type does not know are left out."""
    if value is None:
        return None
    if dataclasses.is_dataclass(kind):
        members = _members(kind)
        return kind(**{members[key][0]: _made(members[key][1], item) for key, item in value.items() if key in members})
    inner = [argument for argument in typing.get_args(kind) if argument is not type(None)]
    origin = typing.get_origin(kind)
    if origin is Union:
        listed = [argument for argument in inner if typing.get_origin(argument) is tuple]
        return _made(listed[0] if isinstance(value, list) and listed else inner[0], value)
    if origin is tuple:
        return tuple(_made(inner[0], item) for item in value)
    if origin is dict:
        return {key: _made(inner[1], item) for key, item in value.items()}
    return value


CLASSES = {"byzantz": ByzantzView, "justinian": JustinianView}


def view_of(text: str) -> View:
    """The view that a JSON text holds."""
    value = json.loads(text)
    made: View = _made(CLASSES[value["game"]], value)
    return made
