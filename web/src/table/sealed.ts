// When several are asked at once: who has answered, while others still think.
import { computed, signal } from "@preact/signals";

export interface Asked {
  all: number[];
  left: number[];
}

export const NOBODY_ASKED: Asked = { all: [], left: [] };

/** After a new state: whoever is asked anew, or goes on after acting, is asked something else. */
export function asking(before: Asked, actors: number[], acted: number[]): Asked {
  const fewer = actors.length > 0 && actors.every((seat) => before.left.includes(seat) && !acted.includes(seat));
  return { all: fewer ? before.all : actors, left: actors };
}

/** What is asked at the table on screen. */
export const asked = signal(NOBODY_ASKED);
export const answered = computed(() => asked.value.all.filter((seat) => !asked.value.left.includes(seat)));
