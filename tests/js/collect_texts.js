// Collects texts: a file of {parameters, places, answers, texts: [[source, text]], given: a link} in; the works, what
// is
// left out, and in what works differ from the link's exercises.
import { readFileSync, writeFileSync } from "node:fs";

import { createCollection } from "../../assets/sources/submissions/collect.js";
import { differenceOf, exercisesOf } from "../../assets/sources/submissions/given_link.js";
import { Refused } from "../../assets/lab/refused.js";
import { opened } from "./lessons.js";

const [asked, told] = process.argv.slice(2);
const { parameters, places, answers, texts, given } = JSON.parse(readFileSync(asked, "utf8"));
const known = new Map(
  places.map((/** @type {any} */ place, /** @type {number} */ k) => [JSON.stringify(place), answers[k]]),
);
const ask = (/** @type {import("../../assets/sources/submissions/types.js").Place[]} */ wanted) =>
  Promise.all(
    wanted.map(async (place) => {
      const { data, ...found } = known.get(JSON.stringify(place)) ?? {};
      return data ? { ...found, lesson: await opened(place[0], data) } : found;
    }),
  );
const collection = createCollection({ parameters, ask });
const held = texts.map((/** @type {[string, string]} */ [source, text]) => ({ source, read: async () => text }));
const begin = performance.now();
await collection.add(held);
const seconds = (performance.now() - begin) / 1000;
const left = collection.left.map(({ source, why }) => ({ source, why: why instanceof Refused ? why.message : why }));
const exercises = exercisesOf(given, parameters);
const differences = exercises.length ? collection.works.map((work) => differenceOf(exercises, work)) : [];
writeFileSync(told, JSON.stringify({ works: collection.works, left, seconds, differences }));
