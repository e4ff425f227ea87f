// How long a match takes: the median of decisions between greedy bots, at three seats where so many can
// play, as docs/games/*.md measured it (a test compares them with cover.json), at twelve seconds a decision.
// What makes it shorter or longer is in cover.json too: options, and for how many seats.
import covers, { type Preset } from "covers";
import type * as wire from "../protocol";
import { t } from "../words";

const SECONDS = 12;
const STEP = 5; // minutes: nobody knows it better than that

export type Length = "short" | "normal" | "long";
export type Values = Record<string, number | boolean | string>;

/** In words; nothing of a game, or a length of it, that nobody has measured. */
export function lengthOf(game: string, length: Length = "normal"): string {
  const decisions = length === "normal" ? covers[game]?.decisions : preset(game, length)?.decisions;
  if (!decisions) return "";
  return t("length", { minutes: STEP * Math.max(1, Math.round((decisions * SECONDS) / 60 / STEP)) });
}

const preset = (game: string, length: Length): Preset | undefined => covers[game]?.lengths?.[length];

/** The lengths that so many can play. */
export function lengthsFor(game: wire.GameCard, seats: number): Length[] {
  const fits = (length: Length) => {
    if (length === "normal") return true;
    const [least, most] = preset(game.name, length)?.seats ?? [game.fewest, game.most];
    return preset(game.name, length) !== undefined && least! <= seats && seats <= most!;
  };
  return (["short", "normal", "long"] as const).filter(fits);
}

/** Which length the options make; none where they make a game of one's own. */
export function lengthBy(game: wire.GameCard, options: Values): Length | "" {
  const all = lengthsFor(game, game.most);
  const touched = [...new Set(all.flatMap((one) => Object.keys(preset(game.name, one)?.options ?? {})))];
  const usual = (name: string) => game.options.find((one) => one.name === name)?.choices[0];
  const wanted = (one: Length, name: string) => preset(game.name, one)?.options[name] ?? usual(name);
  return all.find((one) => touched.every((name) => (options[name] ?? usual(name)) === wanted(one, name))) ?? "";
}

/** The options with another length. */
export function lengthened(game: string, options: Values, length: Length): Values {
  const touched = Object.values(covers[game]?.lengths ?? {}).flatMap((one) => Object.keys(one.options));
  const rest = Object.entries(options).filter(([name]) => !touched.includes(name));
  return { ...Object.fromEntries(rest), ...preset(game, length)?.options };
}
