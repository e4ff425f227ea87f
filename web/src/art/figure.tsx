// A figure in coat and hat, 32 units tall, its feet at the origin; the letter is its seat's.
import { letterOf } from "./seat";

const OUTLINE =
  "M-9.5 0C-9.5-8-7.5-14.5-5.6-17L-7-20.5-8.8-24.8H-5.2Q-5-31-2-30.4 0-29.4 2-30.4 5-31 5.2-24.8H8.8L7-20.5 5.6-17C7.5-14.5 9.5-8 9.5 0Q0 3.2-9.5 0z";
const COAT = [
  "M-9-24.7Q0-27 9-24.7 0-21.6-9-24.7z",
  "M-5.2-24.6Q-5-31-2-30.4 0-29.4 2-30.4 5-31 5.2-24.6z",
  "M-5.6-17L-6.8-20.6 0-15.4 6.8-20.6 5.6-17 0-13.4z",
  "M-9.5 0C-9.5-8-7.5-14.5-5.6-17L0-13.8 5.6-17C7.5-14.5 9.5-8 9.5 0Q0 3.2-9.5 0z",
];

interface FigureProps {
  /** Whose figure; without a seat it has the tint of its class. */
  seat?: number;
  letter?: string;
  lying?: boolean;
  class?: string;
}

export function Figure({ seat = -1, letter, lying = false, class: extra = "" }: FigureProps) {
  const tint = seat >= 0 ? `s${seat}` : "tint";
  return (
    <g class={`figure ${extra}`} transform={lying ? "translate(15 -4) rotate(-90)" : undefined}>
      {!lying && <ellipse class="shade" cy=".6" rx="11" ry="3.4" />}
      <path class="halo" d={OUTLINE} />
      <circle class="face" cy="-21.6" r="4.8" />
      {COAT.map((path) => (
        <path key={path} class={`coat ${tint}`} d={path} />
      ))}
      <text y={lying ? 3.7 : -2.6} transform={lying ? "translate(0 -6.5) rotate(90)" : undefined}>
        {letter ?? (seat >= 0 ? letterOf(seat) : "")}
      </text>
    </g>
  );
}
