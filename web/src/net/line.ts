// A WebSocket that comes back by itself, and tells each question's answer.
import type * as wire from "../protocol";
import { afterTheFirstPicture } from "../style/sheet";

type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = Unnumbered<wire.FromClient>;
export type Told = wire.Welcome | wire.Table | wire.State | wire.Said | wire.Bye;
type Answered = wire.Done | wire.Refused | wire.Stale | wire.Because | wire.Advice | wire.Bad;
export type Answer = Answered | { type: "lost" };

export interface Listener {
  told(message: Told): void;
  lost(again: number): void; // the next try is so many milliseconds away
  refused(status: number, word: string): void;
}

const FIRST = 400;
const LAST = 8000;

export class Line {
  private socket: WebSocket | null = null;
  private unsent: string[] = [];
  private waiting = new Map<number, (answer: Answer) => void>();
  private number = 0;
  private pause = FIRST;
  private timer = 0;
  private over = false;

  /** A line that is late is opened after the first picture: there is something to look at. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    late = false,
  ) {
    if (late && !document.hidden) afterTheFirstPicture(this.soon);
    else this.connect();
    addEventListener("online", this.soon);
    document.addEventListener("visibilitychange", this.soon);
  }

  /** Sends a command; one that is asked before the line is open waits for it. */
  ask(command: Command): Promise<Answer> {
    const state = this.socket?.readyState ?? WebSocket.CONNECTING;
    if (state > WebSocket.OPEN) return Promise.resolve({ type: "lost" });
    const id = ++this.number;
    this.unsent.push(JSON.stringify({ ...command, id }));
    if (state === WebSocket.OPEN) this.flush();
    return new Promise((answered) => this.waiting.set(id, answered));
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.soon);
    document.removeEventListener("visibilitychange", this.soon);
    this.socket?.close();
  }

  /** Somebody is back in front of the page: try now. */
  soon = (): void => {
    const idle = !this.socket || this.socket.readyState === WebSocket.CLOSED;
    if (idle && !this.over && !document.hidden) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const url = new URL(this.address(), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.flush();
    socket.onmessage = (frame) => this.heard(JSON.parse(frame.data as string));
    socket.onclose = (end) => socket === this.socket && this.ended(end);
  }

  private flush(): void {
    for (const frame of this.unsent.splice(0)) this.socket?.send(frame);
  }

  private heard(message: wire.FromServer): void {
    this.pause = FIRST;
    if (!("id" in message)) return this.listener.told(message);
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  private ended(end: CloseEvent): void {
    for (const answered of this.waiting.values()) answered({ type: "lost" });
    this.waiting.clear();
    this.unsent = [];
    if (this.over) return;
    if (end.code >= 4400 && end.code < 4429) {
      this.over = true;
      return this.listener.refused(end.code - 4000, end.reason);
    }
    this.listener.lost(this.pause);
    this.timer = window.setTimeout(this.soon, this.pause);
    this.pause = Math.min(LAST, this.pause * 1.8);
  }
}
