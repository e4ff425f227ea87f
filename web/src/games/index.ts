// The looks of the games, one folder each: `index.tsx` exports `look`, `style.css` is its stylesheet,
// `cover.json` is for the front page.  A game without a folder is played in the plain look.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Cast } from "../art/ink";
import type { Event as Told } from "../stage/director";
import { stylesheet } from "../style/sheet";
import type { Piece, Scene } from "../table/filled";
import { learn } from "../table/vocabulary";

/** Answers that were given in secret and are opened together; where there is no piece, nothing was in it. */
export interface Opening {
  as: "letters" | "cards";
  own: boolean; // whether it is about this player: then it is large
  opened: { seat: number; piece: Piece | null }[];
}

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
  /** Holders whose pieces the look itself sees off, after what was done. */
  stages?: (done: string[]) => string[];
  /** Whether what was done has turned up a card for this player alone. */
  reveals?: (done: string[]) => boolean;
  /** The answers under seal that an event has opened, in letters or as cards. */
  opens?: (event: Told) => Opening | null;
  /** The dice that chance throws by each verb: they roll though they may show the same number again. */
  throws?: Record<string, string[]>;
  /** Panels that the look draws, so that the notebook need not. */
  drawn?: string[];
  /** The class of a stylesheet that it shares with others. */
  kin?: string;
}

/** What `end.tsx` in the folder of a game exports: its last scene, what of it a phone shows, and the
    keys of a last word. */
export interface End {
  Scene: ComponentType<Cast>;
  tall: string;
  quips: { won: string; lost: string };
}

const current = signal<Look | null>(null);
const worn = signal("");

export const useLook = () => current.value;

/** The classes of a table that wears the look of a game: what its stylesheet is about, and no other. */
export const useDress = (game: string) => `game-${game} ${current.value?.kin ?? ""}`;

/** Whether a game has its look on; until then there is nothing to draw. */
export const isDressed = (game: string) => worn.value === game;

/** The look of a game, if the build has found one. */
async function fetchLook(game: string): Promise<Look | null> {
  return LOOKS.includes(game) ? ((await import(`./${game}/index.tsx`)) as { look: Look }).look : null;
}

/** The last scene of a game; one that has none ends in words alone. */
export async function fetchEnd(game: string): Promise<End | null> {
  if (!LOOKS.includes(game)) return null;
  return (import(`./${game}/end.tsx`) as Promise<End>).catch(() => null);
}

/** Fetches the script, the stylesheet and the words of a game. */
export async function dress(game: string): Promise<void> {
  if (isDressed(game)) return;
  const words = learn(game).catch(() => {}); // without them keys are shown
  const [look] = await Promise.all([fetchLook(game), stylesheet(game), words]);
  current.value = look;
  worn.value = game;
}
