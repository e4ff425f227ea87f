// The portraits of bots, in the order of their names; the ground tells the level, the chevrons too.
import anatole from "./faces/anatole.svg";
import barnabe from "./faces/barnabe.svg";
import colette from "./faces/colette.svg";
import oscar from "./faces/oscar.svg";
import philippa from "./faces/philippa.svg";
import someone from "./faces/someone.svg";
import ursule from "./faces/ursule.svg";
import { Drawing } from "./drawing";

export const PORTRAITS = [ursule, barnabe, philippa, oscar, colette, anatole];

/** A bot's face, or the outline of a person. */
export function Face({ face, rank = 0 }: { face?: number; rank?: number }) {
  const found = face === undefined ? someone : PORTRAITS[face % PORTRAITS.length]!;
  return <Drawing of={found} class={`face rank-${rank}`} />;
}

const STAR = "M11 1.5l2.2 4.8 5.2.5-3.9 3.5 1.1 5.1-4.6-2.7-4.6 2.7 1.1-5.1L3.6 6.8l5.2-.5Z";

/** One, two, three chevrons; then a star. */
export function Rank({ rank }: { rank: number }) {
  return (
    <svg class={`lv ${rank > 3 ? "star" : ""}`} viewBox="0 0 22 18" aria-hidden="true">
      {rank > 3 ? <path d={STAR} /> : Array.from({ length: rank }, (_, n) => <path key={n} d={`M3 ${9.5 + rank * 2 - n * 4.5}l8-4.5 8 4.5`} />)}
    </svg>
  );
}
