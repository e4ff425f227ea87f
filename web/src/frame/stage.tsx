// The board: the game's own look, else the plain one.  What moves on it is the director's.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLook } from "../games";
import { PlainTable } from "../scene/plain";
import { useDesk } from "../table/context";
import { t } from "../words";

export function Stage() {
  const { scene, director } = useDesk();
  const root = useRef<HTMLElement>(null);
  const shown = scene.value;
  useLayoutEffect(() => director?.painted(root.current?.closest<HTMLElement>(".table") ?? null), [shown]);
  const Board = useLook()?.Board ?? PlainTable;
  return (
    <main class="board" id="board" ref={root} tabIndex={-1} aria-label={t("board")}>
      {shown && <Board scene={shown} />}
    </main>
  );
}
