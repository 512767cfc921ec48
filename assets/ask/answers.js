/**
 * What each question is answered with: numbers, and a table of the models, of one pair. Pure; held to NumPy by
 * tests/unit/ui/test_ask.py. A name says how its number is shown (format.js).
 *
 * @import {Answer, Columns, Facts, Model, Of} from "./types.js"
 */

import { eightBits, lineOf, linesAround, shareAbove, singleCosine } from "../lab/maths/scores.js";
import { cosine, dot, norm, scale, subtract } from "../lab/maths/vectors.js";
import {
  cos,
  unit,
  below,
  least,
  ofFacts,
  without,
  meanOf,
  longer,
  toMean,
  fromMean,
  toUnits,
  opposed,
  codes,
  origin,
} from "./pair_cosines.js";
import { rounded, written } from "./format.js";

/** The numbers of some columns for one model. @param {Model} m @param {Columns} columns */
const read = (m, columns) => Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, of(m) ?? 0]));

/**
 * What vectors that were typed come to beside the models' pairs. @param {Of} of
 * @returns {Record<string, number | null>}
 */
export function ownOf({ models: [e5, wide, , , glove], mine }) {
  if (!mine) return {};
  const own = cos(mine);
  return {
    own,
    "own-a": norm(mine.a),
    "own-b": norm(mine.b),
    "own-alone": without(mine, meanOf([mine.a, mine.b])),
    "share-own-e5": below(e5, own),
    "share-own-wide": below(wide, own),
    "share-own-glove": below(glove, own),
  };
}

/** @type {Record<string, (of: Of, knob: number) => Answer>} */
export const ANSWERS = {
  always: ({ models: [e5, wide] }, line) => {
    const columns = {
      cos,
      low: ofFacts(least),
      middle: ofFacts((f) => lineOf(f.cuts, 0.5)),
      "share-line": ofFacts((f) => shareAbove(f.cuts, line)),
      "share-below": below,
    };
    return {
      numbers: {
        ...read(e5, columns),
        line,
        "share-wide": read(wide, columns)["share-line"],
        base: e5.facts?.base ?? 0,
      },
      columns,
    };
  },
  threshold: ({ models: [e5, wide, , , glove] }, part) => {
    const passed = ofFacts((f) => linesAround(f.cuts, part / 100));
    return {
      numbers: {
        part,
        e5: passed(e5) ?? 0,
        wide: passed(wide) ?? 0,
        glove: passed(glove) ?? 0,
        cos: cos(e5),
        "share-below": below(e5) ?? 0,
      },
      columns: { passed, cos, "share-below": below },
    };
  },
  model: ({ models: [e5, , old] }, line) => {
    const held = (/** @type {Facts} */ f) => shareAbove(f.cuts, line);
    const share = old.facts ? held(old.facts) : 0;
    const columns = {
      "share-line": ofFacts(held),
      same: ofFacts((f) => lineOf(f.cuts, rounded(share))),
      cos,
      "share-below": below,
    };
    const numbers = read(e5, columns);
    const same = columns.same(e5) === null || written("share", share) === written("share", numbers["share-line"]);
    return { numbers: { line, "share-old": share, ...numbers }, columns, ...(same && { told: "model-same" }) };
  },
  negative: ({ models: [e5, , , , glove] }) => {
    const columns = {
      cos,
      low: ofFacts(least),
      base: ofFacts((f) => f.base),
      "share-negative": ofFacts((f) => 1 - shareAbove(f.cuts, 0)),
      moved: (/** @type {Model} */ m) => m.facts && without(m, m.facts.mean),
      "share-moved": ofFacts((f) => f.negative),
    };
    const [numbers, wide, ...half] = [
      read(e5, columns),
      read(glove, columns),
      ...[e5, glove].flatMap((m) => [0.75, 0.25].map((share) => lineOf(m.facts?.cuts ?? [], share))),
    ];
    return {
      numbers: {
        ...numbers,
        lower: half[0],
        upper: half[1],
        "share-glove": wide["share-negative"],
        "base-glove": wide.base,
        "lower-glove": half[2],
        "upper-glove": half[3],
      },
      columns,
    };
  },
  scale: ({ models: [e5], mine }) => {
    const low = e5.facts ? least(e5.facts) : 0;
    const columns = {
      cos,
      half: (/** @type {Model} */ m) => (1 + cos(m)) / 2,
      angle: (/** @type {Model} */ m) => 1 - Math.acos(cos(m)) / Math.PI,
      "share-below": below,
    };
    return {
      numbers: { ...read(mine ?? e5, columns), "share-below": below(e5) ?? 0, low, "half-low": (1 + low) / 2 },
      columns,
    };
  },
  distance: ({ models: [e5, , , , glove], mine }) => {
    const columns = {
      cos,
      distance: (/** @type {Model} */ m) => 1 - cos(m),
      apart: (/** @type {Model} */ m) => Math.sqrt(Math.max(0, 2 - 2 * cos(m))),
    };
    const usual = (/** @type {Model} */ m) => 1 - (lineOf(m.facts?.cuts ?? [], 0.5) ?? 0);
    return { numbers: { ...read(mine ?? e5, columns), usual: usual(e5), "usual-glove": usual(glove) }, columns };
  },
  dot: ({ models, mine }, k) => {
    const [m, glove] = [mine ?? models[4], models[4].facts];
    const columns = {
      "length-a": (/** @type {Model} */ each) => norm(each.a),
      "length-b": (/** @type {Model} */ each) => norm(each.b),
      dot: (/** @type {Model} */ each) => dot(each.a, each.b),
      dots: (/** @type {Model} */ each) => dot(longer(each, k), each.b),
      cos,
      l2: (/** @type {Model} */ each) => norm(subtract(each.a, each.b)),
    };
    const numbers = {
      k,
      ...read(m, columns),
      again: cosine(longer(m, k), m.b) ?? 0,
      "count-dot": glove?.by_dot[1] ?? 0,
      "count-cos": glove?.by_cosine[1] ?? 0,
    };
    return { numbers, texts: { hub: glove?.by_dot[0] ?? "" }, columns };
  },
  rounding: ({ models, mine }) => {
    const m = mine ?? models[4];
    const selves = [...models, ...(mine ? [mine] : [])].map((each) => ({
      title: each.title,
      self: each.names[0],
      exact: singleCosine(each.a, each.a),
    }));
    const far = selves.reduce((worst, each) => (Math.abs(each.exact - 1) > Math.abs(worst.exact - 1) ? each : worst));
    const columns = {
      dot: (/** @type {Model} */ each) => dot(each.a, each.b),
      cos,
      "exact-self": (/** @type {Model} */ each) => singleCosine(each.a, each.a),
    };
    return {
      numbers: {
        ...read(m, columns),
        "length-a": norm(m.a),
        "length-b": norm(m.b),
        "exact-far": far.exact,
        "tiny-step": 2 ** -23,
        "tiny-half": 2 ** -24,
      },
      texts: { far: far.title, self: far.self },
      columns,
    };
  },
  store: ({ models, mine }) => {
    const m = mine ?? models[4];
    const columns = {
      "length-a": (/** @type {Model} */ each) => norm(each.a),
      dot: (/** @type {Model} */ each) => dot(each.a, each.b),
      cos,
      kept: (/** @type {Model} */ each) => dot(unit(each.a), unit(each.b)),
    };
    return { numbers: { ...read(m, columns), first: m.a[0], stored: unit(m.a)[0] }, columns };
  },
  length: ({ models: [, wide, , , glove] }) => {
    const columns = {
      "length-a": (/** @type {Model} */ m) => norm(m.a),
      "length-b": (/** @type {Model} */ m) => norm(m.b),
      rho: ofFacts((f) => (f.rho === null ? null : -f.rho)),
    };
    return { numbers: { ...read(glove, columns), "rho-wide": read(wide, columns).rho }, columns };
  },
  opposites: ({ models: [e5, , , , glove] }) => {
    const columns = {
      opposed,
      "share-opposed": (/** @type {Model} */ m) => below(m, opposed(m) ?? 0),
      cos,
      "share-below": below,
    };
    return {
      numbers: { ...read(glove, columns), e5: opposed(e5) ?? 0, "share-e5": below(e5, opposed(e5) ?? 0) ?? 0 },
      columns,
    };
  },
  update: ({ models: [e5, wide], mine }) => {
    const columns = {
      cos,
      "tiny-single": (/** @type {Model} */ m) => Math.abs(singleCosine(m.a, m.b) - cos(m)),
      "tiny-eight": (/** @type {Model} */ m) => Math.abs((cosine(eightBits(m.a), eightBits(m.b)) ?? 0) - cos(m)),
      signs: (/** @type {Model} */ m) => cosine(m.a.map(Math.sign), m.b.map(Math.sign)),
      codes,
    };
    return {
      numbers: {
        ...read(mine ?? e5, columns),
        codes: codes(e5),
        e5: cos(e5),
        wide: cos(wide),
        other: Math.abs(cos(e5) - cos(wide)),
      },
      columns,
    };
  },
  average: ({ models, mine }, k) => {
    const columns = {
      "length-longer": (/** @type {Model} */ m) => norm(longer(m, k)),
      "length-b": (/** @type {Model} */ m) => norm(m.b),
      "mean-a": (/** @type {Model} */ m) => toMean(m, k),
      "mean-b": (/** @type {Model} */ m) => fromMean(m, k),
      units: toUnits,
    };
    const m = mine ?? models[4];
    const means = {
      "plain-a": toMean(m, 1),
      "plain-b": fromMean(m, 1),
      "mean-a": toMean(m, k),
      "mean-b": fromMean(m, k),
      units: toUnits(m),
    };
    const numbers = {
      ...read(m, columns),
      ...means,
      k,
      "length-a": norm(m.a),
      "count-unit": models.filter((each) => each.facts?.rho === null).length,
      "count-all": models.length,
    };
    return { numbers, columns, ...(Object.values(means).includes(null) && { told: "average-zero" }) };
  },
  queries: ({ models: [e5] }) => {
    const columns = {
      "tenth-a": (/** @type {Model} */ m) => m.places?.[0][1],
      "tenth-b": (/** @type {Model} */ m) => m.places?.[1][1],
      cos,
      "place-b": (/** @type {Model} */ m) => m.places?.[0][0],
      "place-a": (/** @type {Model} */ m) => m.places?.[1][0],
    };
    const [low, tenth, high, middle, reached] = e5.facts?.by_query ?? ["", 0, "", 0, 0];
    return {
      numbers: { ...read(e5, columns), tenth, middle, "count-reached": reached },
      texts: { low, high },
      columns,
    };
  },
  hub: ({ models: [, wide, , , glove] }) => {
    const columns = {
      "count-lists": ofFacts((f) => f.by_cosine[1]),
      "count-moved": ofFacts((f) => f.by_centred[1]),
      "count-dot": ofFacts((f) => f.by_dot[1]),
      "share-none": ofFacts((f) => f.by_cosine[2]),
    };
    const [wideNumbers, { "count-lists": even, "count-dot": dots }] = [read(wide, columns), read(glove, columns)];
    return {
      numbers: { ...wideNumbers, "count-cos": even, "count-dot": dots },
      texts: { hub: wide.facts?.by_cosine[0] ?? "", long: glove.facts?.by_dot[0] ?? "" },
      columns,
    };
  },
  zero: ({ models, mine }) => {
    const m = mine ?? models[4];
    const zero = (/** @type {Model} */ each) => each.a.map(() => 0);
    const columns = {
      "zero-cos": (/** @type {Model} */ each) => cosine(each.a, zero(each)),
      "zero-dot": (/** @type {Model} */ each) => dot(each.a, zero(each)),
      "zero-l2": (/** @type {Model} */ each) => norm(subtract(each.a, zero(each))),
      "self-distance": (/** @type {Model} */ each) => 1 - (cosine(each.a, each.a) ?? 0),
    };
    return { numbers: { ...read(m, columns), "zero-cos": columns["zero-cos"](m) }, columns };
  },
  clip: ({ models: [e5], mine }, k) => {
    const copy = (/** @type {Model} */ m, /** @type {number[]} */ v) => subtract(v, scale(origin(m), k));
    const columns = {
      cos,
      twin: (/** @type {Model} */ m) => cosine(m.a, copy(m, m.a)),
      stranger: (/** @type {Model} */ m) => cosine(m.a, copy(m, m.b)),
    };
    const m = mine ?? e5;
    return { numbers: { ...read(m, columns), k, twin: columns.twin(m), stranger: columns.stranger(m) }, columns };
  },
  fewer: ({ models: [e5], mine }, part) => {
    const kept = (/** @type {Model} */ m) => Math.max(1, Math.round((m.a.length * part) / 100));
    const cut = (/** @type {Model} */ m) => [m.a, m.b].map((v) => v.slice(0, kept(m)));
    const columns = {
      cos,
      "count-all": (/** @type {Model} */ m) => m.a.length,
      "count-kept": kept,
      cut: (/** @type {Model} */ m) => cosine(cut(m)[0], cut(m)[1]),
      "cut-dot": (/** @type {Model} */ m) => dot(cut(m)[0], cut(m)[1]) / (norm(m.a) * norm(m.b)),
      moved: (/** @type {Model} */ m) => m.facts && without(m, m.facts.mean),
    };
    const m = mine ?? e5;
    return { numbers: { ...read(m, columns), cut: columns.cut(m), e5: cos(e5), moved: columns.moved(e5) }, columns };
  },
  across: ({ models: [e5, , old] }) => {
    const to = (/** @type {Model} */ m, /** @type {number[]} */ v) =>
      m.a.length === e5.a.length ? cosine(e5.a, v) : null;
    const columns = {
      "count-all": (/** @type {Model} */ m) => m.a.length,
      cos,
      "cross-a": (/** @type {Model} */ m) => to(m, m.a),
      "cross-b": (/** @type {Model} */ m) => to(m, m.b),
    };
    return { numbers: { ...read(old, columns), e5: cos(e5) }, columns };
  },
  viewer: ({ models: [e5] }) => {
    const columns = {
      cos,
      moved: (/** @type {Model} */ m) => m.facts && without(m, m.facts.mean),
      isolated: (/** @type {Model} */ m) => (m.facts ? without(m, meanOf(Object.values(m.others))) : null),
    };
    return { numbers: read(e5, columns), texts: { shown: Object.keys(e5.others).map((word) => `“${word}”`) }, columns };
  },
};
