// Any board: places at their points, the lines between them, the pieces on them.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatMark } from "../art/seat";
import { useDesk, useWord } from "../table/context";
import type { Board, Line, Piece, Place } from "../table/filled";
import { t } from "../words";
import { moving, touchable } from "./element";
import { useLabel } from "./piece";

const FINGER = 40; // pixels between two places, at least, before the board scrolls
const ZOOMS = [1, 1.5, 2.2, 3];

/** Left, top, width and height of a board with some air, and how close its places are. */
export function extent(board: Board) {
  const [xs, ys] = [board.places.map((p) => p.x), board.places.map((p) => p.y)];
  const near = nearest(board.places);
  const air = near * 0.9;
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air];
  const [width, height] = [Math.max(...xs) + air - left, Math.max(...ys) + air - top];
  return { left, top, width, height, near };
}

function nearest(places: Place[]): number {
  let best = Infinity;
  for (const [n, a] of places.entries())
    for (const b of places.slice(n + 1)) {
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (apart > 0 && apart < best) best = apart;
    }
  return best === Infinity ? 100 : best;
}

export function BoardView({ board }: { board: Board }) {
  const { left, top, width, height, near } = extent(board);
  const places = new Map(board.places.map((place) => [place.id, place]));
  const named = (place: Place) => board.places.filter((one) => one.name === place.name).length === 1;
  return (
    <Camera width={(width / near) * FINGER}>
      <svg
        class={`plain-board ${board.kind}`}
        viewBox={`${left} ${top} ${width} ${height}`}
        data-board={board.id}
        style={{ "--r": `${near * 0.3}px` }}
      >
        {board.lines.map((line) => (
          <Way key={`${line.start} ${line.end} ${line.kind}`} line={line} places={places} />
        ))}
        {board.places.map((place) => (
          <PlaceView key={place.id} place={place} radius={near * 0.3} named={named(place)} />
        ))}
      </svg>
    </Camera>
  );
}

/** A window on a drawing: it scrolls and zooms, and keeps in sight what can be done. */
export function Camera({ width, children }: { width: number; children: preact.ComponentChildren }) {
  const [zoom, setZoom] = useState(0);
  const window = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const moment = desk.moment.value;
  useLayoutEffect(() => focus(window.current), [moment, zoom]);
  const step = (by: number) => setZoom(Math.max(0, Math.min(ZOOMS.length - 1, zoom + by)));
  return (
    <div class="camera">
      <div class="window" ref={window} tabIndex={0} role="group" aria-label={t("board")}>
        <div class="film" style={{ "--least": `${width}px`, "--zoom": ZOOMS[zoom] }}>
          {children}
        </div>
      </div>
      <div class="zoom">
        <button class="btn icon" aria-label={t("zoom-in")} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
        <button class="btn icon" aria-label={t("zoom-out")} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
      </div>
    </div>
  );
}

/** Scrolls to the middle of what is lit, else of what moved, else of what is mine. */
function focus(window: HTMLElement | null): void {
  if (!window || (window.scrollWidth <= window.clientWidth && window.scrollHeight <= window.clientHeight)) return;
  const found = [".legal, .picked", ".moved", ".mine"].map((one) => [...window.querySelectorAll(one)]);
  const boxes = (found.find((list) => list.length) ?? []).map((one) => one.getBoundingClientRect());
  if (!boxes.length) return;
  const frame = window.getBoundingClientRect();
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;
  window.scrollBy(
    mean(boxes.map((box) => box.left + box.width / 2)) - frame.left - frame.width / 2,
    mean(boxes.map((box) => box.top + box.height / 2)) - frame.top - frame.height / 2,
  );
}

function Way({ line, places }: { line: Line; places: Map<string, Place> }) {
  const [a, b] = [places.get(line.start), places.get(line.end)];
  if (!a || !b) return null;
  return (
    <g class={`way ${line.kind}`}>
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      {line.label && (
        <text x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
          {line.label}
        </text>
      )}
    </g>
  );
}

/** What a place is called: its name, with its number on a street; else its short one. */
export function address({ id, name, number }: Place, word: (key: string) => string): string {
  if (!name) return t("place", { id });
  return number ? t("address", { name: word(name), number }) : word(name);
}

/** What a screen reader says of a place: its name, what is printed there, who stands there. */
export function usePlaceLabel(): (place: Place) => string {
  const [word, label] = [useWord(), useLabel()];
  return (place) =>
    [
      address(place, word),
      ...place.marks.map(word),
      ...place.pieces.map(label),
    ].join(", ");
}

/** A place; its name is written when it is its own. */
function PlaceView({ place, radius, named }: { place: Place; radius: number; named: boolean }) {
  const desk = useDesk();
  const [word, label] = [useWord(), usePlaceLabel()];
  const marks = place.marks.map(word);
  const short = marks.find((mark) => mark.length < 4);
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g {...touchable(desk, { ...place, label: label(place) }, `place ${place.name} ${place.marks.join(" ")}`)}>
        <circle class="ground" r={radius} />
        <text class="short" dy=".35em">
          {short ?? (place.name ? "" : place.id)}
        </text>
        {place.name && named && <PlaceName text={word(place.name)} radius={radius} />}
      </g>
      <Standing pieces={place.pieces} radius={radius} />
    </g>
  );
}

function PlaceName({ text, radius }: { text: string; radius: number }) {
  return (
    <text class="place-name" y={radius * 1.75}>
      {text}
    </text>
  );
}

/** Pieces on a place, side by side when there are several. */
function Standing({ pieces, radius }: { pieces: Piece[]; radius: number }) {
  const turn = (2 * Math.PI) / pieces.length;
  const away = pieces.length > 1 ? radius * 0.75 : 0;
  return (
    <>
      {pieces.map((piece, n) => (
        <OnBoard
          key={piece.id}
          piece={piece}
          size={radius * (pieces.length > 2 ? 1.1 : 1.5)}
          at={[away * Math.cos(n * turn), away * Math.sin(n * turn)]}
        />
      ))}
    </>
  );
}

interface OnBoardProps {
  piece: Piece;
  size: number;
  at: [number, number];
}

export function OnBoard({ piece, size, at: [x, y] }: OnBoardProps) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const live = desk.choosing.offers(piece.id);
  const props = live ? touchable(desk, { ...piece, label }) : { class: desk.moved.value.has(piece.id) ? "moved" : "" };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...props} class={`on-board ${piece.kind} ${piece.name} ${props.class}`} {...moving(piece.id, piece.name || piece.back)}>
        <g transform={`scale(${size / 28}) translate(-14 -14)`}>
          {piece.seat >= 0 && piece.kind === "pawn" ? <SeatMark seat={piece.seat} /> : <Chip piece={piece} />}
        </g>
      </g>
    </g>
  );
}

function Chip({ piece }: { piece: Piece }) {
  return (
    <>
      <rect class={`chip-ground ${piece.name ? "" : "down"}`} x="4" y="0" width="20" height="28" rx="3" />
      <text x="14" y="19">
        {piece.figure || (piece.name ? "•" : "?")}
      </text>
    </>
  );
}
