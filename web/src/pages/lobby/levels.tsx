// The bot of a chair: put there at a level, which can be changed until the match begins.
import { Rank } from "../../art/faces";
import { Icon } from "../../art/icons";
import { letterOf } from "../../art/seat";
import { sure } from "../../frame/sure";
import type * as wire from "../../protocol";
import { levelName } from "../../scene/seats";
import type { Live } from "../../table/live";
import { does, right } from "../../table/powers";
import { t } from "../../words";
import { useGames } from "../games";

interface LevelsProps {
  desk: Live;
  seat: wire.SeatCard;
  done: () => void;
}

/** At which level a bot shall sit there; its own is marked. */
export function BotLevels({ desk, seat, done }: LevelsProps) {
  const game = desk.card.value?.game;
  const levels = useGames()?.find((one) => one.name === game)?.levels ?? [];
  const bot = seat.who === "bot";
  const title = bot ? t("level-of", { name: seat.name }) : t("bot-at", { seat: letterOf(seat.seat) });
  return (
    <ul class="powers bot-levels" aria-label={title}>
      {levels.map((level, n) => (
        <li key={level}>
          <button data-level={level} aria-pressed={bot && level === seat.level} onClick={() => put(desk, seat.seat, level, title, done)}>
            <Rank rank={n + 1} />
            <span>
              {levelName(level)}
              <small>{t(`level-text-${level}`)}</small>
            </span>
            {bot && level === seat.level && <Icon name="ok" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Puts a bot of a level there, or asks the others whether it shall be. */
function put(desk: Live, seat: number, level: string, title: string, done: () => void): void {
  const act = () => {
    done();
    void does(desk, { deed: "chair", seat, who: "bot", level });
  };
  if (right(desk, "chair", { seat })?.how === "now") return act();
  sure({ title: `${title}\u00a0: ${levelName(level)}`, text: t("power-asks"), yes: t("power-ask"), act });
}
