// Between the last blow and the report: a scene of the game, who won, and what that makes of me.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { ToEvening } from "../frame/toevening";
import { useBorrowedFocus } from "../frame/focus";
import { type End, fetchEnd } from "../games";
import { api } from "../net/api";
import type * as wire from "../protocol";
import { useDesk, useWord } from "../table/context";
import type { Ending } from "../table/ending";
import type { Live } from "../table/live";
import { t } from "../words";
import { follow, rematch } from "./rematch";

const IDLE = 8000; // milliseconds without a hand on anything, until it lifts by itself

interface CurtainProps {
  desk: Live;
  card: wire.TableCard;
  end: Ending;
}

/** Fetches its scene while the last blow is still seen. */
export function Curtain({ desk, card, end }: CurtainProps) {
  const scene = useEnd(card.game);
  const result = desk.state.value?.result;
  if (end.act.value !== "curtain" || !result) return null;
  return <Fallen card={card} end={end} result={result} scene={scene} more={desk.director.round.value.length > 0} />;
}

function useEnd(game: string): End | null {
  const [scene, set] = useState<End | null>(null);
  useEffect(() => void fetchEnd(game).then(set), [game]);
  return scene;
}

/** Whoever has seen the end of a match finds it in the archive. */
function useSeen(card: wire.TableCard): void {
  useEffect(() => {
    if (card.seats.some((seat) => seat.mine)) void api.putAway(card.id, "away").catch(() => {});
  }, [card.id]);
}

interface FallenProps {
  card: wire.TableCard;
  end: Ending;
  result: wire.Result;
  scene: End | null;
  more: boolean; // something can be seen again
}

function Fallen({ card, end, result, scene, more }: FallenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const won = result.winners.some((seat) => card.seats[seat]?.mine);
  const word = useWord();
  useSeen(card);
  useAlone();
  useBorrowedFocus(title);
  useIdle(end.lift);
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation(); // the table behind listens too
    if (event.key === "Escape") end.lift();
  };
  return (
    <section class={`curtain ${won ? "won" : "lost"}`} role="dialog" aria-labelledby="curtain-title" onKeyDown={keys}>
      {scene && <Picture scene={scene} result={result} />}
      <div class="verse">
        <h2 id="curtain-title" tabIndex={-1} ref={title}>
          {result.title}
        </h2>
        <p class="own">{result.own}</p>
        <p class="why">{result.cause}</p>
        {scene && <p class="quip">{word(scene.quips[won ? "won" : "lost"])}</p>}
        <div class="row">
          <button class="btn main" onClick={end.lift}>
            {t("end-read")}
          </button>
          {more && (
            <button class="btn" onClick={end.again}>
              <Icon name="undo" />
              {t("end-again")}
            </button>
          )}
          <ToEvening card={card} />
          {!card.evening && card.seats.some((seat) => seat.mine) && (
            <button class="btn" onClick={() => void follow(rematch(card))}>
              <Icon name="again" />
              {t("end-rematch")}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Picture({ scene: { Scene, tall }, result }: { scene: End; result: wire.Result }) {
  const high = useUpright();
  const me = useDesk().seat.value;
  const winner = result.winners.includes(me) ? me : (result.winners[0] ?? -1);
  const lost = me >= 0 && !result.winners.includes(me) ? me : -1;
  return (
    <svg class="pic scene" viewBox={high ? tall : "0 0 1000 560"} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene winner={winner} lost={lost} />
    </svg>
  );
}

/** Whether the screen is higher than wide. */
function useUpright(): boolean {
  const [high, set] = useState(false);
  useEffect(() => {
    const upright = matchMedia("(max-aspect-ratio: 1)");
    const look = () => set(upright.matches);
    look();
    upright.addEventListener("change", look);
    return () => upright.removeEventListener("change", look);
  }, []);
  return high;
}

/** What lies behind the curtain is out of reach; the bar above it is not. */
function useAlone(): void {
  useEffect(() => {
    const behind = [...document.querySelectorAll<HTMLElement>(".table > :not(.bar)")];
    for (const one of behind) one.inert = true;
    return () => {
      for (const one of behind) one.inert = false;
    };
  }, []);
}

/** Does something when nobody has touched anything for a while. */
function useIdle(done: () => void): void {
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(done, IDLE);
    };
    const signs = ["pointermove", "pointerdown", "keydown", "wheel"];
    for (const sign of signs) addEventListener(sign, wait);
    wait();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wait);
    };
  }, []);
}
