// A table seen through one pair of eyes: what was told, and how to answer.
import { batch, signal } from "@preact/signals";
import { api } from "../net/api";
import { broughtAlong } from "../net/first";
import { type Answer, type Command, type Cut, Line, type Listener, type Told, type Way } from "../net/line";
import type * as wire from "../protocol";
import { lang, t } from "../words";
import { filled, type Scene, SPECTATOR } from "./filled";

/** What the server says when it goes, and comes back by itself. */
const BYES = ["restart", "away"] as const;
type Bye = (typeof BYES)[number];
const isBye = (word: string): word is Bye => (BYES as readonly string[]).includes(word);

export type Link = "opening" | "open" | Cut | Bye | "refused";

const THINKING = 8000; // milliseconds that a bot may take for a hint

/** Whether there is something to say about a line, and to wait for. */
export const isCut = (link: Link) => ["silent", "lost", "offline", ...BYES].includes(link);

/** What there is to say about it: why there is no room, or how the line was cut. */
export const cutWords = (sitting: Sitting) => sitting.crowd.value || t(`link-${sitting.link.value}`);

const OUT = ["kicked", "removed", "watchers"]; // why a connection ends for a while

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Sitting implements Listener {
  readonly card = signal<wire.TableCard | null>(null);
  readonly state = signal<wire.State | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly seat = signal(SPECTATOR);
  readonly log = signal<wire.News[]>([]);
  readonly chat = signal<wire.ChatLine[]>([]);
  readonly link = signal<Link>("opening");
  readonly refusal = signal("");
  /** Why there is no room for this line, in the server's words. */
  readonly crowd = signal("");
  /** Why one was shown the door, where somebody decided so. */
  readonly dismissal = signal("");
  /** The last reminder of somebody who waits. */
  readonly nudge = signal<wire.Nudged | null>(null);
  /** What was last done by a power. */
  readonly minute = signal<wire.Minute | null>(null);
  /** What I have just done, until the table says that it is done. */
  readonly unplayed = signal<wire.Choice | null>(null);
  /** When the last state came, and the last card: clocks count from there. */
  readonly since = signal(0);
  readonly carded = signal(0);
  /** Since when nobody is at the seats of people who are away. */
  readonly gone = new Map<number, number>();
  private line: Line;
  private wanted: number | null = null;

  constructor(readonly id: string) {
    const brought = broughtAlong(id);
    for (const message of brought) this.told(message);
    this.line = new Line(this.address, this, brought.length > 0);
  }

  ask(command: Command): Promise<Answer> {
    return this.line.ask(command, command.type === "hint" ? THINKING : this.held());
  }

  /** Milliseconds until the pace of the table lets an answer of mine be told. */
  private held(): number {
    const pace = 1000 * (this.card.value?.settings.pace ?? 0);
    return Math.max(0, this.since.value + pace - performance.now());
  }

  /** Looks through other eyes that are mine too; forgets at once what these ones saw. */
  sit(seat: number): void {
    this.wanted = seat;
    this.again();
  }

  /** Comes in anew: a seat was taken or left. */
  again(): void {
    this.line.close();
    batch(() => {
      this.state.value = this.scene.value = null;
      this.log.value = [];
      this.link.value = "opening";
    });
    this.line = new Line(this.address, this);
  }

  retry(): void {
    this.line.soon();
  }

  leave(): void {
    this.line.close();
  }

  told(message: Told): void {
    batch(() => this.heard(message));
  }

  linked(how: "open" | Cut): void {
    this.crowd.value = "";
    if (how === "open") this.link.value = how;
    else if (!navigator.onLine) this.link.value = "offline";
    else if (!isBye(this.link.value)) this.link.value = how;
  }

  refused(_status: number, word: string): void {
    this.refusal.value = word;
    this.link.value = "refused";
  }

  crowded(text: string): void {
    this.crowd.value = text;
  }

  private readonly address = (way: Way): string => {
    const seat = this.wanted === null ? "" : `&seat=${this.wanted}`;
    return `/api/tables/${encodeURIComponent(this.id)}/${way}?lang=${lang.value}${seat}`;
  };

  private heard(message: Told): void {
    if (message.type === "welcome") this.welcomed(message);
    if (message.type === "table") this.placed(message.table);
    if (message.type === "said") this.chat.value = [...this.chat.value, message.line];
    if (message.type === "minute") this.minute.value = message.minute;
    if (message.type === "nudge") this.nudge.value = message;
    if (message.type === "bye") this.parted(message);
    if (message.type === "state") this.shown(message);
  }

  /** The table as it is now. */
  placed(card: wire.TableCard): void {
    card.seats.forEach((seat) => this.missed(seat));
    this.card.value = card;
    this.carded.value = performance.now();
  }

  /** Somebody is away since the card says so, in whole minutes, or since this page saw them go. */
  private missed({ seat, who, here, away = 0 }: wire.SeatCard): void {
    const now = performance.now();
    if (who !== "person" || here) this.gone.delete(seat);
    else this.gone.set(seat, Math.min(this.gone.get(seat) ?? now, now - 1000 * away));
  }

  /** Asks for the table once more: what one may do about somebody who is away changes as time goes by. */
  async refresh(): Promise<void> {
    const before = this.carded.value;
    const card = await api.table(this.id).catch(() => null);
    if (card && before === this.carded.value) this.placed(card); // else the table has spoken meanwhile
  }

  /** The server has closed this connection: what it means is said, or another one is opened. */
  private parted({ reason, text = "" }: wire.Bye): void {
    if (isBye(reason)) this.link.value = reason;
    if (reason === "seat") this.stand();
    if (!OUT.includes(reason)) return;
    this.line.close();
    this.dismissal.value = text;
    this.refused(403, reason);
  }

  /** The seat is another's: one comes in as whoever one is now. */
  private stand(): void {
    this.wanted = null;
    this.again();
  }

  private welcomed(message: wire.Welcome): void {
    this.link.value = "open";
    if (!alike(message.table, this.card.value)) this.placed(message.table);
    this.seat.value = message.seat;
    if (this.wanted !== null) this.wanted = message.seat; // chairs may have been exchanged
    this.chat.value = message.chat;
    if (message.lang !== lang.value) void this.ask({ type: "language", lang: lang.value });
  }

  /** A new state; the page may have brought it, and then nothing is drawn again. */
  private shown(message: wire.State): void {
    if (message.whole && alike(message, this.state.value)) return;
    this.state.value = message;
    this.scene.value = filled(message.scene, this.scene.value);
    this.since.value = performance.now();
    this.log.value = message.whole ? message.news : [...this.log.value, ...message.news];
  }
}
