// Values to raise hands for at each bet on a number, and what turns out: a file of {slug: data} in; by slug and step,
// out.
import { readFileSync, writeFileSync } from "node:fs";

import { questionsOf } from "../../assets/handouts/questions.js";
import { createText } from "../../assets/lab/text.js";
import { opened } from "./lessons.js";

const [asked, told] = process.argv.slice(2);
/** @type {Record<string, object>} */
const found = {};
for (const [slug, data] of Object.entries(JSON.parse(readFileSync(asked, "utf8")))) {
  const lesson = await opened(slug, data);
  const questions = questionsOf(lesson, createText(data.words, data.language), []);
  (lesson.story?.beats ?? [])
    .filter(({ bet }) => bet)
    .forEach(({ key, bet }, k) => {
      const { hands, truth } = questions[k];
      if (bet?.scale) found[`${slug} ${key}`] = { scale: bet.scale, hands, truth };
      else if (hands.length) throw new Error(`${slug} ${key}`);
    });
}
writeFileSync(told, JSON.stringify(found));
