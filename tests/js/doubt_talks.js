// Which steps of talks nobody can answer: a file of {data: {slug: …}, talks: […]} in; for each, the steps' numbers out.
import { readFileSync, writeFileSync } from "node:fs";

import { parseTalk } from "../../assets/sources/talks/reading.js";
import { unanswerable } from "../../assets/sources/talks/doubts.js";
import { opened } from "./lessons.js";

const { data, talks } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const lessons = Object.fromEntries(
  await Promise.all(Object.entries(data).map(async ([slug, each]) => [slug, await opened(slug, each)])),
);
const found = talks.map((/** @type {string} */ text) =>
  unanswerable(parseTalk(text, null).talk, ({ slug }) =>
    data[slug] ? { lesson: lessons[slug], data: data[slug] } : null,
  ).map((at) => at + 1),
);
writeFileSync(process.argv[3], JSON.stringify(found));
