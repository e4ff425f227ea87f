"""The JSON Schema of all messages and bodies: `python -m filature.codec.schema`.

The browser's types are generated from it.
"""

import sys
from typing import Any

import msgspec

from . import hindsight, tables, wire

BODIES = (
    tables.GameCard,
    tables.Chapter,
    tables.GuideStep,
    tables.TableWish,
    tables.TableCard,
    tables.Created,
    tables.Held,
    tables.JoinWish,
    tables.ReadyWish,
    tables.SeatOnly,
    tables.Recovery,
    tables.BranchWish,
    tables.ReportWish,
    tables.GuestCard,
    tables.GuestWish,
    tables.Trouble,
    wire.Moment,
    wire.Replayable,
    hindsight.Review,
    hindsight.StoryLine,
)


def schema() -> dict[str, Any]:
    """One document: FromClient, FromServer, and every body of the HTTP part."""
    ends: dict[str, Any] = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    found, definitions = msgspec.json.schema_components(
        [*ends.values(), *BODIES], ref_template="#/$defs/{name}"
    )
    definitions.update(zip(ends, found))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "filature messages",
        "version": wire.VERSION,
        "$defs": definitions,
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2))
