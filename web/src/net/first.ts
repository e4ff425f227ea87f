// What the page brought with it: the first messages of its table, as the socket would send them.
import type * as wire from "../protocol";
import { lang } from "../words";

type First = [wire.Welcome?, ...wire.State[]];
let brought = JSON.parse(document.getElementById("first")?.textContent ?? "[]") as First;

/** The game of the table that the page brought, if it did. */
export const broughtGame = () => brought[0]?.table.game;

/** The messages for a table in the language of the page; once, for they grow old. */
export function broughtAlong(table: string): (wire.Welcome | wire.State)[] {
  const [welcome, ...states] = brought;
  brought = [];
  return welcome?.table.id === table && welcome.lang === lang.value ? [welcome, ...states] : [];
}
