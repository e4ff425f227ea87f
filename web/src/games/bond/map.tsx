// The world: land, lines, places, and whoever is there.
import { signal } from "@preact/signals";
import { touchable } from "../../scene/element";
import { Camera, usePlaceLabel } from "../../scene/board";
import { useDesk, useWord } from "../../table/context";
import type { Board, Line, Place, Scene } from "../../table/filled";
import { lang } from "../../words";
import { type Trail, useTrails } from "../trail";
import { Agent } from "./agent";
import { along, type Curve, drawn, fan, flight, FRAME, laid, nameOf } from "./geometry";
import { Cartouche, Key } from "./key";
import land from "../../../../src/filature/games/bond/art/world-ground.json";

const NARROWEST = matchMedia("(pointer: coarse)").matches ? 1180 : 900; // pixels
const WAYS = ["land", "sea", "space"];

/** A journey that somebody wants to see on the map: its places, in order. */
export const journey = signal<string[]>([]);

type Places = Map<string, Place>;

export function World({ scene }: { scene: Scene }) {
  const desk = useDesk();
  const word = useWord();
  const board = scene.boards[0]!;
  const places: Places = new Map(board.places.map((place) => [place.id, place]));
  const trails = useTrails(board, desk.moment.value);
  const plan = usePlan(scene, places);
  return (
    <Camera width={NARROWEST}>
      <svg class="world" viewBox={`${FRAME.left} ${FRAME.top} ${FRAME.width} ${FRAME.height}`} data-board={board.id} role="group" aria-label={word("look-map")}>
        <Ground />
        <Lines board={board} places={places} />
        <Trails trails={trails} places={places} />
        <Journey places={places} lines={board.lines} />
        {plan && <Preview {...plan} />}
        <Towns scene={scene} places={places} />
        {plan?.price && <Price {...plan} />}
        <Cartouche scene={scene} />
        <Key />
        {board.places.map((place) => (
          <Standing key={place.id} place={place} />
        ))}
      </svg>
    </Camera>
  );
}

function Ground() {
  const frame = { x: FRAME.left, y: FRAME.top, width: FRAME.width, height: FRAME.height };
  return (
    <>
      <defs>
        <path id="bond-land" d={land.land} />
        <clipPath id="bond-frame">
          <rect {...frame} />
        </clipPath>
      </defs>
      <g clip-path="url(#bond-frame)">
        <rect class="ocean" {...frame} />
        <path class="graticule" d={land.graticule} />
        <use href="#bond-land" class="shore far" />
        <use href="#bond-land" class="shore" />
        <use href="#bond-land" class="land" />
      </g>
      <rect class="neatline" {...frame} />
    </>
  );
}

/** Transit under land and sea, space above; a pale edge keeps crossings apart. */
function Lines({ board, places }: { board: Board; places: Places }) {
  const shown = board.lines.filter((line) => !line.kind.startsWith("express"));
  const of = (...kinds: string[]) => shown.filter((line) => kinds.includes(line.kind));
  const path = (line: Line, extra = "") => {
    const way = laid(line, places);
    return way && <path key={`${line.start} ${line.end}`} class={`line ${line.kind} ${extra}`} d={drawn(way.curve)} />;
  };
  return (
    <>
      {of("transit").map((line) => path(line))}
      {of("land", "sea").map((line) => path(line, "casing"))}
      {of("land", "sea").map((line) => path(line))}
      <Space place={places.get("space")} />
      {of("space").map((line) => path(line))}
      {of("transit").map((line) => (
        <Turns key={`${line.start} ${line.end}`} line={line} places={places} />
      ))}
    </>
  );
}

function Turns({ line, places }: { line: Line; places: Places }) {
  const way = laid(line, places);
  if (!way || !line.label) return null;
  return (
    <g class="turns" transform={`translate(${way.chip.x} ${way.chip.y})`}>
      <circle r="7.5" />
      <text y="3.6">{line.label}</text>
    </g>
  );
}

const STARS = "-34,-22 -18,-38 12,-40 38,-14 40,16 -42,6 26,34 -28,30 4,44 22,-26 -8,-24".split(" ");

function Space({ place }: { place: Place | undefined }) {
  if (!place) return null;
  return (
    <g class="sky" transform={`translate(${place.x} ${place.y})`}>
      <circle class="disc" r="56" />
      <circle class="rim" r="52" />
      {STARS.map((star) => {
        const [x, y] = star.split(",");
        return <circle key={star} class="star" cx={x} cy={y} r="1.1" />;
      })}
      <ellipse rx="34" ry="12" transform="rotate(-24)" />
    </g>
  );
}

/** The way between two places: a line of the board, else a flight. */
function leg(from: string, to: string, lines: Line[], places: Places): Curve | null {
  const joins = (line: Line) => [line.start, line.end].includes(from) && [line.start, line.end].includes(to);
  const line = lines.find((one) => joins(one) && !one.kind.startsWith("express"));
  const way = line && laid(line, places);
  if (way) return way.curve;
  const [a, b] = [places.get(from), places.get(to)];
  return a && b ? flight(a, b) : null;
}

function Trails({ trails, places }: { trails: Trail[]; places: Places }) {
  const board = useDesk().scene.value?.boards[0];
  return (
    <>
      {trails.map((trail) => {
        const way = leg(trail.from, trail.to, board?.lines ?? [], places);
        return way && <path key={trail.piece} class={`trail seat-${trail.seat}`} d={drawn(way)} />;
      })}
    </>
  );
}

function Journey({ places, lines }: { places: Places; lines: Line[] }) {
  const stops = journey.value;
  const legs = stops.slice(1).map((stop, n) => leg(stops[n]!, stop, lines, places));
  return (
    <g class="journey">
      {legs.map((way, n) => way && <path key={n} d={drawn(way)} />)}
    </g>
  );
}

const here = (scene: Scene) =>
  scene.boards[0]!.places.find((place) => place.pieces.some((piece) => piece.seat === scene.seat));

interface Plan {
  way: Curve;
  price: string;
}

/** The journey that waits for a last word, and what it costs. */
function usePlan(scene: Scene, places: Places): Plan | null {
  const { choosing } = useDesk();
  const word = useWord();
  const armed = choosing.begun.value && choosing.armed.value;
  const { places: all, lines } = scene.boards[0]!;
  const [from, to] = [here(scene), armed && all.find((place) => place.actions.includes(armed.id))];
  if (!armed || !from || !to || from === to) return null;
  const express = armed.notation.startsWith("express");
  const way = express ? flight(from, to) : leg(from.id, to.id, lines, places);
  const link = lines.find((line) => line.end === to.id && line.kind.startsWith("express"));
  return way && { way, price: express && link ? `${link.label} ${word("look-points")}` : "" };
}

function Preview({ way }: Plan) {
  return (
    <g class="preview">
      <path class="casing" d={drawn(way)} />
      <path d={drawn(way)} />
    </g>
  );
}

function Price({ way, price }: Plan) {
  const at = along(way, 0.5);
  const half = price.length * 3.7 + 10;
  return (
    <g class="price" transform={`translate(${at.x} ${at.y})`}>
      <rect x={-half} y="-12" width={2 * half} height="24" rx="12" />
      <text y="4.3">{price}</text>
    </g>
  );
}

/** Places, their rings and their names; names lie above all lines. */
function Towns({ scene, places }: { scene: Scene; places: Places }) {
  const from = here(scene)?.id;
  const near = new Set(
    scene.boards[0]!.lines
      .filter((line) => WAYS.includes(line.kind) && (line.start === from || line.end === from))
      .flatMap((line) => [line.start, line.end]),
  );
  const stage = scene.panels.find((panel) => panel.id === "sheet")?.facts.find((fact) => fact.marks[0] === "now");
  return (
    <>
      {[...places.values()].map((place) => (
        <Town key={place.id} place={place} near={near.has(place.id)} stage={stage?.marks[1] ?? ""} />
      ))}
    </>
  );
}

function Town({ place, near, stage }: { place: Place; near: boolean; stage: string }) {
  const desk = useDesk();
  const label = usePlaceLabel()(place);
  const { fictional } = nameOf(place.id);
  const extra = `town ${near ? "near" : "far"} ${fictional ? "fictional" : ""} ${place.id === "london" ? "hq" : ""}`;
  const goal = place.marks.find((mark) => mark === "mark-stage" || mark === "mark-report");
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g {...touchable(desk, { ...place, label }, extra)}>
        <circle class="touch" r="14" />
        <circle class="glow" r="11" />
        <circle class="ring" r="10.5" />
        <circle class="node" r={place.id === "london" ? 9 : 6.5} />
        <TownName place={place} />
      </g>
      <g class="signs" aria-hidden="true">
        {place.marks.includes("mark-q") && <QSign place={place} flagged={!!goal} />}
        {goal && <Flag text={stage} />}
      </g>
    </g>
  );
}

function TownName({ place }: { place: Place }) {
  const word = useWord();
  const { dx, dy, anchor, grow, sea, break: first } = nameOf(place.id);
  const words = word(place.name).split(" ");
  const cut = first?.[lang.value] ?? words.length;
  const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")].filter(Boolean);
  const up = (lines.length - 1) * 13 * ({ up: 1, down: 0 }[grow] ?? 0.5);
  return (
    <text class={`name ${sea ? "at-sea" : ""} ${place.id === "space" ? "in-sky" : ""}`} y={dy - up} text-anchor={anchor}>
      {lines.map((line, n) => (
        <tspan key={line} x={dx} dy={n ? 13 : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Q's sign stands away from the name and the flag. */
function QSign({ place, flagged }: { place: Place; flagged: boolean }) {
  const aside = nameOf(place.id).anchor === "end" ? 12 : -12;
  return (
    <g class="q" transform={`translate(${aside} ${flagged ? 11 : -12})`}>
      <circle r="6.5" />
      <text y="3.4">Q</text>
    </g>
  );
}

function Flag({ text }: { text: string }) {
  return (
    <g class="flag">
      <path d="M-1-30h20l-4 7 4 7H1v8h-2Z" />
      <text x="8" y="-19">
        {text}
      </text>
    </g>
  );
}

function Standing({ place }: { place: Place }) {
  return (
    <>
      {place.pieces.map((piece, n) => {
        const at = fan(place.pieces.length, n);
        return <Agent key={piece.id} piece={piece} x={place.x + at.x} y={place.y + at.y} size={at.size} />;
      })}
    </>
  );
}
