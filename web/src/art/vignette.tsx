// The picture of a game for its folder; none of a game that the build did not find.
import covers from "covers";
import { Drawing } from "./drawing";

export function Vignette({ game, class: extra }: { game: string; class?: string }) {
  const cover = covers[game];
  return cover ? <Drawing of={cover.picture} class={extra} /> : null;
}
