// With friends: who sits where, latecomers, live or by post, and the ticket to say, scan or send.
import { Face } from "../../art/faces";
import { Icon } from "../../art/icons";
import { SeatBadge } from "../../art/seat";
import { guest } from "../../desk";
import { Switch } from "../../frame/switches";
import type * as wire from "../../protocol";
import { levelName } from "../../scene/seats";
import { t } from "../../words";
import { botName } from "../../net/house";
import { lengthBy, lengthened, lengthsFor } from "../lengths";
import { type Choice, choose, CLOCKS, freeFace, type Seat } from "./choice";
import type { Draft } from "./draft";
import { Pick, Segments, Stepper } from "./fields";
import { Knocks } from "../../frame/knocks";
import { Lengths, type PaneProps, rankOf } from "./robots";
import { Ticket } from "../../frame/ticket";

export function Friends({ game, choice, draft }: PaneProps & { draft: Draft }) {
  const card = draft.card.value;
  return (
    <div class="inv">
      <div class="sec">
        <Seats game={game} choice={choice} card={card} />
        <div class="vars">
          <Lines game={game} choice={choice} />
        </div>
      </div>
      <div class="sec">
        {card && <Knocks card={card} told={(now) => (draft.card.value = now)} />}
        {card ? <Ticket card={card} /> : <div class="ticket" aria-busy="true" />}
      </div>
    </div>
  );
}

interface SeatsProps {
  game: wire.GameCard;
  choice: Choice;
  card: wire.TableCard | null;
}

function Seats({ game, choice, card }: SeatsProps) {
  const { seats, options } = choice;
  const change = (at: number, seat: Seat) => choose(game, { seats: seats.map((one, n) => (n === at ? seat : one)) });
  const count = (many: number) => {
    const level = game.levels.includes("agent") ? "agent" : (game.levels[0] ?? "");
    const more = [...seats];
    while (more.length < many) more.push({ who: "open", face: freeFace(more), level });
    const now = lengthBy(game, options);
    const fits = now === "" || lengthsFor(game, many).includes(now);
    choose(game, { seats: more.slice(0, many), options: fits ? options : lengthened(game.name, options, "normal") });
  };
  return (
    <>
      <div class="h">
        <h2>{t("who-sits")}</h2>
        <span class="grow" />
        <Stepper label={t("who-sits")} fewer={t("seat-fewer")} more={t("seat-more")} value={seats.length} least={game.fewest} most={game.most} set={count} />
      </div>
      <ul class="who-list">
        {seats.map((seat, n) => (
          <SeatItem key={n} game={game} choice={choice} at={n} seat={seat} sat={card?.seats[n]} set={(next) => change(n, next)} />
        ))}
      </ul>
      {seats.filter((seat) => seat.who === "me").length > 1 && <p class="small">{t("hot-seat-text")}</p>}
    </>
  );
}

const KINDS = ["me", "open", "bot"] as const;

interface SeatItemProps {
  game: wire.GameCard;
  choice: Choice;
  at: number;
  seat: Seat;
  sat?: wire.SeatCard;
  set: (seat: Seat) => void;
}

/** A chair; one where somebody has sat down meanwhile is theirs. */
function SeatItem({ game, choice, at, seat, sat, set }: SeatItemProps) {
  const taken = seat.who === "open" && sat?.who === "person" && !sat.mine;
  const bot = seat.who === "bot";
  return (
    <li class={seat.who === "open" && !taken ? "free" : ""} style={{ "--seat": `var(--seat-${at})` }}>
      <SeatBadge seat={at} />
      {bot && (
        <span class="mini">
          <Face face={seat.face} rank={rankOf(game, seat.level)} />
        </span>
      )}
      <span class="grow">
        <b>{taken ? sat!.name : seatName(seat, at, choice)}</b>
        <small>{taken ? t("has-come") : seatText(seat, at, choice)}</small>
      </span>
      {!taken && (
        <Pick
          label={t("seat-kind", { seat: at + 1 })}
          choices={KINDS}
          value={seat.who}
          set={(who) => set({ ...seat, who, face: who === "bot" ? freeFace(choice.seats.filter((one) => one.who === "bot")) : seat.face })}
          named={(who) => t(`kind-${who}`)}
        />
      )}
      {taken && <Icon name="ok" />}
      {bot && <Segments label={t("level")} choices={game.levels} value={seat.level} set={(level) => set({ ...seat, level })} named={levelName} />}
    </li>
  );
}

const isFirstOfMine = (at: number, { seats }: Choice) => seats.findIndex((one) => one.who === "me") === at;

function seatName(seat: Seat, at: number, choice: Choice): string {
  if (seat.who === "bot") return botName(seat.face);
  if (seat.who === "open") return t("seat-open");
  return isFirstOfMine(at, choice) ? guest.value || t("seat-me") : t("seat-me");
}

function seatText(seat: Seat, at: number, choice: Choice): string {
  if (seat.who === "open") return t("for-who-comes");
  if (seat.who === "me") return t(isFirstOfMine(at, choice) ? "you-host" : "you-again");
  return t(choice.settings.late === false ? "bot-level" : "bot-yields", { level: levelName(seat.level) });
}

function Lines({ game, choice }: Omit<PaneProps, "words">) {
  const { settings, seats } = choice;
  const change = (part: wire.Settings) => choose(game, { settings: { ...settings, ...part } });
  const time = timeOf(settings);
  return (
    <>
      <div class="var">
        <b>{t("latecomers")}</b>
        <p>{t("latecomers-text")}</p>
        <div class="control">
          <Switch on={settings.late !== false} label={t("latecomers")} set={(late) => change({ late })} />
        </div>
      </div>
      <div class="var">
        <b>{t("time-to-play")}</b>
        <p>{t(`time-text-${time || "own"}`)}</p>
        <div class="control">
          <Segments
            label={t("time-to-play")}
            choices={["live", "post"] as const}
            value={time}
            set={(one) => change({ absence: "clock", clock: CLOCKS[one] })}
            named={(one) => t(`time-${one}`)}
          />
        </div>
      </div>
      {lengthsFor(game, seats.length).length > 1 && (
        <div class="var">
          <b>{t("the-length")}</b>
          <div class="control">
            <Lengths game={game} choice={choice} seats={seats.length} />
          </div>
        </div>
      )}
    </>
  );
}

/** Live or by post; neither where experts chose otherwise. */
function timeOf({ absence, clock }: wire.Settings): "live" | "post" | "" {
  if (absence !== "clock") return "";
  return clock === CLOCKS.live ? "live" : clock === CLOCKS.post ? "post" : "";
}
