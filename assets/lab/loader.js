/**
 * What a message carries in place of a lesson's code: it loads that code, a file that browsers keep.
 * Streamlit imports it from a `blob:` URL, so the file's address is made from the page's own, which
 * stands right under the app's base path on every page.
 *
 * @import {Code, Component} from "./types.js"
 */

const FILE = "app/static/lesson.js"; // lib/ui/bundles.py puts the name of the lesson's file here
const TRIES = 4;
const PATIENCE = 400; // ms before the second try, twice as long before each one after

/** @type {Promise<Code>} */
const code = load(0);
/** The last call that each parent has had, until its code is there; and how to end what it made. @type {WeakMap<object, {latest: Component, end?: () => void}>} */
const mounts = new WeakMap();

/** @param {Component} component */
export default function mount(component) {
  const { parentElement: parent } = component;
  const held = { ...mounts.get(parent), latest: component };
  mounts.set(parent, held);
  code.then((file) => {
    if (mounts.get(parent) !== held) return; // called again since, or gone
    if (!held.end) parent.append(Object.assign(document.createElement("style"), { textContent: file.css }));
    held.end = file.default(component, file);
  });
  return () => {
    mounts.get(parent)?.end?.();
    mounts.delete(parent);
  };
}

/** A connection may drop, and a fresh replica may still be writing the file. @param {number} tried @returns {Promise<Code>} */
async function load(tried) {
  const address = new URL(FILE, document.baseURI);
  if (tried) address.searchParams.set("try", String(tried)); // browsers also remember a failure
  try {
    return await import(address.href);
  } catch (error) {
    if (tried === TRIES) throw error;
    await new Promise((wait) => setTimeout(wait, PATIENCE * 2 ** tried));
    return load(tried + 1);
  }
}
