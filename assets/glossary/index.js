/**
 * Glosses: a term of art is underlined with dots where a surface first uses it, and says what it means
 * when it is pointed at, focused or tapped. In Markdown the server has linked it already
 * (lib/cosine_lab/prose/glossary.py); what is drawn is marked here.
 *
 * @import {Term, Words} from "./types.js"
 */

import { createFinder, watchSurfaces } from "./surfaces.js";
import { createTip } from "./tip.js";

/** @type {AbortController | null} the page's own; another page's call ends it */
let running = null;

/** @param {{data: {language: string}}} component @param {{words: Record<string, Words>, css: string}} file */
export function mount({ data }, { words, css }) {
  running?.abort();
  const here = new AbortController();
  running = here;
  const strings = words[data.language] ?? words.en;
  watchSurfaces(createFinder(strings.terms), createTip(strings, css, here.signal), css, here.signal);
  illustrate(strings.terms);
  return () => here.abort();
}

/**
 * On the glossary's own page: the pictures, and the term that was asked for, which was not there to scroll to.
 * @param {Term[]} terms
 */
function illustrate(terms) {
  const list = document.querySelector(".glossary");
  if (!list) return;
  for (const { key, picture } of terms)
    list.querySelector(`#${key}:not(:has(svg))`)?.insertAdjacentHTML("afterbegin", picture);
  const term = terms.find(({ key }) => `#${key}` === window.location.hash);
  if (term) list.querySelector(`#${term.key}`)?.scrollIntoView({ block: "center" });
}
