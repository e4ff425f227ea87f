// The end in its acts: what was played last is seen on the board, then a curtain, then the report.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { afterTheFirstPicture } from "../style/sheet";
import type { Live } from "./live";

export type Act = "play" | "curtain" | "report";

const HOLD = 1200; // milliseconds of nothing between the last blow and the curtain

export interface Ending {
  act: ReadonlySignal<Act>;
  /** The curtain lifts. */
  lift: () => void;
  /** The last blow once more. */
  again: () => void;
  close: () => void;
}

/** Somebody who saw the match in play sees all three; whoever comes later finds the report. */
export function ending(desk: Live): Ending {
  const act = signal<Act>("play");
  const lift = () => (act.value = "report");
  let seen = false;
  let timer = 0;
  const close = effect(() => {
    const status = desk.card.value?.status;
    if (status === "playing") seen = true;
    if (!status || status === "playing" || status === "open" || act.value !== "play") return;
    if (!seen || status !== "over") return void lift();
    clearTimeout(timer);
    if (settled(desk)) timer = window.setTimeout(() => (act.value = "curtain"), HOLD);
  });
  const again = () => {
    act.value = "play";
    lastBlow(desk);
  };
  return {
    ...{ act, lift, again },
    close: () => {
      clearTimeout(timer);
      close();
    },
  };
}

/** Whether everything that happened is on screen. */
function settled({ state, director }: Live): boolean {
  const busy = director.playing.value || director.past.value || director.behind.value > 0;
  return Boolean(state.value?.result) && !busy;
}

/** What was before it is drawn first, so that there is a change to be seen. */
function lastBlow({ director }: Live): void {
  const last = director.round.peek().at(-1);
  if (!last) return;
  director.show(director.indexOf(last));
  afterTheFirstPicture(() => void director.play());
}
