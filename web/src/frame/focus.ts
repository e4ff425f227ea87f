// The focus stays where one works: what had it may be gone after a decision, or wait for others.  What
// stands before the table borrows it, and gives it back.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const OPTIONS = ".confirm, .options, .cover";
const ROOMS = [OPTIONS, ".tray", ".board"]; // where one decides
const LIVE = ".opt:not(.faint), .opt-head, [data-id][tabindex='0']";
const GUESTS = "[role='dialog'], [role='alertdialog'], dialog"; // they have it for a while

let room = ""; // where the focus was last
let thing = ""; // and on what
let parked: Element | null = null; // where it waits for something to decide

document.addEventListener("focusin", ({ target }) => {
  const on = target as Element;
  if (on === parked || (on.closest(GUESTS) && !on.closest(".cover"))) return;
  room = ROOMS.find((one) => on.closest(one)) ?? "";
  thing = on.closest<HTMLElement>("[data-id]")?.dataset.id ?? "";
  parked = null;
});

/** After every change: whoever worked in a room of the table and lost the focus gets it back there. */
export function useSteadyFocus(...changed: unknown[]): void {
  useEffect(() => {
    if (room && lost()) settle();
  }, changed);
}

function lost(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now === parked;
}

/** To what had it, if that is drawn anew; else to what can be done there, or elsewhere. */
function settle(): void {
  const same = thing ? [`[data-id="${CSS.escape(thing)}"][tabindex="0"]`] : room === OPTIONS ? [".opt.picked"] : [];
  const found = first([...same, ...[room, ...ROOMS].flatMap(inside)]);
  if (found) found.focus({ preventScroll: true });
  else wait();
}

const inside = (where: string) => where.split(", ").map((one) => `${one} :is(${LIVE})`);

/** What is there of the first that is. */
function first(wanted: string[]): HTMLElement | undefined {
  for (const one of wanted) {
    const found = reachable(one);
    if (found) return found;
  }
}

function reachable(what: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(what)].find((one) => !one.closest("[inert]"));
}

/** Nothing to decide: beside what is told meanwhile, until there is. */
function wait(): void {
  const place = reachable("#pane") ?? reachable(".handle");
  parked = place ?? null;
  place?.focus({ preventScroll: true });
}

/** To the first choice of the list; where there is none, to what is told meanwhile. */
export function toOptions(): void {
  const found = first(inside(".options"));
  if (found) found.focus();
  else {
    room = OPTIONS;
    wait();
  }
}

/** Whoever came here from elsewhere is back there once they have answered: what they answered is gone. */
export function useReturnedFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = box.current!;
    let from: HTMLElement | null = null;
    const came = ({ relatedTarget: other }: FocusEvent) => {
      if (!own.contains(other as Node | null)) from = other as HTMLElement | null;
    };
    const answered = ({ target }: Event) => {
      if (!(target as Element).closest("button")) return;
      if (from?.isConnected) from.focus({ preventScroll: true });
      else if ((target as Element).closest(":focus-visible")) toOptions();
    };
    own.addEventListener("focusin", came);
    own.addEventListener("click", answered);
    return () => {
      own.removeEventListener("focusin", came);
      own.removeEventListener("click", answered);
    };
  }, []);
}

/** Takes the focus while something stands before the table; when it is gone, all is as it was. */
export function useBorrowedFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const own = box.current;
    own?.focus({ preventScroll: true });
    return () => {
      if (!lost() && !own?.contains(document.activeElement)) return;
      before?.focus({ preventScroll: true });
      if (own?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur(); // nothing had it
      if (lost() && room) settle();
    };
  }, []);
}
