// Squares, clue cards and figures: the part of the city that changes.
import { Figure } from "../../art/figure";
import { Glyph, isGlyph } from "../../art/glyphs";
import { SeatMark } from "../../art/seat";
import { shapeOf, tintOf } from "../../art/tints";
import { usePlaceLabel } from "../../scene/board";
import { moving, touchable } from "../../scene/element";
import { useLabel } from "../../scene/piece";
import { useDesk, useWord } from "../../table/context";
import type { Board, Piece, Place } from "../../table/filled";

interface Shown {
  board: Board;
  me: number;
}

// Ways ----------------------------------------------------------------------------------

/** From the viewer's figure: how far every place is, and from which one it is reached. */
export function ways({ board, me }: Shown): Map<string, { steps: number; from: string }> {
  const start = board.places.find((place) => place.pieces.some((piece) => piece.id === `pawn-${me}`));
  const found = new Map(start ? [[start.id, { steps: 0, from: "" }]] : []);
  for (const [id, { steps }] of found)
    for (const line of board.lines) {
      const next = line.start === id ? line.end : line.end === id ? line.start : "";
      if (next && !found.has(next)) found.set(next, { steps: steps + 1, from: id });
    }
  return found;
}

/** A shortest way to the square that is picked. */
export function Route({ board, me }: Shown) {
  const { choosing } = useDesk();
  const picked = board.places.find((place) => choosing.light(place.id) === "picked");
  if (!picked) return null;
  const [reached, places] = [ways({ board, me }), new Map(board.places.map((place) => [place.id, place]))];
  const points: string[] = [];
  for (let id = picked.id; id && reached.has(id); id = reached.get(id)!.from) {
    const { x, y } = places.get(id)!;
    points.push(`${x} ${y}`);
  }
  return points.length > 1 ? <path class="route" d={`M${points.join("L")}`} /> : null;
}

// Squares -------------------------------------------------------------------------------

export function Squares({ board, me }: Shown) {
  const reached = ways({ board, me });
  return (
    <g class="squares">
      {board.places.map((place) => (
        <Square key={place.id} place={place} steps={reached.get(place.id)?.steps ?? 0} me={me} />
      ))}
    </g>
  );
}

function Square({ place, steps, me }: { place: Place; steps: number; me: number }) {
  const desk = useDesk();
  const [says, word] = [usePlaceLabel(), useWord()];
  const label = steps ? `${says(place)}, ${word("look-distance")} ${steps}` : says(place);
  const [coloured, hub] = [place.marks.length > 0, place.id === "H"];
  const radius = hub ? 34 : coloured ? 31 : 17;
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g {...touchable(desk, { ...place, label }, "sq")}>
        <circle class="glow" r={radius + 13} />
        <circle class="plaza" r={radius} />
        {hub && <Fountain />}
        {coloured && <Emblem place={place} />}
        {!coloured && !hub && steps > 0 && (
          <text class="steps" dy=".36em" aria-hidden="true">
            {steps}
          </text>
        )}
        <circle class="ring" r={radius + 6} />
      </g>
      {place.pieces
        .filter((piece) => piece.kind === "card")
        .map((piece) => (
          <Clue key={piece.id} piece={piece} shown={piece.seat !== me && piece.name !== ""} />
        ))}
    </g>
  );
}

function Fountain() {
  return (
    <>
      <circle class="basin" r="21" />
      <circle class="jet" r="7" />
    </>
  );
}

/** Whose square it is; before the figures are chosen, its colour, each with a shape of its own. */
function Emblem({ place }: { place: Place }) {
  if (place.seat < 0)
    return (
      <g class="emblem" transform="scale(1.4) translate(-14 -14)">
        <path class="disc" d={shapeOf(place.marks[0]!)} style={{ fill: tintOf(place.marks[0]!)[0] }} />
      </g>
    );
  return (
    <g class="emblem" transform="scale(1.5) translate(-14 -14)">
      <SeatMark seat={place.seat} />
    </g>
  );
}

/** A clue card leaning on its square: face down, one's own too, or with what the viewer read. */
function Clue({ piece, shown }: { piece: Piece; shown: boolean }) {
  const feature = piece.name.replace("clue-", "");
  return (
    <g class={`clue ${shown ? "seen" : ""}`} transform="translate(25 -25) rotate(9)">
      <rect x="-12" y="-16" width="24" height="32" rx="2.5" />
      {!shown && <path d="M-6-8H6M-6-3H6M-6 2H2" />}
      {!shown && <circle cx="4" cy="9" r="3" />}
      {shown && isGlyph(feature) && <Glyph name={feature} size={20} at={[0, 0]} />}
      {shown && !isGlyph(feature) && <text dy=".35em">{feature.slice(0, 2)}</text>}
    </g>
  );
}

// Figures -------------------------------------------------------------------------------

/** All figures, over all squares. */
export function Figures({ board, me }: Shown) {
  return (
    <g class="figures">
      {board.places.map((place) => (
        <Group key={place.id} place={place} me={me} />
      ))}
    </g>
  );
}

function Group({ place, me }: { place: Place; me: number }) {
  const men = place.pieces.filter((piece) => piece.kind === "pawn");
  const [x, y] = place.marks.length ? [place.x - 30, place.y + 22] : [place.x, place.y + 8];
  const start = place.marks.length ? men.length - 1 : (men.length - 1) / 2;
  return (
    <>
      {men.map((piece, n) => (
        <Man key={piece.id} piece={piece} mine={piece.seat === me} at={[x + (n - start) * 30, y]} />
      ))}
    </>
  );
}

function Man({ piece, mine, at }: { piece: Piece; mine: boolean; at: [number, number] }) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const live = desk.choosing.answers(piece.id);
  const moved = desk.moved(piece.id) ? "moved" : "";
  const props = live ? touchable(desk, { ...piece, label }) : { class: moved };
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <g {...props} class={`man ${mine ? "mine" : ""} ${props.class}`} {...moving(piece.id, piece.name)}>
        <ellipse class="trace" rx="24" ry="9" />
        <g transform="scale(1.65)">
          <Figure seat={piece.seat} />
        </g>
      </g>
    </g>
  );
}
