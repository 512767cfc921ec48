/**
 * What follows from a state: the two models, their probabilities and cosines, and whether they are
 * the same classifier. Pure; runs once a frame.
 *
 * A move sends every unembedding w to R (w + v) and every embedding x to M x, with v = `shift` and
 * R, M from `linear` by the rule:
 *   gauge            R = A⁻ᵀ, M = A   the same classifier (Nielsen & Grivas, Lemma 3.1 and App. D)
 *   unembeddings     R = A⁻ᵀ, M = I   another classifier
 *   both             R = A,   M = A   another classifier
 * Last, the lengths of the rows may be changed, each by its own factor (moves.js): another classifier.
 * Points that take gradient steps (descent.js) are moved from where those lead.
 * A state without `reference` is compared with its own unembeddings before the move.
 *
 * @typedef {import("./maths/vectors.js").Point} Point
 * @typedef {import("./codec.js").State} State
 * @typedef {{embeddings: Float64Array, points: number, model: "softmax" | "sigmoid"}} Source
 * @typedef {{reference?: Point[], source?: Source, P0?: Float64Array, P1?: Float64Array,
 *   moved?: Float64Array, predicted?: Uint16Array}} Memory
 */

import { walked } from "./descent.js";
import { HEADS } from "./heads.js";
import { movedEmbeddings } from "./maths/linear.js";
import { partsOf, resized } from "./moves.js";
import { add, cosines, inverse, multiply, subtract, transpose, compose } from "./maths/vectors.js";

const IDENTITY = [1, 0, 0, 1];
const SAME = 1e-9;
/** Where the probe is on a page without one. */
const NOWHERE = [0, 0];
export const RULES = ["gauge", "unembeddings", "both"];

/** A state's move. @param {State} state */
export function moveOf(state) {
  return moveWith(partsOf(state));
}

/** The linear parts of a move, with their inverses. @param {import("./moves.js").Parts} parts */
export function moveWith(parts) {
  const A = parts.linear ?? IDENTITY;
  const rule = RULES[parts.rule ?? 0];
  const back = inverse(A);
  if (!back) throw new RangeError("a linear move needs an invertible matrix");
  const R = rule === "both" ? A : transpose(back);
  const M = rule === "unembeddings" ? IDENTITY : A;
  const effective = compose(transpose(M), R);
  return {
    A,
    R,
    M,
    effective,
    Rback: /** @type {number[]} */ (inverse(R)),
    Mback: /** @type {number[]} */ (inverse(M)),
    effectiveBack: /** @type {number[]} */ (inverse(effective)),
    shift: /** @type {Point} */ (parts.shift ?? [0, 0]),
    lengths: parts.lengths,
    trivial: A === IDENTITY || A.every((/** @type {number} */ a, /** @type {number} */ k) => a === IDENTITY[k]),
  };
}

/**
 * @param {State} state @param {Source} source @param {Memory} memory buffers kept between frames
 */
export function solve(state, source, memory) {
  const n = state.labels.length;
  const head = HEADS[source.model];
  const move = moveOf(state);
  const rows = movedRows(walked(state), move);
  const reference = state.reference ?? state.unembeddings;
  const effective = move.trivial ? rows : rows.map((/** @type {Point} */ w) => multiply(transpose(move.M), w));
  const X = move.trivial ? source.embeddings : movedEmbeddings(source.embeddings, move.M, sized(memory, "moved", source.embeddings.length));

  if (memory.reference !== reference || memory.source !== source) {
    memory.P0 = head.probabilities(reference, source.embeddings, sized(memory, "P0", source.points * n));
    memory.reference = reference;
    memory.source = source;
  }
  const P0 = /** @type {Float64Array} */ (memory.P0);
  const P1 = head.probabilities(rows, X, sized(memory, "P1", source.points * n));
  memory.P1 = P1;
  if (memory.predicted?.length !== source.points) memory.predicted = new Uint16Array(source.points);
  head.predict(P1, n, memory.predicted);

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
    predicted: memory.predicted,
    pair: { i, j, before: before[i][j], after: after[i][j] },
    meter: {
      maxDp,
      changed,
      points: source.points,
      maxDcos: largestDifference(before, after),
      same: maxDp <= SAME && changed === 0,
    },
  };
}

/** @typedef {ReturnType<typeof solve>} Scene */

/** Where a move takes the unembeddings. @param {readonly Point[]} W @param {ReturnType<typeof moveOf>} move @returns {Point[]} */
export function movedRows(W, move) {
  return resized(W.map((w) => multiply(move.R, add(w, move.shift))), move.lengths);
}

/**
 * How one plane sees a scene: where its rows, points and handles are, and the way back.
 * input: the plane of the inputs x; internal: where R (w + v) and M x live; origin: the
 * unembeddings stay and the origin moves to −v; given: everything as it is before the move.
 * @param {"input" | "internal" | "origin" | "given"} name @param {Scene} scene
 */
export function space(name, scene) {
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

/** @param {(number | null)[][]} before @param {(number | null)[][]} after */
function largestDifference(before, after) {
  let largest = 0;
  for (let i = 0; i < before.length; i += 1) {
    for (let j = i + 1; j < before.length; j += 1) {
      const a = before[i][j];
      const b = after[i][j];
      if (a !== null && b !== null) largest = Math.max(largest, Math.abs(a - b));
    }
  }
  return largest;
}

/** @param {Memory} memory @param {"P0" | "P1" | "moved"} name @param {number} length */
function sized(memory, name, length) {
  const held = memory[name];
  if (held?.length === length) return held;
  return (memory[name] = new Float64Array(length));
}
