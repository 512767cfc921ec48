/** What goes on paper, or into a PDF: what is on show, or every step of the story, one a page. */

import { html } from "../dom.js";
import { onPaper, painted, pictureOf, surfaceOf } from "../export/picture.js";
import { PAPERS, printed } from "../export/print.js";
import { tell } from "../signals.js";
import { stepLink } from "./links.js";

/** @typedef {import("../export/print.js").Paper} Paper */

/** @param {import("../text.js").Text} words @param {string} title @param {() => string} link */
export function createPrints(words, title, link) {
  const choice = /** @type {HTMLSelectElement} */ (html("select", { "aria-label": words("share.paper"), "data-share": "paper" }));
  choice.append(...Object.keys(PAPERS).map((paper) => html("option", { value: paper }, [words(`share.paper.${paper}`)])));
  const print = (/** @type {string[]} */ drawings) => drawings.length && printed(drawings, /** @type {Paper} */ (choice.value));
  return {
    choice,
    acts: {
      print: async () => print(await light(() => drawn(title, link()))),
      "print-steps": async () => print(await light(() => steps(title, link()))),
    },
    /** Whether a story is told here. */
    told: () => Boolean(surfaceOf()?.querySelector("[data-story]")),
  };
}

/** @template T @param {() => T | Promise<T>} make */
const light = (make) => onPaper(surfaceOf() ?? document.body, make);

/** What is on show, as SVG texts: one or none. @param {string} title @param {string} link */
function drawn(title, link) {
  const root = surfaceOf();
  return root ? [pictureOf(root, { title, headed: true, link, footed: true, answers: true }).text] : [];
}

/** Every step, as SVG texts. @param {string} title @param {string} link */
async function steps(title, link) {
  /** @type {import("../story/tour.js").Tour[]} */
  const tours = [];
  tell("tour", (tour) => tours.push(tour));
  const pages = [];
  for (const { keys, visit, end } of tours) {
    try {
      for (const [at, key] of keys.entries()) {
        visit(at);
        await painted();
        pages.push(...drawn(title, stepLink(link, key)));
      }
    } finally {
      end();
    }
  }
  return pages;
}

