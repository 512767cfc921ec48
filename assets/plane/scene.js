/**
 * What follows from a state: the two models, their probabilities and cosines, and whether they are
 * the same classifier. Pure; runs once a frame.
 *
 * A lesson may say what a state's move is, and where its points stand before it. A state without `reference` is
 * compared with its own unembeddings before the move.
 *
 * @import {Memory, Motion, Source} from "./types.js" @import {Point} from "../lab/maths/vectors.js"
 * @import {State} from "../lab/types.js"
 */

import { numbersOf } from "../lab/base64.js";
import { movedEmbeddings } from "../lab/maths/linear.js";
import { IDENTITY, movedRows, moveWith } from "../lab/maths/moves.js";
import { cosines, largestDefinedChange, multiply, subtract, transpose } from "../lab/maths/vectors.js";
import { logits } from "../lab/maths/softmax.js";
import { HEADS } from "./heads.js";

const SAME = 1e-9;
/** Where the probe is on a page without one. */
const NOWHERE = [0, 0];

/**
 * What a state says of its move, where a lesson says nothing else. @param {State} state
 * @returns {import("../lab/maths/types.js").Parts}
 */
function partsOf({ shift, linear, rule }) {
  return { shift, linear, rule };
}

/**
 * What a surface tells besides a state.
 * @param {Pick<import("../lab/types.js").Data, "embeddings" | "model" | "layout">} data @returns {Source}
 */
export function sourceOf({ embeddings, model, layout }) {
  const points = numbersOf(embeddings);
  const panels = Object.fromEntries(
    Object.values(layout)
      .flat()
      .map((spec) => [spec.type, spec]),
  );
  return { embeddings: points, points: points.length / 2, model, panels };
}

/**
 * @param {State} state @param {Source} source @param {Memory} memory buffers kept between frames, no part of a scene
 * @param {Motion} [motion] what the lesson says of its states' moves
 */
export function solve(state, source, memory, motion = {}) {
  const n = state.labels.length;
  const head = HEADS[source.model];
  const {
    move,
    after: { rows, effective },
  } = whereOf(state, motion);
  const reference = state.reference ?? state.unembeddings;
  const X = move.trivial
    ? source.embeddings
    : movedEmbeddings(source.embeddings, move.M, new Float64Array(source.embeddings.length));

  const P0 = referenceOf(reference, source, memory);
  const P1 = head.probabilities(rows, X, sized(memory, "P1", source.points * n));
  const predicted = new Uint16Array(source.points);
  head.predict(P1, n, predicted);

  const before = cosines(reference);
  const after = cosines(rows);
  const [i, j] = state.pair;
  const at = state.probe ?? NOWHERE;
  const probe = multiply(move.M, at);
  const { maxDp, changed } = head.compare(P0, P1, n);
  return {
    n,
    move,
    state,
    source,
    before: { rows: reference, cosines: before, probe: head.at(reference, at) },
    after: { rows, cosines: after, probe: head.at(rows, probe), effective, X },
    predicted,
    pair: { i, j, before: before[i][j], after: after[i][j] },
    meter: {
      maxDp,
      changed,
      points: source.points,
      maxDcos: largestDefinedChange(before, after),
      same: maxDp <= SAME && changed === 0,
    },
  };
}

/**
 * Where a state has its rows and its move, all that places on a plane follow from. @param {State} state
 * @param {Motion} [motion]
 */
export function whereOf(state, { parts = partsOf, rows: rowsOf } = {}) {
  const move = moveWith(parts(state));
  const rows = movedRows(rowsOf ? rowsOf(state) : state.unembeddings, move);
  const effective = move.trivial ? rows : rows.map((/** @type {Point} */ w) => multiply(transpose(move.M), w));
  return { state, move, after: { rows, effective } };
}

/**
 * The original's probabilities, made again only where it or the points are others. @param {Point[]} reference
 * @param {Source} source @param {Memory} memory
 */
function referenceOf(reference, source, memory) {
  if (memory.reference !== reference || memory.source !== source) {
    const P0 = sized(memory, "P0", source.points * reference.length);
    memory.P0 = HEADS[source.model].probabilities(reference, source.embeddings, P0);
    memory.reference = reference;
    memory.source = source;
  }
  return /** @type {Float64Array} */ (memory.P0);
}

/** @import {SpaceName, Where} from "./types.js" @typedef {ReturnType<typeof spaceOf>} Space */

/** @type {WeakMap<Where, Partial<Record<SpaceName, ReturnType<typeof spaceOf>>>>} */
const spaces = new WeakMap();

/**
 * How one plane sees a scene, worked out once for all that is drawn there. @param {SpaceName} name @param {Where} scene
 */
export function space(name, scene) {
  let known = spaces.get(scene);
  if (!known) spaces.set(scene, (known = {}));
  return (known[name] ??= spaceOf(name, scene));
}

/**
 * How one plane sees a scene: where its rows, points and handles are, and the way back.
 * input: the plane of the inputs x; internal: where R (w + v) and M x live; origin: the
 * unembeddings stay and the origin moves to −v; given: everything as it is before the move.
 * @param {SpaceName} name @param {Where} scene
 */
function spaceOf(name, scene) {
  const { state, move } = scene;
  if (name === "origin" || name === "given") {
    return {
      rows: /** @type {Point[]} */ (state.unembeddings),
      toRow: (/** @type {Point} */ p) => p,
      origin: /** @type {Point} */ (name === "given" ? [0, 0] : [-move.shift[0], -move.shift[1]]),
      probe: /** @type {Point} */ (state.probe ?? NOWHERE),
      toProbe: (/** @type {Point} */ p) => p,
      shift: /** @type {Point} */ (move.shift),
      toShift: (/** @type {Point} */ p) => p,
    };
  }
  const [T, Tback] = name === "input" ? [move.effective, move.effectiveBack] : [move.R, move.Rback];
  const [M, Mback] = name === "input" ? [IDENTITY, IDENTITY] : [move.M, move.Mback];
  return {
    rows: name === "input" ? scene.after.effective : scene.after.rows,
    toRow: (/** @type {Point} */ p) => subtract(multiply(Tback, p), move.shift),
    origin: /** @type {Point} */ ([0, 0]),
    probe: multiply(M, state.probe ?? NOWHERE),
    toProbe: (/** @type {Point} */ p) => multiply(Mback, p),
    shift: multiply(T, move.shift),
    toShift: (/** @type {Point} */ p) => multiply(Tback, p),
  };
}

/** The label with the largest logit at x. @param {readonly Point[]} rows @param {Point} x */
export function likeliest(rows, x) {
  const scores = logits(rows, x);
  return scores.indexOf(Math.max(...scores));
}

/** @param {Memory} memory @param {"P0" | "P1"} name @param {number} length */
function sized(memory, name, length) {
  const cached = memory[name];
  if (cached?.length === length) return cached;
  return (memory[name] = new Float64Array(length));
}
