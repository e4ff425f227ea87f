// A figure: a bust on the shape of its seat, with an arrow the way it faces.
import { SeatMark } from "../../art/seat";
import { moving, touchable } from "../../scene/element";
import { useLabel } from "../../scene/piece";
import { useDesk } from "../../table/context";
import type { Piece } from "../../table/filled";

const BUSTS = [
  "M-7 2C-7-3-4-4-4-6A5 5 0 0 1-5-9H-8V-11H-5L-4-16H4L5-11H8V-9H5A5 5 0 0 1 4-6C4-4 7-3 7 2Z",
  "M-7 2C-7-3-3-3-3-5A5.5 5.5 0 1 1 3-5C3-3 7-3 7 2Z",
  "M-7 2C-7-3-3-3-3-5A5.5 5.5 0 0 1-5-10C-5-16 5-16 5-11H9V-9H5A5.5 5.5 0 0 1 3-5C3-3 7-3 7 2Z",
  "M-7 2C-7-2-5-2-6-5-8-16 8-16 6-5 5-2 7-2 7 2Z",
];

/** The bust of a character; of none, a plain one. */
const bustOf = (name: string) => BUSTS[Number(name.replace("character-", ""))] ?? BUSTS[1];

export interface Stand {
  x: number;
  y: number;
  size: number;
  heading: number;
}

export function Figure({ piece, at }: { piece: Piece; at: Stand }) {
  const desk = useDesk();
  const label = useLabel()(piece);
  const mine = piece.seat === desk.seat.value ? "mine" : "";
  const props = desk.choosing.answers(piece.id)
    ? touchable(desk, { ...piece, label }, `figure ${mine}`)
    : { class: `figure ${mine} ${desk.moved(piece.id) ? "moved" : ""}`, "aria-hidden": true };
  const turn = (at.heading * Math.PI) / 180;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${at.size})`}>
      <g {...props} {...moving(piece.id, "")}>
        <g class="edge">
          <Body seat={piece.seat} name={piece.name} />
        </g>
        <Body seat={piece.seat} name={piece.name} />
        <path
          class="arrow"
          d="M-5-7 6 0-5 7-2 0Z"
          transform={`translate(${20 * Math.cos(turn)} ${21 * Math.sin(turn)}) rotate(${at.heading})`}
        />
      </g>
    </g>
  );
}

/** The character alone, on nobody's stand. */
export function Bust({ name }: { name: string }) {
  return (
    <svg viewBox="-12 -20 24 24" aria-hidden="true">
      <path d={bustOf(name)} />
    </svg>
  );
}

function Body({ seat, name }: { seat: number; name: string }) {
  return (
    <>
      <path class={`s${seat}`} d={bustOf(name)} transform="translate(0 -7)" />
      <g transform="translate(0 6.5) scale(.66) translate(-14 -14)">
        <SeatMark seat={seat} />
      </g>
    </>
  );
}

/** The secret formula: a golden disc with a flask. */
export function Formula({ piece, x, y, size }: { piece: Piece; x: number; y: number; size: number }) {
  const moved = useDesk().moved(piece.id) ? "moved" : "";
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g class={`formula ${moved}`} {...moving(piece.id, "")} aria-hidden="true">
        <circle r="9.5" />
        <path d="M-2-6H2M-1.5-6V-2L-4.5 4H4.5L1.5-2V-6" />
      </g>
    </g>
  );
}
