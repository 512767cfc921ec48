// What stories' bets on a number come to by their own buttons: a file of {slug: data} in; by slug and step, as paper
// has it, out.
import { readFileSync, writeFileSync } from "node:fs";

import { questionsOf } from "../../assets/handouts/questions.js";
import { createText } from "../../assets/lab/text.js";
import { opened } from "./lessons.js";

const [asked, told] = process.argv.slice(2);
/** @type {Record<string, Record<string, string | null>>} */
const found = {};
for (const [slug, data] of Object.entries(JSON.parse(readFileSync(asked, "utf8")))) {
  const lesson = await opened(slug, data);
  const questions = questionsOf(lesson, createText(data.words, data.language), []);
  const bets = (lesson.story?.beats ?? []).filter(({ bet }) => bet);
  const numbers = bets.map(({ key, bet }, k) => (bet?.scale ? [key, questions[k].truth] : []));
  found[slug] = Object.fromEntries(numbers.filter((each) => each.length));
}
writeFileSync(told, JSON.stringify(found));
