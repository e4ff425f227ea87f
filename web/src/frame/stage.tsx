// The board: the game's own look, else the plain one; it animates what moved.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useLook } from "../games";
import { PlainTable } from "../scene/plain";
import { useDesk } from "../table/context";
import { picture, type Picture, travel } from "../table/motion";
import { t } from "../words";

export function Stage() {
  const desk = useDesk();
  const root = useRef<HTMLElement>(null);
  const scene = desk.scene.value;
  useJourneys(() => root.current?.parentElement ?? null, desk.state.value?.moment);
  const Board = useLook()?.Board ?? PlainTable;
  return (
    <main class="board" ref={root} aria-label={t("board")}>
      {scene && <Board scene={scene} />}
    </main>
  );
}

/** Remembers where everything stood, and lets it travel when the moment changes. */
function useJourneys(root: () => Element | null, moment: number | undefined): void {
  const before = useRef<Picture>(new Map());
  const last = useRef(moment);
  useLayoutEffect(() => {
    if (moment !== last.current) travel(root(), before.current);
    last.current = moment;
    const frame = requestAnimationFrame(() => (before.current = picture(root())));
    return () => cancelAnimationFrame(frame);
  });
}
