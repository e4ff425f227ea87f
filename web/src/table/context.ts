// What every part of a table's page may use.
import { type ReadonlySignal, type Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type * as wire from "../protocol";
import type { Director } from "../stage/director";
import type { Choosing } from "./choosing";
import type { Scene } from "./filled";

/** A reason that was asked for: shown until the next click. */
export interface Reason {
  element: string;
  clause: string;
  text: string;
  rule: string;
  instead: number[]; // options that are near to it
}

/** What somebody wonders about; with neither, about everything that cannot be done. */
export interface About {
  element?: string;
  notation?: string;
}

export type Tab = "options" | "log" | "rules" | "notebook" | "chat";

/** A table to be drawn: live or in a replay. */
export interface Desk {
  card: ReadonlySignal<wire.TableCard | null>;
  state: ReadonlySignal<wire.State | null>;
  scene: ReadonlySignal<Scene | null>; // on screen
  newest: ReadonlySignal<Scene | null>;
  seat: ReadonlySignal<number>;
  words: ReadonlySignal<Record<string, string>>;
  choosing: Choosing;
  reason: Signal<Reason | null>;
  wonder?: (about: About) => void; // where somebody sits
  advise?: (besides: string[]) => void;
  moved: (piece: string) => boolean; // by what is on screen
  moment: ReadonlySignal<number>; // of the scene on screen
  done: ReadonlySignal<string[]>; // the notations of what led to it
  director: Director | null; // of a replay, nobody
  tab: Signal<Tab>;
  clause: Signal<string>; // the clause at which the rules are open
  since: ReadonlySignal<number>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("no table here");
  return desk;
}

/** The word of a catalogue key of the game; what has none is its own word. */
export function useWord(): (key: string) => string {
  const words = useDesk().words.value;
  return (key) => words[key] ?? key;
}

export function useName(): (seat: number) => string {
  const card = useDesk().card.value;
  return (seat) => card?.seats[seat]?.name ?? "";
}

export function openRule(desk: Desk, clause: string): void {
  desk.clause.value = clause;
  desk.tab.value = "rules";
}
