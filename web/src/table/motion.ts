// What moved is seen moving: by its id, else by its face.
import { still } from "../desk";
import type { Piece, Scene } from "./filled";

const JOURNEY = { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)" };

interface Stood {
  box: DOMRect;
  face: string;
}

export type Picture = Map<string, Stood>;

/** Where everything stands now, by id. */
export function picture(root: Element | null): Picture {
  const found: Picture = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])
    found.set(element.dataset.piece!, {
      box: element.getBoundingClientRect(),
      face: element.dataset.face ?? "",
    });
  return found;
}

/** Lets everything travel from where it stood. */
export function travel(root: Element | null, before: Picture): void {
  if (!root || still() || !before.size) return;
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const here = new Set(pieces.map((element) => element.dataset.piece!));
  const gone = [...before].filter(([id]) => !here.has(id)).map(([, stood]) => stood);
  for (const element of pieces) {
    const from = before.get(element.dataset.piece!) ?? origin(gone, element.dataset.face ?? "");
    if (from) slide(element, from.box);
    else element.animate([{ opacity: 0 }, { opacity: 1 }], JOURNEY);
  }
}

/** Something with this face left another place: that is where it came from. */
function origin(gone: Stood[], face: string): Stood | undefined {
  const index = gone.findIndex((stood) => stood.face === face);
  return index < 0 ? undefined : gone.splice(index, 1)[0];
}

function slide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [middle(from.left, from.width) - middle(to.left, to.width), middle(from.top, from.height) - middle(to.top, to.height)];
  if (Math.hypot(dx, dy) < 3 || !to.width || !from.width) return;
  const scale = element instanceof SVGElement ? 1 : from.width / to.width;
  const start = unscaled(element, dx, dy);
  const keyframes = [{ translate: start, scale: `${scale}` }, { translate: "0 0", scale: "1" }];
  element.animate(keyframes, { ...JOURNEY, composite: "add" });
}

const middle = (start: number, size: number) => start + size / 2;

/** Pixels of the screen in the units of a drawing. */
function unscaled(element: Element, dx: number, dy: number): string {
  const zoom = element instanceof SVGGraphicsElement ? (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
  return `${dx / zoom}px ${dy / zoom}px`;
}

function placed(scene: Scene): Map<string, string> {
  const holders = [...scene.zones, ...scene.boards.flatMap((board) => board.places)];
  const where = (holder: { id: string; pieces: Piece[] }) =>
    holder.pieces.map((piece): [string, string] => [piece.id, `${holder.id} ${piece.figure}`]);
  return new Map(holders.flatMap(where));
}

/** The pieces that are new, elsewhere, or show another figure since the scene before. */
export function movedBetween(before: Scene | null, after: Scene | null): Set<string> {
  if (!before || !after || before.seat !== after.seat) return new Set();
  const [old, now] = [placed(before), placed(after)];
  return new Set([...now].filter(([id, where]) => old.get(id) !== where).map(([id]) => id));
}
