// The signs of the spaces and of the cards, 28 x 28 around their middle; f is filled.
import signs from "../../../../src/filature/games/ateam/art/signs.json";

const SIGNS: Record<string, string[][]> = signs;
const CARDS: Record<string, string> = { plus3: "hand", clear: "roll" };

/** The sign of a card, by the end of its key. */
export const signOf = (card: string) => CARDS[card] ?? card;

export function Sign({ of }: { of: string }) {
  return (
    <g class="sign">
      {SIGNS[of]?.map(([layer, path, moved]) => (
        <path key={`${path} ${moved}`} class={layer} d={path} transform={moved} />
      ))}
    </g>
  );
}

export function SignBox({ of }: { of: string }) {
  return (
    <svg class="sign-box" viewBox="-17 -17 34 34" aria-hidden="true">
      <g transform={of === "final" ? "scale(.76)" : undefined}>
        <Sign of={of} />
      </g>
    </svg>
  );
}
