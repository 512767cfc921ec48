// Every number that Words shows of a list, of every word as the query: looked up in the files of vectors as a browser
// does, and as Python has sent it.
import { readFileSync, writeFileSync } from "node:fs";

import { fixed, percent } from "../../assets/lab/numbers.js";
import { lookedUp } from "../../assets/lessons/words/lookup.js";
import { solve, sourceOf } from "../../assets/lessons/words/scene.js";
import { createTables } from "../../assets/lab/word_tables.js";

const [given, told] = process.argv.slice(2);
const { story, files, problems } = JSON.parse(readFileSync(given, "utf8"));
const tables = createTables(async (name) => JSON.parse(files[name]));
const ALL = { labels: [], own: 1, added: 15, models: 0xfff, tau: 0, place: 50, removed: 0 };

/** @param {import("../../assets/lessons/words/types.js").Problem} problem */
async function shown(problem) {
  const source = sourceOf(problem);
  const words = Array.from({ length: source.count }, (_, query) => query);
  const cards = words.flatMap((query) =>
    solve({ ...ALL, query }, source).columns.flatMap(({ model, rows }) =>
      rows.map((row) =>
        [
          model.key,
          source.names[row.id],
          fixed(row.raw, 4),
          fixed(row.scaled, 4),
          fixed(row.z, 2),
          row.rank,
          fixed(row.weight, 3),
          percent(row.percentile === null ? null : row.percentile / 100),
        ].join(" "),
      ),
    ),
  );
  const near = await Promise.all(
    source.models.flatMap(({ key, table, near: sent, vectors }) =>
      [0].map(async (query) => {
        const vector = vectors?.[query];
        const found = sent
          ? sent[query]
          : vector && table
            ? await tables.near(table, key === problem.chinese.key ? "zh" : "en", vector, 10)
            : null;
        return [key, ...(found ?? []).map(([word, cosine]) => `${word} ${fixed(cosine, 4)}`)].join(" ");
      }),
    ),
  );
  return [
    source.names.join(),
    source.tray,
    fixed(source.score, 4),
    ...source.models.map(({ share }) => share ?? null),
    ...cards,
    ...near,
  ];
}

const found = [];
for (const problem of problems)
  found.push([await shown(problem), await shown(await lookedUp(story, problem.typed, tables))]);
writeFileSync(told, JSON.stringify(found));
