import assert from "node:assert/strict";
import test from "node:test";

import { choiceOf } from "../../assets/hosts/page/site.js";
import { unknownNames } from "../../assets/hosts/page/unknown_names.js";

const OFFERED = {
  data: { "": ["a.json"], "source=iris": ["b.json"], "move=linear": ["c.json"], "move=linear&source=iris": ["d.json"] },
  choices: ["move", "source"],
  others: ["first"],
  titles: { move: { "Any linear A": "linear" }, source: { Iris: "iris" } },
};
const chosen = (/** @type {string} */ query) => choiceOf(new URLSearchParams(query), OFFERED);

test("an address chooses by keys in any order, or by the titles of old links", () => {
  assert.deepEqual(chosen("s=1.a.b&guide=0"), { chosen: "", missing: false });
  assert.deepEqual(chosen("source=iris&move=linear"), { chosen: "move=linear&source=iris", missing: false });
  assert.deepEqual(chosen("source=Iris&move=Any+linear+A"), { chosen: "move=linear&source=iris", missing: false });
});

test("what only the app computes is said to be missing, and what is here is shown", () => {
  assert.deepEqual(chosen("source=own"), { chosen: "", missing: true });
  assert.deepEqual(chosen("source=constructor&move=toString"), { chosen: "", missing: true });
  assert.deepEqual(chosen("source=iris&first=cat"), { chosen: "source=iris", missing: true });
});

test("a name that the page does not know is said, with the one that may be meant, and of many the first three", () => {
  const strange = { "like-name": "{name} or {meant}?", "unknown-name": "no {name}." };
  const said = (/** @type {string} */ query) =>
    unknownNames({ names: ["s", "origin", "route"], strange, language: "en" }, new URLSearchParams(query));
  assert.equal(said("route=all&utm_source=a&fbclid=b&s="), "");
  assert.equal(said("orign=0,0&orign=1"), "orign or origin?");
  assert.equal(said(`${"z".repeat(900)}=1`), `no ${"z".repeat(40)}.`);
  assert.equal(said("aaaaaaaa&bbbbbbbb&cccccccc&dddddddd"), "no aaaaaaaa. no bbbbbbbb. no cccccccc.");
});
