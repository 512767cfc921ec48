// A page whose connection is refused says so in the reader's language, with the file that works without.
import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOf, mount } from "../../assets/site/offline.js";

const WORDS = Object.fromEntries(
  ["en", "zh"].map((each) => [
    each,
    { why: `why ${each}`, ask: "ask {host}", files: { home: "Home", translate: "Translate" } },
  ]),
);

/** @typedef {{search?: string, cookie?: string, languages?: string[]}} How */

/** A browser at this path, in these languages. @param {string} pathname @param {How} [how] */
function browse(pathname, { search = "", cookie = "", languages = ["fr-CA"] } = {}) {
  /** @type {any[]} */
  const shown = [];
  const app = { dataset: { testConnectionState: "CONNECTING" } };
  const element = () => ({
    children: /** @type {any[]} */ ([]),
    setAttribute: () => {},
    append(/** @type {any[]} */ ...all) {
      this.children.push(...all);
    },
    remove: () => shown.pop(),
  });
  const document = {
    cookie,
    querySelector: () => app,
    createElement: element,
    body: { append: (/** @type {any} */ each) => shown.push(each) },
  };
  Object.assign(globalThis, { document, location: { pathname, search, host: "lab.example" } });
  Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  return { app: app.dataset, shown };
}

for (const [path, base, file] of [
  ["/translate", "", "/offline/translate.html?lang=zh"],
  ["/lab/", "/lab", "/lab/offline/home.html?lang=zh"],
  ["/lab/constructor", "/lab", "/lab/offline/home.html?lang=zh"],
]) {
  test(`${path} says it after some seconds, and no longer once it is connected`, ({ mock }) => {
    mock.timers.enable({ apis: ["setInterval"] });
    const { app, shown } = browse(path, { languages: ["zh-CN", "en"] });
    mount({ base, words: WORDS });
    mock.timers.tick(6000);
    assert.equal(shown.length, 0);
    mock.timers.tick(3000);
    const [why, ask, link] = shown[0].children;
    assert.deepEqual(
      [shown.length, why.textContent, ask.textContent, link.href],
      [1, "why zh", "ask lab.example", file],
    );
    app.testConnectionState = "CONNECTED";
    mock.timers.tick(1000);
    assert.equal(shown.length, 0);
  });
}

test("a page that connects, and one whose code has not come, say nothing", ({ mock }) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { app, shown } = browse("/");
  app.testConnectionState = "CONNECTED";
  mount({ base: "", words: WORDS });
  mock.timers.tick(60_000);
  Object.assign(globalThis, { document: { querySelector: () => null } });
  mount({ base: "", words: WORDS });
  mock.timers.tick(60_000);
  assert.equal(shown.length, 0);
});

test("a language that is asked for comes before one chosen, that before the browser's, and English is for the rest", () => {
  const known = ["en", "zh"];
  const cases = /** @type {[How, string][]} */ ([
    [{ search: "?lang=zh", cookie: "lang=en" }, "zh"],
    [{ cookie: "a=1; lang=zh" }, "zh"],
    [{ search: "?lang=xx", languages: ["de", "zh-TW"] }, "zh"],
    [{}, "en"],
  ]);
  for (const [how, language] of cases) {
    browse("/", how);
    assert.equal(languageOf(known), language);
  }
});
