"""The table of budgets in docs/how-to/host.md, made of their declaration.

python tests/house/budgets.py
"""

from pathlib import Path

from filature.server.budgets import BUDGETS, Budget

PAGE = Path(__file__).parents[2] / "docs/how-to/host.md"
HEAD = "| budget | for each | at once | a minute | why |\n|---|---|---|---|---|\n"


def row(one: Budget) -> str:
    rate = "when let go" if one.a_minute is None else f"{one.a_minute:,.10g}"
    return f"| `{one.name}`: {one.what} | {one.per} | {one.most:,.10g} | {rate} | {one.why} |\n"


def table() -> str:
    return HEAD + "".join(map(row, BUDGETS))


def page(text: str) -> str:
    """The page with the table as it is declared."""
    before, _, rest = text.partition(HEAD)
    after = rest[rest.index("\n\n") + 1 :]
    return before + table() + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
