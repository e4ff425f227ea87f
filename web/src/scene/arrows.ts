// Arrow keys: along the board's lines from a place, else to the nearest element that way.
import type { Scene } from "../table/filled";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface Spot {
  element: HTMLElement | SVGElement;
  x: number;
  y: number;
}

/** Moves the focus; says whether it did. */
export function walk(event: KeyboardEvent, root: Element, scene: Scene | null): boolean {
  const way = DIRECTIONS[event.key];
  const from = (event.target as Element).closest<HTMLElement>("[data-id]");
  if (!way || !from) return false;
  const spots = [...root.querySelectorAll<HTMLElement>("[data-id]")].filter((one) => one !== from).map(spot);
  const joined = neighbours(scene, from.dataset.id!);
  const along = spots.filter((one) => joined.has(one.element.dataset.id!));
  const found = best(along, spot(from), way, 1) ?? best(spots, spot(from), way, 2.5);
  if (!found) return false;
  found.element.focus();
  found.element.scrollIntoView({ block: "nearest", inline: "nearest" });
  event.preventDefault();
  return true;
}

function spot(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function neighbours(scene: Scene | null, id: string): Set<string> {
  const lines = scene?.boards.flatMap((board) => board.lines) ?? [];
  const ends = lines.flatMap((line) => (line.start === id ? [line.end] : line.end === id ? [line.start] : []));
  return new Set(ends);
}

/** The nearest spot in a direction; going sideways costs `bias` times more. */
function best(spots: Spot[], from: Spot, [wx, wy]: [number, number], bias: number): Spot | undefined {
  let [found, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const one of spots) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const [ahead, aside] = [dx * wx + dy * wy, Math.abs(dx * wy) + Math.abs(dy * wx)];
    const cost = ahead + aside * bias;
    if (ahead > 2 && aside <= ahead * 2.2 && cost < least) [found, least] = [one, cost];
  }
  return found;
}
