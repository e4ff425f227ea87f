// The spiral corridor of the fortress.
import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { cells, polar, SIZE, spline, VAULT } from "../src/games/ateam/spiral";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test("there are as many cells as are asked for, and they are made once", () => {
  for (const count of [20, 51]) equal(cells(count).length, count);
  equal(cells(51), cells(51));
});

test("cells are equally long, but for the first", () => {
  const [first, second, ...others] = cells(51);
  const steps = others.slice(1).map((cell, n) => distance(cell, others[n]!));
  const mean = steps.reduce((sum, one) => sum + one) / steps.length;
  for (const step of steps) ok(Math.abs(step - mean) < mean * 0.12, `${step} is not about ${mean}`);
  ok(distance(first!, second!) > mean * 1.1);
});

test("the corridor winds inwards and stays within the fortress and out of the vault", () => {
  const all = cells(51);
  for (const [n, cell] of all.entries()) {
    ok(n === 0 || cell.r < all[n - 1]!.r, `cell ${n} is not further in`);
    ok(cell.x > 0 && cell.x < SIZE && cell.y > 0 && cell.y < SIZE);
    ok(distance(cell, VAULT) > VAULT.r, `cell ${n} lies in the vault`);
  }
});

test("a cell stands at its own bearing, and looks along the corridor", () => {
  for (const cell of cells(30)) {
    const [x, y] = polar(cell.r, cell.bearing);
    ok(distance(cell, { x, y }) < 1);
    equal(cell.heading, cell.bearing + 90);
  }
});

test("a way through cells begins and ends in their middles", () => {
  const way = spline([[0, 0], [10, 0], [20, 10]]);
  ok(way.startsWith("M0 0C"));
  ok(way.endsWith(" 20 10"));
  equal(way.split("C").length, 3);
  equal(spline([[3, 4]]), "M3 4");
});
