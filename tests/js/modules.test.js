// The browser's code is plain: its modules stand beside one another and ask the network for nothing.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ASSETS = resolve(dirname(fileURLToPath(import.meta.url)), "../../assets");
const NETWORK = /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts)\b\s*\(/;

/**
 * Specifiers of a module's static and dynamic imports and re-exports.
 * @param {string} source
 */
function imports(source) {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"']+)\1/g;
  return [...source.matchAll(pattern)].map((match) => match[2] ?? "");
}

/**
 * Every module of a folder and its subfolders.
 * @param {string} folder
 * @returns {string[]}
 */
function modules(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name));
}

/**
 * What a module imports that is no file beside it, and no declaration of types.
 * @param {string} source
 * @param {string} folder
 */
function strangers(source, folder) {
  return imports(source).filter(
    (name) =>
      !name.startsWith(".") ||
      ![name, name.replace(/\.js$/, ".d.ts")].some((file) => existsSync(resolve(folder, file))),
  );
}

test("a module imports only modules beside it", () => {
  for (const path of modules(ASSETS)) {
    assert.deepEqual(strangers(readFileSync(path, "utf8"), dirname(path)), [], path);
  }
});

/** The modules that ask this site's own server: for a class's rooms, and for the files of pages without another one. */
const ASKING = [
  join("bar", "room", "client.js"),
  join("hosts", "browser", "json.js"),
  join("hosts", "page", "worker.js"),
];

test("a module asks the network for nothing, but for a room and the files of its own site", () => {
  for (const path of modules(ASSETS).filter((each) => !ASKING.some((name) => each.endsWith(name)))) {
    assert.doesNotMatch(readFileSync(path, "utf8"), NETWORK, path);
  }
});

test("a package, a web address and a missing file are all strangers", () => {
  const source = `import a from "d3"; export { b } from './none.js';
    const c = await import("https://example.org/c.js"); import "./modules.test.js";`;
  const here = dirname(fileURLToPath(import.meta.url));
  assert.deepEqual(strangers(source, here), ["d3", "./none.js", "https://example.org/c.js"]);
});

test("a call to the network is seen", () => {
  assert.match("const a = await fetch(url)", NETWORK);
  assert.match("new WebSocket (url)", NETWORK);
});

test("one module holds a state under the hand, whatever the lesson", () => {
  const holders = modules(ASSETS).filter((path) => readFileSync(path, "utf8").includes("= createEditor("));
  assert.deepEqual(holders, [join(ASSETS, "lab", "lab.js")]);
});

test("no style sheet asks what is masked: a drawing says what it tells", () => {
  const sheets = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
  for (const name of sheets)
    assert.doesNotMatch(readFileSync(join(ASSETS, name), "utf8"), /:has\([^)]*\[data-(?:masked|asked)/, name);
});
