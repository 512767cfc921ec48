/**
 * A lesson without its page, in a page that is not its own: its code is the file that its page loads, too.
 *
 * @typedef {{file: string} | {text: string}} Module a file beside the main script, or all of it where there is none
 */

import { opened } from "./opened.js";

const TRIES = 3;

/** @param {Module} module @param {any} data what its page is sent @returns {Promise<import("./opened.js").Opened>} */
export async function openedFrom(module, data) {
  return opened((await load(module, 0)).LESSON, data);
}

/** A connection may drop, and browsers also remember a failure. @param {Module} module @param {number} tried @returns {Promise<any>} */
async function load(module, tried) {
  try {
    return await import(addressOf(module, tried));
  } catch (error) {
    if (tried === TRIES) throw error;
    await new Promise((wait) => setTimeout(wait, 400 * 2 ** tried));
    return load(module, tried + 1);
  }
}

/** @param {Module} module @param {number} tried */
function addressOf(module, tried) {
  if ("text" in module) return URL.createObjectURL(new Blob([module.text], { type: "text/javascript" }));
  const address = new URL(`app/static/${module.file}`, document.baseURI);
  if (tried) address.searchParams.set("try", String(tried));
  return address.href;
}
