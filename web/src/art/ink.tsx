// What the last scenes are drawn with: flat inks on a field of 1000 x 560, and the seats in them.
import { Figure } from "./figure";
import { SeatMark } from "./seat";

/** An ink (n night, s slate, d dust, m manila, c cream, w wood, r red, a amber; ln, lc, lr, lm lines
    of it), a path, how strong, how wide. */
export type Stroke = [ink: string, path: string, strong?: number, wide?: number];

/** Who is in the picture: -1 for nobody.  `lost` is the viewer, where somebody else has won. */
export interface Cast {
  winner: number;
  lost: number;
}

export function Ink({ of }: { of: Stroke[] }) {
  return (
    <>
      {of.map(([ink, path, strong, wide], n) => (
        <path key={n} class={ink} d={path} opacity={strong} style={wide ? { strokeWidth: wide } : undefined} />
      ))}
    </>
  );
}

export const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}Z`;

export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The same for each of some numbers, from 0 on. */
export const times = <Thing,>(count: number, make: (n: number) => Thing): Thing[] => Array.from({ length: count }, (_, n) => make(n));

interface Placed {
  seat: number;
  x: number;
  y: number;
  size: number;
}

/** The badge of a seat, its middle at x and y. */
export function Badge({ seat, x, y, size }: Placed) {
  if (seat < 0) return null;
  return (
    <g class="badge" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 28})`}>
      <SeatMark seat={seat} />
    </g>
  );
}

/** Somebody in coat and hat, with the feet at x and y. */
export function Man({ seat, x, y, size }: Placed) {
  if (seat < 0) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 32})`}>
      <Figure seat={seat} />
    </g>
  );
}
