// A seat: a letter, a shape and a colour, always together.
export const SHAPES = [
  "M14 1a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z",
  "M14 0L28.5 25.5H-.5Z",
  "M2 2H26V26H2Z",
  "M14-1.5L29.5 14 14 29.5-1.5 14Z",
  "M7 1.5H21L28.5 14 21 26.5H7L-.5 14Z",
  "M14-1L28.5 9.7 23 26.5H5L-.5 9.7Z",
];
const BASELINES = [18.6, 21.5, 18.6, 18.6, 18.6, 19.4];

export const letterOf = (seat: number) => "ABCDEF"[seat] ?? "?";

/** Shape and letter on a 28 x 28 field, for any drawing. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <>
      <path class={`s${seat}`} d={SHAPES[seat] ?? SHAPES[0]!} />
      <text x="14" y={BASELINES[seat] ?? 18.6}>
        {letterOf(seat)}
      </text>
    </>
  );
}

export function SeatBadge({ seat, class: extra = "" }: { seat: number; class?: string }) {
  if (seat < 0) return null;
  return (
    <svg class={`seat ${extra}`} viewBox="0 0 28 28" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}
