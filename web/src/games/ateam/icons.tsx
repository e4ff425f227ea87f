// The signs of the spaces and of the cards, 28 x 28 around their middle.
import type { ComponentChildren, JSX } from "preact";

const lab1 = (
  <>
    <circle r="9" />
    <path d="M0-13V-5M0 5V13M-13 0H-5M5 0H13" />
    <circle class="f" r="1.8" />
  </>
);
const lab2 = (
  <>
    <path d="M-4-12H4M-3-12V-4L-10 9C-11 11-10 13-8 13H8C10 13 11 11 10 9L3-4V-12" />
    <path class="f" d="M-6 4H6L9 11H-9Z" />
  </>
);
const lab3 = (
  <>
    <ellipse rx="13" ry="5" />
    <ellipse rx="13" ry="5" transform="rotate(60)" />
    <ellipse rx="13" ry="5" transform="rotate(-60)" />
    <circle class="f" r="2.4" />
  </>
);

function small(sign: JSX.Element, x: number, y: number): JSX.Element {
  return <g transform={`translate(${x} ${y}) scale(.62)`}>{sign}</g>;
}

const SIGNS: Record<string, ComponentChildren> = {
  lab1,
  lab2,
  lab3,
  final: [small(lab1, -13, -9), small(lab2, 13, -9), small(lab3, 0, 11)],
  guard: (
    <>
      <path d="M-10-4C-8-12 8-12 10-4L8-1H-8Z" class="f" />
      <path d="M-6-1C-6 8 6 8 6-1M-12 13C-10 7 10 7 12 13" />
    </>
  ),
  tv: (
    <>
      <rect x="-12" y="-7" width="24" height="16" rx="2" />
      <path d="M-5-13 0-7 6-13M-6 13H6" />
      <path class="f" d="M-3-3 5 1-3 5Z" />
    </>
  ),
  roll: (
    <>
      <path d="M11-5A12 12 0 1 0 12 3M12-12V-5H5" />
      <rect x="-5" y="-5" width="10" height="10" rx="2" />
      <circle class="f" r="1.7" />
    </>
  ),
  safe: <path d="M0-13 11-9V0C11 7 5 11 0 13-5 11-11 7-11 0V-9ZM-5 0-1 4 6-4" />,
  narrow: <path d="M-12-11H-6V11H-12M12-11H6V11H12M0 8V-8M-3-4 0-8 3-4" />,
  start: <path d="M-12 12V-3A12 12 0 0 1 12-3V12M-4 12V-13M4 12V-13M-12 0H12" />,
  hand: <path d="M-9 1V-5a2 2 0 0 1 4 0V-8a2 2 0 0 1 4 0V-9a2 2 0 0 1 4 0V-7a2 2 0 0 1 4 0V5c0 5-4 8-8 8-5 0-8-3-10-7l-2-4c-1-2 2-3 4-1Z" />,
  lead: <path d="M-12 0H10M4-7 11 0 4 7" />,
  bench: <path d="M-12-2H12M-12 4H12M-9 4V12M9 4V12M-9-2V-9M9-2V-9" />,
  roam: (
    <>
      <path d="M-11-3C-10-9 2-9 4-3L2-1H-9Z" class="f" />
      <path d="M-8-1C-8 5 1 5 1-1M-13 11C-11 5 4 5 6 11M13-8H7M10-12 6-8 10-4" />
    </>
  ),
};

const CARDS: Record<string, string> = { plus3: "hand", clear: "roll" };

/** The sign of a card, by the end of its key. */
export const signOf = (card: string) => CARDS[card] ?? card;

export const Sign = ({ of }: { of: string }) => <g class="sign">{SIGNS[of]}</g>;

export function SignBox({ of }: { of: string }) {
  return (
    <svg class="sign-box" viewBox="-17 -17 34 34" aria-hidden="true">
      <g transform={of === "final" ? "scale(.76)" : undefined}>
        <Sign of={of} />
      </g>
    </svg>
  );
}
