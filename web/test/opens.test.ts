// Answers under seal that are opened together, found in the scenes before and after.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { opens as letters } from "../src/games/lair/opens";
import { opens as cards } from "../src/games/redacted/opens";
import type * as wire from "../src/protocol";
import type { Event } from "../src/stage/director";
import { journeys, thrown } from "../src/stage/journeys";
import { scene } from "./scenes";

const card = (id: string, name = "", back = "back-plain"): wire.Piece => ({ id, kind: "card", name, back });
const zone = (id: string, pieces: wire.Piece[], seat = -1): wire.Zone => ({ id, kind: "row", title: id, seat, pieces });

function event(before: Partial<wire.Scene>, after: Partial<wire.Scene>): Event {
  const [one, other] = [scene(before), scene(after)];
  const moved = journeys(one, other);
  return { moment: 1, seat: 1, lines: ["."], done: [], before: one, after: other, moved, dice: [], mine: false };
}

// The viewer has taunted with E; seats 1 and 2 have answered.
const TAUNTED = {
  prompt: { text: "", marks: ["foil", "4", "1", "2"] },
  zones: [
    zone("hand-1", [card("hand-1-0"), card("hand-1-1")], 1),
    zone("hand-2", [card("hand-2-0")], 2),
    zone("raid", [card("raid-0", "taunt-e"), card("raid-1", "spy-2", "back-spy")], 0),
    zone("discard", []),
  ],
};
const FOILED = {
  prompt: { text: "", marks: [] },
  zones: [
    zone("hand-1", [card("hand-1-0")], 1),
    zone("hand-2", [card("hand-2-0")], 2),
    zone("discard", [card("discard-0", "taunt-e"), card("discard-1", "taunt-e"), card("discard-2", "spy-2", "back-spy")]),
  ],
};

test("whoever foiled has laid a letter, the others nothing", () => {
  const opening = letters(event(TAUNTED, FOILED))!;
  equal(opening.own, true);
  deepEqual(
    opening.opened.map(({ seat, piece }) => [seat, piece?.name ?? null]),
    [
      [1, "taunt-e"],
      [2, null],
    ],
  );
});

test("nothing is opened while somebody still thinks, nor of another's taunt in large", () => {
  equal(letters(event(TAUNTED, TAUNTED)), null);
  equal(letters(event(FOILED, FOILED)), null);
  const theirs = { ...TAUNTED, zones: [zone("raid", [], 2)] };
  equal(letters(event(theirs, FOILED))?.own, false);
});

const met = (...names: string[]) => ({ zones: [zone("meeting", names.map((name, seat) => ({ ...card(`sealed-${seat}`, name), seat })))] });

test("two cards of a meeting are opened once, before whoever sees both", () => {
  const opening = cards(event(met("card-wire", ""), met("card-wire", "card-pistol")))!;
  deepEqual(
    opening.opened.map(({ seat, piece }) => [seat, piece?.name]),
    [
      [0, "card-wire"],
      [1, "card-pistol"],
    ],
  );
  equal(opening.own, true);
  equal(cards(event(met("card-wire", "card-pistol"), met("card-wire", "card-pistol"))), null);
  equal(cards(event(met("", ""), {})), null);
});

test("a die that is known to be thrown rolls though it shows the same number", () => {
  const dice = scene({ zones: [zone("dice", [{ id: "die", kind: "die", figure: "4" }])] });
  deepEqual(thrown(dice, dice), []);
  deepEqual(thrown(dice, dice, ["die"]), ["die"]);
});
