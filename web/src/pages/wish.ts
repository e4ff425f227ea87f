// Wishes for a table.
import { guest } from "../desk";
import type * as wire from "../protocol";
import { lang } from "../words";

/** Enough rivals to be interesting, few enough to be quick. */
export function usualSeats(game: wire.GameCard): number {
  return Math.min(game.most, Math.max(game.fewest, 3));
}

export function bot(game: wire.GameCard): wire.SeatWish {
  return { who: "bot", level: game.levels.includes("agent") ? "agent" : (game.levels[0] ?? "") };
}

/** Me against bots, everything else as usual. */
export function againstBots(game: wire.GameCard): wire.TableWish {
  const rivals = Array.from({ length: usualSeats(game) - 1 }, () => bot(game));
  return {
    game: game.name,
    seats: [{ who: "me", name: guest.value }, ...rivals],
    settings: { lang: lang.value, pace: 0.7 },
  };
}

/** An open chair for everyone but me. */
export function invited(game: wire.GameCard): wire.SeatWish[] {
  const others = Array.from({ length: usualSeats(game) - 1 }, (): wire.SeatWish => ({ who: "open" }));
  return [{ who: "me" }, ...others];
}
