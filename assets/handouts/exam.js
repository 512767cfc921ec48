/**
 * Questions for an exam, solved on paper: as a list with the answers folded away, and on paper with the answers apart.
 *
 * @import {Sheet} from "./types.js" @import {Text} from "../lab/types.js"
 */

import { html } from "../lab/dom.js";

const LINES = 7;

/** @param {Sheet[]} sheets */
const examQuestions = (sheets) => sheets.flatMap(({ title, exam }) => (exam ? [{ title, ...exam }] : []));

/** @param {Sheet[]} sheets @param {Text} say */
export const examOf = (sheets, say) =>
  examQuestions(sheets).map(({ title, ask, answer }) =>
    html("li", {}, [
      html("h3", {}, [title]),
      html("p", {}, [ask]),
      html("details", {}, [html("summary", {}, [say("handout.answer")]), html("p", {}, [answer])]),
    ]),
  );

/** A page to be filled in, or the answers. @param {Sheet[]} sheets @param {Text} say @param {boolean} solved */
export function examPaper(sheets, say, solved) {
  const lines = () => Array.from({ length: LINES }, () => html("p", { class: "rule" }));
  const questions = examQuestions(sheets).map(({ ask, answer }) =>
    html("li", {}, [html("p", {}, [ask]), ...(solved ? [html("p", { class: "truth" }, [answer])] : lines())]),
  );
  return html("article", { class: solved ? "answers" : "form", "data-handout": solved ? "exam-answers" : "exam" }, [
    html("h1", {}, [say(solved ? "handout.exam-answers" : "handout.exam")]),
    ...(solved ? [] : [html("p", { class: "fill" }, [say("handout.name")])]),
    html("ol", {}, questions),
  ]);
}
