import assert from "node:assert/strict";
import { test } from "node:test";
import { local, session, writeCookie } from "../../assets/hosts/browser/storage.js";

/** A browser's window whose storage does that. @param {object} storage */
const browse = (storage) => Object.assign(globalThis, { window: storage });
const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
/** @param {Record<string, string>} kept @param {boolean} [full] */
const area = (kept, full = false) =>
  new Proxy(/** @type {any} */ (kept), {
    get: (_, name) =>
      ({
        getItem: (/** @type {string} */ key) => kept[key] ?? null,
        setItem: (/** @type {string} */ key, /** @type {string} */ value) => (full ? denied() : (kept[key] = value)),
        removeItem: (/** @type {string} */ key) => delete kept[key],
      })[String(name)],
  });

for (const [name, storage, key] of /** @type {const} */ ([
  ["local", local, "localStorage"],
  ["session", session, "sessionStorage"],
])) {
  test(`${name} storage that is denied holds for the visit, and says that it keeps nothing`, () => {
    browse(Object.defineProperty({}, key, { get: denied }));
    assert.equal(storage.read("a"), null);
    assert.equal(storage.keeps(), false);
    assert.equal(storage.write("a", "1"), false);
    assert.equal(storage.read("a"), "1");
    assert.deepEqual(storage.names(), ["a"]);
    storage.remove("a");
    assert.deepEqual([storage.read("a"), storage.names()], [null, []]);
  });

  test(`${name} storage that is full says so, and what could be written last is what is read`, () => {
    browse({ [key]: area({ a: "old", b: "2" }, true) });
    assert.equal(storage.write("a", "new"), false);
    assert.deepEqual([storage.read("a"), storage.read("b"), storage.names().sort()], ["new", "2", ["a", "b"]]);
    browse({ [key]: area({ a: "old" }) });
    assert.equal(storage.write("a", "newest"), true);
    storage.remove("a");
    assert.equal(storage.read("a"), null);
    browse({ [key]: area({}, true) });
    storage.write("c", "3");
    browse({ [key]: area({}) });
    storage.write("d", "4");
    assert.equal(storage.read("c"), "3");
    storage.remove("c");
  });
}

test("a sandboxed frame has no cookie, and the page goes on", () => {
  Object.assign(globalThis, { document: Object.defineProperty({}, "cookie", { set: denied }) });
  writeCookie("lang=zh");
});
