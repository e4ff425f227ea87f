// An evening to be opened or set up: its name, its rounds, what is played and on what.
import { useState } from "preact/hooks";
import { Switch } from "../frame/switches";
import { useGames } from "../pages/games";
import { evenings } from "../net/circles";
import type * as wire from "../protocol";
import { go } from "../router";
import { t } from "../words";
import { Field, Sheet, tried } from "./asking";

interface FormProps {
  circle?: string;
  old?: wire.EveningCard;
  close: () => void;
  done?: (card: wire.EveningCard) => void;
}

/** Seconds of a date that an input wrote, and back; both in the time of this browser. */
const seconds = (text: string) => (text ? new Date(text).getTime() / 1000 : 0);
function dated(starts: number): string {
  const at = new Date(starts * 1000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function EveningForm({ circle = "", old, close, done }: FormProps) {
  const games = useGames() ?? [];
  const [name, setName] = useState(old?.name ?? "");
  const [when, setWhen] = useState(dated(old?.starts ?? Date.now() / 1000));
  const [planned, plan] = useState(old?.planned ?? 3);
  const [counts, count] = useState(old?.counts ?? false);
  const [offers, offer] = useState<Record<string, wire.OfferWish>>(
    Object.fromEntries((old?.offers ?? []).map((one) => [one.game, one])),
  );
  const of = (game: string) => offers[game] ?? { game, boxes: 0, screen: false };
  const set = (one: wire.OfferWish) => offer({ ...offers, [one.game]: one });
  const submit = async () => {
    const chosen = Object.values(offers).filter((one) => one.boxes || one.screen);
    const wished = chosen.length ? chosen : games.slice(0, 1).map((game) => of(game.name));
    const wish = { name, offers: wished, circle, starts: seconds(when), planned, counts };
    const card = await tried(old ? evenings.change(old.id, wish) : evenings.open(wish));
    if (card && done) done(card);
    else if (card) go(`/e/${card.id}`);
    return Boolean(card);
  };
  const within = Boolean(circle || old?.circle);
  return (
    <Sheet title={t(old ? "evening-settings" : "evening-organise")} close={close} submit={submit} button={t(old ? "evening-save" : "evening-create")}>
      <Field label={t("evening-name")} value={name} set={setName} example={t("evening-name-example")} most={60} needed />
      <label class="asked">
        <span class="label">{t("evening-when")}</span>
        <span class="field">
          <input type="datetime-local" value={when} onInput={(event) => setWhen(event.currentTarget.value)} />
        </span>
      </label>
      <label class="asked across">
        <span class="label">{t("evening-rounds")}</span>
        <input class="count" type="number" min={Math.max(1, old?.rounds.length ?? 1)} max={12} value={planned} onInput={(event) => plan(Number(event.currentTarget.value))} />
      </label>
      <fieldset class="offers">
        <legend class="label">{t("evening-games")}</legend>
        {games.map((game) => (
          <Offer key={game.name} title={game.title} offer={of(game.name)} set={set} />
        ))}
      </fieldset>
      {within && (
        <label class="row toggle">
          <span class="grow">{t("evening-counts")}</span>
          <Switch on={counts} label={t("evening-counts")} set={count} />
        </label>
      )}
    </Sheet>
  );
}

function Offer({ title, offer, set }: { title: string; offer: wire.OfferWish; set: (offer: wire.OfferWish) => void }) {
  return (
    <div class="offer">
      <b>{title}</b>
      <label>
        <input
          class="count"
          type="number"
          min={0}
          max={20}
          value={offer.boxes}
          onInput={(event) => set({ ...offer, boxes: Number(event.currentTarget.value) })}
        />
        {t("evening-boxes")}
      </label>
      <label>
        <Switch on={Boolean(offer.screen)} label={`${title}, ${t("evening-screen")}`} set={(screen) => set({ ...offer, screen })} />
        {t("evening-screen")}
      </label>
    </div>
  );
}
