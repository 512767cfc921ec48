// What /ask shows of all pairs: a file of {data, words, lines, passed} in; shares and lines as they are shown, by
// model, out.
import { readFileSync, writeFileSync } from "node:fs";

import { ANSWERS } from "../../assets/ask/answers.js";
import { written } from "../../assets/ask/format.js";
import { modelsOf } from "../../assets/ask/index.js";
import { SHARES, linesAround, shareAbove } from "../../assets/lab/maths/scores.js";

const [asked, told] = process.argv.slice(2);
const { data, lines, passed } = JSON.parse(readFileSync(asked, "utf8"));
const of = modelsOf(data, null, null);
/** @param {(m: import("../../assets/ask/types.js").Model, cuts: number[]) => unknown} read */
const each = (read) => Object.fromEntries(of.models.map((m) => [m.title, read(m, m.facts?.cuts ?? [])]));
const shares = (/** @type {number[]} */ cuts, /** @type {number[]} */ at) => at.map((x) => shareAbove(cuts, x));
writeFileSync(
  told,
  JSON.stringify({
    shares: SHARES,
    above: each((m, cuts) => shares(cuts, lines[m.title]).map((share) => written("share", share))),
    below: each((m, cuts) => shares(cuts, lines[m.title]).map((share) => written("share", 1 - share))),
    passed: each((_, cuts) =>
      passed.map((/** @type {number} */ part) => written("passed", linesAround(cuts, part / 100))),
    ),
    carried: each((m) =>
      lines[of.models[2].title].map((/** @type {number} */ line) => {
        const { numbers, columns } = ANSWERS.model(of, line);
        return [written("share", numbers["share-old"]), columns.same(m)];
      }),
    ),
  }),
);
