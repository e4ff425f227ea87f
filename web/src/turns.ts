// What comes many at a time is done a little at a time: between two turns the page is drawn.

const BUDGET = 8; // milliseconds of a frame

const waiting: { act: () => void; whole: boolean }[] = [];
let since: number | null = null; // when the first of this frame was done
let planned = false;

/** Now, if there is time left in this frame; else in one of the next, in order.  What takes a whole
    turn has the rest of its frame for itself. */
export function turn(act: () => void, whole = false): void {
  waiting.push({ act, whole });
  if (waiting.length === 1 || document.hidden) run();
}

function run(): void {
  try {
    while (waiting.length && hasTime()) take();
  } finally {
    if (!planned) plan();
  }
}

function hasTime(): boolean {
  since ??= performance.now();
  return document.hidden || performance.now() - since < BUDGET;
}

function take(): void {
  const { act, whole } = waiting.shift()!;
  if (whole) since = -Infinity;
  act();
}

/** After the next picture; in a window that nobody sees there is none. */
function plan(): void {
  planned = true;
  const frame = requestAnimationFrame(() => setTimeout(next));
  const late = window.setTimeout(next, 250);
  function next(): void {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    if (!planned) return;
    planned = false;
    since = null;
    if (waiting.length) run();
  }
}
