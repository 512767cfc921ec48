import assert from "node:assert/strict";
import test from "node:test";

import {
  sealed,
  answered,
  asksSure,
  begin,
  cameTrue,
  complete,
  fitting,
  forgotten,
  holds,
  leaves,
  masked,
  missed,
  moved,
  onward,
  phaseOf,
  restarted,
  revealed,
  reachedBy,
  textsOf,
  trusted,
  truthOf,
} from "../../assets/lab/story/machine.js";
import { between } from "../../assets/lab/story/motion.js";
import { sentenceOf } from "../../assets/lab/story/sentences.js";
import { createVisit } from "../../assets/lab/story/visit.js";

/** @type {import("../../assets/lab/story/types.js").Beat} */
const ASKS = {
  key: "opposite",
  start: {},
  shows: { planes: ["origin"], panels: ["pair"], handles: ["origin"] },
  bet: {
    about: ["changed"],
    choices: [
      { key: "none", holds: [["changed", "=", 0]] },
      {
        key: "some",
        holds: [
          ["changed", ">", 0],
          ["changed", "<", 1000],
        ],
      },
      { key: "all", holds: [["changed", "=", 1000]] },
    ],
    scale: null,
  },
  goal: [["cos", "<=", -1, 1e-9]],
  actions: [],
};
/** @type {import("../../assets/lab/story/types.js").Beat} */
const SHOWS = { ...ASKS, key: "aligned", start: null, bet: null, goal: [] };
const STORY = { slug: "home", beats: [ASKS, SHOWS], next: null };
const NOTHING = { beat: null, guide: null, state: null };
const start = begin(STORY, NOTHING, {});

test("a lesson opens on its first beat, a link with a state alone in free play", () => {
  assert.equal(start.guided, true);
  assert.equal(begin(STORY, { ...NOTHING, state: "1.x.y" }, {}).guided, false);
  assert.deepEqual(begin(STORY, { ...NOTHING, state: "1.x.y", beat: "aligned" }, {}), {
    guided: true,
    at: 1,
    answers: {},
    reached: [],
  });
  assert.equal(begin(STORY, { ...NOTHING, guide: "0" }, {}).guided, false);
  assert.equal(begin(STORY, { ...NOTHING, beat: "no-such-beat" }, {}).at, 0);
});

test("what is asked is masked until the reader commits, and not in free play", () => {
  assert.deepEqual(masked(ASKS, start).names, ["changed"]);
  assert.deepEqual(masked(ASKS, { ...start, guided: false }).names, []);
  assert.deepEqual(masked(ASKS, answered(start, ASKS, "some")).names, []);
  assert.deepEqual(masked(ASKS, answered(start, ASKS, null)).names, [], "a skipped bet is over");
});

test("a move that is made for the reader is waited for, and where it has no goal its end is", () => {
  const then = /** @type {any} */ ({ labels: [], x: 1 });
  const made = { ...SHOWS, then };
  const before = { ...start, at: 1 };
  assert.equal(phaseOf(made, before), "doing");
  assert.equal(phaseOf(made, reachedBy(before, made, {})), "doing");
  assert.equal(phaseOf(made, reachedBy(before, made, {}, true)), "told");
  assert.equal(
    phaseOf({ ...made, goal: ASKS.goal }, reachedBy(before, { ...made, goal: ASKS.goal }, {}, true)),
    "doing",
  );
  assert.deepEqual(onward({ ...STORY, beats: [ASKS, made] }, before, 1), { do: "act" });
});

test("what a step came to is told from its goal on", () => {
  const before = answered(start, ASKS, "none");
  const place = reachedBy(before, ASKS, { cos: { value: -1, shown: "−1.00" } });
  assert.deepEqual(
    [start, before, place].map((each) => phaseOf(ASKS, each)),
    ["asked", "doing", "told"],
  );
  assert.equal(phaseOf(SHOWS, { ...start, at: 1 }), "told", "without a goal it is told of any state");
  const words = {
    say: (/** @type {string} */ key, /** @type {any} */ values) => `${key} ${values.cos}`,
    has: () => true,
    action: () => /** @type {any} */ (null),
  };
  const said = [before, place].map((each) => sentenceOf(STORY, each, words, { cos: { value: -1, shown: "-1" } }));
  assert.deepEqual(said, ["beat.opposite.do -1", "beat.opposite.after -1"]);
});

test("a room's truth is masked, and answers can be changed, until it is revealed", () => {
  const open = begin({ ...STORY, sealed: true }, NOTHING, {});
  const some = answered(open, ASKS, "some");
  assert.deepEqual(masked(ASKS, some).names, ["changed"]);
  assert.deepEqual(masked(ASKS, { ...some, guided: false }).names, []);
  const none = answered(some, ASKS, "none");
  assert.equal(none.answers.opposite, "none");
  assert.deepEqual(onward(STORY, none, 1), { do: "wait" }, "the clicker reveals nothing here");
  assert.notEqual(onward(STORY, { ...none, at: 1 }, -1).do, "wait", "back it goes");
  const told = revealed(none, ASKS);
  assert.deepEqual(masked(ASKS, told).names, []);
  assert.equal(answered(told, ASKS, "some").answers.opposite, "none");
  assert.equal(revealed(open, ASKS).answers.opposite, null, "who has not answered has skipped the bet");
});

test("a room that opens in the middle of a story waits for its step alone, and asks what was answered once more", () => {
  assert.equal(sealed(start, ASKS, false).sealed, true);
  const some = answered(start, ASKS, "some");
  assert.equal(sealed(some, ASKS, false), some, "it was answered here before");
  assert.deepEqual(phaseOf(ASKS, sealed(some, ASKS, true)), "asked");
  assert.equal(moved(sealed(start, ASKS, false), STORY, 1).sealed, false);
  for (const none of [
    { ...start, guided: false },
    { ...start, sealed: true },
  ])
    assert.equal(sealed(none, ASKS, true), none);
  assert.equal(sealed(start, SHOWS, true), start, "nothing is asked");
});

test("the first answer stands", () => {
  assert.equal(answered(answered(start, ASKS, "some"), ASKS, "none").answers.opposite, "some");
});

test("a beat is asked, then done, then told", () => {
  const reading = { cos: { value: -1, shown: "−1.00" }, changed: { value: 0, shown: "0" } };
  assert.equal(phaseOf(ASKS, start), "asked");
  assert.equal(reachedBy(start, ASKS, reading), start, "nothing is reached before the bet");
  const bet = answered(start, ASKS, "some");
  assert.equal(phaseOf(ASKS, bet), "doing");
  const reached = reachedBy(bet, ASKS, reading);
  assert.equal(phaseOf(ASKS, reached), "told");
  assert.equal(phaseOf(ASKS, restarted(reached, ASKS)), "asked", "a step begun again asks again");
  assert.equal(phaseOf(SHOWS, start), "told");
});

test("answers that no bet can have are not taken from this browser", () => {
  assert.deepEqual(fitting(STORY, { opposite: "some", aligned: "some", other: 1 }), { opposite: "some" });
  assert.deepEqual(fitting(STORY, { opposite: "no such choice" }), {});
  assert.deepEqual(fitting(STORY, { opposite: 3 }), {});
  assert.deepEqual(fitting(STORY, { opposite: null }), { opposite: null });
});

test("a story forgotten is asked from its beginning", () => {
  const place = { guided: true, at: 1, answers: { opposite: "some" }, reached: ["opposite"] };
  assert.deepEqual(forgotten(place), { guided: true, at: 0, answers: {}, reached: [] });
});

test("the truth is what is read, whatever was done", () => {
  const bet = /** @type {import("../../assets/lab/story/types.js").Bet} */ (ASKS.bet);
  const read = (/** @type {number | null} */ value) => ({ changed: { value, shown: "" } });
  assert.equal(truthOf(bet, read(0)), "none");
  assert.equal(truthOf(bet, read(17)), "some");
  assert.equal(truthOf(bet, read(null)), null);
  assert.equal(cameTrue(bet, "some", read(17)), true);
  assert.equal(cameTrue(bet, "none", read(17)), false);
  assert.equal(cameTrue(bet, null, read(0)), false);
  const scale = { about: [], choices: [], scale: { low: 0, high: 24, step: 1, reading: "changed", within: 1 } };
  assert.equal(truthOf(scale, read(17)), 17);
  assert.equal(cameTrue(scale, 16, read(17)), true);
  assert.equal(cameTrue(scale, 15, read(17)), false);
});

test("an answer that did not come true has a sentence of its own, others have none", () => {
  const bet = /** @type {import("../../assets/lab/story/types.js").Bet} */ (ASKS.bet);
  const changed = (/** @type {number | null} */ value) => ({ changed: { value, shown: "" } });
  assert.deepEqual(
    ["some", "none", null].map((answer) => missed(bet, answer, changed(0))),
    ["some", null, null],
  );
  assert.equal(missed(bet, "some", changed(null)), null, "what is undecided makes nobody wrong");
  const scale = { about: [], choices: [], scale: { low: 0, high: 24, step: 1, reading: "changed", within: 1 } };
  assert.deepEqual(
    [15, 16, 17, 18, 19].map((answer) => missed(scale, answer, changed(17))),
    ["low", null, null, null, "high"],
  );
});

test("how sure somebody is is asked before they are told what is true, and kept with the answer", () => {
  assert.equal(asksSure(ASKS, start), false, "a goal comes between the answer and what is true");
  const some = answered(start, ASKS, "some");
  const sure = trusted(some, ASKS, "sure");
  assert.deepEqual(sure.sure, { opposite: "sure" });
  assert.deepEqual(trusted(sure, ASKS, "guess").sure, { opposite: "guess" });
  const told = reachedBy(sure, ASKS, { cos: { value: -1, shown: "−1.00" } });
  assert.equal(trusted(told, ASKS, "guess"), told, "it is told now");
  assert.equal(
    trusted(answered(start, ASKS, null), ASKS, "sure").sure,
    undefined,
    "a bet skipped is nothing to be sure of",
  );
  const atOnce = { ...ASKS, goal: [] };
  assert.equal(asksSure(atOnce, start), true, "one press answers and tells");
  assert.equal(asksSure(atOnce, some), false);
  assert.equal(asksSure(atOnce, { ...some, sealed: true }), true, "a room is told later");
  assert.deepEqual(restarted(sure, ASKS).sure, {}, "a step begun again asks again");
  assert.deepEqual(forgotten(sure).sure, {});
});

test("comparisons hold within their tolerance, and never of what is undefined or absent", () => {
  const readings = { cos: { value: -0.9995, shown: "" }, none: { value: null, shown: "—" } };
  assert.equal(holds([["cos", "<=", -1, 1e-3]], readings), true);
  assert.equal(holds([["cos", "<=", -1]], readings), false);
  assert.equal(
    holds(
      [
        ["cos", "=", -1, 1e-3],
        ["cos", ">", -1],
      ],
      readings,
    ),
    true,
  );
  assert.equal(holds([["none", "<", 1]], readings), false);
  assert.equal(holds([["absent", "<", 1]], readings), false);
});

test("steps stop at both ends", () => {
  assert.equal(moved(start, STORY, -1), start);
  assert.equal(moved(start, STORY, 1).at, 1);
  assert.equal(moved(moved(start, STORY, 1), STORY, 2).at, 1);
});

test("a state glides by its numbers; whole numbers and labels are the target's at once", () => {
  const schema = /** @type {any} */ ([
    { name: "shift", whole: false },
    { name: "rows", whole: false },
    { name: "pair", whole: true },
  ]);
  const from = /** @type {any} */ ({
    labels: ["a", "b"],
    shift: [0, 0],
    rows: [
      [0, 0],
      [1, 1],
    ],
    pair: [0, 1],
  });
  const to = {
    labels: ["c", "d"],
    shift: [2, -2],
    rows: [
      [4, 0],
      [1, 1],
    ],
    pair: [1, 0],
  };
  assert.deepEqual(between(schema, from, to, 0.5), {
    labels: ["c", "d"],
    shift: [1, -1],
    rows: [
      [2, 0],
      [1, 1],
    ],
    pair: [1, 0],
  });
  assert.equal(between(schema, from, to, 1), to);
  assert.equal(
    between(schema, from, { ...to, labels: ["c"] }, 0.5).labels.length,
    1,
    "another number of labels is there at once",
  );
});

test("a clicker answers the bet, does what the beat waits for, and goes on; back is the beat before", () => {
  const acts = { ...STORY, beats: [{ ...ASKS, actions: ["cos-minus-one"] }, SHOWS] };
  assert.deepEqual(onward(acts, start, 1), { do: "answer" });
  const bet = answered(start, ASKS, null);
  assert.deepEqual(onward(acts, bet, 1), { do: "act" });
  assert.deepEqual(onward(STORY, bet, 1), { do: "act" }, "nothing does it for the speaker: that is said");
  assert.deepEqual(onward(STORY, leaves(bet, ASKS), 1), { do: "turn", at: 1 }, "and then it is passed over");
  assert.deepEqual(leaves(leaves(bet, ASKS), ASKS), leaves(bet, ASKS));
  const moves = { ...ASKS, bet: null }; // a step that asks nothing is not passed over in silence either
  assert.equal(leaves(start, moves).left, moves.key);
  assert.equal(leaves({ ...start, reached: [moves.key] }, moves).left, undefined);
  assert.equal(
    phaseOf(ASKS, { ...leaves(bet, ASKS), reached: ["opposite"] }),
    "told",
    "whoever makes the move after all is told",
  );
  assert.deepEqual(onward(STORY, restarted(leaves(bet, ASKS), ASKS), 1), { do: "answer" });
  assert.deepEqual(onward(acts, { ...bet, reached: ["opposite"] }, 1), { do: "turn", at: 1 });
  assert.deepEqual(onward(acts, { ...bet, at: 1 }, 1), { do: "stay" });
  assert.deepEqual(onward(acts, start, -1), { do: "stay" });
  assert.deepEqual(onward(acts, { ...bet, at: 1 }, -1), { do: "turn", at: 0 });
  assert.deepEqual(onward(acts, { ...start, guided: false }, 1), { do: "guide" });
});

test("what a story comes to is said otherwise to who has left out a move", () => {
  const end = { ...SHOWS, key: "end" };
  const story = { ...STORY, beats: [ASKS, SHOWS, end] };
  const said = { "beat.end": "You saw {cos}.", "beat.end.unseen": "One sees much.", "beat.aligned": "Look." };
  const words = {
    has: (/** @type {string} */ key) => Object.hasOwn(said, key),
    say: (/** @type {keyof typeof said} */ key) => said[key],
  };
  const at = (/** @type {number} */ k, /** @type {string[]} */ reached) =>
    sentenceOf(story, { ...start, at: k, reached }, /** @type {any} */ (words), {});
  assert.equal(at(2, []), "One sees much.");
  assert.equal(at(2, ["opposite"]), "You saw {cos}.");
  assert.equal(at(1, []), "Look.", "a step without such words says the same to all");
  assert.equal(complete(story, start), true, "nothing stands before the first step");
});

test("a visit keeps extremes, what a step began with, and what reached its goal", () => {
  const visit = createVisit({});
  const cos = (/** @type {number | null} */ value) => ({ cos: { value, shown: String(value) } });
  const kept = () => Object.fromEntries(Object.entries(visit.beside({})).map(([name, { value }]) => [name, value]));
  visit.note(cos(0.8), { begun: true, held: null });
  visit.note(cos(-1), { begun: false, held: "opposite" });
  visit.note(cos(0.3), { begun: false, held: null });
  visit.note(cos(null), { begun: false, held: null });
  const opposite = { "opposite-cos": -1, "opposite-cos-least": -1, "opposite-cos-greatest": 0.8 };
  assert.deepEqual(kept(), { "cos-least": -1, "cos-greatest": 0.8, "cos-begun": 0.8, ...opposite });
  assert.equal(visit.beside(cos(0.5)).cos.value, 0.5);
  assert.deepEqual(
    ["opposite", "aligned"].map((of) => visit.beside(cos(0.5), of).cos.value),
    [-1, 0.5],
    "as its goal was last held, where it was",
  );
  visit.turn();
  assert.equal(visit.beside(cos(0.5))["cos-begun"].value, 0.5, "a step that begins has no other beginning");
  visit.note(cos(-2), { begun: true, held: null });
  assert.deepEqual(kept(), { "cos-least": -2, "cos-greatest": 0.8, "cos-begun": -2, ...opposite }, "till then");
});

test("a reading that stays is noted again where its moment is another", () => {
  const visit = createVisit({});
  const still = { cos: { value: 0.8, shown: "0.80" } };
  visit.note(still, { begun: false, held: null });
  visit.note(still, { begun: true, held: null });
  visit.note(still, { begun: false, held: "aligned" });
  const kept = visit.beside({});
  assert.deepEqual([kept["cos-begun"].value, kept["aligned-cos"].value], [0.8, 0.8]);
});

test("what is wanted at most or at least is reached at its bound, give or take what it allows, and not beyond", () => {
  const reads = (/** @type {number} */ value) => ({ cos: { value, shown: "" } });
  const reached = (/** @type {any} */ is, /** @type {number} */ value, within = 0) =>
    holds([["cos", is, 1, within]], reads(value));
  for (const is of ["<=", ">=", "="]) assert.ok(reached(is, 1), is);
  for (const is of ["<", ">"]) assert.ok(!reached(is, 1), is);
  assert.deepEqual(
    [0.8, 0.95, 1.05, 1.2].map((value) => reached(">=", value, 0.1)),
    [false, true, true, true],
  );
  assert.deepEqual(
    [0.8, 0.95, 1.05, 1.2].map((value) => reached("<=", value, 0.1)),
    [true, true, true, false],
  );
  assert.deepEqual(
    [0.8, 0.95, 1.05, 1.2].map((value) => reached("=", value, 0.1)),
    [false, true, true, false],
  );
});

test("a number that no letters show is quoted to two decimals, a tiny one to as many digits", () => {
  const quoted = Object.entries({ a: -1.0293753, b: 0.4, c: 17, d: 0.00031234, e: null }).map(([name, value]) => [
    name,
    { value, shown: "" },
  ]);
  assert.deepEqual(textsOf(Object.fromEntries(quoted)), { a: "−1.03", b: "0.4", c: "17", d: "0.00031", e: "" });
});
