// The HTTP part of the protocol.
import { signal } from "@preact/signals";
import { cookieless } from "../kept";
import { rememberName } from "../known";
import type * as wire from "../protocol";
import { lang } from "../words";

const SLOW = /\/review$/; // made when it is first asked for
const AGAIN = 2000; // milliseconds until something that is being made is asked for again
const PATIENCE = 2500; // milliseconds until somebody who waits is told so

/** How many answers are late. */
export const late = signal(0);

async function awaited<T>(asked: Promise<T>): Promise<T> {
  let missed = 0;
  const timer = setTimeout(() => (late.value += missed = 1), PATIENCE);
  try {
    return await asked;
  } finally {
    clearTimeout(timer);
    late.value -= missed;
  }
}

/** An answer that is no success: the server says what is wrong and what to do. */
export class Trouble extends Error {
  constructor(
    readonly error: string,
    text: string,
    readonly clause = "",
  ) {
    super(text);
  }
}

async function failure(answer: Response): Promise<Trouble> {
  try {
    const told = (await answer.json()) as wire.Trouble;
    return new Trouble(told.error, told.text, told.clause);
  } catch {
    return new Trouble("unreadable", `${answer.status} ${answer.statusText}`);
  }
}

let meeting: Promise<wire.GuestCard> | null = null;

/** Who we are to the server; asked once. */
function met(): Promise<wire.GuestCard> {
  meeting ??= get<wire.GuestCard>("/api/me").catch((trouble) => {
    meeting = null;
    throw trouble;
  });
  return meeting;
}

export async function call(method: string, path: string, body?: unknown): Promise<Response> {
  if (method !== "GET") await met().catch(() => {}); // else we could be two guests, and one has the seat
  const spoken = `${path}${path.includes("?") ? "&" : "?"}lang=${lang.value}`;
  const sent = body === undefined ? {} : packed(body);
  let answer: Response;
  try {
    const asked = fetch(spoken, { method, ...sent });
    answer = await (SLOW.test(path) ? asked : awaited(asked));
  } catch {
    throw new Trouble("offline", "");
  }
  if (answer.ok) return answer;
  const trouble = await failure(answer);
  if (trouble.error === "no-cookies") cookieless.value = true;
  throw trouble;
}

/** Text goes as it is, everything else as JSON. */
function packed(body: unknown): RequestInit {
  const text = typeof body === "string";
  const headers = { "Content-Type": text ? "text/plain" : "application/json" };
  return { body: text ? body : JSON.stringify(body), headers };
}

/** Something that the server makes when it is first asked for: asked for again until it is there. */
async function made<T>(path: string): Promise<T> {
  for (;;) {
    const answer = await call("GET", path);
    if (answer.status !== 202) return answer.json() as Promise<T>;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  house: () => get<wire.HouseCard>("/api/house"),
  games: () => get<wire.GameCard[]>("/api/games"),
  rules: (game: string) => get<wire.Chapter[]>(`/api/games/${game}/rules`),
  guide: (game: string) => get<wire.GuideStep[]>(`/api/games/${game}/guide`),
  learn: (game: string) => post<wire.Created>(`/api/games/${game}/guide`),
  words: (game: string) => get<Record<string, string>>(`/api/games/${game}/words`),
  me: met,
  rename: async (name: string) => {
    const card = await ask<wire.GuestCard>("PUT", "/api/me", { name });
    rememberName(card.name);
    return card;
  },
  key: (change = false) => post<wire.KeyCard>("/api/me/key", { change }),
  enter: async (key: string, sure: boolean) => {
    const found = await post<wire.Entry>("/api/me/enter", { key, sure });
    if (sure) meeting = null; // we are somebody else
    return found;
  },
  tables: () => get<wire.TableCard[]>("/api/tables"),
  mine: () => get<wire.MyTables>("/api/tables/mine"),
  archive: (before: number | null) =>
    get<wire.MyTables>(`/api/tables/mine?archive=true${before === null ? "" : `&before=${before}`}`),
  putAway: (id: string, place: wire.PlaceWish["place"]) => post<wire.MyTable>(at(id, "/put-away"), { place }),
  create: async (wish: wire.TableWish) => {
    const made = await post<wire.Created>("/api/tables", wish);
    rememberName(wish.seats.find((seat) => seat.who === "me")?.name);
    return made;
  },
  change: (id: string, wish: wire.TableWish) => ask<wire.Created>("PUT", at(id), wish),
  upload: (text: string) => ask<wire.Created>("POST", "/api/tables/file", text),
  called: (code: string) => get<wire.Entrance>(`/api/codes/${encodeURIComponent(code)}`),
  knock: (code: string, name: string) => post<wire.Knocked>(`/api/codes/${encodeURIComponent(code)}/knock`, { name }),
  knocked: (knock: string) => get<wire.Knocked>(`/api/knocks/${encodeURIComponent(knock)}`),
  answerKnock: (id: string, knock: string, open: boolean) => post<wire.TableCard>(at(id, `/knocks/${knock}`), { open }),
  table: (id: string) => get<wire.TableCard>(at(id)),
  join: async (id: string, wish: wire.JoinWish) => {
    const held = await post<wire.Held>(at(id, "/join"), wish);
    rememberName(wish.name);
    return held;
  },
  deed: (id: string, deed: wire.Deed) => post<wire.TableCard>(at(id, "/deeds"), deed),
  ready: (id: string, wish: wire.ReadyWish) => post<wire.TableCard>(at(id, "/ready"), wish),
  start: (id: string) => post<wire.TableCard>(at(id, "/start")),
  rematch: (id: string) => post<wire.TableCard>(at(id, "/rematch")),
  recover: (id: string, token: string) => post<wire.Held>(at(id, "/recover"), { token }),
  branch: (id: string, wish: wire.BranchWish) => post<wire.Created>(at(id, "/branch"), wish),
  moments: (id: string, eye: string) => get<wire.Replayable>(at(id, `/moments?eye=${eye}`)),
  moment: (id: string, moment: number, eye: string) =>
    get<wire.Moment>(at(id, `/at/${moment}?eye=${eye}`)),
  review: (id: string) => made<wire.Review>(at(id, "/review")),
  story: (id: string) => get<wire.StoryLine[]>(at(id, "/story")),
  report: async (id: string, wish: wire.ReportWish) => (await call("POST", at(id, "/report"), wish)).blob(),
  file: async (id: string) => (await call("GET", at(id, "/file"))).text(),
  fileAddress: (id: string) => at(id, "/file"),
  qrAddress: (id: string, address = "") => at(id, `/qr.svg${address && `?at=${encodeURIComponent(address)}`}`),
};
