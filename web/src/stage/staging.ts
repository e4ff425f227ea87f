// One event on the stage: what moved moves, one thing after another; then it is told.
import { still } from "../desk";
import { sound } from "../sound";
import { type Copy, copyOf, ghost } from "./ghosts";
import type { End, Journey } from "./journeys";

export const EASE = "cubic-bezier(.2,.8,.2,1)";
const [NEAR, FAR, SPACE, WHOLE, TURN, FADE, APART, ROLL] = [280, 520, 110, 900, 420, 180, 90, 620];

/** Time as the director has it: animations that obey pause and speed. */
export interface Clock {
  run: (element: Element, frames: Keyframe[], ms: number, options?: KeyframeAnimationOptions) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}

/** What was copied of a journey before the scene changed. */
interface Leaving {
  journey: Journey;
  copy: Copy | null;
}

export class Staging {
  private readonly leaving: Leaving[];
  private readonly layer: HTMLElement;
  private legs: Leg[] = [];

  /** Copies what will move, as it looks now. */
  constructor(
    private readonly root: HTMLElement,
    journeys: Journey[],
    private readonly dice: string[],
  ) {
    this.layer = root.querySelector<HTMLElement>(":scope > .ghosts")!;
    this.leaving = journeys.map((journey) => ({ journey, copy: copyOf(this.find(journey.from)) }));
  }

  /** Whether anything is turned face up: then nothing is told before it lands. */
  get turns(): boolean {
    return this.dice.length > 0 || this.leaving.some(({ journey }) => journey.turned);
  }

  /** The scene has changed: everything seems to lie where it lay. */
  set(): void {
    if (still()) return;
    this.legs = this.leaving.map((one) => this.leg(one)).filter((leg) => leg !== null);
    for (const leg of this.legs) leg.set();
  }

  /** Everything travels to where it lies now. */
  async play(clock: Clock): Promise<void> {
    if (still()) return this.fade(clock);
    await Promise.all(this.dice.map((id, n) => this.roll(id, n, clock)));
    for (const group of grouped(this.legs))
      await Promise.all(group.map((leg, n) => clock.wait(leg.travels ? n * APART : 0).then(() => leg.go(clock))));
  }

  /** Everything is where it is. */
  clear(): void {
    for (const element of this.root.querySelectorAll<HTMLElement>("[data-staged]")) {
      element.style.visibility = "";
      element.removeAttribute("data-staged");
      for (const animation of element.getAnimations()) if (animation.id === STAGED) animation.cancel();
    }
    this.layer.replaceChildren();
  }

  private find(end: End | null): Element | null {
    if (!end) return null;
    const named = (name: string, id: string) => (id ? this.root.querySelector(`[data-${name}="${CSS.escape(id)}"]`) : null);
    return named("piece", end.piece) ?? named("zone", end.holder) ?? named("id", end.holder);
  }

  /** A journey from picture to picture; null when neither end is drawn. */
  private leg({ journey, copy }: Leaving): Leg | null {
    const target = this.find(journey.to);
    const lands = target?.matches("[data-piece]") ? target : null;
    const there = lands ? copyOf(lands) : null;
    if (!copy && !there) return null;
    if (journey.from && journey.to && !there && !target) return null;
    const points = journey.path.map((id) => this.find({ holder: id, piece: "" })).filter((one) => one !== null);
    return new Leg(this.layer, journey, copy, there, lands, target?.getBoundingClientRect() ?? null, points);
  }

  private async roll(id: string, n: number, clock: Clock): Promise<void> {
    const name = CSS.escape(id);
    const dice = this.root.querySelectorAll<HTMLElement>(`[data-piece="${name}"], [data-die="${name}"]`);
    const turns = (by: number) => ({ rotate: `${by}deg`, translate: `0 ${by % 180 ? -14 : 0}px` });
    const frames = [0, 90, 180, 270, 360].map(turns);
    if (dice.length && !n) sound("dice");
    await Promise.all(
      [...dice].map((die) => {
        die.setAttribute("data-staged", "");
        return clock.run(die, frames, ROLL - (n ? 0 : 200), { easing: "ease-out" });
      }),
    );
  }

  /** Without motion: what changed comes up slowly. */
  private async fade(clock: Clock): Promise<void> {
    const ends = this.leaving.map(({ journey }) => this.find(journey.to)).filter((one) => one !== null);
    await Promise.all(ends.map((one) => clock.run(one, [{ opacity: 0 }, { opacity: 1 }], 120)));
  }
}

export const STAGED = "staged";

/** Journeys between the same two ends are made together. */
function grouped(legs: Leg[]): Leg[][] {
  const groups = new Map<string, Leg[]>();
  for (const leg of legs) {
    const key = `${leg.journey.from?.holder} ${leg.journey.to?.holder}`;
    groups.set(key, [...(groups.get(key) ?? []), leg]);
  }
  return [...groups.values()];
}

/** One journey of one piece. */
class Leg {
  private made: HTMLElement | null = null;

  constructor(
    private readonly layer: HTMLElement,
    readonly journey: Journey,
    private readonly here: Copy | null,
    private readonly there: Copy | null,
    private readonly piece: Element | null,
    private readonly end: DOMRect | null,
    private readonly path: Element[],
  ) {}

  /** What is turned where it lies turns together with its like. */
  get travels(): boolean {
    return this.journey.from?.holder !== this.journey.to?.holder;
  }

  /** Stands where it began; the piece itself waits unseen. */
  set(): void {
    const { turned } = this.journey;
    const front = this.there ?? this.here!;
    this.made = ghost(front, turned ? this.here : null);
    this.made.style.opacity = this.here ? "1" : "0";
    if (this.here && this.there) this.made.style.transform = this.from();
    if (turned && this.here) this.made.classList.add("down");
    this.layer.append(this.made);
    if (this.piece instanceof HTMLElement || this.piece instanceof SVGElement) {
      this.piece.style.visibility = "hidden";
      this.piece.setAttribute("data-staged", "");
    }
  }

  async go(clock: Clock): Promise<void> {
    const made = this.made!;
    if (!this.here) await clock.run(made, [{ opacity: 0 }, { opacity: 1 }], FADE);
    else if (this.path.length && this.there) await this.walk(clock);
    else if (this.end) await this.fly(clock);
    else await clock.run(made, [{ opacity: 1 }, { opacity: 0 }], FADE);
    if (this.journey.turned && this.here && this.there) {
      const by = (angle: number) => ({ transform: `rotateY(${angle}deg)` });
      sound("flip");
      await clock.run(made, [by(0), by(180)], TURN);
    }
    if (this.piece instanceof HTMLElement || this.piece instanceof SVGElement) this.piece.style.visibility = "";
    made.remove();
  }

  private from(): string {
    return shift(this.here!.box, this.there!.box);
  }

  /** As a card goes: in an arc, a little nearer to the eye half way. */
  private async fly(clock: Clock): Promise<void> {
    if (this.journey.kind !== "pawn") sound("card");
    const [start, last] = this.there ? [this.from(), "none"] : ["none", shift(this.end!, this.here!.box)];
    const [a, b] = [middle(this.here!.box), middle(this.end!)];
    const far = Math.hypot(a.x - b.x, a.y - b.y);
    const ms = Math.min(FAR, NEAR + Math.max(0, far - 300) * 0.6);
    const origin = middle(this.there ? this.there.box : this.here!.box);
    const [x, y] = [a.x + (b.x - a.x) * 0.65 - origin.x, a.y + (b.y - a.y) * 0.65 - origin.y - Math.min(60, far * 0.12)];
    const over = far > 40 ? [{ transform: `translate(${x}px,${y}px) scale(1.12)`, offset: 0.6 }] : [];
    await clock.run(this.made!, [{ transform: start }, ...over, { transform: last }], ms);
    this.made!.style.transform = last;
  }

  /** As a pawn goes: from space to space. */
  private async walk(clock: Clock): Promise<void> {
    const origin = middle(this.there!.box);
    const stops = [this.here!.box, ...this.path.map((one) => one.getBoundingClientRect())].map(middle);
    const frames = stops.map(({ x, y }) => ({ transform: `translate(${x - origin.x}px,${y - origin.y}px)` }));
    const ms = Math.min(WHOLE, SPACE * stops.length);
    await clock.run(this.made!, [...frames, { transform: "none" }], ms, { easing: "linear" });
    this.made!.style.transform = "none";
  }
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** What carries something that lies in `to` to where `from` is, at its size. */
function shift(from: DOMRect, to: DOMRect): string {
  const [a, b] = [middle(from), middle(to)];
  return `translate(${a.x - b.x}px,${a.y - b.y}px) scale(${from.width / to.width})`;
}
