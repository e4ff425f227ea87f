// Sits down at a table and plays the first option that is offered, until the match is over:
// `node first.js http://localhost:8123 TABLE`.
import { House } from "./house.ts";

declare const process: { argv: string[]; exit(code: number): never };

const [url, table] = process.argv.slice(2);
const house = new House(url);
const held = await house.postTablesJoin(table, { name: "TypeScript" });
const mine = house.seated(held);
const line = await mine.sit(table);
await mine.postTablesReady(table, { ready: true });
for await (const message of line) {
  if (message.type !== "state") continue;
  if (message.result) {
    console.log(message.result.text);
    process.exit(0);
  }
  if (message.options.length) await line.play(message, message.options[0].notation);
}
