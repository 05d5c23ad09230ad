"""svg.py: a position as one seat sees it, as an SVG picture for notebooks and documents. It is drawn from a view, so it
shows nothing that the seat does not know."""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Sequence, Tuple
from xml.sax.saxutils import escape

from .view import ByzantzView, JustinianView, Laid, View

WIDTH = 960
UNPRINTABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML can't have, even escaped
INK, IVORY, GOLD, LIGHT = "#221a17", "#f6efe0", "#d4a73c", "#f3d98b"
PORPHYRY, SOFT, PANEL, LINE = "#4b1d3f", "#57493f", "#fcf8ee", "#dacdb0"
SEATS = ("#1f5fa8", "#b3402a", "#2b7566", "#7a4fa0", "#86650b", "#4f5663")
SHAPES = (
    "M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 1 0 0-21.6z",
    "M12 1L23.6 22.6H.4z",
    "M2 2h20v20H2z",
    "M12 .4L23.6 12 12 23.6.4 12z",
    "M12 1L23.4 9.5 19 22.4H5L.6 9.5z",
    "M12 .8l3.6 7.3 8 1.1-5.8 5.6 1.4 8L12 19l-7.2 3.8 1.4-8L.4 9.2l8-1.1z",
)
GOODS = {
    "C": ("#2f62a8", "cloth"),
    "S": ("#bf3f2c", "spice"),
    "W": ("#74468f", "wine"),
    "T": ("#80542f", "wood"),
    "G": ("#d9a521", "grain"),
    "O": ("#5d7a2a", "olives"),
    "M": ("#67655f", "merchant"),
}
# One tone each, in a box of 24: a bolt, a mortar, an amphora, logs, a sheaf, a branch, a hooded figure.
SIGNS = {
    "C": "M4 4h13a3.5 3.5 0 0 1 0 7H4zM6 13h14v8q-2.4-1.5-4.7 0t-4.7 0-4.6 0z",
    "S": "M16 1l3 2-4 7h-4zM3 11h18l-2 6q-1.5 3-7 3t-7-3zM8 21h8l1 2H7z",
    "W": "M9 1h6v4q5 2 5 8 0 6-6 8v2h-4v-2q-6-2-6-8 0-6 5-8zM5.5 4.5Q2 6 3 11l1.5-3zM18.5 4.5Q22 6 21 11l-1.5-3z",
    "T": "M3 3h15a3 4 0 0 1 0 8H3a2 4 0 0 1 0-8zM6 13h15a3 4 0 0 1 0 8H6a2 4 0 0 1 0-8z",
    "G": "M12 1q3 3 0 6-3-3 0-6zM6 4q4 1 4 5-4-1-4-5zM18 4q-4 1-4 5 4-1 4-5z"
    "M5 10q5 0 6 5-5 0-6-5zM19 10q-5 0-6 5 5 0 6-5zM11 14h2v9h-2z",
    "O": "M3 21Q8 8 21 3 18 14 5 22zM16 13a3.2 4 30 1 0 4 5 3.2 4 30 1 0-4-5zM4 6a3.2 4 30 1 0 5 3 3.2 4 30 1 0-5-3z",
    "M": "M12 1q6 2 6 9 4 3 4 13H2q0-10 4-13 0-7 6-9zM12 6q-3 1-3 5 0 4 3 4t3-4q0-4-3-5z",
}
COLORS = {"red": "#b5382a", "blue": "#2a5c9e", "green": "#2f7350", "yellow": "#d9a521"}
# In a box of 24: a cross, scales, a domed house, a ship.
COLOR_SIGNS = {
    "red": "M8.5 2h7l-2 7.5 7.5-2v8l-7.5-2 2 7.5h-7l2-7.5-7.5 2v-8l7.5 2z",
    "blue": "M11 2h2v2h8v2h-1l3 8q-3 4-6.5 0l3-8H13v13h4v3H7v-3h4V6H4.5l3 8Q4 18 1 14l3-8H3V4h8z",
    "green": "M11 1h2v3q6 1 6 7h2v2h-1v9h-6v-5a2 2 0 0 0-4 0v5H4v-9H3v-2h2q0-6 6-7z",
    "yellow": "M2 15h20q-1 5-4 7H6q-3-2-4-7zM13 2q7 4 7 12h-7zM11 6v8H5q0-5 6-8z",
}
COUNSELORS = (
    "Narses", "Belisarius", "Eraclius", "Basilius", "Procopius", "Tribonianus",
    "Giulianus", "Germanus", "Antemius", "Niceforus", "Antonina", "Teodora",
)  # fmt: skip
PHASES = ("I", "II", "III")


class Drawing:
    """The parts of a picture, and how high it has become."""

    def __init__(self) -> None:
        self.parts: List[str] = []
        self.height = 0.0

    def put(self, text: str) -> None:
        self.parts.append(text)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, line: str = "none", r: float = 6, wide: float = 1
    ) -> None:
        self.put(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}" stroke="{line}" '
            f'stroke-width="{wide:g}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 14,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self.put(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(UNPRINTABLE.sub(chr(0xFFFD), str(words)))}</text>"
        )

    def mark(self, x: float, y: float, seat: int, size: float = 24) -> None:
        """A seat's mark: color, shape and letter."""
        low, tall = ((17, 14), (20, 12), (17, 15), (16.5, 13), (17.5, 14), (16.5, 10))[seat]
        self.put(
            f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})">'
            f'<path d="{SHAPES[seat]}" fill="{SEATS[seat]}"/>'
            f'<text x="12" y="{low}" font-size="{tall}" fill="#fff" text-anchor="middle" font-weight="bold">'
            f"{'ABCDEF'[seat]}</text></g>"
        )

    def card(self, x: float, y: float, card: str, size: float = 1, shade: bool = False) -> None:
        """A card of Byzantz, 46 by 64 at size 1."""
        color, name = GOODS[card[0]]
        on = INK if card[0] == "G" else "#fffdf6"
        opacity = ' opacity="0.55"' if shade else ""
        self.put(f'<g transform="translate({x:g} {y:g}) scale({size:g})"{opacity}><title>{name} {card[1:]}</title>')
        self.box(0.75, 0.75, 44.5, 62.5, color, INK, 5, 1.5)
        self.box(3.5, 3.5, 39, 57, "none", on if card[0] == "G" else LIGHT, 3, 0.8)
        at = "14 31" if card[1:] else "11 20"
        self.put(f'<path transform="translate({at})" d="{SIGNS[card[0]]}" fill="{on}" fill-rule="evenodd"/>')
        if card[1:]:
            self.text(13, 24, card[1:], 21, on, "middle", True)  # in the corner: seen even if another card covers it
        self.put("</g>")

    def cards(self, x: float, y: float, cards: Sequence[str], size: float = 1, most: float = 1e9) -> float:
        """Cards side by side, closer together if there is no room. Returns where they end."""
        step = 50 * size
        if len(cards) > 1:
            step = min(step, (most - 46 * size) / (len(cards) - 1))
        for number, card in enumerate(cards):
            self.card(x + number * step, y, card, size)
        return x + (len(cards) - 1) * step + 46 * size if cards else x

    def token(self, x: float, y: float, token: Optional[str], seat: Optional[int] = None, r: float = 13) -> None:
        """A token about a point: face up, or face down with its owner's color, and its value if that is known."""
        fill = SEATS[seat] if seat is not None else "#332a27" if token and token[0] == "+" else "#b93823"
        self.put(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{LIGHT}" stroke-width="1.5"/>')
        if token:
            self.text(x, y + 0.37 * r, token.replace("-", "−"), 1.05 * r, "#fffdf6", "middle", True)
        elif seat is not None:
            self.text(x, y + 0.37 * r, "ABCDEF"[seat], 1.05 * r, "#fffdf6", "middle", True)

    def sign(self, x: float, y: float, color: str, size: float) -> None:
        """The sign of a color of Justinian's cards."""
        on = INK if color == "yellow" else "#fffdf6"
        self.put(
            f'<path transform="translate({x:g} {y:g}) scale({size / 24:g})" d="{COLOR_SIGNS[color]}" fill="{on}"/>'
        )

    def label(self, x: float, y: float, words: str) -> None:
        self.text(x, y, words.upper(), 11, SOFT)

    def svg(self, title: str) -> str:
        height = round(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'font-family="Georgia, \'Times New Roman\', serif" style="max-width:100%;height:auto">'
            f"<title>{escape(title)}</title>"
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{IVORY}"/>' + "".join(self.parts) + "</svg>"
        )


def _head(draw: Drawing, view: View, title: str, right: str) -> None:
    draw.put(f'<path d="M0 10A10 10 0 0 1 10 0H{WIDTH - 10}A10 10 0 0 1 {WIDTH} 10V46H0z" fill="{PORPHYRY}"/>')
    draw.put(f'<path d="M0 47H{WIDTH}" stroke="{GOLD}" stroke-width="3" stroke-dasharray="7 2"/>')
    draw.text(20, 30, title, 19, LIGHT)
    draw.text(WIDTH - 20, 30, right, 16, IVORY, "end")


def _asks(view: View) -> str:
    """Who is asked, or who has won."""
    if view.result:
        winners = [view.names[seat] for seat, rank in enumerate(view.result.ranks) if rank == 1]
        return " and ".join(winners) + (" wins" if len(winners) == 1 else " win")
    if view.seat in view.asked:
        return "you are asked"
    return ", ".join(view.names[seat] for seat in view.asked) + (" is asked" if len(view.asked) == 1 else " are asked")


def _seat_name(draw: Drawing, view: View, seat: int, x: float, y: float) -> None:
    asked = seat in view.asked
    if asked:
        draw.box(x - 6, y - 6, 200, 36, "#f7e7b4", GOLD)
    draw.mark(x, y, seat)
    name = view.names[seat]
    short = name if len(name) < 15 else name[:14] + "…"
    draw.text(x + 32, y + 17, short + (" (you)" if seat == view.seat else ""), 15, INK, bold=asked)


def _byzantz(view: ByzantzView) -> str:
    draw = Drawing()
    phases = {
        "auction": f"auction of {len(view.bundle)}",
        "give": "a card for the market",
        "limit": "too many cards",
        "market": "the market",
        "final": "last sales",
        "over": "the game is over",
    }
    title = f"Byzantz · round {view.round} of {view.rounds} · {phases.get(view.phase, view.phase)}"
    _head(draw, view, title, _asks(view))

    draw.box(16, 62, 288, 104, PANEL, LINE)
    draw.label(30, 82, f"bundle · high bid {view.high}" if view.phase == "auction" else "bundle")
    draw.cards(30, 92, view.bundle, 1, 260)
    draw.box(316, 62, WIDTH - 332, 104, PANEL, LINE)
    draw.label(330, 82, f"market · {view.deck} cards in the deck")
    groups = [[card for card in view.market if card[0] == good] for good in GOODS]
    groups = [group for group in groups if group]
    covered = sum(len(group) - 1 for group in groups)
    step = min(50, (WIDTH - 360 - 60 * len(groups)) / max(1, covered))
    x = 330.0
    for group in groups:
        x = draw.cards(x, 92, group, 1, 46 + step * (len(group) - 1)) + 14

    y = 182.0
    for seat, one in enumerate(view.seats):
        draw.box(16, y, WIDTH - 32, 54, PANEL, LINE)
        _seat_name(draw, view, seat, 30, y + 15)
        if one.bidder is not None:
            draw.box(252, y + 10, 26, 34, LIGHT, GOLD, 4, 1.5)
            draw.text(265, y + 33, one.bidder, 18, INK, "middle", True)
        draw.label(296, y + 20, "profit")
        draw.text(296, y + 42, "?" if one.profit is None else one.profit, 20, INK, bold=True)
        if view.result:
            draw.label(352, y + 20, "rank")
            draw.text(352, y + 42, view.result.ranks[seat], 20, INK, bold=True)
        draw.label(404, y + 20, "hand")
        draw.text(404, y + 42, one.size, 20, INK, bold=True)
        end = draw.cards(452, y + 8, one.known, 0.6, 270)
        unknown = one.size - len(one.known)
        for number in range(unknown):
            x = max(452, end + 3) + 12 * number
            draw.box(x, y + 8, 27, 38, PORPHYRY, LIGHT, 4, 1)
        if one.bid:
            draw.label(770, y + 20, f"bid {one.total}")
            draw.cards(820, y + 8, one.bid, 0.6, 120)
        elif view.phase == "auction" and one.bidder is None:
            draw.label(770, y + 32, "bidding" if seat in view.in_ else "passed")
        y += 60
    if view.hand is not None:
        draw.box(16, y + 4, WIDTH - 32, 104, "#f7efd9", GOLD, 6, 1.5)
        draw.label(30, y + 24, f"your hand · {len(view.hand)} cards")
        draw.cards(30, y + 34, view.hand, 1, WIDTH - 60)
        y += 112
    draw.height = y + 8
    return draw.svg(title)


def _court(draw: Drawing, view: JustinianView, y: float) -> float:
    """The counselors in their row, with the tokens that lie on them."""
    mine: Dict[int, List[str]] = {}
    for color, numbers in (view.cards or {}).items():
        for number in numbers:
            mine.setdefault(number, []).append(color)
    wide = (WIDTH - 32) / 12
    for place, counselor in enumerate(view.row):
        x = 16 + place * wide
        middle = x + wide / 2
        laid: Tuple[Laid, ...] = view.board[counselor - 1] if view.board else ()
        for number, one in enumerate(laid):
            draw.token(middle, y + 78 - 28 * number, one.token, one.seat)
        draw.box(x + 3, y + 96, wide - 6, 108, PANEL, GOLD, 5, 1.5)
        draw.text(middle, y + 128, counselor, 28, PORPHYRY, "middle", True)
        draw.text(middle, y + 145, COUNSELORS[counselor - 1], 11, SOFT, "middle")
        draw.box(x + 12, y + 152, wide - 24, 22, LIGHT, "none", 4)
        draw.text(middle, y + 168, view.values[place], 16, INK, "middle", True)
        colors = mine.get(counselor, [])
        for number, color in enumerate(colors):
            at = middle - 9 * len(colors) + 18 * number
            draw.box(at + 1, y + 180, 16, 18, COLORS[color], INK, 3)
            draw.sign(at + 3, y + 183, color, 12)
    return y + 214


def _own(draw: Drawing, view: JustinianView, y: float) -> float:
    """What the viewer holds: tokens and cards."""
    if view.hand is None:
        return y
    draw.box(16, y, WIDTH - 32, 122, "#f7efd9", GOLD, 6, 1.5)
    draw.label(30, y + 20, f"your tokens · {len(view.reserve or ())} more in reserve")
    for number, token in enumerate(view.hand):
        draw.token(44 + 32 * number, y + 44, token)
    if view.phase_tokens:
        draw.label(760, y + 20, f"on the phase space: {view.influence}")
        for number, token in enumerate(view.phase_tokens):
            draw.token(774 + min(32, 150 / len(view.phase_tokens)) * number, y + 44, token)
    where = {counselor: value for counselor, value in zip(view.row, view.values)}
    x = 30.0
    for color, numbers in (view.cards or {}).items():
        if not numbers:
            continue
        total = sum(where[number] for number in numbers)
        words = "  ·  ".join(f"{number}: {where[number]}" for number in numbers)
        draw.box(x, y + 72, 216, 38, COLORS[color], INK, 5)
        on = INK if color == "yellow" else "#fffdf6"
        draw.sign(x + 10, y + 80, color, 22)
        draw.text(x + 40, y + 97, words, 15 if len(numbers) < 3 else 12, on)
        draw.text(x + 204, y + 97, f"= {total}", 17, on, "end", True)
        x += 228
    return y + 132


def _justinian(view: JustinianView) -> str:
    draw = Drawing()
    stages = {
        "place": "placing tokens",
        "direction": "the court moves",
        "trigger": "trigger a scoring?",
        "color": "choosing a color",
        "exchange": "exchanging cards",
        "over": "the game is over",
    }
    title = f"Justinian · phase {PHASES[view.phase - 1]} · {stages.get(view.stage, view.stage)}"
    _head(draw, view, title, _asks(view))
    y = _court(draw, view, 52)
    for seat, one in enumerate(view.seats):
        draw.box(16, y, WIDTH - 32, 48, PANEL, LINE)
        _seat_name(draw, view, seat, 30, y + 12)
        figures = [("score", one.score), ("in hand", one.hand_size), ("in reserve", one.reserve_size)]
        if view.result:
            figures.append(("rank", view.result.ranks[seat]))
        for number, (name, figure) in enumerate(figures):
            draw.label(252 + 90 * number, y + 18, name)
            draw.text(252 + 90 * number, y + 39, figure, 19, INK, bold=True)
        if one.phase_count:
            draw.label(640, y + 18, f"phase space ({view.threshold} to trigger)")
            for number in range(one.phase_count):
                draw.token(648 + 17 * number, y + 34, None, seat, 9)
        if seat in view.passed and view.stage == "place":
            draw.text(WIDTH - 30, y + 30, "passed", 14, SOFT, "end")
        y += 54
    draw.height = _own(draw, view, y + 4) + 6
    return draw.svg(title)


def picture(view: View) -> str:
    """The SVG picture of a view."""
    if isinstance(view, ByzantzView):
        return _byzantz(view)
    if isinstance(view, JustinianView):
        return _justinian(view)
    raise ValueError(f"there is no picture of {view.game}")
