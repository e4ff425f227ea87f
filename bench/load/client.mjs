// Plays many tables of two seats against one server, ours or boardgame.io's, and writes what it measured
// as JSON.  Usage: client.mjs {ours|field} URL {fast|steady|idle} TABLES SECONDS [MOVES_A_SECOND]
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, url, mode, tableCount, seconds, pace] = process.argv.slice(2);
const count = Number(tableCount);
const until = () => performance.now() > deadline;
let deadline = Infinity;
let moves = 0;
const latencies = [];
const lengths = []; // of the matches that were played to their end

const post = async (path, body, headers = {}) => {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

// One move of a table: `act` sends it, and the table calls `moved` when its sender has the answer.
class Table {
  moved() {
    this.length = (this.length ?? 0) + 1;
    if (this.sent && deadline !== Infinity) {
      moves += 1;
      latencies.push(performance.now() - this.sent);
    }
    this.sent = 0;
    if (mode === "fast") this.next();
  }
  again() {
    if (this.over) return;
    this.over = true;
    lengths.push(this.length);
    this.length = 0;
    for (const socket of this.sockets) socket.close();
    this.sent = 0;
    this.act = null;
    if (!until()) this.open().then(() => (this.over = false));
  }
  next() {
    if (until() || this.sent || !this.act) return;
    const act = this.act;
    this.act = null;
    this.sent = performance.now();
    act();
  }
}

class Ours extends Table {
  async open() {
    const seats = [{ who: "me" }, { who: "me" }];
    const options = { target: 99, stop: "never" };
    const made = await post("/api/tables", { game: "lair", seats, options, settings: { pace: 0 } });
    const id = made.table.id;
    this.id = id;
    this.sockets = made.held.map(({ token }) => {
      const where = `${url.replace("http", "ws")}/api/tables/${id}/socket?lang=en`;
      const socket = new WebSocket(where, { headers: { authorization: `Bearer ${token}` } });
      socket.on("message", (frame) => this.hear(socket, JSON.parse(frame)));
      return socket;
    });
    await Promise.all(this.sockets.map((s) => new Promise((done) => s.once("open", done))));
    for (const { token } of made.held) {
      await post(`/api/tables/${id}/ready`, {}, { authorization: `Bearer ${token}` });
    }
  }
  watcher() {
    const where = `${url.replace("http", "ws")}/api/tables/${this.id}/socket?lang=en`;
    const socket = new WebSocket(where, { headers: { origin: url } });
    return new Promise((done) => socket.once("message", done));
  }
  hear(socket, message) {
    if (message.type === "done") this.moved();
    if (message.type === "state" && message.result) this.again();
    if (message.type !== "state" || !message.options.length) return;
    const option = message.options[Math.floor(Math.random() * message.options.length)];
    const play = { type: "play", id: 1, notation: option.notation, moment: message.moment };
    this.act = () => socket.send(JSON.stringify(play));
    if (mode === "fast") this.next();
  }
}

// Its lobby is not asked: a match that does not exist is made by the first `sync`, without credentials.
class Field extends Table {
  async open() {
    const matchID = Math.random().toString(36).slice(2);
    this.id = matchID;
    this.sockets = [];
    for (const seat of [0, 1]) {
      const socket = io(`${url}/duel`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((done) => socket.on("connect", done));
      socket.on("sync", (_, info) => this.hear(socket, seat, matchID, info.state));
      socket.on("update", (_, state) => this.hear(socket, seat, matchID, state));
      socket.emit("sync", matchID, String(seat), undefined, 2);
    }
  }
  watcher() {
    const socket = io(`${url}/duel`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.id, null, undefined, 2));
    return new Promise((done) => socket.once("sync", done));
  }
  hear(socket, seat, matchID, state) {
    if (this.sent && this.mover === seat) this.moved();
    if (state.ctx.gameover) this.again();
    if (state.ctx.gameover || state.ctx.currentPlayer !== String(seat)) return;
    const playerID = String(seat);
    const payload = { type: "roll", args: [], playerID };
    const move = { type: "MAKE_MOVE", payload };
    this.act = () => {
      this.mover = seat;
      socket.emit("update", move, state._stateID, matchID, playerID);
    };
    if (mode === "fast") this.next();
  }
}

// Many who watch, fifty at each table, and do nothing.
const watch = async () => {
  for (let n = 0; n < count; n += 1) {
    const table = tables[Math.floor(n / 50)];
    if (n % 50 === 0) await table.open();
    await table.watcher();
  }
  await sleep(500);
  console.log(JSON.stringify({ connections: count }));
  await sleep(1000 * Number(seconds));
  process.exit(0);
};

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const tables = Array.from({ length: count }, () => new (kind === "ours" ? Ours : Field)());
if (mode === "idle") await watch();
for (let n = 0; n < tables.length; n += 20) {
  await Promise.all(tables.slice(n, n + 20).map((table) => table.open()));
}
await sleep(500);
console.log("begin");
const spent = process.cpuUsage();
const start = performance.now();
deadline = start + 1000 * Number(seconds);
if (mode === "fast") for (const table of tables) table.next();
else {
  const every = 1000 / Number(pace);
  let due = 0;
  const timer = setInterval(() => {
    for (; due * every < performance.now() - start; due += 1) tables[due % count].next();
    if (until()) clearInterval(timer);
  }, 1);
}
await sleep(1000 * Number(seconds) + 300);
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
const { user, system } = process.cpuUsage(spent);
const client = (user + system) / 1000 / moves; // milliseconds of its own for a move
const length = lengths.reduce((all, one) => all + one, 0) / Math.max(1, lengths.length);
const found = { rate: moves / Number(seconds), p50: at(0.5), p99: at(0.99), moves, client, length };
console.log(JSON.stringify(found));
process.exit(0);
