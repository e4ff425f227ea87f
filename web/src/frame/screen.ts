// What the screen is like, and what is open on it.
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Wide and low: a phone on its side, or a page enlarged to twice its size. */
const query = matchMedia("(max-width: 960px) and (max-height: 560px)"); // as in style/screens.css
export const low = signal(query.matches);
query.addEventListener("change", () => (low.value = query.matches));

/** A phone in the hand: there the panel is a sheet, and little of it is in sight. */
const upright = matchMedia("(max-width: 960px) and (min-height: 561px)"); // as in style/screens.css
export const tall = signal(upright.matches);
upright.addEventListener("change", () => (tall.value = upright.matches));

/** Whether the menu of the bar is open. */
export const menu = signal(false);

/** Puts something where it belongs on the screen, now and whenever the page is scrolled or resized. */
export function useSpot(put: () => void, inputs: unknown[]): void {
  useLayoutEffect(() => {
    put();
    addEventListener("resize", put);
    addEventListener("scroll", put, true);
    return () => {
      removeEventListener("resize", put);
      removeEventListener("scroll", put, true);
    };
  }, inputs);
}
