// What is played in a circle right now, and a table to open there.
import { useState } from "preact/hooks";
import { SeatBadge } from "../art/seat";
import { Vignette } from "../art/vignette";
import { Blank } from "../frame/blank";
import { Switch } from "../frame/switches";
import { api } from "../net/api";
import { useGames } from "../pages/games";
import type * as wire from "../protocol";
import { go } from "../router";
import { lang, t } from "../words";
import { Sheet, tried } from "./asking";

export function Live({ tables, open }: { tables: wire.TableCard[]; open: () => void }) {
  return (
    <section>
      <h2 class="head">{t("circle-now")}</h2>
      {tables.length ? (
        <div class="now">
          {tables.map((card) => (
            <LiveTable key={card.id} card={card} />
          ))}
        </div>
      ) : (
        <div class="paper flat lamp">
          <Blank drawing="steps" title={t("circle-lamp")} text={t("circle-lamp-text")}>
            <button class="btn" onClick={open}>
              {t("circle-open-short")}
            </button>
          </Blank>
        </div>
      )}
    </section>
  );
}

/** What one can do there. */
function verb(card: wire.TableCard): string {
  if (card.seats.some((seat) => seat.mine)) return "circle-resume";
  return card.seats.some((seat) => seat.who === "open") ? "circle-sit" : "circle-watch";
}

function LiveTable({ card }: { card: wire.TableCard }) {
  const names = card.seats.filter((seat) => seat.who === "person").map((seat) => seat.name).join(", ");
  const does = verb(card);
  return (
    <article>
      <Vignette game={card.game} class="pic" />
      <div class="b">
        <h3>{card.title}</h3>
        <p>{t(card.status === "open" ? "circle-waits" : "circle-playing", { names })}</p>
      </div>
      <div class="f">
        <span class="crew">
          {card.seats.map((seat) => (
            <SeatBadge key={seat.seat} seat={seat.seat} class={seat.who === "open" ? "free" : ""} />
          ))}
        </span>
        <a class={`btn ${does === "circle-watch" ? "" : "main"}`} href={`/t/${card.id}`}>
          {t(does)}
        </a>
      </div>
    </article>
  );
}

export function OpenTable({ link, close }: { link: string; close: () => void }) {
  const games = useGames() ?? [];
  const [name, choose] = useState("");
  const [wanted, want] = useState(0);
  const [rated, rate] = useState(true);
  const game = games.find((one) => one.name === name) ?? games[0];
  if (!game) return null;
  const count = Math.min(game.most, Math.max(game.fewest, wanted || 3));
  const submit = async () => {
    const others = Array.from({ length: count - 1 }, (): wire.SeatWish => ({ who: "open" }));
    const wish = { game: game.name, seats: [{ who: "me" as const }, ...others], circle: link, rated, settings: { lang: lang.value } };
    const made = await tried(api.create(wish));
    if (made) go(`/t/${made.table.id}`);
    return Boolean(made);
  };
  return (
    <Sheet title={t("circle-open-table")} close={close} submit={submit} button={t("circle-open-short")}>
      <label class="asked">
        <span class="label">{t("the-games")}</span>
        <select value={game.name} onChange={(event) => choose(event.currentTarget.value)}>
          {games.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label class="asked across">
        <span class="label">{t("circle-seats")}</span>
        <input class="count" type="number" min={game.fewest} max={game.most} value={count} onInput={(event) => want(Number(event.currentTarget.value))} />
      </label>
      <label class="row toggle">
        <span class="grow">{t("circle-rated")}</span>
        <Switch on={rated} label={t("circle-rated")} set={rate} />
      </label>
      <p class="small">{t("circle-table-text")}</p>
    </Sheet>
  );
}
