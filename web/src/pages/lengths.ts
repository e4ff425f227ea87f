// How long a match takes: the median of decisions between greedy bots at three seats, as
// docs/games/*.md measured it (a test compares them with cover.json), at twelve seconds a decision.
import covers from "covers";
import { t } from "../words";

const SECONDS = 12;
const STEP = 5; // minutes: nobody knows it better than that

/** In words; nothing of a game that nobody has measured. */
export function lengthOf(game: string): string {
  const decisions = covers[game]?.decisions;
  if (!decisions) return "";
  return t("length", { minutes: STEP * Math.max(1, Math.round((decisions * SECONDS) / 60 / STEP)) });
}
