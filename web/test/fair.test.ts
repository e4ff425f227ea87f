// Were the dice fair?  Match files made here, with Node's own digests.
import { equal } from "node:assert/strict";
import { createHash, createHmac, webcrypto } from "node:crypto";
import { test } from "node:test";
import { verdict } from "../src/net/fair";

if (!("crypto" in globalThis)) Object.assign(globalThis, { crypto: webcrypto });

const SECRET = "0123456789abcdef".repeat(4);
const SHARES = "feedbeef";
const key = Uint8Array.from(SECRET.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const COMMITMENT = createHash("sha256").update(key).digest("hex");

const ticket = (position: number, total: number) =>
  Number(BigInt(`0x${createHmac("sha256", key).update(`fate ${SHARES} ${position}`).digest("hex")}`) % BigInt(total));

/** A match file of two actions of chance around one of a seat, sealed. */
function file({ head = {}, draws = [ticket(0, 6), ticket(2, 6)] }: { head?: Record<string, string>; draws?: number[] } = {}): string {
  const told = { filature: "1", commitment: COMMITMENT, shares: SHARES, since: "0", end: "KILL-END-1", secret: SECRET, ...head };
  const named = Object.entries(told).filter(([, value]) => value).map(([name, value]) => `${name} ${value}`);
  const rolled = draws.map((drawn) => `chance: roll ${drawn + 1} [${drawn}+1/6]`);
  const lines = [...named, "# a remark", "", rolled[0]!, "0: pass", rolled[1]!];
  const sealed = lines.filter((line) => line && !line.startsWith("#")).join("\n");
  const seal = createHmac("sha256", key).update(sealed).digest("hex");
  return [...lines.slice(0, named.length), `seal ${seal}`, ...lines.slice(named.length), ""].join("\n");
}

const judged = (text: string, promise = COMMITMENT) => verdict(text, promise);

test("a file whose draws follow from its secret is fair", async () => {
  equal(await judged(file()), "fair");
});

test("a match that was broken off is told as such", async () => {
  equal(await judged(file({ head: { end: "-" } })), "aborted");
});

test("a draw that does not follow is unfair", async () => {
  equal(await judged(file({ draws: [(ticket(0, 6) + 1) % 6, ticket(2, 6)] })), "unfair");
  equal(await judged(file({ draws: [ticket(0, 6), (ticket(2, 6) + 5) % 6] })), "unfair");
});

test("what was drawn before the proof began is not judged", async () => {
  equal(await judged(file({ head: { since: "1" }, draws: [(ticket(0, 6) + 1) % 6, ticket(2, 6)] })), "fair");
});

test("a draw without its ticket is unfair", async () => {
  const bare = file().replace(/ \[\d\+1\/6\]\n0/, "\n0");
  const sealed = bare.split("\n").filter((line) => line && !/^(seal |#)/.test(line)).join("\n");
  const seal = createHmac("sha256", key).update(sealed).digest("hex");
  equal(await judged(bare.replace(/^seal .*$/m, `seal ${seal}`)), "unfair");
});

test("a file that was changed is not what was sealed", async () => {
  equal(await judged(file().replace("0: pass", "0: kill")), "edited");
  equal(await judged(file({ head: { secret: "no secret" } })), "edited");
});

test("remarks may be changed", async () => {
  equal(await judged(file().replace("# a remark", "# another")), "fair");
});

test("a secret that is not the promised one breaks the promise", async () => {
  equal(await judged(file(), "00".repeat(32)), "broken-promise");
  equal(await judged(file({ head: { commitment: "00".repeat(32) } })), "broken-promise");
});

test("without a proof, or before its secret is out, nothing can be said", async () => {
  equal(await judged(file({ head: { shares: "" } })), "unproven");
  equal(await judged(file({ head: { secret: "" } })), "unrevealed");
});
