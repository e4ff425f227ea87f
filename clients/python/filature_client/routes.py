"""A method for every route; written by `clients/generate.py`."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import quote

from .messages import (
    AlertsCard,
    AttendWish,
    BranchWish,
    ChangeAbsence,
    Chapter,
    CircleCard,
    CircleChange,
    CirclePage,
    CircleWish,
    Claim,
    Close,
    Created,
    DrawWish,
    EndpointCard,
    EndpointWish,
    EnterWish,
    Entrance,
    Entry,
    EntryWish,
    EveningCard,
    EveningWish,
    GameCard,
    GuestCard,
    GuestWish,
    GuideStep,
    HandOver,
    Held,
    HouseCard,
    JoinWish,
    KeyCard,
    KeyWish,
    Kick,
    KioskKey,
    KioskWish,
    KnockAnswer,
    KnockWish,
    Knocked,
    Leave,
    LeaveWish,
    MailWish,
    MakeWatcher,
    MemberOnly,
    Moment,
    MyTable,
    MyTables,
    Nudge,
    Pause,
    PlaceWish,
    PlacesWish,
    PresenceWish,
    PrivateWish,
    PushWish,
    Ranking,
    ReadyWish,
    Recovery,
    Remove,
    Replace,
    Replayable,
    ReportWish,
    Resign,
    ResultCard,
    Resume,
    RoundCard,
    SeasonWish,
    SeatOnly,
    SetChair,
    Silence,
    SitIn,
    SitOut,
    Stop,
    StoryLine,
    Swap,
    SwitchWish,
    TableCard,
    TableWish,
    Tried,
    Vote,
    WebhookWish,
    Wishes,
)

Query = dict[str, Any]


class Routes:
    """All that a house can be asked; `ask` is how."""

    def ask(self, method: str, path: str, body: object = None, query: Query | None = None) -> Any:
        """Asks, and tells the answer as JSON."""
        raise NotImplementedError

    def ask_text(
        self, method: str, path: str, body: object = None, query: Query | None = None
    ) -> str:
        """Asks, and tells the answer as it is."""
        raise NotImplementedError

    def post_alerts_confirm(self, body: PrivateWish) -> None:
        """The link of a confirmation was opened, and its button pressed."""
        self.ask('POST', '/api/alerts/confirm', body=body)

    def post_alerts_off(self, token: str) -> None:
        """Everything off, by a private address: what the end of each mail leads to."""
        self.ask('POST', '/api/alerts/off', query={'token': token})

    def get_circles(self) -> list[CircleCard]:
        """Your circles."""
        return cast('list[CircleCard]', self.ask('GET', '/api/circles'))

    def post_circles(self, body: CircleWish) -> CirclePage:
        """A new circle."""
        return cast('CirclePage', self.ask('POST', '/api/circles', body=body))

    def get_circle(self, link: str) -> CircleCard:
        """A circle at its door, for whoever has the link; wrong links are slowed down."""
        return cast('CircleCard', self.ask('GET', f'/api/circles/{quote(link, "")}'))

    def post_circles_change(self, link: str, body: CircleChange) -> CirclePage:
        """The founder changes the name, or what is rated."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/change', body=body))

    def post_circles_close(self, link: str) -> list[CircleCard]:
        """The founder ends the circle; all that is known of it is erased."""
        return cast('list[CircleCard]', self.ask('POST', f'/api/circles/{quote(link, "")}/close'))

    def post_circles_dismiss(self, link: str, body: MemberOnly) -> CirclePage:
        """The founder puts a member out, and the link is changed."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/dismiss', body=body))

    def post_circles_enter(self, link: str, body: EnterWish) -> CirclePage:
        """Come in, or come back."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/enter', body=body))

    def get_circles_export_csv(self, link: str, season: int) -> str:
        """A season as CSV."""
        return self.ask_text('GET', f'/api/circles/{quote(link, "")}/export.csv', query={'season': season})

    def get_circles_export_json(self, link: str, season: int) -> str:
        """A season as JSON."""
        return self.ask_text('GET', f'/api/circles/{quote(link, "")}/export.json', query={'season': season})

    def post_circles_leave(self, link: str, body: LeaveWish) -> list[CircleCard]:
        """Leave; or leave and be forgotten."""
        return cast('list[CircleCard]', self.ask('POST', f'/api/circles/{quote(link, "")}/leave', body=body))

    def post_circles_link(self, link: str) -> CirclePage:
        """The founder changes the link."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/link'))

    def get_circles_page(self, link: str) -> CirclePage:
        """A circle, for its members."""
        return cast('CirclePage', self.ask('GET', f'/api/circles/{quote(link, "")}/page'))

    def get_circles_qr_svg(self, link: str) -> str:
        """The link to a circle, as a QR code."""
        return self.ask_text('GET', f'/api/circles/{quote(link, "")}/qr.svg')

    def get_circles_ratings(self, link: str, season: int, game: str) -> Ranking:
        """How strong the members are at a game, and how sure that is."""
        return cast('Ranking', self.ask('GET', f'/api/circles/{quote(link, "")}/ratings', query={'season': season, 'game': game}))

    def get_circles_results(self, link: str, season: int) -> list[ResultCard]:
        """All results of a season, the latest first."""
        return cast('list[ResultCard]', self.ask('GET', f'/api/circles/{quote(link, "")}/results', query={'season': season}))

    def post_circles_season(self, link: str, body: SeasonWish) -> CirclePage:
        """The founder begins a season."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/season', body=body))

    def post_circles_self(self, link: str, body: EnterWish) -> CirclePage:
        """Be called otherwise there."""
        return cast('CirclePage', self.ask('POST', f'/api/circles/{quote(link, "")}/self', body=body))

    def get_code(self, code: str) -> Entrance:
        """Where a code leads: to a table, or to its door."""
        return cast('Entrance', self.ask('GET', f'/api/codes/{quote(code, "")}'))

    def post_codes_knock(self, code: str, body: KnockWish) -> Knocked:
        """Knocks at the door of a table; who sits there may open."""
        return cast('Knocked', self.ask('POST', f'/api/codes/{quote(code, "")}/knock', body=body))

    def post_evenings(self, body: EveningWish) -> EveningCard:
        """A new evening."""
        return cast('EveningCard', self.ask('POST', '/api/evenings', body=body))

    def get_evening(self, id: str) -> EveningCard:
        """An evening."""
        return cast('EveningCard', self.ask('GET', f'/api/evenings/{quote(id, "")}'))

    def post_evenings_agree(self, id: str, body: PlacesWish) -> EveningCard:
        """That is right, and may count for the season."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/agree', body=body))

    def post_evenings_begin(self, id: str, body: DrawWish) -> EveningCard:
        """Open the round that was looked at."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/begin', body=body))

    def post_evenings_change(self, id: str, body: EveningWish) -> EveningCard:
        """The organiser changes its name, games, rounds."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/change', body=body))

    def post_evenings_close(self, id: str) -> EveningCard:
        """The organiser ends it; the standings stay."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/close'))

    def post_evenings_contest(self, id: str, body: PlacesWish) -> EveningCard:
        """That is not right."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/contest', body=body))

    def post_evenings_draw(self, id: str, body: DrawWish) -> RoundCard:
        """The next round as it would be."""
        return cast('RoundCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/draw', body=body))

    def post_evenings_here(self, id: str, body: PresenceWish) -> EveningCard:
        """Here for the next round, or not."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/here', body=body))

    def post_evenings_join(self, id: str, body: AttendWish) -> EveningCard:
        """Come to the evening."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/join', body=body))

    def post_evenings_kiosk(self, id: str, body: KioskWish) -> KioskKey:
        """The organiser makes a tablet a kiosk."""
        return cast('KioskKey', self.ask('POST', f'/api/evenings/{quote(id, "")}/kiosk', body=body))

    def post_evenings_kiosk_leave(self, id: str, body: KioskWish) -> dict[str, bool]:
        """Leave the kiosk, with its digits; wrong ones are slowed down."""
        return cast('dict[str, bool]', self.ask('POST', f'/api/evenings/{quote(id, "")}/kiosk/leave', body=body))

    def post_evenings_leave(self, id: str) -> EveningCard:
        """Go for good: your name is erased."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/leave'))

    def post_evenings_people(self, id: str, body: AttendWish) -> EveningCard:
        """The organiser adds somebody without a telephone."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/people', body=body))

    def get_evenings_qr_svg(self, id: str) -> str:
        """The link to an evening, as a QR code."""
        return self.ask_text('GET', f'/api/evenings/{quote(id, "")}/qr.svg')

    def post_evenings_result(self, id: str, body: PlacesWish) -> EveningCard:
        """How a table ended."""
        return cast('EveningCard', self.ask('POST', f'/api/evenings/{quote(id, "")}/result', body=body))

    def get_games(self) -> list[GameCard]:
        """The games there are."""
        return cast('list[GameCard]', self.ask('GET', '/api/games'))

    def get_games_guide(self, game: str) -> list[GuideStep]:
        """The steps of a guided first match."""
        return cast('list[GuideStep]', self.ask('GET', f'/api/games/{quote(game, "")}/guide'))

    def post_games_guide(self, game: str) -> Created:
        """A table with bots at the beginning of a guided first match."""
        return cast('Created', self.ask('POST', f'/api/games/{quote(game, "")}/guide'))

    def get_games_rules(self, game: str) -> list[Chapter]:
        """The rules of a game, clause by clause."""
        return cast('list[Chapter]', self.ask('GET', f'/api/games/{quote(game, "")}/rules'))

    def get_games_words(self, game: str) -> dict[str, str]:
        """The words of the keys that scenes use."""
        return cast('dict[str, str]', self.ask('GET', f'/api/games/{quote(game, "")}/words'))

    def get_house(self) -> HouseCard:
        """The addresses that others can open, and who the bots are."""
        return cast('HouseCard', self.ask('GET', '/api/house'))

    def get_knock(self, knock: str) -> Knocked:
        """What a knock has led to so far."""
        return cast('Knocked', self.ask('GET', f'/api/knocks/{quote(knock, "")}'))

    def get_me(self) -> GuestCard:
        """Who you are; a stranger becomes a guest. Another device may have changed the name."""
        return cast('GuestCard', self.ask('GET', '/api/me'))

    def put_me(self, body: GuestWish) -> GuestCard:
        """Another code name, for the seats that you will take."""
        return cast('GuestCard', self.ask('PUT', '/api/me', body=body))

    def get_me_alerts(self) -> AlertsCard:
        """How you are told that it is your turn, and what this house can do."""
        return cast('AlertsCard', self.ask('GET', '/api/me/alerts'))

    def put_me_alerts(self, body: Wishes) -> AlertsCard:
        """When you want to be told, and in which language."""
        return cast('AlertsCard', self.ask('PUT', '/api/me/alerts', body=body))

    def post_me_alerts_mail(self, body: MailWish) -> EndpointCard:
        """A mail address; it is asked first."""
        return cast('EndpointCard', self.ask('POST', '/api/me/alerts/mail', body=body))

    def post_me_alerts_private(self) -> AlertsCard:
        """Another private address and calendar."""
        return cast('AlertsCard', self.ask('POST', '/api/me/alerts/private'))

    def post_me_alerts_push(self, body: PushWish) -> EndpointCard:
        """This device shall ring."""
        return cast('EndpointCard', self.ask('POST', '/api/me/alerts/push', body=body))

    def post_me_alerts_test(self, body: EndpointWish) -> Tried:
        """Whether a message arrives; why not is nobody's business."""
        return cast('Tried', self.ask('POST', '/api/me/alerts/test', body=body))

    def post_me_alerts_webhook(self, body: WebhookWish) -> EndpointCard:
        """A chat room."""
        return cast('EndpointCard', self.ask('POST', '/api/me/alerts/webhook', body=body))

    def delete_me_alert(self, endpoint: str) -> AlertsCard:
        """Forget a device, an address or a room."""
        return cast('AlertsCard', self.ask('DELETE', f'/api/me/alerts/{quote(endpoint, "")}'))

    def put_me_alert(self, endpoint: str, body: SwitchWish) -> AlertsCard:
        """On or off."""
        return cast('AlertsCard', self.ask('PUT', f'/api/me/alerts/{quote(endpoint, "")}', body=body))

    def post_me_enter(self, body: EntryWish) -> Entry:
        """What a key opens; if you are sure, you are that person now, and your seats come along."""
        return cast('Entry', self.ask('POST', '/api/me/enter', body=body))

    def post_me_key(self, body: KeyWish) -> KeyCard:
        """The key that opens all your seats on another device; or another one in its place."""
        return cast('KeyCard', self.ask('POST', '/api/me/key', body=body))

    def get_report(self, id: str) -> str:
        """A report, for whoever has its name."""
        return self.ask_text('GET', f'/api/reports/{quote(id, "")}')

    def get_tables(self) -> list[TableCard]:
        """Tables that anyone may see."""
        return cast('list[TableCard]', self.ask('GET', '/api/tables'))

    def post_tables(self, body: TableWish) -> Created:
        """A new table."""
        return cast('Created', self.ask('POST', '/api/tables', body=body))

    def post_tables_file(self, body: str) -> Created:
        """A table from a match file, sent as text."""
        return cast('Created', self.ask('POST', '/api/tables/file', body=body))

    def get_tables_mine(self, archive: bool | None = None, before: float | None | None = None) -> MyTables:
        """Tables where you sit, your own turn first; or a page of those that are over."""
        return cast('MyTables', self.ask('GET', '/api/tables/mine', query={'archive': archive, 'before': before}))

    def get_table(self, table: str) -> TableCard:
        """A table."""
        return cast('TableCard', self.ask('GET', f'/api/tables/{quote(table, "")}'))

    def put_table(self, table: str, body: TableWish) -> Created:
        """A table that has not begun, as its host wishes it now."""
        return cast('Created', self.ask('PUT', f'/api/tables/{quote(table, "")}', body=body))

    def get_tables_at(self, table: str, moment: str, eye: str | None = None) -> Moment:
        """A moment through an eye."""
        return cast('Moment', self.ask('GET', f'/api/tables/{quote(table, "")}/at/{quote(moment, "")}', query={'eye': eye}))

    def post_tables_branch(self, table: str, body: BranchWish) -> Created:
        """A what-if."""
        return cast('Created', self.ask('POST', f'/api/tables/{quote(table, "")}/branch', body=body))

    def post_tables_close(self, table: str) -> TableCard:
        """The host ends the table."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/close'))

    def post_tables_deeds(self, table: str, body: Leave | SitOut | SitIn | Resign | Pause | Resume | Nudge | ChangeAbsence | Replace | Kick | Swap | HandOver | Claim | Close | SetChair | MakeWatcher | Silence | Remove | Vote | Stop) -> TableCard:
        """What people may do about each other: at once, or by consent; the table as it is then."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/deeds', body=body))

    def get_tables_file(self, table: str) -> str:
        """The match file, with the proof of its dice."""
        return self.ask_text('GET', f'/api/tables/{quote(table, "")}/file')

    def get_tables_forms(self, table: str) -> str:
        """The evaluation forms of a match of bond, as a page that prints."""
        return self.ask_text('GET', f'/api/tables/{quote(table, "")}/forms')

    def post_tables_join(self, table: str, body: JoinWish) -> Held:
        """Sit down."""
        return cast('Held', self.ask('POST', f'/api/tables/{quote(table, "")}/join', body=body))

    def post_tables_knock(self, table: str, knock: str, body: KnockAnswer) -> TableCard:
        """Opens to somebody who knocks, or does not."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/knocks/{quote(knock, "")}', body=body))

    def post_tables_leave(self, table: str, body: SeatOnly) -> TableCard:
        """Stand up."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/leave', body=body))

    def get_tables_moments(self, table: str, eye: str | None = None) -> Replayable:
        """The moments that told an eye something."""
        return cast('Replayable', self.ask('GET', f'/api/tables/{quote(table, "")}/moments', query={'eye': eye}))

    def post_tables_put_away(self, table: str, body: PlaceWish) -> MyTable:
        """Take a table off your list, or bring it back; nobody else notices."""
        return cast('MyTable', self.ask('POST', f'/api/tables/{quote(table, "")}/put-away', body=body))

    def get_tables_qr_svg(self, table: str, at: str | None = None) -> str:
        """The link to a table, as a QR code; `at` is one of the addresses of the house."""
        return self.ask_text('GET', f'/api/tables/{quote(table, "")}/qr.svg', query={'at': at})

    def post_tables_ready(self, table: str, body: ReadyWish) -> TableCard:
        """Ready; the match begins when all are."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/ready', body=body))

    def post_tables_recover(self, table: str, body: Recovery) -> Held:
        """Take your seat back with its token."""
        return cast('Held', self.ask('POST', f'/api/tables/{quote(table, "")}/recover', body=body))

    def post_tables_rematch(self, table: str) -> TableCard:
        """A new table with the same people."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/rematch'))

    def post_tables_report(self, table: str, body: ReportWish) -> str:
        """Report a problem; the file can be fetched again, unsealed, when the match is over."""
        return self.ask_text('POST', f'/api/tables/{quote(table, "")}/report', body=body)

    def get_tables_review(self, table: str) -> Any:
        """What each decision gave away, and where the match turned. The first time it is only accepted (202, with how many are made before it): ask again in a moment."""
        return self.ask('GET', f'/api/tables/{quote(table, "")}/review')

    def post_tables_start(self, table: str) -> TableCard:
        """The host begins."""
        return cast('TableCard', self.ask('POST', f'/api/tables/{quote(table, "")}/start'))

    def get_tables_story(self, table: str) -> list[StoryLine]:
        """The match in a few lines."""
        return cast('list[StoryLine]', self.ask('GET', f'/api/tables/{quote(table, "")}/story'))

    def get_health(self) -> dict[str, str | int]:
        """Whether the server is well."""
        return cast('dict[str, str | int]', self.ask('GET', '/health'))
