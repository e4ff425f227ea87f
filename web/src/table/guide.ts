// A guided first match: which step this browser is at, kept for one table.  Steps are data of
// the game; here is only when one is done, and what it lights up.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { drawer } from "../kept";
import { knows } from "./known";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { lang } from "../words";
import { actionsOf } from "./choosing";
import { type Desk, useDesk } from "./context";
import type { Sitting } from "./sitting";

const key = (table: string) => `guide ${table}`;
const place = signal<Record<string, number>>({});
const scripts = signal<Record<string, wire.GuideStep[]>>({});

function read(table: string): number {
  return place.value[table] ?? Number(drawer.get(key(table)) ?? -1);
}

function write(table: string, step: number): void {
  drawer.set(key(table), String(step));
  place.value = { ...place.value, [table]: step };
}

/** Opens the guide of a new table at its first step. */
export const beginGuide = (table: string) => write(table, 0);

const completes = (step: wire.GuideStep, notation: string) =>
  step.does.some((words) => `${notation} `.startsWith(`${words} `));

function stepsOf(card: wire.TableCard | null): wire.GuideStep[] | undefined {
  return card ? scripts.value[`${card.game} ${lang.value}`] : undefined;
}

export interface Guide {
  steps: wire.GuideStep[];
  number: number;
  step: wire.GuideStep | undefined; // none: all is done
  offered: wire.Choice[]; // what completes the step, of all that is offered now
  next: () => void;
  leave: () => void;
}

/** The guide of this table, as long as it is open. */
export function useGuide(): Guide | null {
  const desk = useDesk();
  const card = desk.card.value;
  const number = card ? read(card.id) : -1;
  useEffect(() => {
    if (card && number >= 0) void fetchSteps(card.game);
  }, [card?.game, number >= 0, lang.value]);
  const steps = stepsOf(card);
  if (!card || !steps || number < 0) return null;
  const step = steps[number];
  return {
    ...{ steps, number, step, offered: offeredTo(desk, step) },
    next: () => write(card.id, number + 1),
    leave: () => {
      knows(card.game);
      write(card.id, -1);
    },
  };
}

function offeredTo(desk: Desk, step: wire.GuideStep | undefined): wire.Choice[] {
  return step ? (desk.state.value?.options ?? []).filter((one) => completes(step, one.notation)) : [];
}

async function fetchSteps(game: string): Promise<void> {
  const name = `${game} ${lang.value}`;
  if (scripts.value[name]) return;
  try {
    const found = await api.guide(game);
    scripts.value = { ...scripts.value, [name]: found };
  } catch {
    // without its words a guide stays closed; the table is played as any other
  }
}

/** A step is done when its action is in the log. */
export function guiding(sitting: Sitting): () => void {
  let seen = -1;
  return effect(() => {
    const [log, card, seat] = [sitting.log.value, sitting.card.value, sitting.seat.value];
    const fresh = log.filter((one) => seen >= 0 && one.moment > seen && one.seat === seat);
    seen = log.at(-1)?.moment ?? seen;
    const number = card ? read(card.id) : -1;
    const step = number >= 0 ? stepsOf(card)?.[number] : undefined;
    if (card && step && fresh.some((one) => completes(step, one.what ?? ""))) write(card.id, number + 1);
  });
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Lights up what a step speaks of: elements by id, and the options that complete it. */
export function useSpotlight(guide: Guide | null): void {
  const scene = useDesk().scene.value;
  const rules = guide ? lit(guide, actionsOf(scene)) : "";
  useEffect(() => {
    if (!rules) return;
    sheet.replaceSync(rules);
    return () => sheet.replaceSync("");
  }, [rules]);
}

function lit({ step, offered }: Guide, actions: Map<string, number[]>): string {
  const wanted = offered.map((one) => one.id);
  const touched = [...actions].filter(([, some]) => some.some((one) => wanted.includes(one)));
  const ids = [...(step?.look ?? []), ...touched.map(([id]) => id)].map((id) => JSON.stringify(id));
  const things = ids.flatMap((id) => [`[data-id=${id}]`, `[data-zone=${id}]`, `[data-piece=${id}]`]);
  const selectors = [...things, ...wanted.map((id) => `[data-option="${id}"]`)];
  return selectors.length ? `:is(${selectors.join()}) { outline: var(--spotlight) !important; outline-offset: 2px }` : "";
}
