/**
 * A lesson's code, the files that its page loads too, on a page that is not its own.
 * @import {Module, Opened} from "../../lab/types.js"
 */

import { opened } from "../../lab/modules.js";

const TRIES = 3;

/** @param {Module} module @param {any} data what its page is sent @returns {Promise<Opened>} */
export async function openedFrom(module, data) {
  if ("text" in module)
    return opened(
      (await import(URL.createObjectURL(new Blob([module.text], { type: "text/javascript" })))).LESSON,
      data,
    );
  const [own, shared, plane] = await Promise.all(module.files.map((name) => load(name, 0)));
  plane?.default(shared.modules);
  return opened(own.default(shared.modules).LESSON, data);
}

/**
 * A connection may drop, and browsers also remember a failure. @param {string} name @param {number} tried
 * @returns {Promise<any>}
 */
async function load(name, tried) {
  const address = new URL(name, document.baseURI);
  if (tried) address.searchParams.set("try", String(tried));
  try {
    return await import(address.href);
  } catch (error) {
    if (tried === TRIES) throw error;
    await new Promise((wait) => setTimeout(wait, 400 * 2 ** tried));
    return load(name, tried + 1);
  }
}
