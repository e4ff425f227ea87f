// A house: whatever can be asked over HTTP.  Runs in a browser and in Node, Deno and Bun.
import type { Held, Trouble } from "./messages.ts";
import { Routes } from "./routes.ts";
import { Table } from "./table.ts";

/** What the house answered when it did not do what was asked: a stable word and a sentence. */
export class Refused extends Error {
  status: number;
  error: string;

  constructor(status: number, trouble: Trouble) {
    super(trouble.text);
    this.status = status;
    this.error = trouble.error;
  }
}

/** One visitor of one house; `token` is the seat of whoever has no cookies. */
export class House extends Routes {
  url: string;
  lang: string;
  token: string;

  constructor(url = "http://localhost:8123", lang = "en", token = "") {
    super();
    this.url = url.replace(/\/$/, "");
    this.lang = lang;
    this.token = token;
  }

  /** The same house, for the holder of a seat. */
  seated(held: Held): House {
    return new House(this.url, this.lang, held.token);
  }

  /** The table itself: what it says, and commands to it. */
  async sit(table: string, seat?: number): Promise<Table> {
    const query = { lang: this.lang, seat };
    return Table.opened(this, await this.answered("GET", `/api/tables/${table}/events`, undefined, query));
  }

  async ask<T>(method: string, path: string, body?: unknown, query: object = {}): Promise<T> {
    const text = await this.askText(method, path, body, query);
    return JSON.parse(text || "null");
  }

  async askText(method: string, path: string, body?: unknown, query: object = {}): Promise<string> {
    return (await this.answered(method, path, body, query)).text();
  }

  private async answered(method: string, path: string, body: unknown, query: object): Promise<Response> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const asked = given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path;
    const plain = typeof body === "string";
    const headers: Record<string, string> = { "Accept-Language": this.lang };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (method !== "GET") headers["Content-Type"] = plain ? "text/plain" : "application/json";
    const sent = method === "GET" ? undefined : plain ? body : JSON.stringify(body ?? {});
    const answer = await fetch(this.url + asked, { method, headers, body: sent });
    if (!answer.ok) throw new Refused(answer.status, await answer.json());
    return answer;
  }
}
