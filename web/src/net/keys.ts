// Links that take a seat to another device; they are told once, and kept only here.
import { drawer } from "../kept";
import type * as wire from "../protocol";

const name = (table: string, seat: number) => `seat ${table} ${seat}`;

export function keep(held: wire.Held): void {
  drawer.set(name(held.table.id, held.seat), held.recovery);
}

export function recovery(table: string, seat: number): string {
  const path = drawer.get(name(table, seat));
  return path ? location.origin + path : "";
}
