// The colours of the figures, from palettes that most eyes can tell apart; letters and shapes
// tell the rest.
import type { Board } from "../../table/filled";

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

export const tintOf = (key: string) => TINTS[key.replace("colour-", "")] ?? TINTS.grey!;

/** Every seat has the colour of the figure that it chose, wherever its badge stands. */
export function paintSeats(page: HTMLElement | null, board: Board): void {
  for (const { seat, marks } of board.places) {
    if (seat < 0 || !marks[0]) continue;
    const [colour, letter] = tintOf(marks[0]);
    page?.style.setProperty(`--seat-${seat}`, colour);
    page?.style.setProperty(`--on-seat-${seat}`, letter);
  }
}
