/**
 * A session's homework for its students: the page that its address shows.
 *
 * @import {Handouts, Place} from "./types.js" @import {Text} from "../lab/types.js"
 */

import { html } from "../lab/dom.js";

/** Whether the address asks for the homework alone. */
export const forStudents = () => window.location.hash === "#homework";

/**
 * The homework of a session, without what solves it, in place of all else on the page. @param {Handouts[]} sheets
 * @param {Text} say @param {Place} place @param {HTMLElement | ShadowRoot} parent @returns {() => void} what ends it
 */
export function homeworkOf(sheets, say, place, parent) {
  const rows = sheets.flatMap(({ title, task, homework }) =>
    homework
      ? [
          html("li", {}, [
            html("h3", {}, [title]),
            html("a", { href: place.to(task + homework.asked) }, [homework.title]),
            html("p", {}, [say("handout.hint", { hint: homework.hint })]),
          ]),
        ]
      : [],
  );
  const root = html("section", {}, [
    html("h2", {}, [say("handout.homework")]),
    html("p", {}, [say("handout.homework-do")]),
    html("ul", { class: "homework" }, rows),
  ]);
  const { documentElement: page } = document;
  page.setAttribute("data-homework", "");
  parent.append(root);
  return () => {
    root.remove();
    page.removeAttribute("data-homework");
  };
}
