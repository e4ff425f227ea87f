// The HTTP part of the protocol.
import { signal } from "@preact/signals";
import { cookieless } from "../kept";
import type * as wire from "../protocol";
import { lang } from "../words";
import { keep } from "./keys";

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

async function call(method: string, path: string, body?: unknown): Promise<Response> {
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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

async function kept(made: wire.Created | Promise<wire.Created>): Promise<wire.Created> {
  const created = await made;
  created.held.forEach(keep);
  return created;
}

export const api = {
  games: () => get<wire.GameCard[]>("/api/games"),
  rules: (game: string) => get<wire.Chapter[]>(`/api/games/${game}/rules`),
  guide: (game: string) => get<wire.GuideStep[]>(`/api/games/${game}/guide`),
  learn: async (game: string) => kept(await post<wire.Created>(`/api/games/${game}/guide`)),
  words: (game: string) => get<Record<string, string>>(`/api/games/${game}/words`),
  me: met,
  rename: (name: string) => ask<wire.GuestCard>("PUT", "/api/me", { name }),
  tables: () => get<wire.TableCard[]>("/api/tables"),
  mine: () => get<wire.TableCard[]>("/api/tables/mine"),
  create: async (wish: wire.TableWish) => kept(await post<wire.Created>("/api/tables", wish)),
  upload: async (text: string) => kept((await call("POST", "/api/tables/file", text)).json()),
  called: (code: string) => get<wire.TableCard>(`/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => get<wire.TableCard>(at(id)),
  join: async (id: string, wish: wire.JoinWish) => {
    const held = await post<wire.Held>(at(id, "/join"), wish);
    keep(held);
    return held;
  },
  leave: (id: string, seat: number) => post<wire.TableCard>(at(id, "/leave"), { seat }),
  ready: (id: string, wish: wire.ReadyWish) => post<wire.TableCard>(at(id, "/ready"), wish),
  start: (id: string) => post<wire.TableCard>(at(id, "/start")),
  close: (id: string) => post<wire.TableCard>(at(id, "/close")),
  rematch: (id: string) => post<wire.TableCard>(at(id, "/rematch")),
  recover: async (id: string, token: string) => {
    const held = await post<wire.Held>(at(id, "/recover"), { token });
    keep(held);
    return held;
  },
  branch: (id: string, wish: wire.BranchWish) => post<wire.Created>(at(id, "/branch"), wish),
  moments: (id: string, eye: string) => get<wire.Replayable>(at(id, `/moments?eye=${eye}`)),
  moment: (id: string, moment: number, eye: string) =>
    get<wire.Moment>(at(id, `/at/${moment}?eye=${eye}`)),
  review: (id: string) => made<wire.Review>(at(id, "/review")),
  story: (id: string) => get<wire.StoryLine[]>(at(id, "/story")),
  report: async (id: string, wish: wire.ReportWish) => (await call("POST", at(id, "/report"), wish)).blob(),
  file: async (id: string) => (await call("GET", at(id, "/file"))).text(),
  fileAddress: (id: string) => at(id, "/file"),
  qrAddress: (id: string) => at(id, "/qr.svg"),
};
