// Who and what stands in the rooms: agents, guards, helicopters, parts; and the title block.
import { Figure } from "../../art/figure";
import { Glyph, isGlyph } from "../../art/glyphs";
import { SeatMark } from "../../art/seat";
import { moving, touchable } from "../../scene/element";
import { useLabel } from "../../scene/piece";
import { useDesk, useWord } from "../../table/context";
import type { Board, Piece, Place, Scene } from "../../table/filled";
import { bare, ROOMS } from "./plan";

const SPACE = 62; // between two figures, where there is room

/** Everyone, over all walls. */
export function People({ board, me }: { board: Board; me: number }) {
  return (
    <g class="people">
      {board.places.map((place) => (
        <Company key={place.id} place={place} me={me} />
      ))}
    </g>
  );
}

const isFigure = (piece: Piece) => piece.kind === "pawn" || piece.id.startsWith("guard");

function Company({ place, me }: { place: Place; me: number }) {
  const room = ROOMS[bare(place.id)]!;
  const standing = place.pieces.filter(isFigure);
  const apart = Math.min(SPACE, room.wide / Math.max(1, standing.length - 1));
  const left = room.stand[0] - (apart * (standing.length - 1)) / 2;
  return (
    <>
      {standing.map((piece, n) => (
        <Person key={piece.id} piece={piece} mine={piece.seat === me} at={[left + n * apart, room.stand[1]]} />
      ))}
    </>
  );
}

function Person({ piece, mine, at }: { piece: Piece; mine: boolean; at: [number, number] }) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const live = desk.choosing.answers(piece.id);
  const props = live
    ? touchable(desk, { ...piece, label })
    : { class: desk.moved(piece.id) ? "moved" : "" };
  const posture = piece.name.replace("posture-", "");
  const guard = piece.kind === "pawn" ? {} : { letter: piece.figure, class: "guard" };
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <g {...props} class={`man ${mine ? "mine" : ""} ${posture} ${props.class}`} {...moving(piece.id, piece.name)}>
        <ellipse class="trace" rx="28" ry="10" />
        <g transform="scale(1.9)">
          <Figure seat={piece.seat} lying={posture !== "standing" && piece.kind === "pawn"} {...guard} />
        </g>
        {posture === "out_cold" && <path class="stars" d="M22-66l3 7 8 .5-6 5 2 8-7-4-7 4 2-8-6-5 8-.5z" />}
      </g>
    </g>
  );
}

// Helicopters ---------------------------------------------------------------------------

const HELIPAD: [number, number] = [1150, 172];
/** Where helicopters stand when there are one, two or three. */
const LANDED = [[[0, 0]], [[-62, 4], [62, 4]], [[-76, 22], [76, 22], [0, -46]]] as [number, number][][];

export function Roof({ board, scene }: { board: Board; scene: Scene }) {
  const roof = board.places.find((place) => bare(place.id) === "roof")?.pieces ?? [];
  const landed = roof.filter((piece) => piece.id.startsWith("helicopter"));
  const parts = roof.filter((piece) => piece.id.startsWith("part"));
  const spots = LANDED[Math.max(0, landed.length - 1)]!;
  return (
    <g class="roof-top">
      <Helipad />
      {landed.map((piece, n) => (
        <Helicopter key={piece.id} piece={piece} at={[HELIPAD[0] + spots[n]![0], HELIPAD[1] + spots[n]![1]]} size={landed.length > 1 ? 1.05 : 1.55} />
      ))}
      {parts.map((piece, n) => (
        <Part key={piece.id} piece={piece} at={[1090 + n * 60, HELIPAD[1]]} />
      ))}
      <Called scene={scene} />
    </g>
  );
}

function Helipad() {
  const [x, y] = HELIPAD;
  return (
    <g class="helipad" aria-hidden="true">
      <circle cx={x} cy={y} r="108" />
      <circle class="in" cx={x} cy={y} r="96" />
      <path d={`M${x - 40} ${y - 52}V${y + 52}M${x + 40} ${y - 52}V${y + 52}M${x - 40} ${y}H${x + 40}`} />
    </g>
  );
}

/** Called, and not yet there: in outline. */
function Called({ scene }: { scene: Scene }) {
  const called = inSky(scene).filter((piece) => piece.name.startsWith("called"));
  return (
    <>
      {called.map((piece, n) => (
        <Helicopter key={piece.id} piece={piece} at={[1276, 52 + n * 88]} size={0.74} />
      ))}
    </>
  );
}

const inSky = (scene: Scene) => scene.zones.find((zone) => zone.id === "sky")?.pieces ?? [];

const nationOf = (piece: Piece) => piece.name.split(/[-_]/).at(-1)!;

interface Flying {
  piece: Piece;
  at: [number, number];
  size: number;
}

function Helicopter({ piece, at, size }: Flying) {
  const label = useLabel()(piece);
  const called = piece.name.startsWith("called") ? "called" : "";
  return (
    <g transform={`translate(${at.join(" ")})`} role="img" aria-label={label}>
      <g class={`heli ${nationOf(piece)} ${called}`} {...moving(piece.id, piece.name)}>
        <g transform={`scale(${size}) rotate(-35)`}>
          <path class="skid" d="M-19-24V16M19-24V16M-19-14H19M-19 8H19" />
          <path class="hull" d="M0-36C12-36 16-26 16-12 16 4 11 12 5 16L3 44h-6L-5 16C-11 12-16 4-16-12-16-26-12-36 0-36z" />
          <path class="hull" d="M-11 40h22v5h-22z" />
          <path class="glass" d="M-11.5-17C-11-28-6-31.5 0-31.5S11-28 11.5-17Q0-23-11.5-17z" />
          <circle class="rotor" cy="-6" r="46" />
          <path class="blade" d="M-45-12L45 0M-6 39L6-51" />
          <circle class="hub" cy="-6" r="4" />
        </g>
        <Emblem nation={nationOf(piece)} size={size} />
      </g>
    </g>
  );
}

const EMBLEMS = { red: "star", blue: "crown", yellow: "sunburst" } as const;

export const emblemOf = (nation: string) => EMBLEMS[nation as keyof typeof EMBLEMS] ?? "star";

function Emblem({ nation, size }: { nation: string; size: number }) {
  return (
    <g class="emblem-disc" transform={`translate(${26 * size} ${24 * size}) scale(${Math.max(0.5, size * 0.7)})`}>
      <circle r="15" />
      <Glyph name={emblemOf(nation)} size={21} at={[0, 0]} />
    </g>
  );
}

function Part({ piece, at }: { piece: Piece; at: [number, number] }) {
  const word = useWord()(piece.name);
  const name = piece.name.replace("part-", "");
  return (
    <g class="part" transform={`translate(${at.join(" ")})`} role="img" aria-label={word} {...moving(piece.id, piece.name)}>
      <rect x="-25" y="-25" width="50" height="50" rx="5" />
      {isGlyph(name) && <Glyph name={name} size={34} at={[0, 0]} />}
    </g>
  );
}

// The title block -----------------------------------------------------------------------

export function TitleBlock({ scene }: { scene: Scene }) {
  const word = useWord();
  const [night] = scene.panels.filter((panel) => panel.id === "night");
  const reserve = inSky(scene).filter((piece) => piece.name.startsWith("reserve"));
  return (
    <g class="title-block" transform="translate(1000 392)">
      <path class="frame" d="M0 0H320V280H0zM0 76H320M0 180H320" />
      <text class="large" x="16" y="32">
        {word("look-embassy")}
      </text>
      <rect class="bar-of-ink" x="16" y="43" width="206" height="20" />
      {[night?.title, night?.facts[0]?.text].flatMap((text) => wrapped(text ?? "")).map((line, n) => (
        <text key={n} class="line" x="16" y={100 + n * 22}>
          {line}
        </text>
      ))}
      <CalledBy scene={scene} />
      <Reserve pieces={reserve} />
    </g>
  );
}

const WIDEST = 32; // letters of a line of the block

/** A text in lines that fit. */
function wrapped(text: string): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(" ");
    return longer.length > WIDEST ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}

/** Whose turn brings the helicopter that was called. */
function CalledBy({ scene }: { scene: Scene }) {
  const word = useWord();
  const called = inSky(scene).find((piece) => piece.name.startsWith("called"));
  if (!called) return null;
  return (
    <>
      <text class="line" x="16" y="171">
        {word(called.name)}
      </text>
      <g class="seat" transform="translate(284 152) scale(.85)">
        <SeatMark seat={called.seat} />
      </g>
    </>
  );
}

function Reserve({ pieces }: { pieces: Piece[] }) {
  const word = useWord();
  return (
    <>
      <text class="label" x="16" y="206">
        {word(pieces.length ? "look-reserve" : "look-drawn-by")}
      </text>
      {!pieces.length && <rect class="bar-of-ink" x="16" y="220" width="150" height="18" />}
      {pieces.map((piece, n) => (
        <g key={piece.id}>
          <Helicopter piece={piece} at={[42 + n * 98, 244]} size={0.5} />
          <text class="line" x={68 + n * 98} y="262">
            {`× ${piece.figure}`}
          </text>
        </g>
      ))}
    </>
  );
}
