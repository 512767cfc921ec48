/**
 * Marks the first use of each term on every drawn surface, and again whenever the surface writes another sentence.
 * In the same turn as the writing, so that nobody sees or hears it twice; never during a drag.
 */

import { html } from "../lab/dom.js";
/** @import {Finder, Term} from "./types.js" */

const HOSTS = '[data-testid^="stBidiComponent"], [data-surface]';
/** Where a link would be in the way: controls, numbers, names that readers gave, the titles before a handle. */
const NOT_IN =
  "button, a, select, label, summary, input, textarea, output, svg, style, .spoken, .chip, [data-note='cell'], .plane > header, [aria-hidden='true']";
const RESTED = 200; // ms after which a surface that was being dragged is looked at again

/** @param {Finder} find @param {(root: ShadowRoot) => void} listen @param {string} css @param {AbortSignal} gone */
export function watchSurfaces(find, listen, css, gone) {
  /** @type {WeakSet<ShadowRoot>} */
  const known = new WeakSet();
  const look = () => {
    for (const host of document.querySelectorAll(HOSTS)) {
      for (const each of [host, ...host.querySelectorAll("*")]) {
        const root = each.shadowRoot;
        if (!root || known.has(root)) continue;
        known.add(root);
        watch(root, find, css, gone);
        listen(root);
      }
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  gone.addEventListener("abort", () => observer.disconnect());
  look();
}

/** @param {ShadowRoot} root @param {Finder} find @param {string} css @param {AbortSignal} gone */
function watch(root, find, css, gone) {
  let waiting = 0;
  const rested = () => {
    waiting = 0;
    mark();
  };
  const mark = () => {
    if (root.querySelector(".dragging")) {
      waiting ||= window.setTimeout(rested, RESTED); // one for all frames until then
      return;
    }
    window.clearTimeout(waiting);
    waiting = 0;
    if (!root.querySelector("style[data-gloss]")) root.append(html("style", { "data-gloss": "" }, [css]));
    markAll(root, find);
    observer.takeRecords(); // of our own marks
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  gone.addEventListener("abort", () => {
    observer.disconnect();
    window.clearTimeout(waiting);
  });
  mark();
}

/** @param {ShadowRoot} root @param {Finder} find */
function markAll(root, find) {
  const surface = root.querySelector(".cosine-lab");
  if (!surface) return;
  const met = new Set(
    [...surface.querySelectorAll("a.gloss")]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("data-term")),
  );
  const texts = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const matches = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) matches.push(/** @type {Text} */ (node));
  for (const node of matches) markText(node, find, met);
}

/** @param {Text} node @param {Finder} find @param {Set<string | null>} met */
function markText(node, find, met) {
  let rest = node;
  for (let use = find(rest.data, met); use; use = find(rest.data, met)) {
    const parent = rest.parentElement;
    if (!parent || parent.closest(NOT_IN) || !parent.checkVisibility({ visibilityProperty: true })) return;
    met.add(use.key);
    const word = rest.splitText(use.at);
    rest = word.splitText(use.length);
    const link = html("a", { class: "gloss", href: `glossary#${use.key}`, target: "_blank", "data-term": use.key });
    word.replaceWith(link);
    link.append(word);
  }
}

/**
 * @param {Term[]} terms
 * @returns {(text: string, met: {has: (key: string) => boolean}) => {key: string, at: number, length: number} | null}
 *   the first term in a text that was not met before
 */
export function createFinder(terms) {
  const owners = new Map(terms.flatMap(({ key, forms }) => forms.map((form) => [form.toLowerCase(), key])));
  const longest = [...owners.keys()].sort((a, b) => b.length - a.length);
  const escaped = (/** @type {string} */ form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const spaced = longest
    .filter((form) => form < "\u2e80")
    .map(escaped)
    .join("|");
  const joined = longest.filter((form) => form >= "\u2e80").map(escaped);
  // Whole words, but anywhere where words have no spaces between them, as in East Asia. With its own bounds at each
  // form a browser takes .3 s to read it.
  const pattern = new RegExp(
    [...(spaced ? [`(?<![\\p{L}\\p{N}_])(?:${spaced})(?![\\p{L}\\p{N}_])`] : []), ...joined].join("|"),
    "giu",
  );
  return (text, met) => {
    for (const match of text.matchAll(pattern)) {
      const key = owners.get(match[0].toLowerCase());
      if (key && !met.has(key)) return { key, at: match.index, length: match[0].length };
    }
    return null;
  };
}
