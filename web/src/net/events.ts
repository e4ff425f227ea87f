// A table without a WebSocket, where something on the way refuses them: what it says is a stream of
// events, and commands are posted where the first of them says, one after the other.
import type * as wire from "../protocol";
import type { Door, Ear } from "./line";

const EVENT = /^(?:event: (\w+)\n)?data: (.*)$/;

export function listen(address: string, ear: Ear): Door {
  const end = new AbortController();
  const { signal } = end;
  let post = "";
  let last = Promise.resolve();
  const hear = (event: string) => {
    const [, name, data = ""] = EVENT.exec(event) ?? []; // a comment is a sign of life
    if (name) post = data;
    else if (data) ear.heard(JSON.parse(data) as wire.FromServer);
  };
  const say = async (body: string) => {
    const answer = await fetch(post, { method: "POST", body, signal });
    if (!answer.ok) throw new Error();
    ear.heard((await answer.json()) as wire.FromServer);
  };
  read(address, signal, hear).then(
    () => ear.ended(),
    (why: unknown) => (why instanceof Refusal && why.message !== "not-here" ? ear.ended(why.status, why.message, why.told) : ear.ended()),
  );
  return {
    send: (frame) => (last = last.then(() => say(frame)).catch(() => ear.ended())),
    close: () => end.abort(),
  };
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly told: wire.Trouble,
  ) {
    super(told.error);
  }
}

/** Each event of a stream, until it ends; throws a word why there is none. */
async function read(address: string, signal: AbortSignal, hear: (event: string) => void): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Refusal(answer.status, (await answer.json()) as wire.Trouble);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop()!;
    events.forEach(hear);
  }
}
