// The games that this browser's owner knows, and that need no guide any more.
import { signal } from "@preact/signals";
import { drawer } from "../kept";

const known = signal<string[]>((drawer.get("known") ?? "").split(" ").filter(Boolean));

export const isKnown = (game: string) => known.value.includes(game);

export function knows(game: string): void {
  if (isKnown(game)) return;
  known.value = [...known.value, game];
  drawer.set("known", known.value.join(" "));
}
