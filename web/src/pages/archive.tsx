// Matches that are over, the latest first: how they ended, the way to see them again, and out of the list.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { refuse } from "../frame/toast";
import { api, Trouble } from "../net/api";
import type * as wire from "../protocol";
import { day, span } from "../spans";
import { lang, t } from "../words";
import { Go } from "./mine";
import { remove } from "./removing";

export function Archive({ count }: { count: number }) {
  const [tables, set] = useState<wire.MyTable[]>([]);
  const [before, goOn] = useState<number | null>(null);
  const fetch = async (from: number | null) => {
    try {
      const page = await api.archive(from);
      set((known) => (from === null ? page.tables : [...known, ...page.tables]));
      goOn(page.before ?? null);
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.message) refuse(trouble.message);
    }
  };
  useEffect(() => void fetch(null), [count, lang.value]);
  return (
    <section class="paper archive" aria-labelledby="archive-title">
      <h2 id="archive-title">
        {t("mine-closed")} <span>{count}</span>
      </h2>
      <ul>
        {tables.map((one) => (
          <Case key={one.card.id} table={one} removed={() => void fetch(null)} />
        ))}
      </ul>
      {before !== null && (
        <button class="btn" onClick={() => void fetch(before)}>
          {t("mine-earlier")}
        </button>
      )}
    </section>
  );
}

function Case({ table, removed }: { table: wire.MyTable; removed: () => void }) {
  const { card, rank = 0 } = table;
  return (
    <li class={rank === 1 ? "win" : ""} data-table={card.id}>
      <span class="rank">{rank > 0 && t("mine-rank", { rank })}</span>
      <span class="grow">
        <b>{card.title}</b>
        <small>{about(table)}</small>
      </span>
      <Go card={card} turn="over" class="quiet" />
      <button class="btn icon quiet" aria-label={t("mine-remove", { title: card.title })} onClick={() => void remove(table, "removed", removed)}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** `dimanche, avec Mamie Jo, Tom · 14 min`. */
function about({ card, since, lasted = 0 }: wire.MyTable): string {
  const others = card.seats.filter((seat) => !seat.mine && seat.who !== "open");
  const names = others.map((seat) => (seat.who === "bot" ? t("mine-bot", { name: seat.name }) : seat.name));
  const when = day(since, Date.now() / 1000);
  const who = names.length ? t("mine-with", { day: when, names: names.join(", ") }) : when;
  return lasted >= 60 ? `${who} · ${span(lasted)}` : who;
}
