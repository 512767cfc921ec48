import assert from "node:assert/strict";
import test from "node:test";

import { fonts, paint } from "../../assets/share/export/styles.js";
import { requestOf } from "../../assets/share/deck.js";
import { messageOf } from "../../assets/hosts/browser/embed.js";
import { fromOwnData, linkOf, MOST_TEXT, stepLink, tooLong } from "../../assets/share/links.js";

const HERE = "https://example.org/app/translate?s=1.a.b&beat=one&embed=true&part=origin&talk=1";

test("a link carries the state and the step, and the talk only where that is wanted", () => {
  assert.equal(linkOf(HERE, { talk: false }), "https://example.org/app/translate?s=1.a.b&beat=one");
  assert.equal(new URL(linkOf(HERE, { talk: true })).searchParams.get("talk"), "1");
});

test("a printed step has the link to itself", () => {
  assert.equal(
    stepLink("https://example.org/translate?s=1.a.b&beat=one&talk=1", "two"),
    "https://example.org/translate?beat=two&talk=1",
  );
});

test("a link leaves out the step or the language where that is wanted", () => {
  assert.equal(linkOf(HERE, { talk: false, without: ["beat"] }), "https://example.org/app/translate?s=1.a.b");
  assert.equal(
    linkOf(`${HERE}&lang=de`, { talk: false, without: ["lang"] }),
    "https://example.org/app/translate?s=1.a.b&beat=one",
  );
});

test("a link says that its sender had data of their own, and forgets it where they had none", () => {
  const told = linkOf(HERE, { talk: false, own: true });
  assert.equal(fromOwnData(told), true);
  assert.equal(fromOwnData(linkOf(told, { talk: false, own: false })), false);
});

test("colours are written as every program reads them", () => {
  assert.deepEqual(paint("rgb(0, 114, 178)"), { colour: "#0072b2", alpha: 1 });
  assert.deepEqual(paint("rgba(27, 27, 27, 0.5)"), { colour: "#1b1b1b", alpha: 0.5 });
  assert.deepEqual(paint("color(srgb 1 0.5 0)"), { colour: "#ff8000", alpha: 1 });
  for (const nothing of ["none", "transparent", "rgba(0, 0, 0, 0)", ""]) assert.equal(paint(nothing), null);
});

test("fonts are named, and fall back on others that have Chinese", () => {
  const named = fonts('"Source Sans", system-ui, sans-serif');
  assert.match(named, /^"Source Sans", /);
  assert.match(named, /CJK/);
  assert.doesNotMatch(named, /system-ui/);
});

test("keys that nothing here uses go to the deck, as reveal.js takes them", () => {
  const key = (/** @type {string} */ name) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false });
  assert.equal(messageOf(key("PageDown"), "handle"), '{"method":"next"}');
  assert.equal(messageOf(key("PageUp"), "none"), '{"method":"prev"}');
  assert.equal(messageOf(key("Escape"), "none"), '{"method":"toggleOverview"}');
  assert.equal(messageOf(key("ArrowRight"), "handle"), null);
  assert.equal(messageOf(key("b"), "text"), null);
  assert.equal(messageOf(key("x"), "none"), null);
});

test("a deck may ask for a step, a state and a theme, as reveal.js writes messages", () => {
  const asked = (/** @type {unknown} */ method, /** @type {unknown[]} */ ...args) =>
    requestOf(JSON.stringify({ method, args }));
  assert.deepEqual(asked("step", "next"), { do: "step", step: { by: 1 } });
  assert.deepEqual(asked("step", "back"), { do: "step", step: { by: -1 } });
  assert.deepEqual(asked("step", "last"), { do: "step", step: { to: -1 } });
  assert.deepEqual(asked("step", 3), { do: "step", step: { to: 2 } });
  assert.deepEqual(asked("state", "1.a.b"), { do: "state", text: "1.a.b" });
  assert.deepEqual(asked("state", ""), { do: "state", text: "" });
  assert.deepEqual(requestOf({ method: "theme", args: ["dark"] }), { do: "theme", theme: "dark" });
});

test("anything else that comes from a deck is nothing", () => {
  const deep = `${"[".repeat(4000)}${"]".repeat(4000)}`;
  const junk = [
    null,
    undefined,
    7,
    true,
    "",
    "slide:start",
    "{",
    "null",
    "[]",
    deep,
    "x".repeat(20_000),
    [],
    {},
    new Date(),
    new Map([["method", "step"]]),
    { method: "step" },
    { method: "step", args: "next" },
    { method: "step", args: [] },
    { method: "step", args: ["constructor"] },
    { method: "step", args: ["__proto__"] },
    { method: "step", args: [0] },
    { method: "step", args: [1.5] },
    { method: "step", args: [NaN] },
    { method: "step", args: [1000] },
    { method: "step", args: ["1"] },
    { method: "step", args: ["next", "next"] },
    { method: "state", args: [3] },
    { method: "state", args: [null] },
    { method: "state", args: [["1.a.b"]] },
    { method: "state", args: ["x".repeat(9001)] },
    { method: "theme", args: ["javascript:alert(1)"] },
    { method: "theme", args: [{ toString: "dark" }] },
    { method: "eval", args: ["1"] },
    { method: ["step"], args: ["next"] },
  ];
  for (const each of junk) assert.equal(requestOf(each), null, JSON.stringify(each)?.slice(0, 60));
});

test("a link has the reader's own sentences only where they are given to it, and not for ever", () => {
  const told = linkOf(HERE, { talk: false, sentences: "How, then?\nI forgot & lost it." });
  assert.equal(new URL(told).searchParams.get("sentences"), "How, then?\nI forgot & lost it.");
  assert.equal(linkOf(told, { talk: false }), linkOf(HERE, { talk: false }));
});

test("sentences are too long for a link by what they take in an address", () => {
  assert.equal(tooLong("a".repeat(MOST_TEXT - "sentences=".length)), false);
  assert.equal(tooLong("a".repeat(MOST_TEXT)), true);
  assert.equal(tooLong("猫".repeat(MOST_TEXT / 9)), true); // nine characters each
});
