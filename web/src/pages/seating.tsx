// Who shall sit where.
import { Icon } from "../art/icons";
import { SeatBadge } from "../art/seat";
import { guest } from "../desk";
import type * as wire from "../protocol";
import { levelName } from "../scene/seats";
import { t } from "../words";
import { Segments } from "./choices";
import { bot } from "./wish";

type Who = NonNullable<wire.SeatWish["who"]>;
const KINDS: Who[] = ["me", "open", "bot"];

interface SeatWishesProps {
  game: wire.GameCard;
  seats: wire.SeatWish[];
  set: (seats: wire.SeatWish[]) => void;
}

export function SeatWishes({ game, seats, set }: SeatWishesProps) {
  const change = (at: number, wish: wire.SeatWish) => set(seats.map((one, n) => (n === at ? wish : one)));
  const hotSeat = seats.filter((seat) => seat.who === "me").length > 1;
  return (
    <>
      <ul class="who-list">
        {seats.map((wish, n) => (
          <SeatWishItem key={n} game={game} seat={n} wish={wish} set={(next) => change(n, next)} />
        ))}
      </ul>
      <div class="row">
        {seats.length < game.most && (
          <button class="link" onClick={() => set([...seats, { who: "open" }])}>
            {t("add-seat", { most: game.most })}
          </button>
        )}
        {seats.length > game.fewest && (
          <button class="link" onClick={() => set(seats.slice(0, -1))}>
            {t("remove-seat")}
          </button>
        )}
      </div>
      <p class="small">{hotSeat ? t("hot-seat-text") : t("levels-text")}</p>
    </>
  );
}

interface ItemProps {
  game: wire.GameCard;
  seat: number;
  wish: wire.SeatWish;
  set: (wish: wire.SeatWish) => void;
}

function SeatWishItem({ game, seat, wish, set }: ItemProps) {
  const who = wish.who ?? "open";
  const kind = (next: Who) => set(next === "bot" ? bot(game) : { who: next });
  return (
    <li class={who === "open" ? "free" : ""} style={{ "--seat": `var(--seat-${seat})` }}>
      <SeatBadge seat={seat} />
      {who === "me" ? <NameField wish={wish} set={set} /> : <b class="grow">{t(`seat-${who}`)}</b>}
      <span class="pick">
        <select
          aria-label={t("seat-kind", { seat: seat + 1 })}
          value={who}
          onChange={(event) => kind(event.currentTarget.value as Who)}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kind-${one}`)}
            </option>
          ))}
        </select>
        <Icon name="back" />
      </span>
      {who === "bot" && (
        <Segments
          label={t("level")}
          choices={game.levels}
          value={wish.level ?? ""}
          set={(level) => set({ ...wish, level })}
          named={levelName}
        />
      )}
    </li>
  );
}

function NameField({ wish, set }: Pick<ItemProps, "wish" | "set">) {
  return (
    <span class="field grow">
      <input
        aria-label={t("name")}
        maxLength={40}
        value={wish.name || ""}
        placeholder={guest.value}
        onInput={(event) => set({ ...wish, name: event.currentTarget.value })}
      />
    </span>
  );
}
