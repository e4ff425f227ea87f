// The focus stays where one works: what had it may be gone after a decision, or wait for others.
import { useEffect, useRef } from "preact/hooks";

const ROOMS = [".confirm, .options", ".tray", ".board"]; // where one decides
const LIVE = ".opt:not(.faint), .opt-head, [data-id][tabindex='0'], button";

/** After every change: whoever worked in a room of the table and lost the focus gets it back there. */
export function useSteadyFocus(changed: unknown): void {
  const room = useRef("");
  useEffect(() => {
    const came = (event: FocusEvent) => {
      const target = event.target as Element;
      room.current = ROOMS.find((one) => target.closest(one)) ?? "";
    };
    document.addEventListener("focusin", came);
    return () => document.removeEventListener("focusin", came);
  }, []);
  useEffect(() => {
    if (!room.current || document.activeElement !== document.body) return;
    const inside = document.querySelector(room.current.split(", ").at(-1)!);
    inside?.querySelector<HTMLElement>(LIVE)?.focus({ preventScroll: true });
  }, [changed]);
}
