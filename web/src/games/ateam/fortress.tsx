// The fortress: the corridor, its spaces, whoever stands there, the last move.
import { usePlaceLabel } from "../../scene/board";
import { touchable } from "../../scene/element";
import { useDesk, useWord } from "../../table/context";
import type { Board, Piece, Place } from "../../table/filled";
import { type Trail, useTrails } from "../trail";
import { Figure, Formula, type Stand } from "./figure";
import { Sign } from "./icons";
import { BRICKS, type Cell, cells, GATE_BEARING, polar, RAMPART, ROOM, SIZE, spline, VAULT, WALLS } from "./spiral";

export const kindOf = (place: Place) => place.name.replace("space-", "");

export function Fortress({ board }: { board: Board }) {
  const desk = useDesk();
  const word = useWord();
  const corridor = cells(board.places.length - 1);
  const trails = useTrails(board, desk.moment.value);
  return (
    <svg class="fortress" viewBox={`-8 -8 ${SIZE + 16} ${SIZE + 16}`} data-board={board.id} role="group" aria-label={word("look-fortress")}>
      <Walls />
      {corridor.map((cell, n) => (
        <Space key={n} place={board.places[n]!} cell={cell} />
      ))}
      <path class="room" d={ROOM} />
      <path class="walls" d={WALLS} />
      <Vault place={board.places.at(-1)!} />
      <Entry />
      <Trails trails={trails} corridor={corridor} />
      {corridor.map((cell, n) => (
        <Printed key={n} place={board.places[n]!} cell={cell} />
      ))}
      {board.places.map((place, n) => (
        <Standing key={place.id} place={place} cell={corridor[n]} />
      ))}
    </svg>
  );
}

function Walls() {
  return (
    <>
      <path class="moat" d={RAMPART} />
      <path class="rampart" d={RAMPART} />
      {BRICKS.map((bricks) => (
        <path key={bricks} class="brick" d={bricks} />
      ))}
      <circle class="merlon" cx={SIZE / 2} cy={SIZE / 2} r="318.5" />
      <circle class="court" cx={SIZE / 2} cy={SIZE / 2} r="312" />
    </>
  );
}

function Space({ place, cell }: { place: Place; cell: Cell }) {
  const desk = useDesk();
  const label = usePlaceLabel()(place);
  const kind = kindOf(place);
  return (
    <g {...touchable(desk, { ...place, label: `${place.id}, ${label}` }, `space k-${kind}`)}>
      <path class="floor" d={cell.outline} />
      {kind === "narrow" && cell.pinches.map((pinch) => <path key={pinch} class="pinch" d={pinch} />)}
    </g>
  );
}

/** What is printed on a space: its sign and its number.  The sign makes room for a figure. */
function Printed({ place, cell }: { place: Place; cell: Cell }) {
  const word = useWord();
  const kind = kindOf(place);
  const step = 57.3 / cell.r;
  const busy = place.pieces.length > 0;
  const narrow = kind === "narrow";
  const [nx, ny] = polar(cell.r + (narrow ? 13 : 22), cell.bearing - (narrow ? 22 : 19) * step);
  if (kind === "start") return <Gate cell={cell} text={word("look-start")} busy={busy} />;
  const [sx, sy] = busy ? polar(cell.r + 20, cell.bearing + 19 * step) : [cell.x, cell.y];
  return (
    <g class={`printed k-${kind}`} aria-hidden="true">
      {kind !== "plain" && (
        <g transform={`translate(${sx} ${sy}) scale(${busy ? 0.5 : 0.9})`}>
          <Sign of={kind} />
        </g>
      )}
      <text x={nx} y={ny + 3.5}>
        {place.id}
      </text>
    </g>
  );
}

function Gate({ cell, text, busy }: { cell: Cell; text: string; busy: boolean }) {
  const [x, y] = polar(cell.r + (busy ? 18 : 0), cell.bearing + (busy ? 9.5 : 3.5));
  const [tx, ty] = polar(cell.r - 3, cell.bearing - 5);
  return (
    <g class="printed k-start" aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${busy ? 0.5 : 1})`}>
        <Sign of="start" />
      </g>
      {!busy && (
        <text x={tx} y={ty + 5}>
          {text}
        </text>
      )}
    </g>
  );
}

const BOLTS = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8);

function Vault({ place }: { place: Place }) {
  const desk = useDesk();
  const word = useWord();
  const label = usePlaceLabel()(place);
  const r = VAULT.r - 8;
  return (
    <g transform={`translate(${VAULT.x} ${VAULT.y})`}>
      <g {...touchable(desk, { ...place, label }, "space vault")}>
        <circle class="door" r={r} />
        {BOLTS.map((turn) => (
          <circle key={turn} class="bolt" cx={(r - 8) * Math.cos(turn)} cy={(r - 8) * Math.sin(turn)} r="2.6" />
        ))}
        <circle class="plate" r={r - 17} />
        <g class="dial" transform="translate(0 -22)">
          <circle r="17" />
          <path d="M0-27V27M-27 0H27M-19-19 19 19M19-19-19 19" />
        </g>
        <text y="22">{word("look-vault")}</text>
      </g>
    </g>
  );
}

/** Where one comes in. */
function Entry() {
  const at = (r: number, turn: number) => polar(r, GATE_BEARING + turn).join(" ");
  return (
    <g class="entry" aria-hidden="true">
      <path d={`M${at(288, -26)}Q${at(294, -16)} ${at(280, -3.5)}`} />
      <path class="head" d="M-8-6 2 0-8 6Z" transform={`translate(${at(280, -2.5)}) rotate(${GATE_BEARING + 95})`} />
    </g>
  );
}

/** The last moves, along the corridor. */
function Trails({ trails, corridor }: { trails: Trail[]; corridor: Cell[] }) {
  const spot = (n: number): [number, number] => {
    const cell = corridor[n];
    return cell ? [cell.x, cell.y] : [VAULT.x, VAULT.y];
  };
  return (
    <>
      {trails
        .filter((trail) => trail.piece !== "formula")
        .map((trail) => {
          const [from, to] = [Number(trail.from), Number(trail.to)];
          const way = Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + Math.sign(to - from) * n);
          return <path key={trail.piece} class={`trail seat-${trail.seat}`} d={spline(way.map(spot))} />;
        })}
    </>
  );
}

/** How several figures share a space, along and across the corridor. */
function seated(count: number, n: number): [number, number, number] {
  if (count === 1) return [0, 0, 1.16];
  if (count === 2) return [n ? 15 : -15, 0, 0.98];
  return [n % 2 ? 15 : -15, n < 2 ? -15 : 14, 0.72];
}

function stands(place: Place, cell: Cell | undefined, count: number, n: number, piece: Piece): Stand {
  const out = piece.figure === "←";
  const [along, across, size] = seated(count, n);
  if (!cell) return { x: VAULT.x + (n - (count - 1) / 2) * 32, y: VAULT.y + 46, size: 0.9, heading: out ? 39 : 219 };
  const wide = place.id === "0" ? 1.35 : 1;
  const [x, y] = polar(cell.r + across - 3, cell.bearing + (along * wide * 57.3) / cell.r);
  return { x, y: y + 3, size, heading: cell.heading + (out ? 180 : 0) };
}

function Standing({ place, cell }: { place: Place; cell: Cell | undefined }) {
  const figures = place.pieces.filter((piece) => piece.kind === "pawn");
  const formula = place.pieces.find((piece) => piece.id === "formula");
  const spots = figures.map((piece, n) => stands(place, cell, figures.length, n, piece));
  const holder = spots[figures.findIndex((piece) => piece.seat === formula?.seat)];
  return (
    <>
      {figures.map((piece, n) => (
        <Figure key={piece.id} piece={piece} at={spots[n]!} />
      ))}
      {formula && holder && (
        <Formula piece={formula} x={holder.x + 13 * holder.size} y={holder.y - 19 * holder.size} size={holder.size} />
      )}
      {formula && !holder && <Formula piece={formula} x={VAULT.x} y={VAULT.y - 22} size={1.7} />}
    </>
  );
}
