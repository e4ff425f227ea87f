// The line to a table.  It comes back by itself, by a WebSocket or else by events and posts; it
// tells each question's answer, and notices when nobody answers.
import { visit } from "../kept";
import type * as wire from "../protocol";
import { afterTheFirstPicture } from "../style/sheet";
import { turn } from "../turns";

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = Unnumbered<wire.FromClient>;
export type Told = wire.Welcome | wire.Table | wire.State | wire.Said | wire.Happened | wire.Nudged | wire.Bye;
type Answered = wire.Done | wire.Refused | wire.Stale | wire.Because | wire.Advice | wire.Bad;
export type Answer = Answered | { type: "lost" };

/** How a line is: nobody answers, it was cut, or there is no network at all. */
export type Cut = "silent" | "lost" | "offline";

export interface Listener {
  told(message: Told): void;
  linked(how: "open" | Cut): void;
  refused(status: number, word: string): void;
  crowded(text: string): void; // there is no room, for a while
}

/** One connection, whichever way it goes; and what hears it, and of its end. */
export interface Door {
  send(frame: string): void;
  close(): void;
}
export interface Ear {
  heard(message: wire.FromServer): void;
  ended(status?: number, word?: string, told?: wire.Trouble): void;
}
export type Way = "socket" | "events";

const FIRST = 400;
const LAST = 8000;
const HIDDEN = 60_000;
const PATIENCE = 2500; // milliseconds until a word that is due is missed; twice that, and the line is cut
const QUIET = 20_000; // after which it is asked whether anybody is there

export class Line {
  private door: Door | null = null;
  private ear: Ear | null = null; // of this door; what older ones say is not heard
  private speaks = false; // whether anything came through it
  private ways: Way[] = []; // that are left to try
  private cut = false;
  private unsent: string[] = [];
  private waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;
  private pause = FIRST;
  private patience = PATIENCE;
  private next = 0; // timers: what the line does next by itself,
  private doubt = 0; // and when an answer is missed,
  private due = 0; // which is not before this moment
  private over = false;

  /** A line that is late is opened after the first picture: there is something to look at. */
  constructor(
    private readonly address: (way: Way) => string,
    private readonly listener: Listener,
    late = false,
  ) {
    if (late && !document.hidden) afterTheFirstPicture(this.soon);
    else this.connect();
    addEventListener("online", this.soon);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.seen);
  }

  /** Sends a command; one that is asked before the line is open waits for it.  Its answer may rightly
      take so many milliseconds longer than others. */
  ask(command: Command, longer = 0): Promise<Answer> {
    if (this.cut || this.over) return Promise.resolve({ type: "lost" });
    const id = ++this.number;
    this.unsent.push(JSON.stringify({ ...command, id }));
    if (this.speaks) this.flush();
    this.due = Math.max(this.due, performance.now() + longer);
    return new Promise((answered) => {
      this.waiting.set(id, answered);
      this.watch();
    });
  }

  close(): void {
    this.over = true;
    this.shut();
    clearTimeout(this.doubt);
    removeEventListener("online", this.soon);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.seen);
  }

  /** Somebody is back in front of the page, or the network is: now. */
  soon = (): void => {
    if (this.over) return;
    if (this.speaks) this.probe();
    else this.connect();
  };

  private readonly seen = (): void => {
    if (!document.hidden) this.soon();
  };

  /** The browser has no network.  The server may be on this very machine: it is asked. */
  private readonly offline = (): void => {
    this.listener.linked("offline");
    if (this.speaks) this.probe();
  };

  // Doors ------------------------------------------------------------------------------------

  private connect(): void {
    this.ways = visit.get("way") === "events" ? ["events", "socket"] : ["socket", "events"];
    this.open("lost");
  }

  /** Opens the next door; after the last one, a rest. */
  private open(how: Cut): void {
    this.shut();
    const way = this.ways.shift();
    if (!way) return this.rest(how);
    const ear: Ear = {
      heard: (message) => turn(() => ear === this.ear && this.heard(way, message)),
      ended: (status = 0, word = "", told) => turn(() => ear === this.ear && this.ended(status, word, told)),
    };
    this.ear = ear;
    this.next = window.setTimeout(() => this.open("silent"), this.patience);
    void opened(way, this.address(way), ear).then(
      (door) => (ear === this.ear ? (this.door = door) : door.close()),
      () => ear.ended(),
    );
  }

  private shut(): void {
    clearTimeout(this.next);
    this.ear = null;
    this.door?.close();
    this.door = null;
    this.speaks = false;
  }

  private ended(status: number, word: string, told?: wire.Trouble): void {
    if (status >= 400 && status < 429) {
      this.close();
      return this.listener.refused(status, word);
    }
    if (told?.wait) return this.stayOut(told.text, told.wait);
    if (this.speaks) this.ways = [];
    this.open("lost");
  }

  /** There is no room: comes back when it was told to. */
  private stayOut(text: string, seconds: number): void {
    this.shut();
    this.lose("lost");
    this.listener.crowded(text);
    this.next = window.setTimeout(() => this.connect(), 1000 * seconds);
  }

  /** Until the next try; in a page that nobody sees, longer and longer. */
  private rest(how: Cut): void {
    this.lose(how);
    this.next = window.setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(document.hidden ? HIDDEN : LAST, this.pause * 1.8);
    this.patience = Math.min(LAST, this.patience * 1.8);
  }

  // Words ------------------------------------------------------------------------------------

  private heard(way: Way, message: wire.FromServer): void {
    if (!this.speaks) this.begin(way);
    clearTimeout(this.next);
    this.next = window.setTimeout(() => this.probe(), QUIET);
    this.listener.linked("open");
    if ("id" in message) this.answered(message);
    else this.listener.told(message);
    this.watch();
  }

  /** The first word: what waited is sent.  A way that has once worked is taken again in this visit, a
      WebSocket rather than none. */
  private begin(way: Way): void {
    if (visit.get("way") !== "socket") visit.set("way", way);
    this.speaks = true;
    this.cut = false;
    this.pause = FIRST;
    this.patience = PATIENCE;
    this.flush();
  }

  private flush(): void {
    for (const frame of this.unsent.splice(0)) this.door?.send(frame);
  }

  /** Answers come in the order of the questions; one that could not be read has no number. */
  private answered(message: Answered): void {
    const id = message.id || [...this.waiting.keys()][0]!;
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  // Silence ----------------------------------------------------------------------------------

  /** Nothing said, and `done` for an answer: somebody is there. */
  private probe(): void {
    if (!this.waiting.size) void this.ask({ type: "say", text: "" });
  }

  /** An answer is missed when it does not come, and the line is cut when it still does not. */
  private watch(missed = false): void {
    clearTimeout(this.doubt);
    if (!this.waiting.size) return;
    const wait = Math.max(this.due - performance.now(), 0) + PATIENCE;
    const until = performance.now() + wait;
    this.doubt = window.setTimeout(() => {
      const slept = performance.now() > until + 1000; // this page did, not the server
      if (slept) this.watch(missed);
      else this.miss(missed);
    }, wait);
  }

  private miss(again: boolean): void {
    if (!again) {
      this.listener.linked("silent");
      return this.watch(true);
    }
    this.lose("silent");
    if (this.speaks) this.connect();
  }

  /** Whoever asked is told that no answer will come. */
  private lose(how: Cut): void {
    this.cut = true;
    clearTimeout(this.doubt);
    this.unsent = [];
    for (const answered of this.waiting.values()) answered({ type: "lost" });
    this.waiting.clear();
    this.listener.linked(how);
  }
}

async function opened(way: Way, address: string, ear: Ear): Promise<Door> {
  if (way === "events") return (await import("./events")).listen(address, ear);
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  socket.onmessage = (frame) => ear.heard(JSON.parse(frame.data as string) as wire.FromServer);
  socket.onclose = (end) => ear.ended(Math.max(0, end.code - 4000), end.reason);
  return socket;
}
