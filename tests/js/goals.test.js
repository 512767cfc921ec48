// What a challenge says of how far it still is: read back from the sentence, it is what is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { goalText } from "../../assets/lab/panels.js";
import { seeded } from "../../assets/lab/random.js";
import { holds } from "../../assets/lab/story/machine.js";
import { createText } from "../../assets/lab/text.js";

/** @typedef {import("../../assets/lab/free/types.js").Wanted} Wanted */

const words = JSON.parse(readFileSync(new URL("../../assets/prose/plane/en.json", import.meta.url), "utf8"));
const text = createText(words, "en");
const OPEN =
  /^○ a name: (?<now>\S+)\. Wanted: (?<how>at most |at least |less than |more than |)(?<wanted>\S+?)(?: ± (?<within>\S+))?\. Still (?<away>\S+) to go\.$/;

/** @param {string} shown */
const read = (shown) => Number(shown.replace("−", "-").replaceAll(",", "").replace("%", ""));
/** @param {Wanted} goal @param {number | null} is @param {string} [shown] */
const said = (goal, is, shown = "") => {
  const readings = { r: { value: is, shown } };
  return goalText(
    goal,
    "a name",
    holds([[goal.reading, goal.relation, goal.value, goal.within]], readings),
    readings,
    text,
  );
};

test("a goal not reached: now, wanted and the way are one sum in one unit, and none of it is rounded away", () => {
  const random = seeded(7).uniform;
  for (let k = 0; k < 4000; k += 1) {
    const unit = /** @type {Wanted["unit"]} */ (["number", "count", "share"][k % 3]);
    const whole = (/** @type {number} */ each) =>
      unit === "count" ? Math.round(500 * each) : Math.round(200 * each) / 200;
    const value = whole(random());
    const near = k % 4 ? random() : value + (random() - 0.5) * 10 ** -Math.ceil(8 * random());
    const is = unit === "count" ? whole(random()) : near;
    const relation = /** @type {Wanted["relation"]} */ (["<=", ">=", "="][Math.floor(3 * random())]);
    const within = unit === "number" ? [0, 1e-9, 1e-3, 0.005, 0.02][k % 5] : 0;
    const sentence = said({ reading: "r", relation, value, within, unit }, is);
    if (sentence.startsWith("✓")) continue;
    const found = OPEN.exec(sentence)?.groups;
    assert.ok(found, sentence);
    const [now, wanted, away] = [found.now, found.wanted, found.away].map(read);
    assert.notEqual(now, wanted, sentence);
    assert.notEqual(away, 0, sentence);
    const least = unit === "count" ? 1 : 10 ** -(found.away.replace("%", "").split(".")[1]?.length ?? 0);
    assert.ok(Math.abs(Math.abs(now - wanted) - read(found.within ?? "0") - away) <= 1.01 * least, sentence);
    assert.equal(
      [found.now, found.wanted, found.away].every((each) => each.endsWith("%")),
      unit === "share",
      sentence,
    );
  }
});

test("what is wanted is said as it is: a small share is not none, a count has no places", () => {
  assert.equal(
    said({ reading: "r", relation: "<=", value: 0.015, unit: "share" }, 0.0897),
    "○ a name: 9.0%. Wanted: at most 1.5%. Still 7.5% to go.",
  );
  assert.equal(
    said({ reading: "r", relation: ">=", value: 100, unit: "count" }, 0),
    "○ a name: 0. Wanted: at least 100. Still 100 to go.",
  );
  assert.equal(
    said({ reading: "r", relation: "=", value: 0.5, within: 0.01, unit: "number" }, 0.4),
    "○ a name: 0.40. Wanted: 0.50 ± 0.01. Still 0.09 to go.",
  );
  assert.equal(said({ reading: "r", relation: "=", value: 1, unit: "answer" }, 0), "○ a name: no. Wanted: yes.");
});

test("a goal reached says what is; one that is asked about, or undefined, says no distance", () => {
  const goal = /** @type {Wanted} */ ({ reading: "r", relation: "<=", value: -1, within: 1e-3, unit: "number" });
  assert.equal(said(goal, -0.9995), "✓ a name: −1.00");
  assert.equal(said(goal, null, "?"), "○ a name: ?. Wanted: at most −1.00.");
  assert.equal(said(goal, null, "a sentence"), "○ a name: —. Wanted: at most −1.00.");
  assert.equal(said({ ...goal, relation: ">", value: 0, within: 0 }, 0), "○ a name: 0.00. Wanted: more than 0.00.");
});
