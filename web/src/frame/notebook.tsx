// Sheets and notebooks: what the viewer can conclude, and from what.
import { useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { useLook } from "../games";
import { useDesk, useWord } from "../table/context";
import type { Cell, Fact, Grid, Panel, Row } from "../table/filled";
import { t } from "../words";
import { ClauseChip } from "./clause";
import { Forgetful } from "./notices";
import { type Pencil, usePencil } from "./pencil";

export function Notebook() {
  const scene = useDesk().scene.value;
  const { drawn = [], Notes } = useLook() ?? {};
  const panels = (scene?.panels ?? []).filter((panel) => panel.facts.length && !drawn.includes(panel.id));
  const grids = scene?.grids ?? [];
  if (!panels.length && !grids.length && !Notes) return <p class="small">{t("notebook-empty")}</p>;
  return (
    <>
      <Forgetful />
      {Notes && scene && <Notes scene={scene} />}
      {grids.map((grid) => (
        <GridView key={grid.id} grid={grid} />
      ))}
      {panels.map((panel) => (
        <PanelView key={panel.id} panel={panel} />
      ))}
    </>
  );
}

export function PanelView({ panel }: { panel: Panel }) {
  return (
    <details class="sheet-panel" open={!panel.folded}>
      <summary>{panel.title}</summary>
      <Facts facts={panel.facts} />
    </details>
  );
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul class="facts-list">
      {facts.map((fact) => (
        <li key={fact.text}>
          {fact.text} <ClauseChip clause={fact.clause} />
        </li>
      ))}
    </ul>
  );
}

interface At {
  row: number;
  column: number;
}

function GridView({ grid }: { grid: Grid }) {
  const word = useWord();
  const [open, setOpen] = useState<At | null>(null);
  const pencil = usePencil(grid.id);
  return (
    <section class="notebook">
      <h2>{grid.title}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {grid.columns.map((column) => (
              <th key={column} scope="col">
                <span>{word(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, n) => (
            <GridRow
              key={row.title}
              row={row}
              number={n}
              pencil={pencil}
              open={open?.row === n ? open.column : -1}
              show={(column) => setOpen(open?.row === n && open.column === column ? null : { row: n, column })}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface GridRowProps {
  row: Row;
  number: number;
  pencil: Pencil;
  open: number;
  show: (column: number) => void;
}

/** A row; the proof of a cell opens under it and hides nothing. */
function GridRow({ row, number, pencil, open, show }: GridRowProps) {
  const proof = row.cells[open]?.proof ?? [];
  const { seat } = useDesk();
  return (
    <>
      <tr class={row.seat === seat.value ? "mine" : ""}>
        <th scope="row">
          <SeatBadge seat={row.seat} />
          {row.title}
        </th>
        {row.cells.map((cell, column) => (
          <td key={column} class={open === column ? "open" : ""}>
            {cell.answer ? (
              <Settled cell={cell} open={open === column} show={() => show(column)} />
            ) : (
              <Open cell={cell} mark={pencil.read(number, column)} write={() => pencil.write(number, column)} />
            )}
          </td>
        ))}
      </tr>
      {proof.length > 0 && (
        <tr>
          <td class="proof" colSpan={row.cells.length + 1}>
            <Facts facts={proof} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Proven: a cross opens its proof. */
function Settled({ cell, open, show }: { cell: Cell; open: boolean; show: () => void }) {
  const text = cell.answer === "yes" ? "✓" : "✕";
  const label = t(`cell-${cell.answer}`);
  if (!cell.proof.length)
    return (
      <span class={`cell ${cell.answer}`} role="img" aria-label={label}>
        {text}
      </span>
    );
  return (
    <button class={`cell ${cell.answer}`} aria-label={label} aria-expanded={open} onClick={show}>
      {text}
    </button>
  );
}

/** Still open: how likely, where the table says so, and a mark of one's own in pencil. */
function Open({ cell, mark, write }: { cell: Cell; mark: string; write: () => void }) {
  const open = cell.share ? t("cell-share", { share: cell.share }) : t("cell-blank");
  const label = `${open} ${mark && t("pencil-mark", { mark })}`;
  return (
    <button class={cell.share ? "cell" : "cell unnoted"} aria-label={label} title={t("pencil-write")} onClick={write}>
      {cell.share || ""}
      {mark && <i class="pencil">{mark}</i>}
    </button>
  );
}
