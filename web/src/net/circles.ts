// Circles and evenings: what is asked of the server about them.
import type * as wire from "../protocol";
import { lang } from "../words";
import { get, post, Trouble } from "./api";

const circle = (link: string, rest = "") => `/api/circles/${encodeURIComponent(link)}${rest}`;
const evening = (id: string, rest = "") => `/api/evenings/${encodeURIComponent(id)}${rest}`;

export const circles = {
  mine: () => get<wire.CircleCard[]>("/api/circles"),
  found: (wish: wire.CircleWish) => post<wire.CirclePage>("/api/circles", wish),
  door: (link: string) => get<wire.CircleCard>(circle(link)),
  page: (link: string) => get<wire.CirclePage>(circle(link, "/page")),
  enter: (link: string, wish: wire.EnterWish) => post<wire.CirclePage>(circle(link, "/enter"), wish),
  rename: (link: string, wish: wire.EnterWish) => post<wire.CirclePage>(circle(link, "/self"), wish),
  leave: (link: string, forget: boolean) => post<wire.CircleCard[]>(circle(link, "/leave"), { forget }),
  change: (link: string, wish: wire.CircleChange) => post<wire.CirclePage>(circle(link, "/change"), wish),
  relink: (link: string) => post<wire.CirclePage>(circle(link, "/link")),
  season: (link: string, name: string) => post<wire.CirclePage>(circle(link, "/season"), { name }),
  dismiss: (link: string, member: string) => post<wire.CirclePage>(circle(link, "/dismiss"), { member }),
  close: (link: string) => post<wire.CircleCard[]>(circle(link, "/close")),
  ranking: (link: string, season: number, game: string) =>
    get<wire.Ranking>(circle(link, `/ratings?season=${season}&game=${encodeURIComponent(game)}`)),
  results: (link: string, season: number) => get<wire.ResultCard[]>(circle(link, `/results?season=${season}`)),
  exported: (link: string, season: number, kind: string) =>
    circle(link, `/export.${kind}?season=${season}&lang=${lang.value}`),
  qr: (link: string) => circle(link, "/qr.svg"),
};

export const evenings = {
  open: (wish: wire.EveningWish) => post<wire.EveningCard>("/api/evenings", wish),
  look: (id: string) => get<wire.EveningCard>(evening(id)),
  change: (id: string, wish: wire.EveningWish) => post<wire.EveningCard>(evening(id, "/change"), wish),
  close: (id: string) => post<wire.EveningCard>(evening(id, "/close")),
  join: (id: string, name: string) => post<wire.EveningCard>(evening(id, "/join"), { name }),
  add: (id: string, name: string) => post<wire.EveningCard>(evening(id, "/people"), { name }),
  here: (id: string, here: boolean, person = "") => post<wire.EveningCard>(evening(id, "/here"), { here, person }),
  leave: (id: string) => post<wire.EveningCard>(evening(id, "/leave")),
  draw: (id: string, wish: wire.DrawWish) => post<wire.RoundCard>(evening(id, "/draw"), wish),
  begin: (id: string, wish: wire.DrawWish) => post<wire.EveningCard>(evening(id, "/begin"), wish),
  tell: (id: string, wish: wire.PlacesWish) => post<wire.EveningCard>(evening(id, "/result"), wish),
  contest: (id: string, wish: wire.PlacesWish) => post<wire.EveningCard>(evening(id, "/contest"), wish),
  agree: (id: string, wish: wire.PlacesWish) => post<wire.EveningCard>(evening(id, "/agree"), wish),
  kiosk: (id: string, pin: string) => post<wire.KioskKey>(evening(id, "/kiosk"), { pin }),
  qr: (id: string) => evening(id, "/qr.svg"),
};

/** A kiosk speaks with its key, and as nobody. */
export function kiosk(id: string, key: string) {
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${path}?lang=${lang.value}`, { ...sent, headers, credentials: "omit" }).catch(() => null);
    if (!answer) throw new Trouble("offline", "");
    if (answer.ok) return answer.json() as Promise<T>;
    const told = (await answer.json()) as wire.Trouble;
    throw new Trouble(told.error, told.text);
  };
  return {
    look: () => ask<wire.EveningCard>(evening(id)),
    tell: (wish: wire.PlacesWish) => ask<wire.EveningCard>(evening(id, "/result"), wish),
    unlock: (pin: string) => ask<{ left: boolean }>(evening(id, "/kiosk/leave"), { pin }),
  };
}
