import assert from "node:assert/strict";
import test from "node:test";

import { choiceOf } from "../../assets/hosts/page/choices.js";
import { createBus } from "../../assets/hosts/browser/bus.js";
import { createGate } from "../../assets/hosts/page/first_step.js";
import { refusalText, unknownBeat, unknownChoices } from "../../assets/hosts/page/unknown_values.js";
import { createText } from "../../assets/lab/text.js";
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

test("a value that nobody has is said with those there are, and one that the app has is not", () => {
  const page = {
    known: { source: { label: "Classifier", titles: { paper: "The paper", own: "Your own" } } },
    titles: { source: { Paper: "paper" } },
    language: "en",
    languages: { zh: "zh/" },
    spoken: ["English", "中文"],
  };
  const say = createText(
    {
      "links.choice": "{label}: “{asked}”; {known:list}.",
      "links.by-hand": "{why} The rest holds.",
      "site.unknown-language": "no {asked}: {names:list}.",
      "talk.unknown-beat": "no {name}, {meant}?",
    },
    "en",
  );
  const said = (/** @type {string} */ query) => {
    const asked = new URLSearchParams(query);
    return refusalText(
      [...unknownChoices(asked, page), ...unknownBeat(asked, { beats: [{ key: "each" }, { key: "opposite" }] })],
      say,
    );
  };
  for (const good of [
    "",
    "source=own&lang=zh&beat=each",
    "source=Paper&lang=en&beat=step-2",
    "source=&lang=&beat=exercise",
  ])
    assert.equal(said(good), "");
  assert.equal(said("source=constructor"), "Classifier: “constructor”; The paper and Your own.");
  assert.equal(said("lang=fr&beat=opposit"), "no fr: English and 中文. no opposit, opposite? The rest holds.");
});

test("what is asked of a first step waits at its gate, and all else goes through", () => {
  const between = new EventTarget();
  const bus = createBus(() => between);
  const gate = createGate(bus);
  const heard = /** @type {unknown[]} */ ([]);
  for (const name of /** @type {const} */ (["step", "ask"])) gate.bus.listen(name, () => heard.push(name));
  let noted = 0;
  gate.noted = () => (noted += 1);
  bus.emit("step", { by: 1 });
  bus.emit("ask", {});
  assert.deepEqual([heard, gate.steps, noted], [["ask"], [{ by: 1 }], 1]);
});
