"""The JSON Schema of all messages and bodies: `python -m filature.protocol.schema`.

The browser's types are generated from it.
"""

import sys
from typing import Any

import msgspec

from . import alerting, bodies, gatherings, messages, own, powers

BODIES = (
    bodies.GameCard,
    bodies.Chapter,
    bodies.GuideStep,
    bodies.TableWish,
    bodies.TableCard,
    bodies.Created,
    bodies.HouseCard,
    bodies.Entrance,
    bodies.KnockWish,
    bodies.Knocked,
    bodies.KnockAnswer,
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
    alerting.AlertsCard,
    alerting.PushWish,
    alerting.MailWish,
    alerting.WebhookWish,
    alerting.SwitchWish,
    alerting.EndpointWish,
    alerting.PrivateWish,
    alerting.Tried,
    gatherings.CircleWish,
    gatherings.EnterWish,
    gatherings.LeaveWish,
    gatherings.CircleChange,
    gatherings.SeasonWish,
    gatherings.MemberOnly,
    gatherings.CircleCard,
    gatherings.CirclePage,
    gatherings.Ranking,
    gatherings.ResultCard,
    gatherings.EveningWish,
    gatherings.AttendWish,
    gatherings.PresenceWish,
    gatherings.DrawWish,
    gatherings.PlacesWish,
    gatherings.KioskWish,
    gatherings.KioskKey,
    gatherings.EveningCard,
)


def schema() -> dict[str, Any]:
    """One document: FromClient, FromServer, Deed, and every body of the HTTP part."""
    ends: dict[str, Any] = {
        "FromClient": messages.FromClient,
        "FromServer": messages.FromServer,
        "Deed": powers.Deed,
    }
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
