// The looks of the games.  A game without one is played in the plain look; a look is one
// module `games/NAME.tsx` that exports `look`, and a stylesheet `games/NAME.css` beside it.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { stylesheet } from "../style/sheet";
import type { Piece, Scene } from "../table/filled";

export interface Look {
  /** Draws the table but for one's own hand: boards, rivals, piles. */
  Board: ComponentType<{ scene: Scene }>;
  /** The inside of a card, wherever it lies; the plain one when it is missing. */
  Card?: ComponentType<{ piece: Piece }>;
  /** What lies beside one's own hand. */
  Tray?: ComponentType<{ scene: Scene }>;
  /** What stands below the options, drawn from the scene. */
  Aside?: ComponentType<{ scene: Scene }>;
  /** The first pages of the notebook. */
  Notes?: ComponentType<{ scene: Scene }>;
  /** Panels that the look draws, so that the notebook need not. */
  drawn?: string[];
}

const looks: Record<string, () => Promise<{ look: Look }>> = {
  lair: () => import("./lair"),
  impossible: () => import("./impossible"),
  redacted: () => import("./redacted"),
  ateam: () => import("./ateam"),
  bond: () => import("./bond"),
};

const current = signal<Look | null>(null);
const worn = signal("");

export const useLook = () => current.value;

/** Whether a game has its look on; until then there is nothing to draw. */
export const isDressed = (game: string) => worn.value === game;

/** Fetches the script and the stylesheet of a game. */
export async function dress(game: string): Promise<void> {
  if (isDressed(game)) return;
  const [made] = await Promise.all([looks[game]?.(), stylesheet(game)]);
  current.value = made?.look ?? null;
  worn.value = game;
}
