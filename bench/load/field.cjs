// boardgame.io's own server with its default storage, in memory, or given a folder with the only one of its own
// that keeps anything; and a game that is as light as a game with secrets can be: a hand for each player, stripped
// from the others' views, and one die a move.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const game = {
  name: "duel",
  setup: ({ ctx }) => ({
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: [1, 2, 3, 4, 5] }])),
    secret: { deck: Array.from({ length: 60 }, (_, n) => n) },
    table: [],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > 72 ? { over: true } : undefined), // as long as a match of lair by chance
  moves: {
    roll: {
      client: false,
      move: ({ G, playerID, random }) => {
        G.players[playerID].hand = [...G.players[playerID].hand.slice(1), random.D6()];
        G.table = [...G.table.slice(-20), random.D6()];
      },
    },
  },
};
const [port, dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port) }, () => console.log("ready"));
