"""The JSON Schema of all messages and bodies: `python -m filature.protocol.schema`.

The browser's types are generated from it.
"""

import sys
from typing import Any

import msgspec

from . import bodies, messages, own

BODIES = (
    bodies.GameCard,
    bodies.Chapter,
    bodies.GuideStep,
    bodies.TableWish,
    bodies.TableCard,
    bodies.Created,
    bodies.Held,
    bodies.JoinWish,
    bodies.ReadyWish,
    bodies.SeatOnly,
    bodies.Recovery,
    bodies.BranchWish,
    bodies.ReportWish,
    bodies.GuestCard,
    bodies.GuestWish,
    bodies.Trouble,
    messages.Moment,
    messages.Replayable,
    bodies.Review,
    bodies.StoryLine,
    own.MyTables,
    own.PlaceWish,
    own.KeyWish,
    own.KeyCard,
    own.EntryWish,
    own.Entry,
)


def schema() -> dict[str, Any]:
    """One document: FromClient, FromServer, and every body of the HTTP part."""
    ends: dict[str, Any] = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    found, definitions = msgspec.json.schema_components(
        [*ends.values(), *BODIES], ref_template="#/$defs/{name}"
    )
    definitions.update(zip(ends, found))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "filature messages",
        "version": messages.VERSION,
        "$defs": definitions,
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2))
