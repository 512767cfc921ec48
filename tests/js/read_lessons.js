// Reads states of lessons: a file of {name: {slug, data, links}} in, readings by name and link out.
import { readFileSync, writeFileSync } from "node:fs";

import { opened, stateOf } from "./lessons.js";

const [asked, told] = process.argv.slice(2);
/**
 * @type {Record<string, {readings: import("../../assets/lab/types.js").Readings[], words: string[], unnamed: string[],
 * names: string[]}>} words: keys of what the readings are called; unnamed: numbers that their lesson calls nothing;
 * names: under which they are declared
 */
const found = {};
for (const [name, { slug, data, links }] of Object.entries(JSON.parse(readFileSync(asked, "utf8")))) {
  const lesson = await opened(slug, data);
  const readings = links.map((/** @type {string} */ link) => ({
    ...lesson.readings(lesson.scene(stateOf(lesson, link))),
  }));
  found[name] = {
    readings,
    words: Object.values(lesson.declared).flatMap(({ words }) => words ?? []),
    unnamed: Object.keys(lesson.declared).filter(
      (key) => !lesson.declared[key].words && lesson.declared[key].unit !== "words",
    ),
    names: Object.keys(lesson.declared),
  };
}
writeFileSync(told, JSON.stringify(found));
