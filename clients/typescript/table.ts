// A table as one viewer hears it: a stream of messages, and commands that are answered.
import type { House } from "./house.ts";
import type { FromClient, FromServer, State } from "./messages.ts";

/** What a stream of server-sent events tells, one at a time; silence is kept alive by comments. */
async function* told(answer: Response): AsyncGenerator<string> {
  const reader = answer.body!.getReader();
  const letters = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + letters.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data: ")) yield line.slice(6);
  }
}

/** What a table says, one message after the other, until it closes. */
export class Table {
  private house: House;
  private heard: AsyncGenerator<string>;
  private address: string;

  private constructor(house: House, heard: AsyncGenerator<string>, address: string) {
    this.house = house;
    this.heard = heard;
    this.address = address;
  }

  static async opened(house: House, answer: Response): Promise<Table> {
    const heard = told(answer);
    const first = await heard.next();
    return new Table(house, heard, String(first.value));
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<FromServer> {
    for await (const text of this.heard) yield JSON.parse(text) as FromServer;
  }

  /** A command; its answer.  What follows from it comes among the messages. */
  send(command: FromClient): Promise<FromServer> {
    return this.house.ask("POST", this.address, command);
  }

  /** One of the options of a state. */
  play(state: State, notation: string): Promise<FromServer> {
    return this.send({ type: "play", id: 1, notation, moment: state.moment });
  }
}
