// What is chosen on the card of a game: kept in this browser, so that one tap begins the same again.
import { type Signal, signal } from "@preact/signals";
import { PORTRAITS } from "../../art/faces";
import { guest } from "../../desk";
import { drawer } from "../../kept";
import type * as wire from "../../protocol";
import { lang } from "../../words";
import { botName } from "../../net/house";
import { lengthBy, lengthened, lengthsFor, type Values } from "../lengths";

export type Pace = "calm" | "brisk" | "instant";
export const PACES: Pace[] = ["calm", "brisk", "instant"];
const SECONDS: Record<Pace, number> = { calm: 0.7, brisk: 0.7, instant: 0.2 }; // no answer is told sooner

export interface Rival {
  face: number;
  level: string;
}

/** A chair of a table with friends. */
export interface Seat extends Rival {
  who: "me" | "open" | "bot";
}

export interface Choice {
  begun: boolean; // whether a match was begun with it
  rivals: Rival[];
  pace: Pace;
  box: string;
  options: Values; // only what is not as on the sheet
  seats: Seat[];
  settings: wire.Settings;
}

/** Live, two minutes a decision; by post, a day. */
const COUNTDOWN = 5; // seconds in which anybody can still say wait
export const CLOCKS = { live: 120, post: 86_400 };

/** Two Recruits, if so many may play; friends at three seats. */
function fresh(game: wire.GameCard): Choice {
  const count = Math.min(game.most, Math.max(game.fewest, 3));
  const level = game.levels[0] ?? "";
  const friend = (_: unknown, n: number): Seat => ({ who: n ? "open" : "me", face: n, level: usual(game) });
  return {
    ...{ begun: false, pace: "calm", box: game.boxes[0] ?? "default", options: {} },
    rivals: Array.from({ length: count - 1 }, (_, n) => ({ face: (n + 3) % PORTRAITS.length, level })),
    seats: Array.from({ length: count }, friend),
    settings: { absence: "clock", clock: CLOCKS.live },
  };
}

/** The level of bots among friends. */
const usual = (game: wire.GameCard) => (game.levels.includes("agent") ? "agent" : (game.levels[0] ?? ""));

/** What was kept, as far as this game still knows it. */
function mended(game: wire.GameCard, found: Partial<Choice>): Choice {
  const made = { ...fresh(game), ...found };
  const known = ({ level }: Rival) => game.levels.includes(level);
  const offered = ([name, value]: [string, unknown]) =>
    game.options.find((one) => one.name === name)?.choices.includes(value as never);
  const rivals = made.rivals.filter(known).slice(0, game.most - 1);
  const seats = made.seats.filter(known).slice(0, game.most);
  return {
    ...made,
    rivals: rivals.length < game.fewest - 1 ? fresh(game).rivals : rivals,
    seats: seats.length < game.fewest ? fresh(game).seats : seats,
    box: game.boxes.includes(made.box) ? made.box : (game.boxes[0] ?? "default"),
    options: Object.fromEntries(Object.entries(made.options).filter(offered)),
    pace: PACES.includes(made.pace) ? made.pace : "calm",
  };
}

const name = (game: string) => `card ${game}`;

function read(game: wire.GameCard): Choice {
  try {
    return mended(game, JSON.parse(drawer.get(name(game.name)) ?? "{}"));
  } catch {
    return fresh(game);
  }
}

const chosen = new Map<string, Signal<Choice>>();

export function choiceOf(game: wire.GameCard): Signal<Choice> {
  const found = chosen.get(game.name) ?? signal(read(game));
  chosen.set(game.name, found);
  return found;
}

/** Changes what is chosen, and keeps it. */
export function choose(game: wire.GameCard, part: Partial<Choice>): void {
  const choice = choiceOf(game);
  choice.value = mended(game, { ...choice.peek(), ...part });
  drawer.set(name(game.name), JSON.stringify(choice.peek()));
}

// Rivals ----------------------------------------------------------------------------------------

/** A face that none of these has. */
export function freeFace(taken: Rival[], after = -1): number {
  const faces = PORTRAITS.map((_, n) => (after + 1 + n) % PORTRAITS.length);
  return faces.find((face) => !taken.some((one) => one.face === face)) ?? 0;
}

/** As many rivals; more are like the last. */
export function counted(game: wire.GameCard, { rivals, options }: Choice, count: number): Partial<Choice> {
  const more = [...rivals];
  while (more.length < count) more.push({ face: freeFace(more), level: more.at(-1)?.level ?? usual(game) });
  const now = lengthBy(game, options);
  const fits = now === "" || lengthsFor(game, count + 1).includes(now);
  return { rivals: more.slice(0, count), options: fits ? options : lengthened(game.name, options, "normal") };
}

/** The level that all have, if they have one. */
export function levelOfAll(rivals: Rival[]): string {
  const [first] = rivals;
  return first && rivals.every((one) => one.level === first.level) ? first.level : "";
}

// Wishes ----------------------------------------------------------------------------------------

const bot = ({ face, level }: Rival): wire.SeatWish => ({ who: "bot", name: botName(face), level });

/** Me against bots. */
export function againstBots(game: wire.GameCard): wire.TableWish {
  const { rivals, box, options, pace, settings } = choiceOf(game).peek();
  return {
    ...{ game: game.name, box, options },
    seats: [{ who: "me", name: guest.value }, ...rivals.map(bot)],
    settings: { lang: lang.value, pace: SECONDS[pace], hints: settings.hints ?? true },
  };
}

/** A table for friends; the first of my seats has my name. */
export function withFriends(game: wire.GameCard): wire.TableWish {
  const { seats, box, options, settings } = choiceOf(game).peek();
  const mine = seats.findIndex((one) => one.who === "me");
  const wish = (one: Seat, n: number): wire.SeatWish =>
    one.who === "bot" ? bot(one) : { who: one.who, name: n === mine ? guest.value : "" };
  return { game: game.name, box, options, seats: seats.map(wish), settings: { countdown: COUNTDOWN, ...settings, lang: lang.value } };
}

/** Which options are not as on the sheet, and the box. */
export function variants(game: wire.GameCard, { box, options }: Choice): string[] {
  const changed = game.options.filter((one) => one.name in options && options[one.name] !== one.choices[0]);
  return [...(box === game.boxes[0] ? [] : ["box"]), ...changed.map((one) => one.name)];
}
