/** Does an action.  `moment` is the one of the state in which it was chosen. */
export interface Play {
  type: "play";
  id?: number;
  notation?: string;
  moment?: number;
}

/** Why is this action not offered to me?  Or, without a notation: why can I do nothing
    with this element of the scene? */
export interface Why {
  type: "why";
  id?: number;
  notation?: string;
  element?: string;
}

/** Takes the seat's last action back: at once where the law of undo allows it, else by
    consent of the other people, and never once chance has spoken. */
export interface Undo {
  type: "undo";
  id?: number;
}

/** Answers another seat's wish to take its action back. */
export interface Consent {
  type: "consent";
  id?: number;
  yes?: boolean;
}

/** What would you do, these options apart?  Where the table allows hints. */
export interface Hint {
  type: "hint";
  id?: number;
  besides?: (string)[];
}

/** A line of chat, where the table allows it. */
export interface Say {
  type: "say";
  id?: number;
  text?: string;
}

/** Speak this language to me from now on. */
export interface Language {
  type: "language";
  id?: number;
  lang?: "en" | "fr";
}

/** Send me everything again. */
export interface Resync {
  type: "resync";
  id?: number;
}

/** The first message: who you are at this table (seat -2 watches), and what was said. */
export interface Welcome {
  type: "welcome";
  version: number;
  seat: number;
  lang: string;
  table: TableCard;
  chat: (ChatLine)[];
}

/** A table: who sits there, how it is kept, where it stands. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  box: string;
  options: Record<string, number | boolean | string>;
  settings: Settings;
  status: "broken" | "closed" | "open" | "over" | "playing";
  seats: (SeatCard)[];
  watching: number;
  proof: Proof;
  moment?: number;
  host?: boolean;
  explanation?: string;
  next?: string;
  origin?: string;
  code?: string;
  host_seat?: number;
  paused?: Paused | null;
  ballot?: Ballot | null;
  minutes?: (Minute)[];
  may?: (Right)[];
  watchers?: (Watcher)[];
  begins_in?: number | null;
  knocks?: (KnockCard)[];
  evening?: string;
}

/** How a table is kept.  Times are in seconds. */
export interface Settings {
  listed?: boolean;
  lang?: "en" | "fr";
  notebook?: boolean;
  hints?: boolean;
  chat?: boolean;
  watchers?: boolean;
  late?: boolean;
  absence?: "clock" | "stand-in" | "wait";
  clock?: number;
  away?: number;
  pace?: number;
  countdown?: number;
}

/** A seat, as everyone may know it; `mine` is for the asker alone. */
export interface SeatCard {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  level?: string;
  ready?: boolean;
  here?: boolean;
  stood_in?: boolean;
  mine?: boolean;
  kept?: boolean;
  resigned?: boolean;
  silenced?: boolean;
  away?: number;
  device?: number;
}

/** Fair by proof: the promise, what the seats added, and after the end the secret. */
export interface Proof {
  commitment: string;
  shares: (string)[];
  secret?: string;
  seal?: string;
}

/** Who stopped the match, and how many seconds ago. */
export interface Paused {
  seat: number;
  name: string;
  since: number;
}

/** A wish that the others at the table are asked about. */
export interface Ballot {
  seat: number;
  deed: string;
  text: string;
  waiting: (number)[];
  agreed: (number)[];
  left: number;
  about?: number;
  answer?: boolean;
}

/** Something that was done by a power, as a sentence. */
export interface Minute {
  number: number;
  at: number;
  deed: string;
  text: string;
  seat?: number;
}

/** Something that the asker may do: at once, or if the others agree; for a deed about
    somebody, about whom: seats, and watchers by their ids. */
export interface Right {
  deed: string;
  how: "now" | "vote";
  seats?: (number)[];
  watchers?: (string)[];
  by?: number;
}

/** Somebody who watches; `id` is good for this table alone. */
export interface Watcher {
  id: string;
  name: string;
  screen?: boolean;
  silenced?: boolean;
  mine?: boolean;
}

/** Somebody who came by a code, and waits at the door. */
export interface KnockCard {
  id: string;
  name: string;
}

/** Something said at the table; seat -2 is somebody watching. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** Someone sat down, left, got ready, came or went; or the table began or ended. */
export interface Table {
  type: "table";
  table: TableCard;
}

/** All that the viewer may know now; see `Scene` for what is only named.  `news` is what came
    since the last state sent to this connection; with `whole`, everything from the beginning. */
export interface State {
  type: "state";
  moment: number;
  scene: Scene;
  options: (Choice)[];
  news: (News)[];
  whole?: boolean;
  actors?: (number)[];
  clocks?: (Clock)[];
  undo?: string;
  petition?: Petition | null;
  result?: Result | null;
  proof?: Proof | null;
}

/** All that is drawn for one viewer; on the wire, a string is the id of what is as it was. */
export interface Scene {
  seat: number;
  prompt: Fact;
  seats: (SeatLine)[];
  boards?: (string | Board)[];
  zones?: (string | Zone)[];
  panels?: (string | Panel)[];
  grids?: (string | Grid)[];
}

/** One line of a seat or a panel, its clause, and what a drawing of it needs. */
export interface Fact {
  text: string;
  clause?: string;
  marks?: (string)[];
}

/** What everyone sees of a seat. */
export interface SeatLine {
  seat: number;
  score: number;
  facts?: (Fact)[];
  acting?: boolean;
  hue?: string;
}

/** Places and the lines between them; on the wire, lines that are left out are as they were. */
export interface Board {
  id: string;
  kind: string;
  places: (string | Place)[];
  lines?: (Line)[] | null;
}

/** A square, a town or a room of a board. */
export interface Place {
  id: string;
  name?: string;
  x?: number;
  y?: number;
  marks?: (string)[];
  pieces?: (Piece)[];
  actions?: (number)[];
  seat?: number;
  number?: number;
}

/** Something that can lie somewhere: a card, a pawn, a die, a token.  Without a name it lies
    face down. */
export interface Piece {
  id: string;
  kind: string;
  name?: string;
  back?: string;
  figure?: string;
  seat?: number;
  actions?: (number)[];
}

/** A way between two places of a board. */
export interface Line {
  start: string;
  end: string;
  kind?: string;
  label?: string;
}

/** A place for pieces that is not on a board: a hand, a row, a pile; `hidden` further pieces
    are only counted. */
export interface Zone {
  id: string;
  kind: string;
  title: string;
  seat?: number;
  pieces?: (Piece)[];
  hidden?: number;
  figure?: string;
  actions?: (number)[];
}

/** A sheet beside the board: a form, a count; a folded one is shown when asked for. */
export interface Panel {
  id: string;
  title: string;
  facts?: (Fact)[];
  folded?: boolean;
}

/** A notebook: what its viewer can conclude, and from what. */
export interface Grid {
  id: string;
  title: string;
  columns: (string)[];
  rows: (Row)[];
}

/** A line of a notebook. */
export interface Row {
  title: string;
  cells: (Cell)[];
  seat?: number;
}

/** One question of a notebook: yes, no, or how likely; and why not.  An empty cell is one
    that nobody has worked out. */
export interface Cell {
  answer?: string;
  share?: number;
  proof?: (Fact)[];
}

/** An action that is offered; elements of the scene name it by its id.  Those of a `group`
    stand together, under this heading; without one an action stands alone. */
export interface Choice {
  id: number;
  notation: string;
  label: string;
  group?: string;
}

/** What the viewer was told of one action.  `what` is its notation, where it was seen. */
export interface News {
  moment: number;
  seat: number;
  lines: (string)[];
  what?: string;
  instead?: boolean;
}

/** Seconds that a seat has left for its decision, when the state was sent. */
export interface Clock {
  seat: number;
  left: number;
}

/** A seat asks to take its last action back; `waiting` are those who have not answered. */
export interface Petition {
  seat: number;
  waiting: (number)[];
}

/** How it ended; the sentences are for the viewer. */
export interface Result {
  winners: (number)[];
  scores: (number)[];
  clause: string;
  text: string;
  title?: string;
  own?: string;
  cause?: string;
}

/** The command was carried out and is written down. */
export interface Done {
  type: "done";
  id: number;
  moment: number;
}

/** The command was not carried out, by this clause. */
export interface Refused {
  type: "refused";
  id: number;
  clause: string;
  text: string;
  rule?: string;
}

/** The table had moved on; the state as it is now follows. */
export interface Stale {
  type: "stale";
  id: number;
  moment: number;
}

/** The answer to `why`; an empty clause: nothing against it. */
export interface Because {
  type: "because";
  id: number;
  notation: string;
  clause: string;
  text: string;
  rule?: string;
  instead?: (number)[];
  refused?: (Choice)[];
}

/** The answer to `hint`: what to do, what speaks for it, and the rule that it rests on. */
export interface Advice {
  type: "advice";
  id: number;
  notation: string;
  label: string;
  reason?: string;
  clause?: string;
  rule?: string;
}

/** A line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Somebody has used a power; the table as it is now is told beside it. */
export interface Happened {
  type: "minute";
  minute: Minute;
}

/** Somebody reminds you that the match waits. */
export interface Nudged {
  type: "nudge";
  seat: number;
  text: string;
}

/** A frame that could not be read, or came too soon; the sentence says what to do. */
export interface Bad {
  type: "bad";
  id: number;
  error: string;
  text: string;
  wait?: number;
}

/** The server closes this connection.  `restart`: come back in a moment; `kicked` and
    `removed`: not for ten minutes; `seat`: the seat has another owner; `watchers`: this table is
    for those who play. */
export interface Bye {
  type: "bye";
  reason: string;
  text?: string;
}

/** Stands up for good: in a lobby the chair is free, in a match a bot has it. */
export interface Leave {
  deed: "leave";
  by?: number | null;
}

/** A bot keeps my seat until I take it back. */
export interface SitOut {
  deed: "sit-out";
  by?: number | null;
  level?: string;
}

/** Takes my seat back from the bot that keeps it. */
export interface SitIn {
  deed: "sit-in";
  by?: number | null;
}

/** Gives the match up: it ends if nobody is left to play against, else a bot plays on. */
export interface Resign {
  deed: "resign";
  by?: number | null;
}

/** Stops the match: clocks, bots and patience stand still. */
export interface Pause {
  deed: "pause";
  by?: number | null;
}

/** The match goes on, with what time was left. */
export interface Resume {
  deed: "resume";
  by?: number | null;
}

/** Reminds somebody of the match; not too often. */
export interface Nudge {
  deed: "nudge";
  by?: number | null;
  seat?: number;
}

/** Changes what happens when somebody is away; times are in seconds. */
export interface ChangeAbsence {
  deed: "absence";
  by?: number | null;
  absence?: "clock" | "stand-in" | "wait";
  clock?: number;
  away?: number;
}

/** A bot keeps the seat of somebody who is away, until they take it back. */
export interface Replace {
  deed: "replace";
  by?: number | null;
  seat?: number;
  level?: string;
}

/** Puts somebody out, for ten minutes at least: the chair is free, in a match a bot's. */
export interface Kick {
  deed: "kick";
  by?: number | null;
  seat?: number;
}

/** Exchanges two chairs before the match. */
export interface Swap {
  deed: "swap";
  by?: number | null;
  seat?: number;
  other?: number;
}

/** Makes somebody else the host. */
export interface HandOver {
  deed: "host";
  by?: number | null;
  seat?: number;
}

/** Takes the table of a host who is gone; or, back again, asks for one's own table. */
export interface Claim {
  deed: "claim";
  by?: number | null;
}

/** Ends the table for good. */
export interface Close {
  deed: "close";
  by?: number | null;
}

/** Before the match: a chair without a person is open, or a bot's. */
export interface SetChair {
  deed: "chair";
  by?: number | null;
  seat?: number;
  who?: "bot" | "open";
  level?: string;
  name?: string;
}

/** Before the match: somebody seated watches from now on. */
export interface MakeWatcher {
  deed: "watch";
  by?: number | null;
  seat?: number;
}

/** Somebody, by a seat or as a watcher, may not talk any more; or may again. */
export interface Silence {
  deed: "silence";
  by?: number | null;
  seat?: number | null;
  watcher?: string;
  quiet?: boolean;
}

/** Puts a watcher out, for ten minutes at least. */
export interface Remove {
  deed: "remove";
  by?: number | null;
  watcher?: string;
}

/** Answers the ballot: one no ends it. */
export interface Vote {
  deed: "vote";
  by?: number | null;
  yes?: boolean;
}

/** Stops the countdown to the match; everybody may do so once. */
export interface Stop {
  deed: "stop";
  by?: number | null;
}

/** A game on the front page. */
export interface GameCard {
  name: string;
  title: string;
  story: string;
  version: number;
  fewest: number;
  most: number;
  boxes: (string)[];
  options: (Option)[];
  levels: (string)[];
  guided?: boolean;
}

/** What the sheet leaves open: the first choice is the default. */
export interface Option {
  name: string;
  clause: string;
  meaning: string;
  choices: (number | boolean | string)[];
}

/** A chapter of the rules: (clause, sentence) in the order of the sheet. */
export interface Chapter {
  title: string;
  clauses: ([string, string])[];
}

/** A step of a guided first match: what to look at, which actions complete it (a notation
    or its first words; none: it is only read), what it says, and what it says when done. */
export interface GuideStep {
  name: string;
  clause: string;
  text: string;
  done: string;
  look: (string)[];
  does: (string)[];
}

/** A table to be made. */
export interface TableWish {
  game: string;
  seats: (SeatWish)[];
  box?: string;
  options?: Record<string, number | boolean | string>;
  settings?: Settings;
  circle?: string;
  rated?: boolean;
}

/** Who shall sit there: `me`, `open` for whoever comes, or `bot` at a level. */
export interface SeatWish {
  who?: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** A new table and the seats of it that are yours. */
export interface Created {
  table: TableCard;
  held: (Held)[];
}

/** A seat that is yours now.  The token is told once: it is the key of a bot, and of
    the recovery link. */
export interface Held {
  table: TableCard;
  seat: number;
  token: string;
  recovery: string;
}

/** Where the house can be reached, by whom, and who its bots are. */
export interface HouseCard {
  addresses: (string)[];
  reachable: boolean;
  https: boolean;
  lan: boolean;
  knock: boolean;
  bots: (string)[];
}

/** Where a code leads: to a table, or only to a door at which one knocks. */
export interface Entrance {
  table?: string;
  knock?: boolean;
}

/** Knocks, under a name. */
export interface KnockWish {
  name?: string;
}

/** A knock, by what its answer is asked for; once somebody has opened, the table. */
export interface Knocked {
  knock: string;
  answer: "open" | "shut" | "waiting";
  table?: string;
}

/** Opens, or does not. */
export interface KnockAnswer {
  open: boolean;
}

/** Sits down at the first open seat, or at a chosen one. */
export interface JoinWish {
  name?: string;
  seat?: number | null;
}

/** Ready or not.  `share` is the seat's own part of the dice: hexadecimal digits. */
export interface ReadyWish {
  ready?: boolean;
  seat?: number | null;
  share?: string;
}

/** Which of the asker's seats is meant; needed when several are held. */
export interface SeatOnly {
  seat?: number | null;
}

/** The token of a recovery link. */
export interface Recovery {
  token: string;
}

/** A what-if from a moment of a match that is over; all seats are yours or bots'. */
export interface BranchWish {
  moment: number;
  seats?: (SeatWish)[];
}

/** What seems wrong, in the reporter's words. */
export interface ReportWish {
  note?: string;
  seat?: number | null;
}

/** Who the server thinks you are. */
export interface GuestCard {
  name: string;
  lang: "en" | "fr";
}

/** Another code name. */
export interface GuestWish {
  name: string;
}

/** Any answer that is not a success: what is wrong, and what to do. */
export interface Trouble {
  error: string;
  text: string;
  clause?: string;
  wait?: number;
}

/** A moment of a match through one eye, or through all of them, for a replay. */
export interface Moment {
  moment: number;
  last: number;
  eyes: (State)[];
}

/** Which moments told this viewer something: where a scrubber stops. */
export interface Replayable {
  last: number;
  moments: (number)[];
}

/** How a match stood at every moment, and what that was due to. */
export interface Review {
  moments: (ReviewMoment)[];
  seats: (ReviewSeat)[];
}

/** Each seat's share of the victory after a stretch that one seat, or chance (-1), wrote. */
export interface ReviewMoment {
  at: number;
  seat: number;
  shares: (number)[];
}

/** The match for one seat; luck, own and others add up to its change of share. */
export interface ReviewSeat {
  seat: number;
  turns: (ReviewTurn)[];
  decisions: (ReviewDecision)[];
  judged: number;
  lost: number;
  luck: number;
  own: number;
  others: number;
  lessons?: (Lesson)[];
}

/** A moment that changed much for a seat: by whom, by how much, and what was told of it. */
export interface ReviewTurn {
  at: number;
  seat: number;
  change: number;
  text: string;
}

/** A decision that gave something away: what was chosen, what was best, the difference. */
export interface ReviewDecision {
  at: number;
  chosen: string;
  best: string;
  lost: number;
}

/** One thing to keep in mind: what was done or happened, why it mattered, and what would have
    been better by what its seat knew; praise and luck have nothing better. */
export interface Lesson {
  kind: "praise" | "slip" | "turn";
  at: number;
  text: string;
  why: string;
  better: string;
  gain: number;
  options: (string)[];
}

/** One sentence of the story of a match, and the moment that it speaks of. */
export interface StoryLine {
  at: number;
  seat: number;
  text: string;
}

/** The asker's tables in order: its own turn first; or a page of its archive. */
export interface MyTables {
  tables: (MyTable)[];
  archived: number;
  now: number;
  before?: number | null;
}

/** A table of the asker's: whose turn it is, as far as the asker may know, and since when. */
export interface MyTable {
  card: TableCard;
  turn: "broken" | "open" | "others" | "over" | "sealed" | "yours";
  pace: "live" | "none" | "post";
  since: number;
  asked?: (number)[];
  deadline?: number | null;
  rank?: number;
  lasted?: number;
  place?: "away" | "list" | "removed";
}

/** Where a table shall be: on the list, put away, or removed once it is over. */
export interface PlaceWish {
  place?: "away" | "list" | "removed";
}

/** The personal key; or another one, and the old one is void. */
export interface KeyWish {
  change?: boolean;
}

/** The key that opens all of one's seats on another device. */
export interface KeyCard {
  link: string;
  qr: string;
}

/** A key from another device; unless one is sure, it is only asked what it opens. */
export interface EntryWish {
  key: string;
  sure?: boolean;
}

/** What a key opens: whose it is, how many tables, and how many seats of this browser come along
    (or came, if it was sure). */
export interface Entry {
  name: string;
  tables: number;
  moved: number;
  same?: boolean;
}

/** How somebody is told, and what this house can do. */
export interface AlertsCard {
  wishes: Wishes;
  endpoints: (EndpointCard)[];
  private: string;
  calendar: string;
  push_key: string;
  mail: boolean;
  base: string;
  named: boolean;
  tables: number;
}

/** When somebody wants to be told.  From the hour when quiet begins until it ends nothing is
    sent; when the two are the same there is none. */
export interface Wishes {
  lang?: "en" | "fr";
  zone?: string;
  quiet_begins?: number;
  quiet_ends?: number;
  urgent?: boolean;
  often?: "clock" | "day" | "turn";
}

/** A place where its owner is told. */
export interface EndpointCard {
  id: string;
  way: "mail" | "push" | "webhook";
  address: string;
  shape?: string;
  table?: string;
  state?: "off" | "on" | "silent" | "unconfirmed";
  last?: number;
}

/** A subscription, as a browser gives it. */
export interface PushWish {
  endpoint: string;
  keys: PushKeys;
}

/** The keys of a device, as its browser writes them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A mail address; it is sent nothing but its confirmation until that was opened. */
export interface MailWish {
  address: string;
}

/** The address that a chat room gives; for all tables, or one where the asker sits. */
export interface WebhookWish {
  address: string;
  table?: string;
}

/** On or off. */
export interface SwitchWish {
  on: boolean;
}

/** An endpoint, to be tried out. */
export interface EndpointWish {
  id: string;
}

/** What a link in a mail brings: a private address, or the proof that a mail arrived. */
export interface PrivateWish {
  token: string;
}

/** Whether a try arrived. */
export interface Tried {
  arrived: boolean;
}

/** A circle to be founded, and how its founder is called there. */
export interface CircleWish {
  name: string;
  code_name?: string;
  first?: string;
}

/** How somebody is called in a circle: a code name; a first name that only the circle sees. */
export interface EnterWish {
  code_name?: string;
  first?: string;
}

/** Leaving takes one's names away; forgetting also whatever leads back to one. */
export interface LeaveWish {
  forget?: boolean;
}

/** What its founder may change: the name, and whether changed boxes and options are rated. */
export interface CircleChange {
  name: string;
  changed?: boolean;
}

/** A new season begins. */
export interface SeasonWish {
  name: string;
}

/** Which member is meant. */
export interface MemberOnly {
  member: string;
}

/** A circle at its door, and in a list of one's own; the rest is for members. */
export interface CircleCard {
  link: string;
  name: string;
  members: number;
  member: boolean;
  founder: boolean;
}

/** A circle, as its members see it. */
export interface CirclePage {
  card: CircleCard;
  people: (MemberCard)[];
  seasons: (SeasonCard)[];
  changed: boolean;
  tables: (TableCard)[];
  evenings: (EveningLine)[];
}

/** A member, as the circle knows them; who is here was seen there in the last minutes. */
export interface MemberCard {
  id: string;
  name: string;
  first: string;
  founder: boolean;
  mine: boolean;
  here: boolean;
}

/** A season of a circle. */
export interface SeasonCard {
  number: number;
  name: string;
}

/** An evening in a list. */
export interface EveningLine {
  id: string;
  name: string;
  starts: number;
  going: boolean;
  people: number;
  rounds: number;
  planned: number;
  joined: boolean;
}

/** The ratings of a game in a season, the strongest estimate first; and its rated matches. */
export interface Ranking {
  season: number;
  game: string;
  rated: (RatingCard)[];
  matches: number;
}

/** A member's strength: an estimate, how far it may be off, a range of ranks; a guess until it
    is settled. */
export interface RatingCard {
  name: string;
  first: string;
  mine: boolean;
  estimate: number;
  spread: number;
  matches: number;
  best: number;
  worst: number;
  settled: boolean;
}

/** How a match of the circle ended. */
export interface ResultCard {
  game: string;
  title: string;
  at: number;
  rated: boolean;
  real: boolean;
  seats: (ResultSeat)[];
}

/** Who sat there, and what place that made; who has left has no name. */
export interface ResultSeat {
  kind: "bot" | "member" | "visitor";
  name: string;
  level: string;
  place: number;
}

/** An evening to be opened; `circle` is the link of a circle of the asker's, if it is one's. */
export interface EveningWish {
  name: string;
  offers: (OfferWish)[];
  circle?: string;
  starts?: number;
  planned?: number;
  counts?: boolean;
  level?: string;
}

/** A game of an evening: so many real boxes, and whether it may be played on screens. */
export interface OfferWish {
  game: string;
  boxes?: number;
  screen?: boolean;
}

/** Who comes; the organiser may name somebody who has no telephone. */
export interface AttendWish {
  name?: string;
}

/** Whether somebody is here for the next round; without a person, the asker. */
export interface PresenceWish {
  here: boolean;
  person?: string;
}

/** A round by its seed, for the evening as it was seen; and how long it shall last, if that is
    told. */
export interface DrawWish {
  seed: number;
  version: number;
  minutes?: number;
}

/** What places the people of a table had, then its bots; equals share one. */
export interface PlacesWish {
  round: number;
  table: number;
  places?: (number)[];
}

/** Four digits with which a kiosk is left. */
export interface KioskWish {
  pin: string;
}

/** The key of a kiosk, told once; another one voids it. */
export interface KioskKey {
  key: string;
}

/** An evening, as the asker may know it. */
export interface EveningCard {
  id: string;
  name: string;
  circle: string;
  link: string;
  starts: number;
  going: boolean;
  role: "kiosk" | "organiser" | "player" | "stranger";
  planned: number;
  counts: boolean;
  level: string;
  offers: (OfferWish)[];
  people: (Person)[];
  rounds: (RoundCard)[];
  owed: number;
  now: number;
  kiosk: boolean;
  version: number;
}

/** Somebody of an evening, and where they stand. */
export interface Person {
  id: string;
  name: string;
  first: string;
  here: boolean;
  phone: boolean;
  mine: boolean;
  points: number;
  rank: number;
  moved: number;
  played: number;
}

/** A round, drawn or only looked at. */
export interface RoundCard {
  number: number;
  tables: (SittingCard)[];
  byes: (string)[];
  began: number;
  again: number;
  ends: number;
  told: boolean;
}

/** A table of a round; `table` leads to it when it is played here. */
export interface SittingCard {
  number: number;
  game: string;
  title: string;
  real: boolean;
  people: (string)[];
  bots: number;
  table: string;
  state: "contested" | "entered" | "playing" | "settled";
  places: (number)[];
  points: (number)[];
  other: (number)[];
  mine: boolean;
  may_contest: boolean;
  agreed: boolean;
  counts: boolean;
}

export type FromClient = Play | Why | Undo | Consent | Hint | Say | Language | Resync;

export type FromServer = Welcome | Table | State | Done | Refused | Stale | Because | Advice | Said | Happened | Nudged | Bad | Bye;

export type Deed = Leave | SitOut | SitIn | Resign | Pause | Resume | Nudge | ChangeAbsence | Replace | Kick | Swap | HandOver | Claim | Close | SetChair | MakeWatcher | Silence | Remove | Vote | Stop;
