"""The evaluation forms as a page that prints: HTML, one A4 sheet for three missions."""

from html import escape

from filature.core.sentence import Sentence
from filature.core.words import Words

from ..actions import TYPES, code_name
from .form import PER_PAGE, Block, Form
from .stylesheet import STYLESHEET

STATES = ("form-status-0", "form-status-1", "form-status-2")


class Pen:
    """Writes words and numbers in one language."""

    def __init__(self, words: Words, lang: str, target: int, point: int) -> None:
        self.words = words
        self.lang = lang
        self.target = target
        self.point = point

    def term(self, key: str) -> str:
        return escape(self.words.term(key, self.lang))

    def say(self, form: str, *numbers: int) -> str:
        return escape(self.words.say(Sentence(form, numbers), self.lang))

    def number(self, value: int) -> str:
        """Thousands apart: a no-break space in French, a comma in English."""
        return f"{value:,}".replace(",", "\u00a0" if self.lang == "fr" else ",")


def page(forms: tuple[Form, ...], names: tuple[str, ...], pen: Pen) -> str:
    """A whole document; each agent has a sheet of their own, or several."""
    sheets = [
        sheet(form, escape(name), pen, start)
        for form, name in zip(forms, names)
        for start in range(0, max(1, len(form.blocks)), PER_PAGE)
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{pen.lang}">',
            f'<head><meta charset="utf-8"><title>{pen.term("form-title")}</title>',
            f"<style>\n{STYLESHEET}</style></head>",
            "<body><main>",
            *sheets,
            "</main></body>",
            "</html>",
            "",
        ]
    )


def sheet(form: Form, name: str, pen: Pen, start: int) -> str:
    """BOND-FORM-1  One page: who it is, and three blocks."""
    blocks: list[Block | None] = [*form.blocks[start : start + PER_PAGE]]
    blocks += [None] * (PER_PAGE - len(blocks))
    number = range(start + 1, start + PER_PAGE + 1)
    code = code_name(form.code) if form.code else ""
    note = f" <small>{pen.term('form-code-note')}</small>"
    return "\n".join(
        [
            '<article class="a4">',
            head(form, pen),
            f'<div class="who">{field(1, pen.term("form-agent"), name)}'
            f"{field(2, pen.term('form-code') + note, code)}</div>",
            *[block(pen, n, one) for n, one in zip(number, blocks)],
            foot(pen),
            "</article>",
        ]
    )


def head(form: Form, pen: Pen) -> str:
    key = "form-stamp" if form.promoted else "form-stamp-out" if form.lost else ""
    stamp = f'<span class="stamp">{pen.term(key)}</span>' if key else ""
    return (
        f'<header><div><p class="office">{pen.term("form-office")}</p>'
        f"<h1>{pen.term('form-title')}</h1></div>{stamp}"
        f'<p class="copy">{pen.term("form-copy")}</p></header>'
    )


def foot(pen: Pen) -> str:
    told = pen.say("form-foot point target", pen.point, pen.target)
    return f'<footer><p>{told}</p><div class="visa">{pen.term("form-visa")}</div></footer>'


def field(number: int, label: str, value: str) -> str:
    return f'<div class="f"><span><i>{number}</i>{label}</span><b>{value}</b></div>'


def block(pen: Pen, number: int, one: Block | None) -> str:
    """BOND-FORM-2, BOND-FORM-5  One mission, filled in as far as it has gone."""
    finished = one if one and one.status == 1 else None
    return "\n".join(
        [
            f'<section class="block"><h2>{pen.say("form-block number", number)}</h2>',
            f'<div class="head">{mission_fields(pen, one)}</div>',
            f'<div class="grid">{leftovers(pen, one, finished)}{count(pen, number, one)}</div>',
            "</section>",
        ]
    )


def mission_fields(pen: Pen, one: Block | None) -> str:
    """Fields 3 to 6."""
    title = pen.words.term(f"mission-{one.number}", pen.lang) if one else ""
    checks = "".join(
        check(pen, key, one is not None and one.status == n) for n, key in enumerate(STATES)
    )
    return (
        field(3, pen.term("form-number"), str(one.number) if one else "")
        + field(4, pen.term("form-value"), pen.number(one.value) if one else "")
        + field(5, pen.term("form-name"), escape(title))
        + f'<div class="f"><span><i>6</i>{pen.term("form-status")}</span>'
        + f'<div class="checks">{checks}</div></div>'
    )


def check(pen: Pen, key: str, on: bool) -> str:
    mark = "☒" if on else "☐"
    return f'<em class="{"on" if on else ""}"><u>{mark}</u> {pen.term(key)}</em>'


def leftovers(pen: Pen, one: Block | None, finished: Block | None) -> str:
    """Fields 7 to 11 and 16."""
    heads = [
        f"<th><i>7</i>{pen.term('form-quantity')}</th>",
        f"<th><i>8</i>{pen.say('form-points point', pen.point)}</th>",
        f"<th><i>9</i>{pen.term('form-transferred')}</th>",
        f"<th><i>10</i>{pen.term('form-valued')}</th>",
    ]
    rows = [row(pen, kind, name, finished) for kind, name in enumerate(TYPES)]
    total = pen.number(finished.sum_valued) if finished else ""
    limit = pen.number(one.limit) if one else ""
    return (
        f"<table><caption>{pen.term('form-left')}</caption>"
        f"<thead><tr><td></td>{''.join(heads)}</tr></thead><tbody>{''.join(rows)}</tbody>"
        f'<tfoot><tr><th colspan="4"><i>11</i>{pen.term("form-sum")}</th><td>{total}</td></tr>'
        f'<tr class="cap"><th colspan="4"><i>16</i>{pen.term("form-limit")}</th>'
        f"<td>{limit}</td></tr></tfoot></table>"
    )


def row(pen: Pen, kind: int, name: str, finished: Block | None) -> str:
    cells = ["", "", "", ""]
    if finished:
        columns = (finished.quantity, finished.points, finished.transferred, finished.valued)
        cells = [pen.number(column[kind]) for column in columns]
    filled = "".join(f"<td>{cell}</td>" for cell in cells)
    return f"<tr><th>{pen.term(f'form-type-{name}')}</th>{filled}</tr>"


def count(pen: Pen, number: int, one: Block | None) -> str:
    """Fields 12 to 15; the first block carries nothing, printed as 0."""
    over = one is not None and one.status != 0
    carried = pen.number(one.carried) if one else "0" if number == 1 else ""
    lines = [
        line(12, pen.term("form-won"), pen.number(one.won) if one and over else ""),
        line(13, pen.term("form-bonus"), pen.number(one.bonus) if one and over else ""),
        line(14, pen.term("form-carried"), carried),
    ]
    goal = f"<small>{pen.say('form-target target', pen.target)}</small>"
    total = pen.number(one.total) if one and over else ""
    return (
        f'<div class="count"><p>{pen.term("form-count")}</p><dl>{"".join(lines)}'
        f'<div class="total"><dt><i>15</i>{pen.term("form-total")}{goal}</dt><dd>{total}</dd></div>'
        "</dl></div>"
    )


def line(number: int, label: str, value: str) -> str:
    return f"<div><dt><i>{number}</i>{label}</dt><dd>{value}</dd></div>"
