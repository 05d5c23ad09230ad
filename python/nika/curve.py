"""curve.py: a learning curve as an SVG picture, drawn without other libraries."""

from __future__ import annotations

from typing import List, Sequence, Tuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 52


def _steps(most: float) -> List[float]:
    """Round numbers from 0 to at least `most`, four to eight of them."""
    for size in (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if most / size <= 7:
            return [number * size for number in range(int(most / size + 0.999) + 1)]
    return [0, most]


def learning_curve(points: Sequence[Tuple[float, float, float]], fair: float, title: str, against: str) -> str:
    """The picture: (minutes, win share, half of its 95 % interval) for each point, and the fair share as a line."""
    across = _steps(max([point[0] for point in points] + [0.1]))
    up = _steps(max([point[1] + point[2] for point in points] + [fair * 1.2]))

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / across[-1], 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / up[-1], 1)

    text = 'font-family="Georgia, serif" fill="#221a17"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe0"/>',
        f'<text x="{LEFT}" y="28" font-size="17" {text}>{escape(title)}</text>',
    ]
    for share in up:
        lines.append(f'<path d="M{LEFT} {y(share)}H{WIDTH - RIGHT}" stroke="#221a17" stroke-opacity="0.12"/>')
        label = f"{100 * share:.0f} %"
        lines.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" font-size="12" text-anchor="end" {text}>{label}</text>')
    for minutes in across:
        label = f"{minutes:g}"
        place = f'x="{x(minutes)}" y="{HEIGHT - BOTTOM + 20}"'
        lines.append(f'<text {place} font-size="12" text-anchor="middle" {text}>{label}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines.append(
        f'<text x="{middle}" y="{HEIGHT - 10}" font-size="13" text-anchor="middle" {text}>minutes of training</text>'
    )
    lines.append(f'<path d="M{LEFT} {y(fair)}H{WIDTH - RIGHT}" stroke="#c8452f" stroke-dasharray="6 4"/>')
    fair_label = f"as good as {escape(against)}"
    lines.append(
        f'<text x="{WIDTH - RIGHT - 4}" y="{y(fair) - 6}" font-size="12" text-anchor="end" {text}>{fair_label}</text>'
    )
    if points:
        upper = [f"{x(minutes)} {y(min(up[-1], share + half))}" for minutes, share, half in points]
        lower = [f"{x(minutes)} {y(max(0.0, share - half))}" for minutes, share, half in reversed(points)]
        lines.append(f'<path d="M{"L".join(upper + lower)}z" fill="#2f7f6f" fill-opacity="0.25"/>')
        line = "L".join(f"{x(minutes)} {y(share)}" for minutes, share, _ in points)
        lines.append(f'<path d="M{line}" fill="none" stroke="#2f7f6f" stroke-width="2.5" stroke-linejoin="round"/>')
        for minutes, share, half in points:
            told = f"{minutes:.1f} minutes: {100 * share:.1f} ± {100 * half:.1f} %"
            lines.append(
                f'<circle cx="{x(minutes)}" cy="{y(share)}" r="3.5" fill="#2f7f6f"><title>{told}</title></circle>'
            )
    return "\n".join(lines + ["</svg>", ""])
