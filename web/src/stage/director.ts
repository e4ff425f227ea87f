// Between the newest scene and the one on screen: what happened is staged one event at a time, can be
// paused, looked at again and skipped, and never keeps anybody from deciding.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { kept } from "../desk";
import { useLook } from "../games";
import type * as wire from "../protocol";
import type { Scene } from "../table/filled";
import type { Sitting } from "../table/sitting";
import { sound } from "../sound";
import { turn } from "../turns";
import { type Journey, journeys, thrown } from "./journeys";
import { EASE, STAGED, Staging } from "./staging";

/** One thing that happened, as a person would tell it, and the scene that it led to. */
export interface Event {
  moment: number;
  seat: number;
  lines: string[];
  done: string[]; // notations, as far as they were seen
  before: Scene;
  after: Scene;
  moved: Journey[];
  dice: string[];
  mine: boolean; // my own doing
}

/** `step`: among bots, what each of them did waits for a touch. */
export type Speed = "step" | "slow" | "normal" | "quick" | "instant";
export const SPEEDS: Record<Speed, number> = { step: 1, slow: 1.8, normal: 1, quick: 0.55, instant: 0 };
const BRISK = 800; // milliseconds at most that something is shown when it goes quickly
export const speed = kept("speed", "normal") as ReturnType<typeof signal<Speed>>;

const [LIGHT, GAP, BRIEF, LONG, TOO_LONG, KEPT] = [180, 220, 350, 12_000, 30_000, 60];
const reading = (event: Event) => Math.min(2200, Math.max(900, 200 + 25 * event.lines.join(" ").length));

/** How long an event takes, roughly. */
const length = (event: Event) => (event.lines.length ? LIGHT + 500 + reading(event) + GAP : 300);

export class Director {
  /** What is on screen. */
  readonly shown = signal<Scene | null>(null);
  /** What happened, oldest first; the last sixty. */
  readonly events = signal<Event[]>([]);
  /** How many of them are on screen; the one before is being told. */
  readonly at = signal(0);
  readonly landed = signal(true); // whether all of the caption may be told
  readonly paused = signal(false);
  readonly playing = signal(false);
  /** What is told waits for a touch. */
  readonly held = signal(false);
  /** Somebody looks at what was. */
  readonly past = signal(false);
  /** A card that lies open before this player alone. */
  readonly reveal = signal<{ event: Event; piece: string } | null>(null);
  /** How many things happened while nobody looked. */
  readonly missed = signal(0);
  /** The last moment that was told; what is looked at again stays told. */
  private readonly until = signal(0);
  /** The first event of this round: since the last decision of this seat. */
  private readonly start = signal(0);

  private timer = 0;
  private take = 0; // every new take ends the one before
  private root: HTMLElement | null = null;
  private staging: Staging | null = null;
  private drawn: (() => void) | null = null;
  private waiting = new Set<() => void>();
  private running = new Set<Animation>();
  private newest: Scene | null = null;
  private readonly ends: (() => void)[];

  constructor(private readonly sitting: Sitting) {
    const hide = () => document.hidden && this.skip();
    document.addEventListener("visibilitychange", hide);
    addEventListener("resize", this.resized);
    this.ends = [
      effect(() => {
        const [state, scene] = [sitting.state.value, sitting.scene.value];
        untracked(() => this.heard(state, scene));
      }),
      () => document.removeEventListener("visibilitychange", hide),
      () => removeEventListener("resize", this.resized),
    ];
  }

  readonly event = computed<Event | null>(() => this.events.value[this.at.value - 1] ?? null);
  /** The last one with words: what happens in secret leaves the caption as it was. */
  readonly caption = computed<Event | null>(
    () => this.events.value.slice(0, this.at.value).findLast((one) => one.lines.length) ?? null,
  );
  readonly round = computed(() => this.events.value.slice(this.start.value).filter((one) => one.lines.length));
  readonly behind = computed(() => this.events.value.slice(this.at.value).filter((one) => one.lines.length).length);
  /** What has been told. */
  readonly told = computed(() => this.sitting.log.value.filter((one) => one.moment <= this.until.value));

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    for (const end of this.ends) end();
  }

  /** The page has drawn what is on screen. */
  readonly painted = (root: HTMLElement | null): void => {
    this.root = root;
    this.drawn?.();
    this.drawn = null;
  };

  // What comes -----------------------------------------------------------------------------

  private heard(state: wire.State | null, scene: Scene | null): void {
    const before = this.newest;
    this.newest = scene;
    if (!state || !scene) return this.forget();
    const strange = !before || before.seat !== scene.seat || state.whole;
    if (strange) return this.begin(scene, state.moment);
    const event = eventOf(state, before, scene);
    this.add(event);
    if (document.hidden || this.root === null || speed.peek() === "instant") {
      this.missed.value += document.hidden && event.lines.length ? 1 : 0;
      this.cut();
    } else if (!this.playing.peek() && !this.past.peek()) void this.play();
    this.hurry(state);
  }

  /** The film of what others did never takes more than a third of the time one has to decide. */
  private hurry({ options, clocks, scene }: wire.State): void {
    clearTimeout(this.timer);
    const clock = options.length ? clocks?.find((one) => one.seat === scene.seat) : undefined;
    if (clock) this.timer = window.setTimeout(() => this.playing.peek() && this.cut(), (clock.left * 1000) / 3);
  }

  private forget(): void {
    this.stop();
    batch(() => {
      this.shown.value = null;
      this.events.value = [];
      this.at.value = this.start.value = 0;
    });
  }

  /** A scene without a story: somebody comes in, or something was taken back. */
  private begin(scene: Scene, moment: number): void {
    this.stop();
    batch(() => {
      this.shown.value = scene;
      this.past.value = false;
      this.until.value = moment;
      this.events.value = [];
      this.at.value = this.start.value = this.missed.value = 0;
      this.landed.value = true;
    });
  }

  private add(event: Event): void {
    const list = [...this.events.peek(), event];
    const dropped = Math.max(0, Math.min(list.length - KEPT, this.at.peek()));
    batch(() => {
      this.events.value = list.slice(dropped);
      this.at.value -= dropped;
      this.start.value = event.mine ? list.length - dropped : Math.max(0, this.start.peek() - dropped);
    });
  }

  // What is shown --------------------------------------------------------------------------

  /** Plays what has not been seen yet. */
  async play(): Promise<void> {
    const take = this.stop();
    batch(() => {
      this.playing.value = true;
      this.past.value = this.paused.value = false;
      this.missed.value = 0;
    });
    while (this.at.peek() < this.events.peek().length && take === this.take) {
      const event = this.events.peek()[this.at.peek()]!;
      if (this.tooLong(event)) this.set(this.at.peek() + 1);
      else await this.stage(event, take);
    }
    if (take === this.take) this.playing.value = false;
  }

  private async stage(event: Event, take: number): Promise<void> {
    await new Promise<void>((now) => turn(now, true));
    if (take !== this.take) return;
    const staging = this.root ? new Staging(this.root, this.seen(event), event.dice) : null;
    this.staging = staging;
    const painted = new Promise<void>((done) => {
      this.drawn = done;
      requestAnimationFrame(() => requestAnimationFrame(() => done())); // where nothing is to be drawn
    });
    batch(() => {
      this.landed.value = !event.lines.length || !staging?.turns;
      this.at.value += 1;
      this.shown.value = event.after;
    });
    await painted;
    if (take !== this.take) return;
    staging?.set();
    if (event.lines.length && !event.mine) await this.wait(LIGHT);
    if (take === this.take) await staging?.play(this);
    if (take !== this.take) return;
    staging?.clear();
    this.land();
    if (scored(event)) sound("score");
    await this.open(event);
    if (this.holds(event)) await this.hold();
    else if (event.lines.length && (!event.mine || useLook()?.opens?.(event))) await this.wait(this.reading(event) + GAP);
  }

  /** Whether a bot did this, and more will come before one is asked oneself. */
  private holds(event: Event): boolean {
    const { card, state } = this.sitting;
    const alone = card.peek()?.seats.every((one) => one.mine || one.who === "bot");
    const last = this.at.peek() >= this.events.peek().length;
    const asked = last && Boolean(state.peek()?.options.length || state.peek()?.result);
    return speed.peek() === "step" && alone === true && event.lines.length > 0 && event.seat >= 0 && !event.mine && !asked;
  }

  private async hold(): Promise<void> {
    this.held.value = true;
    await new Promise<void>((done) => this.waiting.add(done));
    this.held.value = false;
  }

  /** A touch: what comes next. */
  readonly goOn = (): void => {
    if (this.held.peek()) this.lay();
  };

  /** Long enough to be read; a small step of somebody who has already gone on, only to be seen. */
  private reading(event: Event): number {
    const next = this.events.peek().slice(this.at.peek()).find((one) => one.lines.length);
    const long = speed.peek() === "quick" ? Math.min(reading(event), BRISK / SPEEDS.quick) : reading(event);
    return next && isBrief(event) && follows(next, event) ? BRIEF : long;
  }

  /** Turns a card up before its reader, and waits until it is laid down again. */
  private async open(event: Event): Promise<void> {
    const piece = useLook()?.reveals?.(event.done) ? event.moved.find((one) => one.turned)?.to?.piece : undefined;
    if (!piece) return;
    this.reveal.value = { event, piece };
    await new Promise<void>((done) => this.waiting.add(done));
  }

  lay(): void {
    this.reveal.value = null;
    for (const done of this.waiting) done();
  }

  /** What is on screen is told. */
  private land(): void {
    batch(() => {
      this.landed.value = true;
      this.until.value = Math.max(this.until.peek(), this.event.peek()?.moment ?? 0);
    });
  }

  /** What a game's look does not stage itself. */
  private seen({ moved, done }: Event): Journey[] {
    const own = useLook()?.stages?.(done) ?? [];
    return moved.filter(({ from }) => !from || !own.includes(from.holder));
  }

  /** When there is too much to see, only what concerns me is staged. */
  private tooLong(event: Event): boolean {
    return speed.peek() !== "step" && this.left() > TOO_LONG && !concerns(event);
  }

  private left(): number {
    const rest = this.events.peek().slice(this.at.peek());
    return rest.reduce((sum, event) => sum + length(event), 0);
  }

  private pace(): number {
    const own = SPEEDS[speed.peek() as Speed] ?? 1;
    return own && speed.peek() !== "step" && this.left() > LONG ? Math.min(own, SPEEDS.quick) : own;
  }

  // What one can do ------------------------------------------------------------------------

  pause(): void {
    if (!this.playing.peek()) return void this.play();
    this.paused.value = !this.paused.peek();
    for (const animation of this.running) this.paused.peek() ? animation.pause() : animation.play();
  }

  /** Shows what it led to, without motion. */
  show(count: number): void {
    this.stop();
    this.set(Math.max(this.start.peek(), Math.min(count, this.events.peek().length)));
    this.past.value = this.behind.peek() > 0;
  }

  step(by: 1 | -1): void {
    let to = this.at.peek() + by;
    const list = this.events.peek();
    while (to > this.start.peek() && to < list.length && !list[to - 1]?.lines.length) to += by;
    this.show(to);
  }

  /** Plays from an event on. */
  async again(from: number): Promise<void> {
    this.show(from);
    const take = this.take;
    await new Promise(requestAnimationFrame); // what was is drawn first
    if (take === this.take) await this.play();
  }

  replay(): void {
    const first = this.events.peek().findIndex((one, n) => n >= this.start.peek() && one.lines.length);
    if (first >= 0) void this.again(first);
  }

  indexOf(event: Event): number {
    return this.events.peek().indexOf(event);
  }

  /** To the newest scene at once. */
  readonly skip = (): void => {
    if (this.past.peek() || this.playing.peek()) this.cut();
  };

  private cut(): void {
    this.stop();
    this.past.value = false;
    this.set(this.events.peek().length);
  }

  private set(count: number): void {
    const list = this.events.peek();
    batch(() => {
      this.at.value = count;
      this.land();
      this.shown.value = count ? list[count - 1]!.after : (list[0]?.before ?? this.newest);
    });
  }

  /** Ends every motion; a new take. */
  private stop(): number {
    this.take += 1;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.lay();
    this.waiting.clear();
    this.staging?.clear();
    this.staging = this.drawn = null;
    batch(() => (this.playing.value = this.paused.value = false));
    return this.take;
  }

  private readonly resized = (): void => {
    for (const animation of this.running) animation.finish();
  };

  // Time -----------------------------------------------------------------------------------

  readonly run = async (element: Element, frames: Keyframe[], ms: number, options?: KeyframeAnimationOptions) => {
    const duration = ms * this.pace();
    if (!duration) return;
    const animation = element.animate(frames, { easing: EASE, fill: "both", ...options, duration, id: STAGED });
    this.running.add(animation);
    if (this.paused.peek()) animation.pause();
    await animation.finished.catch(() => {});
    this.running.delete(animation);
  };

  readonly wait = (ms: number): Promise<void> =>
    new Promise((done) => {
      let [left, last] = [ms * this.pace(), performance.now()];
      const end = () => {
        this.waiting.delete(end);
        clearInterval(timer);
        done();
      };
      const tick = () => {
        const now = performance.now();
        if (!this.paused.peek()) left -= now - last;
        last = now;
        if (left <= 0) end();
      };
      const timer = setInterval(tick, Math.max(4, Math.min(left, 40)));
      this.waiting.add(end);
      if (left <= 0) end();
    });
}

function eventOf(state: wire.State, before: Scene, after: Scene): Event {
  const told = state.news.filter((one) => one.lines.length);
  const doer = told.find((one) => one.seat >= 0) ?? told[0];
  const [first] = state.news;
  const done = state.news.map((one) => one.what ?? "");
  return {
    moment: state.moment,
    seat: doer?.seat ?? -1,
    lines: told.flatMap((one) => one.lines),
    done,
    ...{ before, after, moved: journeys(before, after), dice: thrown(before, after, done.flatMap(throwing)) },
    mine: first !== undefined && first.seat === after.seat,
  };
}

/** The dice that are thrown by a notation. */
const throwing = (notation: string): string[] => useLook()?.throws?.[notation.split(" ")[0]!] ?? [];

/** One line about one thing that moved, or about none; not about me. */
function isBrief(event: Event): boolean {
  return event.lines.length === 1 && event.moved.length < 2 && !concerns(event) && !useLook()?.opens?.(event);
}

/** Whether an event goes on with what another began: the same seat, or chance for it. */
function follows(next: Event, { seat }: Event): boolean {
  return next.seat === seat || seat < 0;
}

/** Whether anybody has more than before. */
function scored({ before, after }: Event): boolean {
  return after.seats.some((line) => line.score > (before.seats[line.seat]?.score ?? line.score));
}

/** Whether something of mine moved, or my score, or I did it. */
function concerns(event: Event): boolean {
  const me = event.after.seat;
  const own = new Set(event.after.zones.filter((zone) => zone.seat === me).map((zone) => zone.id));
  const scored = event.before.seats[me]?.score !== event.after.seats[me]?.score;
  return scored || event.moved.some(({ from, to }) => own.has(from?.holder ?? "") || own.has(to?.holder ?? ""));
}
