import assert from "node:assert/strict";
import test from "node:test";

import { betOf, due, sentAs, placeOf, settled, statusOf, unparted, waitFor } from "../../assets/room/answers.js";
import { taken } from "../../assets/sources/submissions/inventory.js";
import { presenceOf } from "../../assets/bar/room/present.js";
import { aboutOf, addressIn, asks, firstRound, rowsOf, stepOf } from "../../assets/bar/room/steps.js";

const BET = {
  choices: [
    { key: "none", text: "None" },
    { key: "some", text: "Some\u200b" },
  ],
  scale: null,
};
const SCALE = { low: -1, high: 1, step: 0.05, reading: "cos", within: 0.1 };
/** @param {Partial<import("../../assets/lab/story/remote.js").Shown>} [more] */
const shown = (more) => ({
  slug: "talk-1f:2",
  at: 2,
  n: 6,
  phase: "asked",
  sentence: "How many?",
  next: "All of them?",
  notes: "None.",
  sealed: false,
  hands: false,
  bet: BET,
  scale: null,
  truth: null,
  said: "",
  ...more,
});
const TOLD = shown({ phase: "told", sentence: "None changed.", truth: "none", said: "It is “None”." });
const PAGE = { title: "Translate", link: "/room?lang=en", hands: "Hands up." };
const room = () => ({
  code: "BCDF",
  key: "k".repeat(12),
  owner: "o".repeat(32),
  asked: /** @type {Record<string, number>} */ ({}),
});

test("a room is asked a step once, hears the same of it until its answers are shown, and once more where it begins anew", () => {
  const [here, told] = [room(), new Set()];
  const first = stepOf(here, shown(), told);
  assert.match(first, /^[A-Za-z0-9._-]+\.1$/);
  assert.equal(stepOf(here, shown({ sealed: true }), told), first);
  assert.equal(stepOf(here, shown({ phase: "doing" }), told), first, "the move that follows is of the same step");
  told.add(first);
  assert.equal(stepOf(here, TOLD, told), first);
  assert.equal(stepOf(here, shown(), told), first.replace(/1$/, "2"), "voted on again");
});

test("a step that this browser has answered before, and one that asks nothing, is no question to a room", () => {
  const here = room();
  for (const each of [TOLD, shown({ bet: null, phase: "doing" })]) {
    const about = aboutOf(each, PAGE, stepOf(here, each, new Set()));
    assert.deepEqual([asks(each), about.choices, about.question], [false, [], undefined]);
    assert.equal(about.title, "Translate · 3 / 6");
  }
});

test("phones are told that hands go up where they are asked nothing, until it is told what is true", () => {
  const here = room();
  const told = (/** @type {boolean} */ hands) => {
    const each = shown({ bet: null, hands });
    return aboutOf(each, PAGE, stepOf(here, each, new Set()));
  };
  assert.deepEqual([told(true).question, told(true).choices, told(false).question], ["Hands up.", [], undefined]);
});

test("what a room is told of a question holds nothing of the answer, of the notes or of what comes next", () => {
  const scaled = shown({ bet: { choices: [], scale: SCALE } });
  for (const each of [shown(), shown({ sealed: true }), scaled]) {
    const about = aboutOf(each, PAGE, "x.1");
    assert.deepEqual(Object.keys(about).sort(), [
      "by",
      "choices",
      "high",
      "link",
      "low",
      "options",
      "question",
      "step",
      "title",
    ]);
    const text = JSON.stringify(about);
    for (const kept of ["notes", "None.", "All of them", "within", "cos", "\u200b"])
      assert.ok(!text.includes(kept), kept);
  }
  assert.deepEqual(aboutOf(shown(), PAGE, "x.1").options, ["None", "Some"]);
  const { low, high, by, choices } = aboutOf(scaled, PAGE, "x.1");
  assert.deepEqual([low, high, by, choices], [-1, 1, 0.05, []]);
});

/** @type {import("../../assets/room/types.js").Now} */
const NOW = {
  step: "a.1",
  title: "Home · 1 / 6",
  question: "How many?",
  choices: ["none", "some"],
  options: ["None", "Some"],
  low: null,
  high: null,
  by: null,
  revealed: false,
  paused: false,
  answers: {},
  skipped: 0,
  truth: null,
  said: "",
  moves: 1,
};
const WALL = { ...NOW, step: "a.0", question: "", choices: [], options: [] };
/** @param {Partial<import("../../assets/room/types.js").Mine>} [more] */
const mine = (more) => ({ answers: {}, counted: {}, sent: "", refused: null, id: "abcdefgh", ...more });

test("a phone says that it is there, then its answer, each once, and again where the talk comes back before the answers are shown", () => {
  const there = due(NOW, mine());
  assert.deepEqual(there, { answer: null, phase: "asked", step: "a.1" });
  assert.equal(due(NOW, mine({ sent: sentAs(NOW, there ?? {}) })), null);
  const given = due(NOW, mine({ answers: { "a.1": "some" }, sent: sentAs(NOW, there ?? {}) }));
  assert.deepEqual(given, { answer: "some", phase: "told", step: "a.1" });
  assert.equal(due({ ...NOW, revealed: true }, mine({ answers: { "a.1": "some" } })), null);
  assert.deepEqual(due(NOW, mine({ answers: { "a.1": "some" }, sent: sentAs(WALL, due(WALL, mine()) ?? {}) })), given);
  assert.deepEqual(due({ ...NOW, moves: 3 }, mine({ sent: sentAs(NOW, there ?? {}) })), there, "away and back unseen");
  assert.deepEqual(due(NOW, mine({ answers: { "a.1": null } }))?.phase, "told", "skipped is an answer");
});

test("in the concept inventory a phone sends all that it has answered, and shows nothing of what was said", () => {
  const step = "inventory-a-before.3";
  const asked = { ...NOW, step, choices: ["0", "1", "2", "3"], options: ["A", "B", "C", "D"] };
  const given = mine({
    answers: { "inventory-a-before.1": "2", [step]: "0", "inventory-b-after.2": "1", "a.1": "some" },
  });
  assert.equal(due(asked, given)?.state, "abcdefgh.2-0---------");
  assert.deepEqual(taken("abcdefgh.2-0---------"), { abcdefgh: "2-0---------" });
  assert.deepEqual(taken("1.a.b"), {});
  assert.equal(due(asked, mine())?.state, undefined, "there, and nothing answered");
  assert.equal(statusOf({ ...asked, revealed: true }, given), "phone.wait");
  assert.equal(statusOf(asked, mine()), "phone.form", "the wall never shows what all said");
  const last = { ...asked, step: "inventory-a-before.12" };
  const done = mine({ answers: { [last.step]: "1" } });
  assert.equal(statusOf({ ...last, revealed: true }, done), "phone.last", "no next question is promised");
  assert.equal(statusOf({ ...WALL, step: "inventory-a-before.13" }, done), "phone.taken");
});

test("what a phone says follows the wall", () => {
  const given = mine({ answers: { "a.1": "some" } });
  const sent = mine({ ...given, sent: sentAs(NOW, due(NOW, given) ?? {}) });
  /** @type {[import("../../assets/room/types.js").Now, import("../../assets/room/types.js").Mine, string][]} */
  const cases = [
    [WALL, mine(), "phone.wait"],
    [NOW, mine(), "phone.open"],
    [NOW, given, "phone.sending"],
    [NOW, sent, "phone.sent"],
    [NOW, mine({ ...given, refused: "away" }), "phone.trying"],
    [NOW, mine({ ...given, refused: "full" }), "room.full"],
    [{ ...NOW, paused: true }, given, "phone.paused"],
    [{ ...NOW, revealed: true }, sent, "phone.revealed"],
    [{ ...NOW, revealed: true }, mine(), "phone.late"],
    [{ ...NOW, revealed: true, truth: "none", said: "It is none." }, mine(), "phone.late"],
    [{ ...WALL, question: "Write two sentences." }, mine(), ""],
    [{ ...NOW, revealed: true, truth: "none", said: "It is none." }, sent, ""],
  ];
  for (const [now, own, key] of cases) assert.equal(statusOf(now, own), key);
  assert.equal(betOf(WALL), null);
  assert.deepEqual(betOf({ ...WALL, low: 0, high: 10, by: null })?.scale, {
    low: 0,
    high: 10,
    step: 0.1,
    reading: "",
    within: 0,
  });
  assert.deepEqual([placeOf(NOW, {}).sealed, placeOf({ ...NOW, revealed: true }, {}).sealed], [true, false]);
});

test("no line of a phone parts a vector", () => {
  assert.equal(unparted("snow (−2, 1), f (x) and (so, it is)"), "snow (−2,\u00a01), f (x) and (so, it is)");
  assert.equal(betOf({ ...NOW, options: ["At (1, 2)"], choices: ["0"] })?.choices[0].text, "At (1,\u00a02)");
});

test("who comes after the answers are shown is asked nothing, and an answer that was not counted is not said to be one", () => {
  const closed = { ...NOW, revealed: true };
  assert.deepEqual(placeOf(closed, {}).answers, { "a.1": null }, "no open form");
  const [answers, counted] = [{ "a.1": "some", "b.1": "none" }, { "a.1": "none" }];
  assert.deepEqual(settled(NOW, mine({ answers })), answers, "it may still arrive");
  assert.deepEqual(settled(closed, mine({ answers })), { "b.1": "none" });
  assert.deepEqual(settled(closed, mine({ answers, counted })), { "b.1": "none", "a.1": "none" });
});

test("the last step of a talk is on the phones too, with the address that it ends with", () => {
  const said = "Write two sentences. Homework: http://a.test/teach?session=45#homework";
  const last = shown({ at: 5, bet: null, phase: "told", sentence: said });
  assert.equal(aboutOf(last, PAGE, "x.0").question, said);
  assert.deepEqual(addressIn(said), {
    before: "Write two sentences. Homework:",
    address: "http://a.test/teach?session=45#homework",
  });
  assert.deepEqual(addressIn("Drag ⊕."), { before: "Drag ⊕.", address: "" });
});

test("phones of a hall do not ask in step, and less often while nothing answers", () => {
  assert.ok(waitFor(0, 0) < waitFor(0, 1));
  for (let failed = 0; failed < 9; failed += 1) assert.ok(waitFor(failed + 1, 0.5) >= waitFor(failed, 0.5));
  assert.ok(waitFor(99, 1) < 20_000);
});

test("after a step is changed the number of phones holds until they have had time to say that they are here", () => {
  /** @param {number} n @param {number} moves */
  const view = (n, moves, revealed = false) => ({ places: { asked: Array(n).fill("") }, moves, revealed });
  const counts = [];
  let last;
  for (const [seen, at] of /** @type {const} */ ([
    [view(60, 1), 0],
    [view(0, 2), 1000],
    [view(41, 2), 2500],
    [view(61, 2), 4000],
    [view(0, 2, true), 9000], // kept without who was there
    [view(0, 3), 10_000],
    [view(58, 3), 15_500], // some have gone
    [view(57, 3), 17_000],
  ])) {
    last = presenceOf(last, seen, at);
    counts.push(last.n);
  }
  assert.deepEqual(counts, [60, 60, 60, 61, 61, 61, 58, 57]);
});

test("the table of a room has a row for each answer, beside what is true", () => {
  const seen = {
    voters: 3,
    junk: 0,
    revealed: true,
    sure: {},
    states: [],
    places: {},
    paused: false,
    said: "",
    moves: 1,
  };
  const words = /** @type {any} */ ((/** @type {string} */ key) => key);
  const one = { ...seen, about: aboutOf(shown(), PAGE, "x.1"), answers: { some: 2 }, skipped: 1, truth: "none" };
  const two = {
    ...seen,
    about: aboutOf(shown({ bet: { choices: [], scale: SCALE } }), PAGE, "y.1"),
    answers: { 0.5: 1, "-1": 2 },
    skipped: 0,
    truth: 0.8112,
  };
  const again = { ...two, about: { ...two.about, step: "y.2" }, answers: {} };
  assert.deepEqual(firstRound([one, two, again], "y.2")?.about.step, "y.1");
  assert.deepEqual([firstRound([one, again], "y.2"), firstRound([one, two, again], "x.1")], [null, null]);
  assert.deepEqual(
    rowsOf(words, [one, { ...two, truth: null }, again])
      .slice(1)
      .map((row) => row.slice(2)),
    [
      [1, "None", 0, "None"],
      [1, "Some", 2, "None"],
      [1, "room.skipped", 1, "None"],
      [1, "-1", 2, 0.8112],
      [1, "0.5", 1, 0.8112],
      [1, "room.skipped", 0, 0.8112],
      [2, "room.skipped", 0, 0.8112],
    ],
  );
});
