// The games that this browser's owner knows, and that need no guide any more.
import { signal } from "@preact/signals";

const known = signal<string[]>((localStorage.getItem("known") ?? "").split(" ").filter(Boolean));

export const isKnown = (game: string) => known.value.includes(game);

export function knows(game: string): void {
  if (isKnown(game)) return;
  known.value = [...known.value, game];
  localStorage.setItem("known", known.value.join(" "));
}
