// From the card to the table: matches against bots and guided ones begin at once.
import { api } from "../../net/api";
import type * as wire from "../../protocol";
import { speed, type Speed } from "../../stage/director";
import { beginGuide } from "../../table/guide";
import { againstBots, choiceOf, choose, type Pace } from "./choice";

const SPEED: Record<Pace, Speed> = { calm: "step", brisk: "quick", instant: "instant" };

/** A table against bots, begun; its id. */
export async function begun(game: wire.GameCard): Promise<string> {
  const made = await api.create(againstBots(game));
  await api.start(made.table.id);
  speed.value = SPEED[choiceOf(game).peek().pace];
  choose(game, { begun: true });
  return made.table.id;
}

/** A table where a guide shows the way; its id. */
export async function guided(game: wire.GameCard): Promise<string> {
  const made = await api.learn(game.name);
  beginGuide(made.table.id);
  return made.table.id;
}
