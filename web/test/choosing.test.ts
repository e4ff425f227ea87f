// From clicks to a notation: what lights up, what is armed, what is played.
import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { actionsOf, Choosing } from "../src/table/choosing";
import { choice, elements, scene } from "./scenes";

type Actions = Record<string, number[]>;

/** A chooser at a table that can change, and what it did there. */
function sit(actions: Actions, ...ids: number[]) {
  const [shown, offered] = [signal(elements(actions)), signal(ids.map(choice))];
  const [played, wondered]: [number[], string[]] = [[], []];
  const choosing = new Choosing({
    scene: () => shown.value,
    options: () => offered.value,
    play: (one) => played.push(one.id),
    wonder: (element) => wondered.push(element),
  });
  const renew = (now: Actions, ...left: number[]) => {
    shown.value = elements(now);
    offered.value = left.map(choice);
  };
  const lights = () => Object.fromEntries(shown.value.zones.map(({ id }) => [id, choosing.light(id)]));
  return { choosing, offered, played, wondered, renew, lights };
}

/** Two cards that may go to two places, and something that has no part in it. */
const TWO_BY_TWO: Actions = { ace: [1, 2], king: [3, 4], left: [1, 3], right: [2, 4], wall: [] };

test("elements of all kinds have their actions: zones, places, and the pieces on both", () => {
  const piece = { id: "card", kind: "card", actions: [1] };
  const pawn = { id: "pawn", kind: "pawn", actions: [2] };
  const shown = scene({
    zones: [{ id: "hand", kind: "hand", title: "", pieces: [piece], actions: [3] }],
    boards: [{ id: "map", kind: "graph", places: [{ id: "town", pieces: [pawn], actions: [4] }] }],
  });
  deepEqual(Object.fromEntries(actionsOf(shown)), { card: [1], pawn: [2], hand: [3], town: [4] });
  equal(actionsOf(null).size, 0);
});

test("before the first click all that can be done is lit, and nothing is begun", () => {
  const { choosing, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  deepEqual(lights(), { ace: "legal", king: "legal", left: "legal", right: "legal", wall: "" });
  equal(choosing.begun.value, false);
  equal(choosing.armed.value, null);
  deepEqual(choosing.asked.value, []);
});

test("what belongs to every option is lit too", () => {
  const { lights } = sit({ dice: [1, 2], ace: [1] }, 1, 2);
  deepEqual(lights(), { dice: "legal", ace: "legal" });
});

test("a click on what can do nothing asks why, and picks nothing", () => {
  const { choosing, wondered } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("wall");
  deepEqual(wondered, ["wall"]);
  equal(choosing.begun.value, false);
});

test("a pick leaves what can go with it lit", () => {
  const { choosing, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  deepEqual(lights(), { ace: "picked", king: "", left: "legal", right: "legal", wall: "" });
  deepEqual(choosing.left.value.map((one) => one.id), [1, 2]);
  equal(choosing.armed.value, null);
  deepEqual(choosing.asked.value, []);
});

test("a second pick that leaves one option plays it at once", () => {
  const { choosing, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.touch("right");
  deepEqual(played, [2]);
  equal(choosing.begun.value, false);
});

test("the order of the picks does not matter", () => {
  const { choosing, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("right");
  choosing.touch("ace");
  deepEqual(played, [2]);
});

test("a single pick that leaves one option waits for a last word: the same click again", () => {
  const { choosing, played } = sit({ ace: [1], king: [2] }, 1, 2);
  choosing.touch("ace");
  equal(choosing.armed.value?.id, 1);
  deepEqual(played, []);
  choosing.touch("ace");
  deepEqual(played, [1]);
  equal(choosing.begun.value, false);
});

test("the last word may also be the button", () => {
  const { choosing, played } = sit({ ace: [1], king: [2] }, 1, 2);
  choosing.touch("king");
  choosing.confirm();
  deepEqual(played, [2]);
});

test("nothing is played while several options are left", () => {
  const { choosing, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.confirm();
  deepEqual(played, []);
});

test("a picked element clicked again is let go while others could go with it", () => {
  const { choosing, lights, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.touch("ace");
  equal(choosing.begun.value, false);
  equal(lights().king, "legal");
  deepEqual(played, []);
});

test("an element that does not go with what is picked begins anew", () => {
  const { choosing, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.touch("king");
  deepEqual(lights(), { ace: "", king: "picked", left: "legal", right: "legal", wall: "" });
});

test("an element of several options that no other tells apart asks which one", () => {
  const { choosing, lights } = sit({ dice: [1, 2], card: [3] }, 1, 2, 3);
  choosing.touch("dice");
  deepEqual(choosing.asked.value.map((one) => one.id), [1, 2]);
  equal(choosing.armed.value, null);
  deepEqual(lights(), { dice: "picked", card: "" });
});

test("two elements that always go together do not divide: which one is asked", () => {
  const { choosing } = sit({ dice: [1, 2], cup: [1, 2], card: [3] }, 1, 2, 3);
  choosing.touch("dice");
  deepEqual(choosing.asked.value.map((one) => one.id), [1, 2]);
});

test("what was asked is answered in the list: once to see it, twice to do it", () => {
  const { choosing, played, lights } = sit({ dice: [1, 2], card: [3] }, 1, 2, 3);
  choosing.touch("dice");
  choosing.take(choice(2));
  equal(choosing.armed.value?.id, 2);
  deepEqual(choosing.asked.value, []);
  equal(lights().dice, "picked");
  deepEqual(played, []);
  choosing.take(choice(2));
  deepEqual(played, [2]);
  equal(choosing.begun.value, false);
});

test("an option of the list shows the elements that it belongs to", () => {
  const { choosing, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.take(choice(3));
  deepEqual(lights(), { ace: "", king: "picked", left: "picked", right: "", wall: "" });
  equal(choosing.begun.value, true);
});

test("an option of the list lets go of what was picked before", () => {
  const { choosing, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.take(choice(3));
  deepEqual(lights(), { ace: "", king: "picked", left: "picked", right: "", wall: "" });
});

test("another option of the list takes the place of the first", () => {
  const { choosing, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.take(choice(3));
  choosing.take(choice(4));
  equal(choosing.armed.value?.id, 4);
  deepEqual(played, []);
});

test("a click on the table after an option of the list begins anew", () => {
  const { choosing, lights, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.take(choice(3));
  choosing.touch("left");
  deepEqual(lights(), { ace: "legal", king: "legal", left: "picked", right: "", wall: "" });
  deepEqual(played, []);
});

test("the list shows what still fits", () => {
  const { choosing, offered } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("left");
  deepEqual(offered.value.map((one) => choosing.fits(one)), [true, false, true, false]);
});

test("a single option is armed unasked", () => {
  const { choosing, played } = sit({ ace: [1] }, 1);
  equal(choosing.armed.value?.id, 1);
  equal(choosing.begun.value, false);
  choosing.confirm();
  deepEqual(played, [1]);
});

test("all is let go at once", () => {
  const { choosing, lights, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  choosing.drop();
  choosing.take(choice(1));
  choosing.drop();
  equal(choosing.begun.value, false);
  equal(lights().king, "legal");
  deepEqual(played, []);
});

test("when others narrow the question down, what can still be done stays picked", () => {
  const { choosing, renew, lights } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  renew({ ...TWO_BY_TWO, ace: [1], left: [1, 3], right: [4] }, 1, 3, 4);
  choosing.keep();
  equal(lights().ace, "picked");
  equal(choosing.armed.value?.id, 1);
});

test("what was picked and is gone is let go", () => {
  const { choosing, renew } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.touch("ace");
  renew({ king: [3, 4], left: [3], right: [4] }, 3, 4);
  choosing.keep();
  equal(choosing.begun.value, false);
});

test("an option that was chosen in the list and is gone is let go", () => {
  const { choosing, renew, played } = sit(TWO_BY_TWO, 1, 2, 3, 4);
  choosing.take(choice(1));
  renew({ king: [3, 4], left: [3], right: [4] }, 3, 4);
  choosing.keep();
  equal(choosing.begun.value, false);
  choosing.take(choice(1));
  equal(choosing.armed.value, null);
  choosing.confirm();
  deepEqual(played, []);
});

test("without a scene nothing is lit and nothing can be done", () => {
  const wondered: string[] = [];
  const choosing = new Choosing({ scene: () => null, options: () => [], play: () => {}, wonder: (id) => wondered.push(id) });
  equal(choosing.light("ace"), "");
  choosing.touch("ace");
  deepEqual(wondered, ["ace"]);
});
