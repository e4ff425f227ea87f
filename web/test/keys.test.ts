// Links that take a seat to another device.
import { equal } from "node:assert/strict";
import { test } from "node:test";
import { keep, recovery } from "../src/net/keys";
import type * as wire from "../src/protocol";

const drawer = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => drawer.get(key) ?? null,
  setItem: (key: string, value: string) => void drawer.set(key, value),
};
Object.assign(globalThis, { localStorage, location: { origin: "https://house.example" } });

const held = (table: string, seat: number, link: string) => ({ table: { id: table }, seat, recovery: link }) as wire.Held;

test("a link is kept for its table and its seat", () => {
  keep(held("abc", 1, "/t/abc#seat=xyz"));
  equal(recovery("abc", 1), "https://house.example/t/abc#seat=xyz");
  equal(recovery("abc", 2), "");
  equal(recovery("ab", 1), "");
});

test("the newest link counts", () => {
  keep(held("abc", 1, "/t/abc#seat=new"));
  equal(recovery("abc", 1), "https://house.example/t/abc#seat=new");
});
