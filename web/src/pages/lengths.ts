// How long a match takes: the median of decisions between greedy bots at three seats, as
// docs/games/*.md measured it (a test compares them), at twelve seconds a decision.
import { t } from "../words";

const DECISIONS: Record<string, number> = { lair: 76, ateam: 94, impossible: 76, bond: 152, redacted: 169 };
const SECONDS = 12;
const STEP = 5; // minutes: nobody knows it better than that

/** In words; nothing of a game that nobody has measured. */
export function lengthOf(game: string): string {
  const decisions = DECISIONS[game];
  if (!decisions) return "";
  return t("length", { minutes: STEP * Math.max(1, Math.round((decisions * SECONDS) / 60 / STEP)) });
}
