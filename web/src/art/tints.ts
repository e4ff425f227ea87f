// The colours that seats may choose, from palettes that most eyes can tell apart; letters and
// shapes tell the rest.
import type { Scene } from "../table/filled";
import { SHAPES } from "./seat";

const TINTS: Record<string, [colour: string, letter: string]> = {
  blue: ["#0072b2", "#fff"],
  red: ["#d55e00", "#10151a"],
  green: ["#009e73", "#10151a"],
  black: ["#262b33", "#fff"],
  yellow: ["#f2cc0c", "#10151a"],
  white: ["#f7f4ec", "#10151a"],
  orange: ["#e69f00", "#10151a"],
  violet: ["#7b5bb0", "#fff"],
  brown: ["#7a4a1e", "#fff"],
  pink: ["#cc79a7", "#10151a"],
  grey: ["#8b949c", "#10151a"],
};

/** A shape that goes with a colour, for eyes that do not tell it from the others. */
export const shapeOf = (key: string) => SHAPES[Object.keys(TINTS).indexOf(key.replace("colour-", "")) % SHAPES.length] ?? SHAPES[0]!;

export const tintOf = (key: string) => TINTS[key.replace("colour-", "")] ?? TINTS.grey!;

/** Every seat in the colour that it plays, wherever its badge stands; the others in the house's. */
export function seatColours(scene: Scene | null): Record<string, string> {
  const chosen = scene?.seats.filter((line) => line.hue) ?? [];
  const painted = chosen.flatMap(({ seat, hue }) => {
    const [colour, letter] = tintOf(hue);
    return [
      [`--seat-${seat}`, colour],
      [`--on-seat-${seat}`, letter],
    ];
  });
  return Object.fromEntries(painted) as Record<string, string>;
}
