import assert from "node:assert/strict";
import test from "node:test";

import { createPage } from "./page.js";

/** @type {Array<(now: number) => void> | null} */
let frames = null;
const root = createPage(() => frames);
const { createPlayer } = await import("../../assets/lab/story/player.js");
const { complete } = await import("../../assets/lab/story/machine.js");
const { spokenOf } = await import("../../assets/lab/story/sentences.js");
const { createBus } = await import("../../assets/hosts/browser/bus.js");
const between = new EventTarget();
const bus = createBus(() => between);
const { emit } = bus;

/** @typedef {import("../../assets/lab/types.js").State} State */

const SHOWS = { planes: [], panels: [], handles: [] };
const ASKS = { key: "at-zero", start: { x: 0 }, shows: SHOWS, bet: null, goal: [["x", "=", 0]], actions: [] };
const PULLS = { ...ASKS, key: "pulled", start: { x: 1 } };
const BET = {
  about: ["x"],
  choices: [
    { key: "low", holds: [["x", "<", 2]] },
    { key: "high", holds: [["x", ">=", 2]] },
  ],
  scale: null,
};
const STORY = /** @type {any} */ ({
  slug: "toy",
  beats: [{ ...ASKS, key: "first", goal: [["x", ">", 2]] }, PULLS],
  next: null,
});
const SCHEMA = /** @type {any} */ ([{ name: "x", low: -3, high: 3, whole: false, shape: [] }]);

let last = new AbortController();
const STORE = {
  read: (/** @type {string} */ _name) => /** @type {string | null} */ (null),
  write: (/** @type {string} */ _name, /** @type {string} */ _text) => true,
  remove: () => {},
  names: () => [],
  keeps: () => true,
};

/**
 * A player opened at an address, on a surface of one number, which draws what it is told at once; the one before it
 * goes. @param {Record<string, string>} asked @param {number} x @param {any[]} [beats] @param {typeof STORE} [store]
 * @param {object} [more] of the story @param {Record<string, number | null>} [visit] what is read off the visit alone
 */
function opened(asked, x, beats = STORY.beats, store = STORE, more = {}, visit = {}) {
  last.abort();
  last = new AbortController();
  /** @type {any} */
  let quoted = {};
  const address = new Map(Object.entries(asked));
  const defaults = /** @type {State} */ (/** @type {unknown} */ ({ labels: [], x: 0 }));
  let state = { ...defaults, x: /** @type {any} */ (x) };
  const reads = {
    now: () => ({ x: Number(state.x), ...visit }),
    declared: { x: /** @type {any} */ ({ unit: "cosine" }) },
  };
  let [present, rests, begun] = [state, true, 0];
  const go = (/** @type {any} */ next) => {
    present = state = next;
    player.drawn();
  };
  const look = (/** @type {any} */ next) => {
    state = next;
    rests = next === present; // as an editor: what is only looked at is no move
    player.drawn();
  };
  const drag = (/** @type {number[]} */ ...ways) => {
    rests = false;
    for (const to of ways) go({ ...state, x: to });
  };
  const release = () => {
    rests = true;
    player.drawn();
  };
  const surface = {
    ...{ schema: SCHEMA, defaults, state: () => state, move: go, settle: () => {}, look, reads },
    rests: () => rests,
    begin: () => void (begun += 1),
  };
  const say = (/** @type {string} */ key, /** @type {any} */ values, /** @type {string | undefined} */ absent) => {
    if (!key.startsWith("beat.") || !values) return key;
    if (!absent && !("x-begun" in values)) throw new Error(`${key} quotes where it began`);
    quoted = values;
    return key === "beat.still" ? key : `${key} ${values.x}`;
  };
  const words = { say, has: () => false, action: () => root };
  const held = {
    read: (/** @type {string} */ name) => address.get(name) ?? null,
    write: (/** @type {string} */ name, /** @type {string | null} */ value) =>
      void (value === null ? address.delete(name) : address.set(name, value)),
  };
  const host = /** @type {any} */ ({
    slug: "toy",
    page: root,
    bus,
    gone: last.signal,
    address: held,
    store,
    sources: [],
  });
  const player = createPlayer(root, { ...STORY, beats, ...more }, /** @type {any} */ (surface), host, words);
  player.drawn(); // as a surface does before it is whole
  player.adopt(() => {});
  return { address, go, drag, release, begun: () => begun, player, x: () => state.x, quoted: () => quoted };
}

test("a step opened by its link is judged from where it begins, not from where the surface stood before", () => {
  const { player, go, x } = opened({ beat: "pulled" }, 0);
  assert.equal(x(), 1, "the step's own start");
  assert.deepEqual(player.place().reached, []);
  go({ labels: [], x: 0 });
  assert.deepEqual(player.place().reached, ["pulled"], "the reader's own move");
});

test("who opens a step by the link of a state reads in its sentence where it began", () => {
  const { quoted } = opened({ beat: "pulled", s: "1.a.b" }, 0.5);
  assert.deepEqual([quoted()["x-begun"], quoted().x], ["1", "0.5"]);
});

test("a link that shows what its step's bet asks begins the step for who has not answered", () => {
  const asks = [{ ...PULLS, bet: BET, goal: [["x", ">", 2]] }];
  assert.equal(opened({ beat: "pulled", s: "1.a.b" }, 2.5, asks).x(), 1, "the move is made already");
  assert.equal(opened({ beat: "pulled", s: "1.a.b" }, 1.5, asks).x(), 1.5, "nothing is told yet");
  assert.equal(
    opened({ beat: "pulled", s: "1.a.b" }, 2.5, [{ ...asks[0], start: null }]).x(),
    2.5,
    "an exercise begins with its link",
  );
});

test("who stopped at a finished step goes on at the next one, as its move is not kept", () => {
  const wrote = /** @type {any[]} */ ([]);
  const { go } = opened({}, 0, STORY.beats, { ...STORE, write: (_name, text) => wrote.push(JSON.parse(text)) > 0 });
  assert.equal(wrote.at(-1)?.beat ?? "first", "first");
  go({ labels: [], x: 2.5 });
  assert.equal(wrote.at(-1).beat, "pulled");
});

test("a step whose link holds a state that cannot be read begins as the step does", () => {
  const { x } = opened({ beat: "pulled", s: "not a state" }, 0);
  assert.equal(x(), 1);
});

test("what would answer a bet stands still, and what is asked stays masked until something has moved", () => {
  for (const still of [true, false]) {
    const { player, go } = opened({}, 0, [{ ...PULLS, bet: { ...BET, still }, goal: [["x", ">", 2]] }]);
    const { stage } = player;
    assert.deepEqual([stage.still(), stage.hides("x")], [still, true]);
    emit("step", { by: 1 }); // a clicker skips the bet
    assert.deepEqual([stage.still(), stage.hides("x")], [false, true], "a number at rest looks like the answer");
    go({ labels: [], x: 1.5 });
    assert.equal(stage.hides("x"), false);
    go({ labels: [], x: 1 });
    assert.equal(stage.hides("x"), false, "who comes back to where the step began has seen the number move");
  }
});

test("a step that a reader comes back to is not judged on what the address is changed to", () => {
  const { address, go, player, x } = opened({ beat: "first" }, 0);
  address.set("beat", "pulled").set("s", "1.a.b");
  player.adopt(() => go({ labels: [], x: 3 })); // the link's state is drawn before its step is on show
  assert.equal(x(), 3);
  assert.equal(player.place().at, 1);
  assert.deepEqual(player.place().reached, []);
});

test("what a step came to stays, with the numbers that it had, while its reader goes on", () => {
  const { player, go, quoted } = opened({ beat: "pulled" }, 0);
  go({ labels: [], x: 0 });
  go({ labels: [], x: 0.7 });
  assert.deepEqual(player.place().reached, ["pulled"]);
  assert.deepEqual([quoted().x, quoted()["x-begun"]], ["0", "1"]);
  go({ labels: [], x: 0 });
  assert.equal(quoted().x, "0");
});

test("a verdict is given once, with the numbers of the moment its step was done, and anew once asked anew", () => {
  const { player, go, quoted } = opened({}, 0, [{ ...PULLS, key: "asks", bet: BET, goal: [["x", ">", 1.5]] }, PULLS]);
  const found = (/** @type {any} */ at, /** @type {string} */ name) =>
    at.getAttribute?.(name) === null || at.getAttribute?.(name) === undefined
      ? (at.children ?? []).map((/** @type {any} */ each) => found(each, name)).find(Boolean)
      : at;
  emit("step", { by: 1 }); // answers
  for (const x of [1.6, 2.5, 0, 2.9]) go({ labels: [], x });
  assert.equal(found(player.root, "data-bet-truth").getAttribute("data-bet-truth"), "low");
  assert.equal(quoted().x, "1.6");
  assert.ok(found(player.root, "data-since"), "the picture has changed since");
  const again = (/** @type {any} */ at) =>
    at.getAttribute?.("data-story-action") === "again" ? at : (at.children ?? []).map(again).find(Boolean);
  again(player.root).dispatchEvent(new Event("click"));
  emit("step", { by: 1 });
  go({ labels: [], x: 2.5 });
  assert.equal(found(player.root, "data-bet-truth").getAttribute("data-bet-truth"), "high");
});

test("of a picture that has moved on nothing is said where the step would say the same of it", () => {
  const { player, go } = opened({}, 1, [{ ...PULLS, key: "still" }]);
  const all = (/** @type {any} */ at) => [at, ...(at.children ?? []).flatMap(all)];
  const since = () => all(player.root).some((each) => each.getAttribute?.("data-since") === "");
  for (const x of [0, 2]) go({ labels: [], x });
  assert.deepEqual([player.place().reached, since()], [["still"], false]);
});

test("a speaker's next sentence tells no number of the step on show, but what steps came to", () => {
  const say = (/** @type {string} */ key, /** @type {any} */ values, /** @type {string} */ absent) =>
    key === "beat.pulled" ? `Now ${values.x ?? absent}. Before: ${values["first-x"]}. Pull.` : key;
  const read = (/** @type {number} */ value) => ({ value, shown: String(value) });
  const place = { guided: true, at: 0, answers: {}, reached: [] };
  const words = /** @type {any} */ ({ say, has: () => false });
  assert.equal(spokenOf(STORY, place, words, { x: read(1), "first-x": read(7) }).next, "Before: 7. Pull.", "no hole");
});

test("hands go up for a bet that a room is not asked, while it is open", () => {
  const [told, heard] = [/** @type {any[]} */ ([]), new AbortController()];
  bus.listen("beat", (beat) => told.push(beat?.hands), heard.signal);
  const { player } = opened({ beat: "asks" }, 0, [{ ...PULLS, key: "asks", bet: BET, goal: [], hands: true }]);
  const all = (/** @type {any} */ at) => [at, ...(at.children ?? []).flatMap(all)];
  const said = () => all(player.root).filter((each) => each.getAttribute?.("class") === "story-show").length;
  assert.deepEqual([told.at(-1), said()], [true, 1]);
  emit("step", { by: 1 });
  assert.deepEqual([told.at(-1), said()], [false, 0]);
  heard.abort();
});

test("a step loaded again where its reader had reached its goal has reached it", () => {
  const { player } = opened({ beat: "pulled", s: "1.a.b" }, 2.5, [{ ...PULLS, goal: [["x", ">", 2]] }]);
  assert.deepEqual(player.place().reached, ["pulled"]);
});

test("a lesson is done at its last step once its bets were made, and by Next alone it is not", () => {
  /** @type {any} */
  let kept = {};
  STORE.write = (_, text) => (kept = JSON.parse(text));
  opened({}, 0, [{ ...PULLS, key: "asks", bet: BET, goal: [] }, PULLS]);
  emit("step", { to: 1 });
  assert.deepEqual([kept.beat, kept.done], ["pulled", false]);
  emit("step", { to: 0 });
  emit("step", { by: 1 }); // answers
  emit("step", { by: 1 });
  assert.deepEqual([kept.beat, kept.done], ["pulled", true]);
});

test("Next does not drop a bet whose move is to come unsaid: it says so, and the second press goes on", () => {
  const beats = [{ ...PULLS, key: "asks", bet: BET, goal: [["x", ">", 2]] }, PULLS];
  const found = (/** @type {any} */ at, /** @type {string} */ name, /** @type {string} */ value) =>
    at.getAttribute?.(name) === value
      ? at
      : (at.children ?? []).map((/** @type {any} */ each) => found(each, name, value)).find(Boolean);
  const { player } = opened({}, 0, beats);
  const press = (/** @type {string} */ name, /** @type {string} */ value) =>
    found(player.root, name, value).dispatchEvent(new Event("click"));
  press("data-bet", "low");
  press("data-story-action", "next");
  assert.deepEqual([player.place().at, player.place().left], [0, "asks"]);
  press("data-story-action", "next");
  assert.equal(player.place().at, 1);
  emit("step", { to: 0 });
  press("data-story-action", "next");
  assert.equal(player.place().at, 1, "once said, it is not said again");
});

test("who skipped a bet has none to lose: Next goes on at once", () => {
  const { player } = opened({}, 0, [{ ...PULLS, key: "skips", bet: BET, goal: [["x", ">", 2]] }, PULLS]);
  emit("step", { by: 1 }); // a clicker skips
  const found = (/** @type {any} */ at) =>
    at.getAttribute?.("data-story-action") === "next" ? at : (at.children ?? []).map(found).find(Boolean);
  found(player.root).dispatchEvent(new Event("click"));
  assert.equal(player.place().at, 1);
});

test("a hand that goes on past its goal is told what it came to when it lets go, once", () => {
  const asks = [{ ...PULLS, bet: BET, goal: [["x", ">", 1.5]] }];
  const { player, drag, release, quoted } = opened({}, 1, asks);
  emit("step", { by: 1 }); // answers
  drag(1.6, 2.5);
  assert.deepEqual(player.place().reached, [], "the hand is still on it");
  release();
  assert.deepEqual([player.place().reached, quoted().x], [["pulled"], "2.5"]);
  drag(1.7);
  release();
  assert.equal(quoted().x, "2.5", "a verdict is given once");
});

test("a hand that passes its goal and stops elsewhere has not reached it: the picture would show other numbers", () => {
  const { player, drag, release } = opened({ beat: "pulled" }, 1);
  drag(0.5, 0, -1);
  release();
  assert.deepEqual(player.place().reached, []);
  drag(0.5, 0);
  release();
  assert.deepEqual(player.place().reached, ["pulled"]);
});

test("who leaves a finished step for free play is told none of its sentences, which quote where it began", () => {
  const { player, go } = opened({ beat: "pulled" }, 1);
  go({ labels: [], x: 0 });
  const free = (/** @type {any} */ at) =>
    at.getAttribute?.("data-story-action") === "free" ? at : (at.children ?? []).map(free).find(Boolean);
  free(player.root).dispatchEvent(new Event("click"));
  assert.equal(player.guided(), false);
  go({ labels: [], x: 0.3 });
});

test("a step of a talk that was left after its move is shown as it was told, from another page and loaded again, until it begins anew", () => {
  const kept = new Map();
  const store = {
    ...STORE,
    read: (/** @type {string} */ name) => kept.get(name) ?? null,
    write: (/** @type {string} */ name, /** @type {string} */ text) => Boolean(kept.set(name, text)),
  };
  const story = { span: { from: 0, n: 9, following: "" } };
  opened({ beat: "pulled" }, 0, STORY.beats, store, story).go({ labels: [], x: 0 });
  const back = opened({ beat: "pulled" }, 0, STORY.beats, store, story);
  assert.deepEqual([back.x(), back.player.place().reached], [0, ["pulled"]], "as it was told");
  emit("step", { to: 0, afresh: true });
  assert.deepEqual([back.x(), back.player.place().reached], [1, []]);
  assert.equal(opened({ beat: "pulled" }, 0, STORY.beats, store, story).x(), 1, "it was begun anew");
  opened({ beat: "pulled" }, 0, STORY.beats, store).go({ labels: [], x: 0 });
  assert.equal(opened({ beat: "pulled" }, 0, STORY.beats, store).x(), 1, "a reader of a lesson makes it again");
});

test("a talk's bet that was judged on what a visit has read is told so from another page", () => {
  const kept = new Map();
  const store = {
    ...STORE,
    read: (/** @type {string} */ name) => kept.get(name) ?? null,
    write: (/** @type {string} */ name, /** @type {string} */ text) => Boolean(kept.set(name, text)),
  };
  const beats = [
    { ...PULLS, bet: { ...BET, about: ["tried"], choices: [{ key: "two", holds: [["tried", "=", 2]] }] } },
  ];
  const story = { span: { from: 0, n: 9, following: "" } };
  const [told, heard] = [/** @type {any[]} */ ([]), new AbortController()];
  bus.listen("beat", (beat) => told.push(beat?.truth), heard.signal);
  const { go } = opened({ beat: "pulled" }, 0, beats, store, story, { tried: 2 });
  emit("step", { by: 1 }); // a clicker skips the bet
  go({ labels: [], x: 0 });
  assert.equal(told.at(-1), "two");
  for (const state of ["", "1.a.b"]) {
    opened({ beat: "pulled", ...(state && { s: state }) }, 0, beats, store, story, { tried: null });
    assert.equal(told.at(-1), "two");
  }
  heard.abort();
});

test("what a talk comes to quotes what its steps have read, from another page and loaded again; kept by none, it does not", () => {
  const kept = new Map();
  const store = {
    ...STORE,
    read: (/** @type {string} */ name) => kept.get(name) ?? null,
    write: (/** @type {string} */ name, /** @type {string} */ text) => Boolean(kept.set(name, text)),
  };
  const beats = [
    { ...PULLS, key: "wide", goal: [["x", "<", 1]] },
    PULLS,
    { ...PULLS, key: "comes-to", goal: [["x", "=", 9]] },
  ];
  const story = { span: { from: 0, n: 9, following: "" } };
  const quotes = (/** @type {ReturnType<typeof opened>} */ { player, quoted }) => [
    complete(/** @type {any} */ ({ beats }), player.place()),
    ...["wide-x", "wide-x-least", "pulled-x"].map((name) => quoted()[name]),
  ];
  const first = opened({ beat: "wide" }, 1, beats, store, story);
  for (const x of [-2, 0.5]) first.go({ labels: [], x });
  emit("step", { to: 1 });
  first.go({ labels: [], x: 0 });
  emit("step", { to: 2 });
  const told = quotes(first);
  assert.deepEqual(told, [true, "0.5", "−2", "0"]);
  assert.deepEqual(quotes(opened({ beat: "comes-to" }, 0, beats, store, story)), told, "from another page");
  assert.deepEqual(quotes(opened(Object.fromEntries(first.address), 0, beats, store, story)), told, "loaded again");
  const back = opened({ beat: "wide" }, 0, beats, store, story);
  emit("step", { to: 2 });
  assert.deepEqual(quotes(back), told, "from its first step, which is shown as it was told");
  assert.deepEqual(quotes(opened({ beat: "comes-to" }, 0, beats, STORE, story)), [false, ...Array(3).fill(undefined)]);
});

for (const [kind, bet, truth] of /** @type {const} */ ([
  ["choice", BET, "high"],
  ["number", { ...BET, choices: [], scale: { low: 0, high: 3, step: 1, reading: "x", within: 0 } }, 2.5],
]))
  for (const goal of [[["x", ">", 2]], []])
    test(`a room is told a ${kind} ${goal.length ? "by a move" : "by its answer"} again, and never denied it`, () => {
      const kept = new Map();
      const store = {
        ...STORE,
        read: (/** @type {string} */ name) => kept.get(name) ?? null,
        write: (/** @type {string} */ name, /** @type {string} */ text) => Boolean(kept.set(name, text)),
      };
      const asks = { ...PULLS, key: "asks", start: { x: goal.length ? 1 : 2.5 }, bet, goal };
      const story = { span: { from: 0, n: 9, following: "" } };
      const [told, heard] = [/** @type {any[]} */ ([]), new AbortController()];
      bus.listen("beat", (beat) => beat?.said && told.push(beat.truth), heard.signal);
      const beats = [asks, { ...PULLS, key: "next", start: { x: 0 } }];
      const { go, address } = opened({ beat: "asks" }, 0, beats, store, story);
      emit("step", { by: 1 }); // a clicker skips the bet
      if (goal.length) go({ labels: [], x: 2.5 });
      assert.deepEqual([...new Set(told)], [truth]);
      const moved = { beat: "asks", s: "1.a.b" };
      for (const [from, at] of /** @type {[Record<string, string>, number][]} */ ([
        [Object.fromEntries(address), 0],
        [{ beat: "asks" }, 0],
        [moved, 2.5],
        ...(goal.length ? [[moved, 1.5]] : []), // a hand has gone on, off what the step came to
      ])) {
        told.length = 0;
        // loaded again; from another page
        const begun = opened(from, at, beats, store, story).quoted()["x-begun"];
        assert.deepEqual([...new Set(told)], [truth], JSON.stringify(from));
        told.length = 0;
        opened({ beat: "next" }, 0, beats, store, story); // from another step of the same page
        emit("step", { to: 0 });
        assert.deepEqual([...new Set(told)], [truth], "within the page");
        if (!("s" in from)) assert.equal(begun, String(asks.start.x));
      }
      heard.abort();
    });

test("a room that is asked sees the step as it begins, whatever a hand has done there before", () => {
  const asked = { ...PULLS, key: "asked", bet: BET, goal: [["x", ">=", 2]] };
  for (const again of [false, true]) {
    const { drag, release, player, x } = opened({ beat: "asked" }, 0, [asked]);
    drag(1.5);
    release();
    assert.equal(x(), 1.5);
    emit("seal", { again });
    assert.deepEqual([x(), player.place().sealed], [1, true]);
  }
});

test("a surface is told of every step that begins, the same one again among them", () => {
  const { player, begun } = opened({}, 0);
  emit("step", { to: 1 });
  assert.equal(begun(), 1);
  const again = (/** @type {any} */ at) =>
    at.getAttribute?.("data-story-action") === "again" ? at : (at.children ?? []).map(again).find(Boolean);
  again(player.root).dispatchEvent(new Event("click"));
  assert.equal(begun(), 2);
});

test("a step begins where it does at once, for who wants motion too: no picture on the way answers what it asks", () => {
  const { quoted, x } = opened({}, 0);
  frames = [];
  emit("step", { to: 1 });
  assert.deepEqual([x(), quoted().x, quoted()["x-begun"], frames.length], [1, "1", "1", 0]);
  frames = null;
});
