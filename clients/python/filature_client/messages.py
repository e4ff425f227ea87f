"""Every message and body of the protocol; written by `clients/generate.py`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Play(TypedDict):
    """Does an action. `moment` is the one of the state in which it was chosen."""

    type: Literal["play"]
    id: NotRequired[int]
    notation: NotRequired[str]
    moment: NotRequired[int]


class Why(TypedDict):
    """Why is this action not offered to me? Or, without a notation: why can I do nothing with this element of the scene?"""

    type: Literal["why"]
    id: NotRequired[int]
    notation: NotRequired[str]
    element: NotRequired[str]


class Undo(TypedDict):
    """Takes the seat's last action back: at once where the law of undo allows it, else by consent of the other people, and never once chance has spoken."""

    type: Literal["undo"]
    id: NotRequired[int]


class Consent(TypedDict):
    """Answers another seat's wish to take its action back."""

    type: Literal["consent"]
    id: NotRequired[int]
    yes: NotRequired[bool]


class Hint(TypedDict):
    """What would you do, these options apart? Where the table allows hints."""

    type: Literal["hint"]
    id: NotRequired[int]
    besides: NotRequired[list[str]]


class Say(TypedDict):
    """A line of chat, where the table allows it."""

    type: Literal["say"]
    id: NotRequired[int]
    text: NotRequired[str]


class Language(TypedDict):
    """Speak this language to me from now on."""

    type: Literal["language"]
    id: NotRequired[int]
    lang: NotRequired[Literal["en", "fr"]]


class Resync(TypedDict):
    """Send me everything again."""

    type: Literal["resync"]
    id: NotRequired[int]


class Welcome(TypedDict):
    """The first message: who you are at this table (seat -2 watches), and what was said."""

    type: Literal["welcome"]
    version: int
    seat: int
    lang: str
    table: TableCard
    chat: list[ChatLine]


class TableCard(TypedDict):
    """A table: who sits there, how it is kept, where it stands."""

    id: str
    game: str
    title: str
    box: str
    options: dict[str, int | bool | str]
    settings: Settings
    status: Literal["broken", "closed", "open", "over", "playing"]
    seats: list[SeatCard]
    watching: int
    proof: Proof
    moment: NotRequired[int]
    host: NotRequired[bool]
    explanation: NotRequired[str]
    next: NotRequired[str]
    origin: NotRequired[str]
    code: NotRequired[str]
    host_seat: NotRequired[int]
    paused: NotRequired[Paused | None]
    ballot: NotRequired[Ballot | None]
    minutes: NotRequired[list[Minute]]
    may: NotRequired[list[Right]]
    watchers: NotRequired[list[Watcher]]
    begins_in: NotRequired[float | None]
    knocks: NotRequired[list[KnockCard]]
    evening: NotRequired[str]


class Settings(TypedDict):
    """How a table is kept. Times are in seconds."""

    listed: NotRequired[bool]
    lang: NotRequired[Literal["en", "fr"]]
    notebook: NotRequired[bool]
    hints: NotRequired[bool]
    chat: NotRequired[bool]
    watchers: NotRequired[bool]
    late: NotRequired[bool]
    absence: NotRequired[Literal["clock", "stand-in", "wait"]]
    clock: NotRequired[int]
    away: NotRequired[int]
    pace: NotRequired[float]
    countdown: NotRequired[int]


class SeatCard(TypedDict):
    """A seat, as everyone may know it; `mine` is for the asker alone."""

    seat: int
    who: Literal["bot", "open", "person"]
    name: str
    level: NotRequired[str]
    ready: NotRequired[bool]
    here: NotRequired[bool]
    stood_in: NotRequired[bool]
    mine: NotRequired[bool]
    kept: NotRequired[bool]
    resigned: NotRequired[bool]
    silenced: NotRequired[bool]
    away: NotRequired[int]
    device: NotRequired[int]


class Proof(TypedDict):
    """Fair by proof: the promise, what the seats added, and after the end the secret."""

    commitment: str
    shares: list[str]
    secret: NotRequired[str]
    seal: NotRequired[str]


class Paused(TypedDict):
    """Who stopped the match, and how many seconds ago."""

    seat: int
    name: str
    since: int


class Ballot(TypedDict):
    """A wish that the others at the table are asked about."""

    seat: int
    deed: str
    text: str
    waiting: list[int]
    agreed: list[int]
    left: float
    about: NotRequired[int]
    answer: NotRequired[bool]


class Minute(TypedDict):
    """Something that was done by a power, as a sentence."""

    number: int
    at: float
    deed: str
    text: str
    seat: NotRequired[int]


class Right(TypedDict):
    """Something that the asker may do: at once, or if the others agree; for a deed about somebody, about whom: seats, and watchers by their ids."""

    deed: str
    how: Literal["now", "vote"]
    seats: NotRequired[list[int]]
    watchers: NotRequired[list[str]]
    by: NotRequired[int]


class Watcher(TypedDict):
    """Somebody who watches; `id` is good for this table alone."""

    id: str
    name: str
    screen: NotRequired[bool]
    silenced: NotRequired[bool]
    mine: NotRequired[bool]


class KnockCard(TypedDict):
    """Somebody who came by a code, and waits at the door."""

    id: str
    name: str


class ChatLine(TypedDict):
    """Something said at the table; seat -2 is somebody watching."""

    number: int
    seat: int
    name: str
    text: str


class Table(TypedDict):
    """Someone sat down, left, got ready, came or went; or the table began or ended."""

    type: Literal["table"]
    table: TableCard


class State(TypedDict):
    """All that the viewer may know now; see `Scene` for what is only named. `news` is what came since the last state sent to this connection; with `whole`, everything from the beginning."""

    type: Literal["state"]
    moment: int
    scene: Scene
    options: list[Choice]
    news: list[News]
    whole: NotRequired[bool]
    actors: NotRequired[list[int]]
    clocks: NotRequired[list[Clock]]
    undo: NotRequired[str]
    petition: NotRequired[Petition | None]
    result: NotRequired[Result | None]
    proof: NotRequired[Proof | None]


class Scene(TypedDict):
    """All that is drawn for one viewer; on the wire, a string is the id of what is as it was."""

    seat: int
    prompt: Fact
    seats: list[SeatLine]
    boards: NotRequired[list[str | Board]]
    zones: NotRequired[list[str | Zone]]
    panels: NotRequired[list[str | Panel]]
    grids: NotRequired[list[str | Grid]]


class Fact(TypedDict):
    """One line of a seat or a panel, its clause, and what a drawing of it needs."""

    text: str
    clause: NotRequired[str]
    marks: NotRequired[list[str]]


class SeatLine(TypedDict):
    """What everyone sees of a seat."""

    seat: int
    score: int
    facts: NotRequired[list[Fact]]
    acting: NotRequired[bool]
    hue: NotRequired[str]


class Board(TypedDict):
    """Places and the lines between them; on the wire, lines that are left out are as they were."""

    id: str
    kind: str
    places: list[str | Place]
    lines: NotRequired[list[Line] | None]


class Place(TypedDict):
    """A square, a town or a room of a board."""

    id: str
    name: NotRequired[str]
    x: NotRequired[float]
    y: NotRequired[float]
    marks: NotRequired[list[str]]
    pieces: NotRequired[list[Piece]]
    actions: NotRequired[list[int]]
    seat: NotRequired[int]
    number: NotRequired[int]


class Piece(TypedDict):
    """Something that can lie somewhere: a card, a pawn, a die, a token. Without a name it lies face down."""

    id: str
    kind: str
    name: NotRequired[str]
    back: NotRequired[str]
    figure: NotRequired[str]
    seat: NotRequired[int]
    actions: NotRequired[list[int]]


class Line(TypedDict):
    """A way between two places of a board."""

    start: str
    end: str
    kind: NotRequired[str]
    label: NotRequired[str]


class Zone(TypedDict):
    """A place for pieces that is not on a board: a hand, a row, a pile; `hidden` further pieces are only counted."""

    id: str
    kind: str
    title: str
    seat: NotRequired[int]
    pieces: NotRequired[list[Piece]]
    hidden: NotRequired[int]
    figure: NotRequired[str]
    actions: NotRequired[list[int]]


class Panel(TypedDict):
    """A sheet beside the board: a form, a count; a folded one is shown when asked for."""

    id: str
    title: str
    facts: NotRequired[list[Fact]]
    folded: NotRequired[bool]


class Grid(TypedDict):
    """A notebook: what its viewer can conclude, and from what."""

    id: str
    title: str
    columns: list[str]
    rows: list[Row]


class Row(TypedDict):
    """A line of a notebook."""

    title: str
    cells: list[Cell]
    seat: NotRequired[int]


class Cell(TypedDict):
    """One question of a notebook: yes, no, or how likely; and why not. An empty cell is one that nobody has worked out."""

    answer: NotRequired[str]
    share: NotRequired[int]
    proof: NotRequired[list[Fact]]


class Choice(TypedDict):
    """An action that is offered; elements of the scene name it by its id. Those of a `group` stand together, under this heading; without one an action stands alone."""

    id: int
    notation: str
    label: str
    group: NotRequired[str]


class News(TypedDict):
    """What the viewer was told of one action. `what` is its notation, where it was seen."""

    moment: int
    seat: int
    lines: list[str]
    what: NotRequired[str]
    instead: NotRequired[bool]


class Clock(TypedDict):
    """Seconds that a seat has left for its decision, when the state was sent."""

    seat: int
    left: float


class Petition(TypedDict):
    """A seat asks to take its last action back; `waiting` are those who have not answered."""

    seat: int
    waiting: list[int]


class Result(TypedDict):
    """How it ended; the sentences are for the viewer."""

    winners: list[int]
    scores: list[int]
    clause: str
    text: str
    title: NotRequired[str]
    own: NotRequired[str]
    cause: NotRequired[str]


class Done(TypedDict):
    """The command was carried out and is written down."""

    type: Literal["done"]
    id: int
    moment: int


class Refused(TypedDict):
    """The command was not carried out, by this clause."""

    type: Literal["refused"]
    id: int
    clause: str
    text: str
    rule: NotRequired[str]


class Stale(TypedDict):
    """The table had moved on; the state as it is now follows."""

    type: Literal["stale"]
    id: int
    moment: int


class Because(TypedDict):
    """The answer to `why`; an empty clause: nothing against it."""

    type: Literal["because"]
    id: int
    notation: str
    clause: str
    text: str
    rule: NotRequired[str]
    instead: NotRequired[list[int]]
    refused: NotRequired[list[Choice]]


class Advice(TypedDict):
    """The answer to `hint`: what to do, what speaks for it, and the rule that it rests on."""

    type: Literal["advice"]
    id: int
    notation: str
    label: str
    reason: NotRequired[str]
    clause: NotRequired[str]
    rule: NotRequired[str]


class Said(TypedDict):
    """A line of chat."""

    type: Literal["said"]
    line: ChatLine


class Happened(TypedDict):
    """Somebody has used a power; the table as it is now is told beside it."""

    type: Literal["minute"]
    minute: Minute


class Nudged(TypedDict):
    """Somebody reminds you that the match waits."""

    type: Literal["nudge"]
    seat: int
    text: str


class Bad(TypedDict):
    """A frame that could not be read, or came too soon; the sentence says what to do."""

    type: Literal["bad"]
    id: int
    error: str
    text: str
    wait: NotRequired[int]


class Bye(TypedDict):
    """The server closes this connection. `restart`: come back in a moment; `kicked` and `removed`: not for ten minutes; `seat`: the seat has another owner; `watchers`: this table is for those who play."""

    type: Literal["bye"]
    reason: str
    text: NotRequired[str]


class Leave(TypedDict):
    """Stands up for good: in a lobby the chair is free, in a match a bot has it."""

    deed: Literal["leave"]
    by: NotRequired[int | None]


class SitOut(TypedDict):
    """A bot keeps my seat until I take it back."""

    deed: Literal["sit-out"]
    by: NotRequired[int | None]
    level: NotRequired[str]


class SitIn(TypedDict):
    """Takes my seat back from the bot that keeps it."""

    deed: Literal["sit-in"]
    by: NotRequired[int | None]


class Resign(TypedDict):
    """Gives the match up: it ends if nobody is left to play against, else a bot plays on."""

    deed: Literal["resign"]
    by: NotRequired[int | None]


class Pause(TypedDict):
    """Stops the match: clocks, bots and patience stand still."""

    deed: Literal["pause"]
    by: NotRequired[int | None]


class Resume(TypedDict):
    """The match goes on, with what time was left."""

    deed: Literal["resume"]
    by: NotRequired[int | None]


class Nudge(TypedDict):
    """Reminds somebody of the match; not too often."""

    deed: Literal["nudge"]
    by: NotRequired[int | None]
    seat: NotRequired[int]


class ChangeAbsence(TypedDict):
    """Changes what happens when somebody is away; times are in seconds."""

    deed: Literal["absence"]
    by: NotRequired[int | None]
    absence: NotRequired[Literal["clock", "stand-in", "wait"]]
    clock: NotRequired[int]
    away: NotRequired[int]


class Replace(TypedDict):
    """A bot keeps the seat of somebody who is away, until they take it back."""

    deed: Literal["replace"]
    by: NotRequired[int | None]
    seat: NotRequired[int]
    level: NotRequired[str]


class Kick(TypedDict):
    """Puts somebody out, for ten minutes at least: the chair is free, in a match a bot's."""

    deed: Literal["kick"]
    by: NotRequired[int | None]
    seat: NotRequired[int]


class Swap(TypedDict):
    """Exchanges two chairs before the match."""

    deed: Literal["swap"]
    by: NotRequired[int | None]
    seat: NotRequired[int]
    other: NotRequired[int]


class HandOver(TypedDict):
    """Makes somebody else the host."""

    deed: Literal["host"]
    by: NotRequired[int | None]
    seat: NotRequired[int]


class Claim(TypedDict):
    """Takes the table of a host who is gone; or, back again, asks for one's own table."""

    deed: Literal["claim"]
    by: NotRequired[int | None]


class Close(TypedDict):
    """Ends the table for good."""

    deed: Literal["close"]
    by: NotRequired[int | None]


class SetChair(TypedDict):
    """Before the match: a chair without a person is open, or a bot's."""

    deed: Literal["chair"]
    by: NotRequired[int | None]
    seat: NotRequired[int]
    who: NotRequired[Literal["bot", "open"]]
    level: NotRequired[str]
    name: NotRequired[str]


class MakeWatcher(TypedDict):
    """Before the match: somebody seated watches from now on."""

    deed: Literal["watch"]
    by: NotRequired[int | None]
    seat: NotRequired[int]


class Silence(TypedDict):
    """Somebody, by a seat or as a watcher, may not talk any more; or may again."""

    deed: Literal["silence"]
    by: NotRequired[int | None]
    seat: NotRequired[int | None]
    watcher: NotRequired[str]
    quiet: NotRequired[bool]


class Remove(TypedDict):
    """Puts a watcher out, for ten minutes at least."""

    deed: Literal["remove"]
    by: NotRequired[int | None]
    watcher: NotRequired[str]


class Vote(TypedDict):
    """Answers the ballot: one no ends it."""

    deed: Literal["vote"]
    by: NotRequired[int | None]
    yes: NotRequired[bool]


class Stop(TypedDict):
    """Stops the countdown to the match; everybody may do so once."""

    deed: Literal["stop"]
    by: NotRequired[int | None]


class GameCard(TypedDict):
    """A game on the front page."""

    name: str
    title: str
    story: str
    version: int
    fewest: int
    most: int
    boxes: list[str]
    options: list[Option]
    levels: list[str]
    guided: NotRequired[bool]


class Option(TypedDict):
    """What the sheet leaves open: the first choice is the default."""

    name: str
    clause: str
    meaning: str
    choices: list[int | bool | str]


class Chapter(TypedDict):
    """A chapter of the rules: (clause, sentence) in the order of the sheet."""

    title: str
    clauses: list[tuple[str, str]]


class GuideStep(TypedDict):
    """A step of a guided first match: what to look at, which actions complete it (a notation or its first words; none: it is only read), what it says, and what it says when done."""

    name: str
    clause: str
    text: str
    done: str
    look: list[str]
    does: list[str]


class TableWish(TypedDict):
    """A table to be made."""

    game: str
    seats: list[SeatWish]
    box: NotRequired[str]
    options: NotRequired[dict[str, int | bool | str]]
    settings: NotRequired[Settings]
    circle: NotRequired[str]
    rated: NotRequired[bool]


class SeatWish(TypedDict):
    """Who shall sit there: `me`, `open` for whoever comes, or `bot` at a level."""

    who: NotRequired[Literal["bot", "me", "open"]]
    name: NotRequired[str]
    level: NotRequired[str]


class Created(TypedDict):
    """A new table and the seats of it that are yours."""

    table: TableCard
    held: list[Held]


class Held(TypedDict):
    """A seat that is yours now. The token is told once: it is the key of a bot, and of the recovery link."""

    table: TableCard
    seat: int
    token: str
    recovery: str


class HouseCard(TypedDict):
    """Where the house can be reached, by whom, and who its bots are."""

    addresses: list[str]
    reachable: bool
    https: bool
    lan: bool
    knock: bool
    bots: list[str]


class Entrance(TypedDict):
    """Where a code leads: to a table, or only to a door at which one knocks."""

    table: NotRequired[str]
    knock: NotRequired[bool]


class KnockWish(TypedDict):
    """Knocks, under a name."""

    name: NotRequired[str]


class Knocked(TypedDict):
    """A knock, by what its answer is asked for; once somebody has opened, the table."""

    knock: str
    answer: Literal["open", "shut", "waiting"]
    table: NotRequired[str]


class KnockAnswer(TypedDict):
    """Opens, or does not."""

    open: bool


class JoinWish(TypedDict):
    """Sits down at the first open seat, or at a chosen one."""

    name: NotRequired[str]
    seat: NotRequired[int | None]


class ReadyWish(TypedDict):
    """Ready or not. `share` is the seat's own part of the dice: hexadecimal digits."""

    ready: NotRequired[bool]
    seat: NotRequired[int | None]
    share: NotRequired[str]


class SeatOnly(TypedDict):
    """Which of the asker's seats is meant; needed when several are held."""

    seat: NotRequired[int | None]


class Recovery(TypedDict):
    """The token of a recovery link."""

    token: str


class BranchWish(TypedDict):
    """A what-if from a moment of a match that is over; all seats are yours or bots'."""

    moment: int
    seats: NotRequired[list[SeatWish]]


class ReportWish(TypedDict):
    """What seems wrong, in the reporter's words."""

    note: NotRequired[str]
    seat: NotRequired[int | None]


class GuestCard(TypedDict):
    """Who the server thinks you are."""

    name: str
    lang: Literal["en", "fr"]


class GuestWish(TypedDict):
    """Another code name."""

    name: str


class Trouble(TypedDict):
    """Any answer that is not a success: what is wrong, and what to do."""

    error: str
    text: str
    clause: NotRequired[str]
    wait: NotRequired[int]


class Moment(TypedDict):
    """A moment of a match through one eye, or through all of them, for a replay."""

    moment: int
    last: int
    eyes: list[State]


class Replayable(TypedDict):
    """Which moments told this viewer something: where a scrubber stops."""

    last: int
    moments: list[int]


class Review(TypedDict):
    """How a match stood at every moment, and what that was due to."""

    moments: list[ReviewMoment]
    seats: list[ReviewSeat]


class ReviewMoment(TypedDict):
    """Each seat's share of the victory after a stretch that one seat, or chance (-1), wrote."""

    at: int
    seat: int
    shares: list[float]


class ReviewSeat(TypedDict):
    """The match for one seat; luck, own and others add up to its change of share."""

    seat: int
    turns: list[ReviewTurn]
    decisions: list[ReviewDecision]
    judged: int
    lost: float
    luck: float
    own: float
    others: float
    lessons: NotRequired[list[Lesson]]


class ReviewTurn(TypedDict):
    """A moment that changed much for a seat: by whom, by how much, and what was told of it."""

    at: int
    seat: int
    change: float
    text: str


class ReviewDecision(TypedDict):
    """A decision that gave something away: what was chosen, what was best, the difference."""

    at: int
    chosen: str
    best: str
    lost: float


class Lesson(TypedDict):
    """One thing to keep in mind: what was done or happened, why it mattered, and what would have been better by what its seat knew; praise and luck have nothing better."""

    kind: Literal["praise", "slip", "turn"]
    at: int
    text: str
    why: str
    better: str
    gain: float
    options: list[str]


class StoryLine(TypedDict):
    """One sentence of the story of a match, and the moment that it speaks of."""

    at: int
    seat: int
    text: str


class MyTables(TypedDict):
    """The asker's tables in order: its own turn first; or a page of its archive."""

    tables: list[MyTable]
    archived: int
    now: float
    before: NotRequired[float | None]


class MyTable(TypedDict):
    """A table of the asker's: whose turn it is, as far as the asker may know, and since when."""

    card: TableCard
    turn: Literal["broken", "open", "others", "over", "sealed", "yours"]
    pace: Literal["live", "none", "post"]
    since: float
    asked: NotRequired[list[int]]
    deadline: NotRequired[float | None]
    rank: NotRequired[int]
    lasted: NotRequired[float]
    place: NotRequired[Literal["away", "list", "removed"]]


class PlaceWish(TypedDict):
    """Where a table shall be: on the list, put away, or removed once it is over."""

    place: NotRequired[Literal["away", "list", "removed"]]


class KeyWish(TypedDict):
    """The personal key; or another one, and the old one is void."""

    change: NotRequired[bool]


class KeyCard(TypedDict):
    """The key that opens all of one's seats on another device."""

    link: str
    qr: str


class EntryWish(TypedDict):
    """A key from another device; unless one is sure, it is only asked what it opens."""

    key: str
    sure: NotRequired[bool]


class Entry(TypedDict):
    """What a key opens: whose it is, how many tables, and how many seats of this browser come along (or came, if it was sure)."""

    name: str
    tables: int
    moved: int
    same: NotRequired[bool]


class AlertsCard(TypedDict):
    """How somebody is told, and what this house can do."""

    wishes: Wishes
    endpoints: list[EndpointCard]
    private: str
    calendar: str
    push_key: str
    mail: bool
    base: str
    named: bool
    tables: int


class Wishes(TypedDict):
    """When somebody wants to be told. From the hour when quiet begins until it ends nothing is sent; when the two are the same there is none."""

    lang: NotRequired[Literal["en", "fr"]]
    zone: NotRequired[str]
    quiet_begins: NotRequired[int]
    quiet_ends: NotRequired[int]
    urgent: NotRequired[bool]
    often: NotRequired[Literal["clock", "day", "turn"]]


class EndpointCard(TypedDict):
    """A place where its owner is told."""

    id: str
    way: Literal["mail", "push", "webhook"]
    address: str
    shape: NotRequired[str]
    table: NotRequired[str]
    state: NotRequired[Literal["off", "on", "silent", "unconfirmed"]]
    last: NotRequired[float]


class PushWish(TypedDict):
    """A subscription, as a browser gives it."""

    endpoint: str
    keys: PushKeys


class PushKeys(TypedDict):
    """The keys of a device, as its browser writes them."""

    p256dh: str
    auth: str


class MailWish(TypedDict):
    """A mail address; it is sent nothing but its confirmation until that was opened."""

    address: str


class WebhookWish(TypedDict):
    """The address that a chat room gives; for all tables, or one where the asker sits."""

    address: str
    table: NotRequired[str]


class SwitchWish(TypedDict):
    """On or off."""

    on: bool


class EndpointWish(TypedDict):
    """An endpoint, to be tried out."""

    id: str


class PrivateWish(TypedDict):
    """What a link in a mail brings: a private address, or the proof that a mail arrived."""

    token: str


class Tried(TypedDict):
    """Whether a try arrived."""

    arrived: bool


class CircleWish(TypedDict):
    """A circle to be founded, and how its founder is called there."""

    name: str
    code_name: NotRequired[str]
    first: NotRequired[str]


class EnterWish(TypedDict):
    """How somebody is called in a circle: a code name; a first name that only the circle sees."""

    code_name: NotRequired[str]
    first: NotRequired[str]


class LeaveWish(TypedDict):
    """Leaving takes one's names away; forgetting also whatever leads back to one."""

    forget: NotRequired[bool]


class CircleChange(TypedDict):
    """What its founder may change: the name, and whether changed boxes and options are rated."""

    name: str
    changed: NotRequired[bool]


class SeasonWish(TypedDict):
    """A new season begins."""

    name: str


class MemberOnly(TypedDict):
    """Which member is meant."""

    member: str


class CircleCard(TypedDict):
    """A circle at its door, and in a list of one's own; the rest is for members."""

    link: str
    name: str
    members: int
    member: bool
    founder: bool


class CirclePage(TypedDict):
    """A circle, as its members see it."""

    card: CircleCard
    people: list[MemberCard]
    seasons: list[SeasonCard]
    changed: bool
    tables: list[TableCard]
    evenings: list[EveningLine]


class MemberCard(TypedDict):
    """A member, as the circle knows them; who is here was seen there in the last minutes."""

    id: str
    name: str
    first: str
    founder: bool
    mine: bool
    here: bool


class SeasonCard(TypedDict):
    """A season of a circle."""

    number: int
    name: str


class EveningLine(TypedDict):
    """An evening in a list."""

    id: str
    name: str
    starts: float
    going: bool
    people: int
    rounds: int
    planned: int
    joined: bool


class Ranking(TypedDict):
    """The ratings of a game in a season, the strongest estimate first; and its rated matches."""

    season: int
    game: str
    rated: list[RatingCard]
    matches: int


class RatingCard(TypedDict):
    """A member's strength: an estimate, how far it may be off, a range of ranks; a guess until it is settled."""

    name: str
    first: str
    mine: bool
    estimate: int
    spread: int
    matches: int
    best: int
    worst: int
    settled: bool


class ResultCard(TypedDict):
    """How a match of the circle ended."""

    game: str
    title: str
    at: float
    rated: bool
    real: bool
    seats: list[ResultSeat]


class ResultSeat(TypedDict):
    """Who sat there, and what place that made; who has left has no name."""

    kind: Literal["bot", "member", "visitor"]
    name: str
    level: str
    place: int


class EveningWish(TypedDict):
    """An evening to be opened; `circle` is the link of a circle of the asker's, if it is one's."""

    name: str
    offers: list[OfferWish]
    circle: NotRequired[str]
    starts: NotRequired[float]
    planned: NotRequired[int]
    counts: NotRequired[bool]
    level: NotRequired[str]


class OfferWish(TypedDict):
    """A game of an evening: so many real boxes, and whether it may be played on screens."""

    game: str
    boxes: NotRequired[int]
    screen: NotRequired[bool]


class AttendWish(TypedDict):
    """Who comes; the organiser may name somebody who has no telephone."""

    name: NotRequired[str]


class PresenceWish(TypedDict):
    """Whether somebody is here for the next round; without a person, the asker."""

    here: bool
    person: NotRequired[str]


class DrawWish(TypedDict):
    """A round by its seed, for the evening as it was seen; and how long it shall last, if that is told."""

    seed: int
    version: int
    minutes: NotRequired[int]


class PlacesWish(TypedDict):
    """What places the people of a table had, then its bots; equals share one."""

    round: int
    table: int
    places: NotRequired[list[int]]


class KioskWish(TypedDict):
    """Four digits with which a kiosk is left."""

    pin: str


class KioskKey(TypedDict):
    """The key of a kiosk, told once; another one voids it."""

    key: str


class EveningCard(TypedDict):
    """An evening, as the asker may know it."""

    id: str
    name: str
    circle: str
    link: str
    starts: float
    going: bool
    role: Literal["kiosk", "organiser", "player", "stranger"]
    planned: int
    counts: bool
    level: str
    offers: list[OfferWish]
    people: list[Person]
    rounds: list[RoundCard]
    owed: int
    now: float
    kiosk: bool
    version: int


class Person(TypedDict):
    """Somebody of an evening, and where they stand."""

    id: str
    name: str
    first: str
    here: bool
    phone: bool
    mine: bool
    points: int
    rank: int
    moved: int
    played: int


class RoundCard(TypedDict):
    """A round, drawn or only looked at."""

    number: int
    tables: list[SittingCard]
    byes: list[str]
    began: float
    again: int
    ends: float
    told: bool


class SittingCard(TypedDict):
    """A table of a round; `table` leads to it when it is played here."""

    number: int
    game: str
    title: str
    real: bool
    people: list[str]
    bots: int
    table: str
    state: Literal["contested", "entered", "playing", "settled"]
    places: list[int]
    points: list[int]
    other: list[int]
    mine: bool
    may_contest: bool
    agreed: bool
    counts: bool


FromClient: TypeAlias = 'Play | Why | Undo | Consent | Hint | Say | Language | Resync'


FromServer: TypeAlias = 'Welcome | Table | State | Done | Refused | Stale | Because | Advice | Said | Happened | Nudged | Bad | Bye'


Deed: TypeAlias = 'Leave | SitOut | SitIn | Resign | Pause | Resume | Nudge | ChangeAbsence | Replace | Kick | Swap | HandOver | Claim | Close | SetChair | MakeWatcher | Silence | Remove | Vote | Stop'
