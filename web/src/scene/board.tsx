// Any board: places at their points, the lines between them, the pieces on them.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { SeatMark } from "../art/seat";
import { useDesk, useWord } from "../table/context";
import type { Board, Line, Piece, Place } from "../table/filled";
import { t } from "../words";
import { moving, touchable } from "./element";
import { useLabel } from "./piece";

const FINGER = 40; // pixels between two places, at least, before the board scrolls
const ZOOMS = [0, 1, 1.5, 2.2, 3]; // the first is the whole board, however small
const USUAL = 1; // the place in that list of how a board is first seen

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
  const [zoom, setZoom] = useState(USUAL);
  const window = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const moment = desk.moment.value;
  const told = desk.director?.playing.value === true;
  const armed = desk.choosing.begun.value ? desk.choosing.armed.value?.id : undefined;
  useLayoutEffect(() => focus(window.current, told), [moment, zoom, told, armed]);
  useEffect(() => resized(window.current!, () => focus(window.current, false)), []);
  const step = (by: number) => setZoom(Math.max(0, Math.min(ZOOMS.length - 1, zoom + by)));
  return (
    <div class="camera">
      <div class="window" ref={window} tabIndex={0} role="group" aria-label={t("board")}>
        <div class={`film ${zoom ? "" : "whole"}`} style={{ "--least": `${width}px`, "--zoom": ZOOMS[zoom] || 1 }}>
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

/** Does something whenever an element has another size. */
function resized(element: Element, act: () => void): () => void {
  const watch = new ResizeObserver(act);
  watch.observe(element);
  return () => watch.disconnect();
}

interface Stretch {
  low: number;
  high: number;
}

/** Scrolls to one rectangle: me, and what I have picked or can reach; while something is told, what moves.
    What is in sight stays where it is. */
function focus(window: HTMLElement | null, told: boolean): void {
  if (!window || (window.scrollWidth <= window.clientWidth && window.scrollHeight <= window.clientHeight)) return;
  const seen = (one: string) => [...window.querySelectorAll(one)].map((found) => found.getBoundingClientRect());
  const [picked, moved] = [seen(".picked"), seen(".moved")];
  const wanted = told && moved.length ? moved : [...seen(".mine"), ...(picked.length ? picked : seen(".legal"))];
  const [first] = wanted;
  if (!first) return;
  const [frame, air] = [window.getBoundingClientRect(), getComputedStyle(window)];
  const across = { low: frame.left + parseFloat(air.scrollPaddingLeft), high: frame.right - parseFloat(air.scrollPaddingRight) };
  const down = { low: frame.top + parseFloat(air.scrollPaddingTop), high: frame.bottom - parseFloat(air.scrollPaddingBottom) };
  window.scrollBy(
    shift(around(wanted, "left", "right"), across, (first.left + first.right) / 2),
    shift(around(wanted, "top", "bottom"), down, (first.top + first.bottom) / 2),
  );
}

function around(boxes: DOMRect[], from: "left" | "top", to: "right" | "bottom"): Stretch {
  return { low: Math.min(...boxes.map((box) => box[from])), high: Math.max(...boxes.map((box) => box[to])) };
}

/** How far to scroll: not at all for what is seen; to the middle of what fits, else to the first of it. */
function shift(wanted: Stretch, seen: Stretch, first: number): number {
  if (wanted.low >= seen.low && wanted.high <= seen.high) return 0;
  const middle = (seen.low + seen.high) / 2;
  const fits = wanted.high - wanted.low <= seen.high - seen.low;
  return (fits ? (wanted.low + wanted.high) / 2 : first) - middle;
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
  const live = desk.choosing.answers(piece.id);
  const props = live ? touchable(desk, { ...piece, label }) : { class: desk.moved(piece.id) ? "moved" : "" };
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
