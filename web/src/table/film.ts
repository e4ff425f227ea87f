// A match that can be looked at from any moment, through any eye.
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { lang } from "../words";
import { actionsOf, Choosing, type Light } from "./choosing";
import type { Desk } from "./context";
import { filled, type Scene } from "./filled";
import { each } from "./each";
import { keepWords } from "./vocabulary";
import { movedBetween } from "./motion";

export interface Film extends Desk {
  eye: ReturnType<typeof signal<string>>;
  at: ReturnType<typeof signal<number>>;
  stops: ReadonlySignal<number[]>;
  /** What is being looked at again, while its moment is on screen. */
  lesson: Signal<wire.Lesson | null>;
  close: () => void;
}

/** Nothing can be chosen of what was: a lesson lights what it speaks of, what was chosen as picked
    and what was better as legal. */
class Pointing extends Choosing {
  constructor(private readonly lit: ReadonlySignal<Map<string, Light>>) {
    super({ scene: () => null, options: () => [], play: () => {}, wonder: () => {} });
  }

  protected override lightOf(id: string): Light {
    return this.lit.value.get(id) ?? "";
  }
}

/** The elements of the options that a lesson names. */
function pointed(state: wire.State | null, scene: Scene | null, lesson: wire.Lesson | null): Map<string, Light> {
  const lit = new Map<string, Light>();
  if (!state || !lesson || lesson.at !== state.moment) return lit;
  const [chosen, best] = lesson.options.map((notation) => state.options.find((one) => one.notation === notation)?.id);
  for (const [id, actions] of actionsOf(scene))
    if (chosen !== undefined && actions.includes(chosen)) lit.set(id, "picked");
    else if (best !== undefined && actions.includes(best)) lit.set(id, "legal");
  return lit;
}

/** Until the wanted moment has come, `first` is seen. */
export function film(
  table: ReadonlySignal<wire.TableCard | null>,
  eye: string,
  at: number,
  first: Scene | null,
): Film {
  const [where, who] = [signal<number>(at), signal<string>(eye)];
  const stops = signal<number[]>([]);
  const shown = signal<wire.Moment | null>(null);
  const words = signal<Record<string, string>>({});
  const state = computed(() => shown.value?.eyes[0] ?? null);
  const scene = computed(() => together(shown.value) ?? first);
  const moved = signal(new Set<string>());
  const ends = [
    effect(() => keepWords(table.value?.game, words)),
    effect(() => void fetchStops(table.value?.id, who.value!, stops)),
    fetching(table, who, where, shown),
    following(scene, state, stops, moved),
  ];
  const lesson = signal<wire.Lesson | null>(null);
  const lit = computed(() => pointed(state.value, scene.value, lesson.value));
  return {
    ...{ director: null, done: computed(() => state.value?.news.map((one) => one.what ?? "") ?? []) },
    ...{ moment: computed(() => state.value?.moment ?? 0) },
    ...{ card: table, state, scene, newest: scene, words, moved: each((id: string) => moved.value.has(id)), stops, eye: who, at: where },
    ...{ choosing: new Pointing(lit), lesson, reason: signal(null), clause: signal(""), since: signal(0) },
    tab: signal("options"),
    seat: computed(() => scene.value?.seat ?? -2),
    close: () => ends.forEach((end) => end()),
  };
}

/** One scene; through all eyes at once, each hand as its own player sees it. */
function together(moment: wire.Moment | null): Scene | null {
  const scenes = moment?.eyes.map((state) => filled(state.scene)) ?? [];
  const [first, ...others] = scenes;
  if (!first || !others.length) return first ?? null;
  const own = others.flatMap((scene) => scene.zones.filter((zone) => zone.seat === scene.seat));
  const zones = first.zones.map((zone) => own.find((mine) => mine.id === zone.id) ?? zone);
  return { ...first, zones };
}

async function fetchStops(id: string | undefined, eye: string, stops: { value: number[] }): Promise<void> {
  if (!id) return;
  try {
    const found = await api.moments(id, eye);
    stops.value = [...new Set([0, ...found.moments, found.last])].sort((a, b) => a - b);
  } catch {
    stops.value = [];
  }
}

/** Keeps the wanted moment in sight; what was fetched once is kept. */
function fetching(
  table: ReadonlySignal<wire.TableCard | null>,
  eye: { value?: string },
  at: { value?: number },
  shown: { value: wire.Moment | null },
): () => void {
  const kept = new Map<string, wire.Moment>();
  return effect(() => {
    const [id, who, moment] = [table.value?.id, eye.value, at.value];
    if (!id || moment === undefined || moment < 0) return;
    const key = `${moment} ${who} ${lang.value}`;
    const show = (found: wire.Moment) => {
      kept.set(key, found);
      if (at.value === moment && eye.value === who) shown.value = found;
    };
    const known = kept.get(key);
    if (known) queueMicrotask(() => show(known));
    else api.moment(id, moment, who ?? "").then(show, () => {});
  });
}

/** What moved from one stop to the next; after a leap nothing has. */
function following(
  scene: ReadonlySignal<Scene | null>,
  state: ReadonlySignal<wire.State | null>,
  stops: ReadonlySignal<number[]>,
  moved: { value: Set<string> },
): () => void {
  let [before, last]: [Scene | null, number] = [null, -1];
  return effect(() => {
    const now = scene.value;
    const at = stops.peek().indexOf(state.value?.moment ?? -1);
    moved.value = Math.abs(at - last) === 1 && last >= 0 ? movedBetween(before, now) : new Set();
    [before, last] = [now, at];
  });
}
