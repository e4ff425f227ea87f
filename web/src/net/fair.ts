// Were the dice fair?  Computed here, in the page, from the match file alone; the same steps
// as record/verify.py.
const TICKETS = /^chance: .+ \[(\d+)\+(\d+)\/(\d+)\]$/;

export type Verdict = "fair" | "unproven" | "unrevealed" | "broken-promise" | "edited" | "unfair" | "aborted";

/** Whether a match file keeps the promise that was shown before the match. */
export async function verdict(text: string, promise: string): Promise<Verdict> {
  const lines = text.split("\n");
  const head = header(lines);
  if (!["commitment", "shares", "since", "end"].every((key) => head.has(key))) return "unproven";
  const secret = head.get("secret") ?? "";
  if (!secret) return "unrevealed";
  if (!/^[0-9a-f]{64}$/.test(secret)) return "edited";
  const commitment = hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
  if (commitment !== head.get("commitment") || commitment !== promise) return "broken-promise";
  const key = await crypto.subtle.importKey("raw", bytes(secret), HMAC, false, ["sign"]);
  if (hex(await sign(key, sealed(lines))) !== head.get("seal")) return "edited";
  if (!(await allDrawn(key, lines, head))) return "unfair";
  return head.get("end") === "-" ? "aborted" : "fair";
}

const HMAC = { name: "HMAC", hash: "SHA-256" };

function header(lines: string[]): Map<string, string> {
  const named = lines.filter((line) => line && !line.includes(":"));
  return new Map(named.map((line) => [line.split(" ", 1)[0]!, line.slice(line.indexOf(" ") + 1)]));
}

function sealed(lines: string[]): string {
  return lines.filter((line) => line && !line.startsWith("seal ") && !line.startsWith("#")).join("\n");
}

/** Every outcome of chance holds the ticket that secret and shares give at its position. */
async function allDrawn(key: CryptoKey, lines: string[], head: Map<string, string>): Promise<boolean> {
  const actions = lines.filter((line) => /^(chance|\d+): /.test(line));
  const [shares, since] = [head.get("shares")!, Number(head.get("since"))];
  for (const [position, line] of actions.entries()) {
    if (position < since || !line.startsWith("chance")) continue;
    const [, first, count, total] = (TICKETS.exec(line) ?? []).map(Number);
    if (first === undefined || count === undefined || total === undefined) return false;
    const drawn = await ticket(key, `fate ${shares} ${position}`, total);
    if (drawn < first || drawn >= first + count || first + count > total) return false;
  }
  return true;
}

async function ticket(key: CryptoKey, words: string, total: number): Promise<number> {
  return Number(BigInt(`0x${hex(await sign(key, words))}`) % BigInt(total));
}

const sign = (key: CryptoKey, text: string) => crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
