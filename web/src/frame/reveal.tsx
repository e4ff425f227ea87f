// Over the board, for its reader alone: a card that was just turned up, and what follows from it.
import { useEffect, useRef } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import { PlainCard } from "../scene/piece";
import type { Director, Event } from "../stage/director";
import { useWord } from "../table/context";
import type { Cell, Grid, Piece, Row, Scene } from "../table/filled";
import { t } from "../words";
import { useBorrowedFocus } from "./focus";

const pieceOf = (scene: Scene, id: string): Piece | undefined =>
  [...scene.zones, ...scene.boards.flatMap((board) => board.places)]
    .flatMap((holder) => holder.pieces)
    .find((piece) => piece.id === id);

/** A card that only this player sees: large, until it is laid down again. */
export function Reveal({ director }: { director: Director }) {
  const shown = director.reveal.value;
  const piece = shown && pieceOf(shown.event.after, shown.piece);
  return shown && piece ? <TurnedUp piece={piece} event={shown.event} close={() => director.lay()} /> : null;
}

interface TurnedUpProps {
  piece: Piece;
  event: Event;
  close: () => void;
}

function TurnedUp({ piece, event, close }: TurnedUpProps) {
  const button = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(button);
  useEffect(() => {
    addEventListener("blur", close);
    return () => removeEventListener("blur", close);
  }, []);
  const keys = (pressed: KeyboardEvent) => {
    if (pressed.key !== "Escape") return;
    pressed.preventDefault();
    close();
  };
  const Face = useLook()?.Card ?? PlainCard;
  return (
    <div class="reveal" role="dialog" aria-label={event.lines.join(" ")} onKeyDown={keys}>
      <div class={`card ${piece.name}`}>
        <Face piece={piece} />
      </div>
      <div class="tells">
        {event.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {event.after.grids.flatMap((grid) => (
          <Learned key={grid.id} grid={grid} before={event.before.grids.find((one) => one.id === grid.id)} />
        ))}
        <p class="small">{t("reveal-alone")}</p>
        <button class="btn main" onClick={close} ref={button}>
          {t("reveal-lay")}
        </button>
      </div>
    </div>
  );
}

/** What a sheet of the notebook excludes now and did not before, and what is left; a row each. */
function Learned({ grid, before }: { grid: Grid; before: Grid | undefined }) {
  const word = useWord();
  const isOut = (cell: Cell | undefined) => cell?.answer === "no";
  const named = (row: Row, wanted: (column: number) => boolean) =>
    grid.columns.filter((_, column) => row.cells[column] && wanted(column)).map(word).join(", ");
  const news = grid.rows.map((row, n) => {
    const old = before?.rows[n];
    const out = old ? named(row, (column) => isOut(row.cells[column]) && !isOut(old.cells[column])) : "";
    return { row, out, left: named(row, (column) => !isOut(row.cells[column])) };
  });
  return (
    <>
      {news
        .filter(({ out }) => out)
        .map(({ row, out, left }) => (
          <p key={row.title} class="learned">
            <SeatBadge seat={row.seat} />
            <b>{row.title}</b>
            <span>{t("reveal-out", { out })}</span>
            <span>{t("reveal-left", { left })}</span>
          </p>
        ))}
    </>
  );
}
