import assert from "node:assert/strict";
import test from "node:test";

import { fonts, paint } from "../../assets/lab/export/styles.js";
import { messageOf } from "../../assets/lab/share/embed.js";
import { fromOwnData, linkOf } from "../../assets/lab/share/links.js";

const HERE = "https://example.org/app/translate?s=1.a.b&beat=one&embed=true&part=origin&talk=1";

test("a link carries the state and the step, and the talk only where that is wanted", () => {
  assert.equal(linkOf(HERE, { talk: false }), "https://example.org/app/translate?s=1.a.b&beat=one");
  assert.equal(new URL(linkOf(HERE, { talk: true })).searchParams.get("talk"), "1");
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
