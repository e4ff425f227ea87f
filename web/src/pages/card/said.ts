// What is chosen, in words.
import type * as wire from "../../protocol";
import { record } from "../../table/record";
import type { Words } from "../../table/vocabulary";
import { lang, t } from "../../words";
import { type Choice, levelOfAll, type Rival } from "./choice";
import { type Length, lengthBy, lengthOf } from "../lengths";

/** `3 Agents, normal`. */
export function inShort(game: wire.GameCard, { rivals, options }: Choice): string {
  const level = levelOfAll(rivals);
  const bots = level ? t(`count-${level}`, { count: rivals.length }) : t("count-mixed", { count: rivals.length });
  const length = lengthBy(game, options);
  return [bots, length ? t(`length-${length}`) : t("length-own")].join(", ");
}

/** `You and three Agents`; `You, an Agent and two Recruits`. */
export function everybody(game: wire.GameCard, rivals: Rival[]): string {
  const counts = game.levels.map((level) => [level, rivals.filter((one) => one.level === level).length] as const);
  const said = counts.filter(([, count]) => count).map(([level, count]) => t(`said-${level}`, { count }));
  return new Intl.ListFormat(lang.value).format([t("said-you"), ...said]);
}

/** What the match is about at this length, in the game's own words, and how long it takes. */
export function lasting(game: wire.GameCard, words: Words, options: Choice["options"]): string[] {
  const length = lengthBy(game, options);
  const minutes = length && lengthOf(game.name, length);
  return [about(words, length), minutes && t("wish-length", { length: minutes })].filter(Boolean);
}

export const about = (words: Words, length: Length | ""): string => (length ? (words[`length-${length}`] ?? "") : t("length-own-text"));

/** How one has fared against this level in this browser. */
export function fared(game: wire.GameCard, rivals: Rival[]): string {
  const level = levelOfAll(rivals);
  const { won, played } = record(game.name, level);
  return level && played ? t(`record-${level}`, { won, count: played }) : "";
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
