/** One view at a time of the whole table, by cosine: hubs, all pairs, frequency, human ratings, word by word. */

import { html, svg } from "../../lab/dom.js";
import { counted, fixed } from "../../lab/numbers.js";
import { choiceOf, createViews, tableOf } from "../../lab/views.js";
import { dotChart } from "./chart.js";
import { frequency, hubness, ranksOf, votesOf } from "./counts.js";
import { ended, gains, readings } from "./readings.js";
import { lineOf } from "./ratings.js";
import { remedyAt } from "./scene.js";
/** @import {Text, View} from "../../lab/types.js" @import {All, Counts, NormsLab, Scene} from "./types.js" */

const VIEWS = ["hubs", "pairs", "frequency", "people", "rated"];
const NAMED = 12;
const WHEN = /** @type {const} */ (["before", "after"]);

/** @param {object} _spec @param {NormsLab} lab */
export function viewsPanel(_spec, lab) {
  const {
    text: says,
    scene: {
      source: { desk, old },
    },
  } = lab;
  const views = choiceOf(
    lab,
    "view",
    VIEWS.map((key) => [key, says(`view-${key}`)]),
    old,
  );
  const keyOf = (/** @type {Scene} */ { state: { vectors, remedy, k } }) => [vectors, remedy, k].join();
  return createViews(lab, [views], keyOf, {
    hubs: async (scene) => hubsOf(scene, await desk.counts(scene.state), says),
    pairs: async (scene) => pairsOf(scene, await desk.counts(scene.state), says),
    frequency: (scene) => frequencyOf(scene, says),
    people: async (scene) => peopleOf(scene, await desk.counts(scene.state), says),
    rated: (scene) => ratedOf(scene, says),
  });
}

/** Of the vectors as they are, and after the remedy. @param {Scene} scene @param {Counts} counts */
const both = ({ state, source }, { spreads }) => [spreads[source.raw], spreads[remedyAt(state, source)]];

/**
 * Who is everybody's neighbour. @param {Scene} scene @param {{model: Counts, words: string[]}} counts
 * @param {Text} says @returns {View}
 */
function hubsOf(scene, { model, words }, says) {
  const voteLists = both(scene, model).map(({ votes }) => votesOf(votes));
  const each = voteLists.map(hubness);
  const top = each.map(({ order }) => order[0]);
  const most = Math.max(...voteLists.map((votes, k) => votes[top[k]]));
  const dots = each.map(({ counts }, k) =>
    counts.map(([x, y], at) => ({ x, y, title: at === counts.length - 1 ? words[top[k]] : "" })),
  );
  const tall = Math.max(...dots.flat().map(({ y }) => y));
  const values = WHEN.flatMap((when, k) =>
    Object.entries({
      most: voteLists[k][top[k]],
      top: words[top[k]],
      skewness: fixed(each[k].skewness),
      hubs: counted(each[k].hubs),
      unlisted: counted(each[k].unlisted),
    }).map(([name, value]) => [`${name}-${when}`, value]),
  );
  const names = Array.from({ length: NAMED }, (_, at) =>
    each.flatMap(({ order }, k) => [words[order[at]], counted(voteLists[k][order[at]])]),
  );
  return {
    root: html("div", { class: "beside" }, [
      dotChart(
        { from: 0, to: most, title: says("axis-lists") },
        { log: true, from: 1, to: tall, title: says("axis-words") },
        WHEN.map((when, k) => ({ kind: when, title: says(when), dots: dots[k] })),
        says("hubs-alt"),
      ),
      tableOf(
        ["word-before", "lists-before", "word-after", "lists-after"].map((name) => says(`column-${name}`)),
        names,
        says("hub-names-alt"),
      ),
    ]),
    ...{ note: says("answer-hubs", { mean: fixed(each[0].mean, 0), ...Object.fromEntries(values) }), own: true },
    heads: ["word", "lists-before", "lists-after"].map((name) => says(`column-${name}`)),
    rows: voteLists[0].map((votes, at) => [words[at], votes, voteLists[1][at]]),
  };
}

/** Where all pairs lie. @param {Scene} scene @param {{model: Counts}} counts @param {Text} says @returns {View} */
function pairsOf(scene, { model }, says) {
  const spreads = both(scene, model);
  const tall = Math.max(...spreads.flatMap(({ bars }) => bars));
  const outlines = spreads.map(({ bars }, k) =>
    svg("path", {
      "data-kind": WHEN[k],
      d: `M0 100${bars.map((count, at) => `V${(100 - (100 * count) / tall).toFixed(2)}H${(100 * (at + 1)) / bars.length}`).join("")}V100Z`,
    }),
  );
  const plot = svg(
    "svg",
    {
      class: "pairs",
      viewBox: "0 0 100 100",
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": says("pairs-alt"),
    },
    outlines,
  );
  const scale = html(
    "div",
    { class: "scale" },
    [-1, -0.5, 0, 0.5, 1].map((value) => html("span", {}, [fixed(value, 1)])),
  );
  const legend = html(
    "p",
    { class: "caption legend" },
    WHEN.map((when) => html("span", { "data-kind": when }, [says(when)])),
  );
  const quantities = /** @type {const} */ (["mean", "std", "least", "greatest", "norm", "isotropy"]);
  return {
    root: html("div", {}, [plot, scale, legend]),
    note: says("answer-pairs"),
    heads: ["quantity", ...WHEN].map((name) => says(`column-${name}`)),
    rows: quantities.map((name) => [says(`row-${name}`), ...spreads.map((each) => each[name])]),
    digits: [0, 3, 3],
  };
}

/**
 * Cosine and length against frequency, beside what Zhou et al. found. @param {Scene} scene @param {Text} says
 * @returns {Promise<View>}
 */
async function frequencyOf({ state, source }, says) {
  const { desk } = source;
  const [{ all, words }, ...tables] = await Promise.all([
    desk.counts(state),
    desk.rows({ ...state, remedy: source.raw }),
    desk.rows(state),
  ]);
  const ranks = ranksOf(all.ranks);
  const [was, now] = tables.map((rows) => frequency(ranks, rows));
  const charts = /** @type {const} */ (["cosine", "length"]).map((what) =>
    scatter(ranks, now[what], says(`frequency-${what}`), says),
  );
  const values = Object.fromEntries(
    Object.entries({
      cosine: was.cosine,
      "cosine-after": now.cosine,
      length: was.length,
      "length-after": now.length,
    }).map(([name, { rho }]) => [name, fixed(rho)]),
  );
  const ours = /** @type {const} */ (["cosine", "length"]).map((what) => [
    says(`regression-${what}`),
    says("by-us"),
    now[what].slope,
    now[what].rSquared,
    counted(ranks.length),
  ]);
  const theirs = Object.entries(all.zhou.lines).map(([name, [slope, rSquared, n]]) => [
    says(`regression-${name}`),
    says("by-zhou"),
    slope,
    rSquared,
    counted(n),
  ]);
  return {
    root: html("div", {}, [
      html("div", { class: "beside" }, charts),
      html("h3", {}, [says("zhou-title")]),
      tableOf(
        ["what", "by", "slope", "r-squared", "n"].map((name) => says(`column-${name}`)),
        [...theirs, ...ours],
        says("zhou-title"),
      ),
      ...quoted(all, says),
    ]),
    ...{ note: says("answer-frequency", values), own: true },
    heads: ["word", "rank", "cosine-with-all", "length"].map((name) => says(`column-${name}`)),
    rows: ranks.map((rank, at) => [words[at], rank, now.cosine.values[at], now.length.values[at]]),
  };
}

/**
 * A dot for each word, and a line through ten groups. @param {number[]} ranks
 * @param {ReturnType<typeof import("./counts.js").against>} found @param {string} title @param {Text} says
 */
function scatter(ranks, { values, steps }, title, says) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const spare = (high - low) / 20 || 0.1;
  const x = { log: true, from: Math.min(...ranks), to: Math.max(...ranks), title: says("axis-rank") };
  const y = {
    from: low - spare,
    to: high + spare,
    title,
    shown: (/** @type {number} */ value) => fixed(value, high - low < 1 ? 2 : high - low < 20 ? 1 : 0),
  };
  return dotChart(
    x,
    y,
    [
      { kind: "word", title: says("a-word"), dots: values.map((value, at) => ({ x: ranks[at], y: value })) },
      { kind: "tenth", title: says("a-tenth"), dots: steps, line: true },
    ],
    title,
  );
}

/**
 * Zhou's figure 2: pairs called the same meaning by a threshold on cosine, and by people. @param {All} all
 * @param {Text} says
 */
function quoted({ zhou: { cosine, people, error, threshold } }, says) {
  const values = {
    people: fixed(people[people.length - 1]),
    by: fixed(cosine[cosine.length - 1]),
    error: String(error),
    threshold: String(threshold.cosine),
    train: fixed(threshold.train, 3),
    development: fixed(threshold.development, 3),
  };
  return [
    html("h3", {}, [says("quoted-title")]),
    tableOf(
      ["bin", "same-cosine", "same-people"].map((name) => says(`column-${name}`)),
      cosine.map((share, at) => [String(at + 1), share, people[at]]),
      says("quoted-title"),
      [0, 3, 3],
    ),
    html("p", { class: "caption" }, [says("quoted-note", values)]),
  ];
}

/**
 * Agreement with people, remedy by remedy. @param {Scene} scene @param {{model: Counts}} counts @param {Text} says
 * @returns {View}
 */
function peopleOf({ state, shown: view }, { model: { people, ratings, version } }, says) {
  const named = (/** @type {string} */ remedy, /** @type {number} */ k) =>
    remedy === "top-removed" ? says("removed", { k }) : says(`remedy-${remedy}`);
  const tried = view.measure === "normalised" && view.remedy === "raw" ? "normalised" : view.remedy;
  const k = tried === "top-removed" ? state.k : 0;
  const rho = (/** @type {string} */ set, /** @type {string} */ remedy, /** @type {number} */ of) =>
    people.find((line) => line[0] === set && line[1] === remedy && line[2] === of)?.[3] ?? null;
  const rows = people.map(([set, remedy, of, across, pairs, within, queries]) => [
    named(remedy, of),
    set,
    across,
    counted(pairs),
    within,
    counted(queries),
  ]);
  const marks = ratings.map((set) =>
    html("div", {}, [
      html("h3", {}, [set]),
      ...people
        .filter((line) => line[0] === set)
        .map(([, remedy, of, across]) => {
          const line = lineOf(true);
          line.draw(named(remedy, of), { before: rho(set, "raw", 0), after: across });
          if (remedy === tried && of === k) line.root.setAttribute("data-chosen", "");
          return line.root;
        }),
    ]),
  );
  const values = Object.fromEntries(
    ["ws", "sl"].flatMap((key, at) => [
      [`${key}-before`, fixed(rho(ratings[at], "raw", 0))],
      [`${key}-after`, fixed(rho(ratings[at], tried, k))],
    ]),
  );
  return {
    root: html("div", {}, [
      html("div", { class: "beside" }, marks),
      html("p", { class: "caption" }, [`${says("agreement-axis")} ${says("people-source", { version })}`]),
    ]),
    note: says("answer-people", { remedy: named(tried, k), ...values }),
    heads: ["remedy", "ratings", "rho-across", "pairs", "rho-within", "queries"].map((name) => says(`column-${name}`)),
    rows,
  };
}

/** Agreement with people word by word. @param {Scene} scene @param {Text} says @returns {View} */
function ratedOf(scene, says) {
  const {
    source: { names },
    before,
  } = scene;
  const all = gains(scene);
  const values = readings(scene);
  const lines = all.map((each) => {
    const line = lineOf(true);
    line.draw(names[each.word], each);
    return line.root;
  });
  const [best, worst] = [ended(scene, "best"), ended(scene, "worst")].map((each) => (each ? names[each.word] : "—"));
  return {
    root: html("div", { class: "rows rated" }, [...lines, html("p", { class: "caption" }, [says("agreement-axis")])]),
    note: says(before.rated.length ? "answer-rated" : "nobody", {
      n: counted(Number(values.rated)),
      nearer: counted(Number(values.nearer)),
      farther: counted(Number(values.farther)),
      best,
      worst,
    }),
    ...{
      heads: ["word", "rho-before", "rho-after"].map((name) => says(`column-${name}`)),
      rows: all.map((each) => [names[each.word], each.before, each.after]),
      own: true,
    },
  };
}
