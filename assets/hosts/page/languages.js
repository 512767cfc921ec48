/** The same page in another language. */

import { all } from "../browser/address.js";

/**
 * Turn to the language that the address asks for, and keep what else it asks for in links to others.
 * @param {Record<string, string>} languages
 */
export function turned(languages) {
  const there = (/** @type {string} */ page) => {
    const url = new URL(page, document.baseURI);
    const query = all();
    query.delete("lang");
    url.search = query.toString();
    url.hash = window.location.hash;
    return url.href;
  };
  for (const link of document.querySelectorAll("a[hreflang]")) {
    const page = link.getAttribute("href") ?? "";
    link.addEventListener("click", () => link.setAttribute("href", there(page)));
  }
  const language = all().get("lang") ?? "";
  if (!Object.hasOwn(languages, language)) return false;
  window.location.replace(there(languages[language]));
  return true;
}
