// Names after "de".
import assert from "node:assert/strict";
import { test } from "node:test";
import { de } from "../src/names";

test("before a vowel, and an h that nobody hears, de is cut", () => {
  for (const name of ["Igor", "Anna", "Élodie", "Œdipe", "Yves", "Henri", "Ursule"]) assert.equal(de(name), `d'${name}`);
});

test("before others it stays", () => {
  for (const name of ["Max", "Harry", "Yann", "Zoé", "Hans"]) assert.equal(de(name), `de ${name}`);
});
