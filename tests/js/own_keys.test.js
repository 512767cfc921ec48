// What every object has is nobody's reading, step, page or answer, though a stranger may use its name.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nowOf, truthOf } from "../../assets/bar/exercise/fields.js";
import { truthText } from "../../assets/sources/exercise/story.js";
import { wrongBy } from "../../assets/sources/exercise/truth.js";
import { aboutOf, ofState } from "../../assets/lab/readings.js";
import { holds, phaseOf, truthOf as truthOfBet } from "../../assets/lab/story/machine.js";
import { parseCode, sealed } from "../../assets/sources/submissions/code.js";
import { parseTalk } from "../../assets/sources/talks/reading.js";
import { createText } from "../../assets/lab/text.js";

const known = JSON.parse(readFileSync(new URL("../../assets/talks/names.json", import.meta.url), "utf8"));
const NAMES = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty"];
const scale = (/** @type {string} */ reading) => ({ reading, low: 0, high: 1, step: 1, within: 0 });

for (const name of NAMES) {
  const exercise = { question: "?", choices: [], scale: scale(name), goal: [], hidden: [] };

  test(`${name} is no reading`, () => {
    assert.equal(truthText(exercise, {}), "");
    assert.equal(wrongBy(exercise, {}), null);
    assert.equal(holds([[name, "=", 0]], {}), false);
    assert.equal(truthOfBet({ about: [name], choices: [], scale: scale(name) }, {}), null);
    const found = /** @type {any} */ ({ readings: {}, truths: {} });
    assert.deepEqual([nowOf(found, name), truthOf(found, name)], [null, null]);
    assert.equal(aboutOf({}, name, {}), null);
    assert.equal(ofState({}, name), false);
    assert.throws(() => createText({}, "en")(name), RangeError);
  });

  test(`${name} is no step that was answered`, () => {
    const beat = /** @type {any} */ ({ key: name, bet: {}, goal: [] });
    assert.equal(phaseOf(beat, { guided: true, at: 0, answers: {}, reached: [] }), "asked");
  });

  test(`${name} is no step of any page's story, no choice, and no page`, () => {
    for (const [slug, { choices }] of Object.entries(known)) {
      for (const asked of [`beat=${name}`, `${name}=1`, ...Object.keys(choices).map((choice) => `${choice}=${name}`)]) {
        const { faults } = parseTalk(
          `# T\n## One\n/${slug}?${asked}\n\nBet: ${name} from 0 to 1 by 1`,
          Object.keys(known),
          known,
        );
        assert.ok(faults.length > 0, `${slug}?${asked}`);
      }
    }
    for (const pages of [null, Object.keys(known)])
      parseTalk(`# T\n## One\n/${name}?beat=${name}\n\nGoal: ${name} = 1`, pages, known);
  });

  test(`${name} in a code that was handed in damages it`, async () => {
    const held = JSON.parse(`{"p": "/translate", "a": null, "g": null, "t": 1, "n": "", "${name}": {"s": "sure"}}`);
    await assert.rejects(parseCode(await sealed(held)), { message: "submissions.damaged" });
  });
}
