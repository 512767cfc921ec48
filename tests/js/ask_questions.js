// What stories ask on paper: a file of {slug: data} in; questions with their answers, and the picture, by slug out.
import { readFileSync, writeFileSync } from "node:fs";

import { begun } from "../../assets/handouts/picture.js";
import { moveOf, questionsOf } from "../../assets/handouts/questions.js";
import { createText } from "../../assets/lab/text.js";
import { opened } from "./lessons.js";

const known = JSON.parse(readFileSync(new URL("../../assets/talks/names.json", import.meta.url), "utf8"));
const [asked, told] = process.argv.slice(2);
/** @type {Record<string, unknown>} */
const found = {};
for (const [slug, data] of Object.entries(JSON.parse(readFileSync(asked, "utf8")))) {
  const lesson = await opened(slug, data);
  const say = createText(data.words, data.language);
  found[slug] = {
    questions: questionsOf(lesson, say, known[slug].why),
    picture: begun(data),
    move: moveOf(lesson, say),
  };
}
writeFileSync(told, JSON.stringify(found));
