// Marks of one's own in a notebook.  This browser keeps them, for one table and one seat.
import { useEffect, useState } from "preact/hooks";
import { drawer } from "../kept";
import { useDesk } from "../table/context";

const MARKS = ["", "?", "×", "✓"];

type Marks = Record<string, string>;

export interface Pencil {
  read: (row: number, column: number) => string;
  /** Writes the next mark there; after the last, none. */
  write: (row: number, column: number) => void;
}

export function usePencil(grid: string): Pencil {
  const { card, seat } = useDesk();
  const name = `pencil ${card.value?.id} ${seat.value} ${grid}`;
  const [marks, set] = useState<Marks>({});
  useEffect(() => set(JSON.parse(drawer.get(name) ?? "{}") as Marks), [name]);
  const read = (row: number, column: number) => marks[`${row} ${column}`] ?? "";
  const write = (row: number, column: number) => {
    const next = MARKS[(MARKS.indexOf(read(row, column)) + 1) % MARKS.length]!;
    const after = { ...marks, [`${row} ${column}`]: next };
    drawer.set(name, JSON.stringify(after));
    set(after);
  };
  return { read, write };
}
