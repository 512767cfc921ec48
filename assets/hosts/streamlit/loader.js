/**
 * What a message carries in place of a lesson's code: it loads that code, files that browsers keep.
 * Streamlit imports it from a `blob:` URL, so a file's address is made from the page's own, which
 * stands right under the app's base path on every page.
 *
 * @import {Component} from "../../lab/types.js" @import {Code} from "./types.js"
 */

/**
 * A file alone; or a lesson's, what lessons share, or only those on planes, and what may bring other steps. The names
 * are put here by lib/cosine_lab/site/bundles.py.
 */
const FILES = { own: "lesson.js" };
/** An address that asks for such steps: for an exercise, or for a step of a talk. */
const ASKS = /[?&](?:x=|beat=step-)/;
const TRIES = 4;
const PATIENCE = 400; // ms before the second try, twice as long before each one after

/** @type {Map<string, Promise<Code>>} */
const files = new Map();
/**
 * The last call that each parent has had, until its code is there; and how to end what it made.
 * @type {WeakMap<object, {latest: Component, end?: () => void}>}
 */
const mounts = new WeakMap();

void wanted();

/** @param {Component} component */
export default function mount(component) {
  const { parentElement: parent } = component;
  const mounting = { ...mounts.get(parent), latest: component };
  mounts.set(parent, mounting);
  wanted().then(({ own, lab, plane, sources }) => {
    plane?.default(lab.modules);
    if (mounts.get(parent) !== mounting) return; // called again since, or gone
    if (!mounting.end)
      parent.append(Object.assign(document.createElement("style"), { textContent: `${lab?.css ?? ""}\n${own.css}` }));
    mounting.end = lab
      ? lab.mount(component, built(own, lab).LESSON, sources ? built(sources, lab).SOURCES : [])
      : own.default(component, own);
  });
  return () => {
    mounts.get(parent)?.end?.();
    mounts.delete(parent);
  };
}

/** The files that this address needs. @returns {Promise<Record<string, Code>>} */
async function wanted() {
  const parts = Object.entries(FILES).filter(([part]) => part !== "sources" || ASKS.test(window.location.search));
  const loading = parts.map(async ([part, name]) => {
    const file = files.get(name) ?? load(name, 0);
    files.set(name, file);
    return [part, await file];
  });
  return Object.fromEntries(await Promise.all(loading));
}

/** What a file brings on what lessons share, made once. @param {Code} file @param {Code} lab */
function built(file, lab) {
  return (file.made ??= file.default(lab.modules));
}

/**
 * A connection may drop, and a fresh replica may still be writing the file. @param {string} name @param {number} tried
 * @returns {Promise<Code>}
 */
async function load(name, tried) {
  const address = new URL(`app/static/${name}`, document.baseURI);
  if (tried) address.searchParams.set("try", String(tried)); // browsers also remember a failure
  try {
    return { ...(await import(address.href)) };
  } catch (error) {
    if (tried === TRIES) throw error;
    await new Promise((wait) => setTimeout(wait, PATIENCE * 2 ** tried));
    return load(name, tried + 1);
  }
}
