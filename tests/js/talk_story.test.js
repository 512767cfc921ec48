// Which steps of a talk one page plays, and what a page is to a talk.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTalk } from "../../assets/sources/talks/reading.js";
import { createText } from "../../assets/lab/text.js";
import { local } from "../../assets/hosts/browser/storage.js";
import { hold, leadHome, play, slugOf } from "../../assets/sources/talks/playing.js";
import { lateOf, placeOf, sentenceOf, stretch, talkHere, worded } from "../../assets/sources/talks/story.js";

const LINKS = [
  "/",
  "/translate?s=1.a",
  "/translate?beat=each",
  "/translate?source=iris",
  "/translate?source=iris&s=1.b",
  "/",
];
const { talk } = parseTalk(`# T\n${LINKS.map((link, k) => `## H${k}\n${link}\n`).join("")}`, null);

test("steps side by side under the same choices are played by one page", () => {
  assert.deepEqual(
    talk.steps.map((_, at) => stretch(talk.steps, at, [])),
    [
      [0, 1],
      [1, 3],
      [1, 3],
      [3, 5],
      [3, 5],
      [5, 6],
    ],
  );
});

test("a page is its slug and its choices, in whatever order, not a state nor a step of its story", () => {
  assert.deepEqual(
    talk.steps.map((step) => placeOf(step, [])),
    ["", "translate", "translate", "translate?source=iris", "translate?source=iris", ""],
  );
  /** @param {[string, string][]} asked */
  const of = (asked) => placeOf({ ...talk.steps[0], slug: "norms", asked }, []);
  assert.equal(
    of([
      ["b", "2"],
      ["a", "1"],
      ["s", "x"],
    ]),
    of([
      ["beat", "y"],
      ["a", "1"],
      ["b", "2"],
    ]),
  );
});

test("a state that a hand wrote into the link is no choice of the page", () => {
  const field = {
    name: "shift",
    label: "",
    low: -1,
    high: 1,
    step: 0,
    shape: [2],
    whole: false,
    distinct: false,
    invertible: false,
    later: false,
    said: "-origin",
    options: [],
  };
  assert.equal(
    placeOf(
      {
        ...talk.steps[0],
        asked: [
          ["origin", "1,0"],
          ["source", "iris"],
        ],
      },
      [field],
    ),
    "?source=iris",
  );
});

test("a step without a caption says its heading", () => {
  assert.equal(sentenceOf(talk.steps[0]), "H0");
});

test("what wrong answers show a teacher is told once: by the lesson, or by the talk's own notes", () => {
  const story = {
    slug: "translate",
    next: null,
    beats: [
      { key: "each", start: null, shows: { planes: [], panels: [], handles: [] }, bet: null, goal: [], actions: [] },
    ],
  };
  const text = Object.assign((/** @type {string} */ key) => key, {
    has: (/** @type {string} */ key) => key === "beat.each.catches",
  });
  const [bare, noted] = ["", "Mine."].map((notes) => worded([{ ...talk.steps[2], notes }], story, text));
  assert.equal(bare("beat.step-1.catches"), "beat.each.catches");
  assert.deepEqual([noted.has("beat.step-1.catches"), noted("beat.step-1.notes")], [false, "Mine."]);
});

test("what a talk says of a step leaves a number out where the lesson's own story does", () => {
  const beat = {
    key: "each",
    start: null,
    shows: { planes: [], panels: [], handles: [] },
    bet: null,
    goal: [],
    actions: [],
  };
  const text = createText({ "beat.each": "at {joins}", "story.open": "{n}" }, "en");
  const say = worded([{ ...talk.steps[2], notes: "" }], { slug: "translate", next: null, beats: [beat] }, text);
  assert.equal(say("beat.step-1", {}, "—"), "at —");
  assert.equal(say("story.open", {}, "—"), "—");
  assert.throws(() => say("beat.step-1", {}), /needs a value for joins/);
});

test("what a story comes to is told without the numbers of steps that a talk leaves out", () => {
  const story = {
    slug: "translate",
    next: null,
    beats: ["a", "each", "takeaway"].map((key) => ({
      key,
      start: null,
      shows: { planes: [], panels: [], handles: [] },
      bet: null,
      goal: [],
      actions: [],
    })),
  };
  const [a, each, takeaway] = ["a", "each", "takeaway"].map((beat) => ({
    ...talk.steps[0],
    asked: /** @type {[string, string][]} */ ([["beat", beat]]),
  }));
  assert.equal(lateOf([a, each], takeaway, story), false);
  assert.equal(lateOf([each], takeaway, story), true);
  assert.equal(lateOf([], talk.steps[0], story), false);
});

test("a step without a vote asks as ever, and nothing of a room", () => {
  const { talk: given } = parseTalk("# T\n## A\n/?beat=a\n\nHide: vote\n", null);
  const own = {
    key: "a",
    start: null,
    shows: { planes: ["input"], panels: [], handles: [] },
    bet: {},
    goal: [],
    actions: [],
  };
  const document = { baseURI: "http://a.test/", documentElement: { lang: "en", hasAttribute: () => false } };
  Object.assign(globalThis, { document, window: { location: new URL("http://a.test/?beat=step-1") } });
  hold(/** @type {import("../../assets/sources/talks/types.js").Talk} */ (given));
  const text = createText({}, "en");
  const held = { schema: [], defaults: {}, former: 0, choices: [], story: { slug: "", next: null, beats: [own] } };
  const beat = talkHere(/** @type {any} */ (held), text, /** @type {any} */ ({ read: () => null }))?.story?.beats[0];
  assert.equal(beat?.hands, true);
  assert.equal(beat?.shows, own.shows, "nothing of the picture is hidden");
  assert.equal(beat?.bet, own.bet);
});

test("a talk that is played begins anew, and keeps nothing of those played before; what lessons know stays", () => {
  const document = {
    baseURI: "http://a.test/",
    documentElement: { hasAttribute: () => false },
    querySelector: () => null,
  };
  Object.assign(globalThis, { document, window: { location: new URL("http://a.test/talk") } });
  const other = parseTalk("# Other\n## A\n/\n", null).talk;
  const names = [slugOf(talk, 3), slugOf(other, 0), "translate"].map((slug) => `cosine-lab:story:${slug}`);
  for (const name of names) local.write(name, "{}");
  play(talk);
  assert.deepEqual(names.map(local.read), [null, null, "{}"]);
  local.remove(names[2]);
});

test("a path that a talk ends with is played as an address for phones, and left out where none can open it", () => {
  const given = parseTalk("# T\n## A\n/\n\nSee /words\n\n## B\n/\n\nAt home: /teach?session=45#homework\n", null).talk;
  const ends = (/** @type {string} */ base, deck = false, app = false) => {
    const documentElement = { lang: "zh", hasAttribute: () => deck };
    const document = { baseURI: base, documentElement, querySelector: () => (app ? {} : null) };
    Object.assign(globalThis, { document, window: { location: new URL(base) } });
    return leadHome(given).steps.map(({ exercise }) => exercise.question);
  };
  const address = "https://a.test/lab/teach?session=45&lang=zh#homework";
  assert.deepEqual(ends("https://a.test/lab/talk"), ["See /words", `At home: ${address}`]);
  assert.equal(ends("https://a.test/lab/", false, true)[1], `At home: ${address.replace("teach", "exercise/teach")}`);
  for (const [base, deck] of /** @type {const} */ ([["http://127.0.0.1:8501/"], ["https://a.test/", true]]))
    assert.equal(ends(base, deck)[1], "At home:");
});
