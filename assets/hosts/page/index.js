/** Lessons on a bare page. */

import { mountLesson } from "./host.js";

/**
 * Show a lesson below an element, in a tree of its own. @param {HTMLElement} place @param {string} css
 * @param {import("../../lab/types.js").Lesson} lesson @param {any} data @param {Parameters<typeof mountLesson>[3]} own
 */
export function mount(place, css, lesson, data, own) {
  const tree = place.attachShadow({ mode: "open" });
  tree.append(Object.assign(document.createElement("style"), { textContent: css }));
  return mountLesson(tree, lesson, data, own);
}
