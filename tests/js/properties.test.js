// What the browser's mathematics promises, on inputs that nobody chose; known values stand in tests/vectors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { differences, pairsOf } from "../../assets/lab/maths/braid.js";
import { correlationOfCentredLogits, whitenedCosines } from "../../assets/lab/maths/centring.js";
import { proofMatrices } from "../../assets/lab/maths/column_space.js";
import { cosineGradient, grownNorm, signedSine, stepped } from "../../assets/lab/maths/contrast_descent.js";
import { maxRankings, maxSignPatterns } from "../../assets/lab/maths/counting.js";
import { cross } from "../../assets/lab/maths/cross.js";
import { ahead, extremes, graphsOf } from "../../assets/lab/maths/graphs.js";
import { countRegions, sphereRegions } from "../../assets/lab/maths/great_circles.js";
import { competitors, hull, regions } from "../../assets/lab/maths/hull.js";
import { lifted } from "../../assets/lab/maths/lifting.js";
import { linearFor, moved, movedEmbeddings, thirdCosines, tripleGauge } from "../../assets/lab/maths/linear.js";
import { MEASURES, measure } from "../../assets/lab/maths/measures.js";
import { moveWith, movedRows, resized } from "../../assets/lab/maths/moves.js";
import { obstruction } from "../../assets/lab/maths/obstruction.js";
import { rankingOf, rankingsFromCosines, whyNot } from "../../assets/lab/maths/orders.js";
import { impossibleRankings, rankings, signPatterns } from "../../assets/lab/maths/patterns.js";
import { cosineAtRatio, ratiosFor, reach } from "../../assets/lab/maths/rescaling.js";
import { bothOn, shareOn, sigmoid } from "../../assets/lab/maths/sigmoid.js";
import { minMax, ranks, softmaxAt, zScores } from "../../assets/lab/maths/similarity.js";
import { compare, logits, predictions, probabilities } from "../../assets/lab/maths/softmax.js";
import { aligned, arcs, equalLengths, gathered, opposite, viewedFrom } from "../../assets/lab/maths/translation.js";
import { add, cosine, cosines, dot, norm, scale, subtract, translate } from "../../assets/lab/maths/vectors.js";
import { losers, winningLength } from "../../assets/lab/maths/winners.js";
import { seeded } from "../../assets/lab/random.js";

/** @typedef {ReturnType<typeof drawing>} Draw */
const KNOWN = JSON.parse(readFileSync(new URL("../vectors/cases.json", import.meta.url), "utf8"));
const PAPER = KNOWN.cases[0].W;
const BOX = { x0: -2, x1: 3, y0: -1.5, y1: 1 };

/** @param {number} seed */
function drawing(seed) {
  const { normal, uniform } = seeded(seed);
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + (high - low) * uniform();
  const whole = (/** @type {number} */ low, /** @type {number} */ high) => Math.floor(between(low, high + 1));
  const vector = (d = 2, of = normal) => Array.from({ length: d }, of);
  const rows = (/** @type {number} */ n, d = 2, of = normal) => Array.from({ length: n }, () => vector(d, of));
  return { normal, between, whole, vector, rows };
}

/** @param {string} name @param {(draw: Draw) => void} hold @param {number} [times] */
const always = (name, hold, times = 60) =>
  test(name, () => {
    for (let seed = 1; seed <= times; seed += 1) hold(drawing(seed));
  });

/** @param {number | null} found @param {number | null} wanted */
const near = (found, wanted, within = 1e-9) =>
  assert.ok(found !== null && wanted !== null && Math.abs(found - wanted) <= within, `${found}, not ${wanted}`);
/** @param {(number | null)[][]} found @param {(number | null)[][]} wanted */
const alike = (found, wanted, within = 1e-9) =>
  found.forEach((row, i) => row.forEach((each, j) => near(each, wanted[i][j], within)));
/** A matrix that is far from singular, with its condition number. @param {Draw} draw */
function matrix(draw) {
  for (;;) {
    const A = draw.vector(4);
    const size = dot(A, A) / Math.abs(A[0] * A[3] - A[1] * A[2]);
    if (size < 50) return { A, size };
  }
}
const flat = (/** @type {number[][]} */ X) => Float64Array.from(X.flat());
/** Every sign pattern of n labels. @param {number} n @returns {string[]} */
const patterns = (n) => (n ? patterns(n - 1).flatMap((each) => [`${each}+`, `${each}-`]) : [""]);

always("an affine gauge changes no probability, no winner, no competitor, and neither similarity", (draw) => {
  const [W, X, { A, size }, v] = [draw.rows(6), flat(draw.rows(60)), matrix(draw), scale(draw.vector(), 5)];
  const after = { W: moved(W, A, v), X: movedEmbeddings(X, A) };
  const P = probabilities(W, X);
  const found = compare(P, probabilities(after.W, after.X), 6);
  assert.ok(found.maxDp <= 1e-13 * size && found.changed === 0);
  assert.deepEqual([...hull(after.W)].sort(), [...hull(W)].sort());
  assert.deepEqual(competitors(after.W), competitors(W));
  alike(whitenedCosines(after.W), whitenedCosines(W));
  alike(correlationOfCentredLogits(after.W, after.X), correlationOfCentredLogits(W, X));
  predictions(P, 6).forEach((label, k) => {
    const scores = logits(W, [X[2 * k], X[2 * k + 1]]);
    near(scores[label], Math.max(...scores));
  });
});

always("only the gauge keeps the probabilities, and a move goes as its matrices say", (draw) => {
  const [W, x, { A }, shift] = [draw.rows(4), draw.vector(), matrix(draw), draw.vector()];
  for (const rule of [0, 1, 2]) {
    const move = moveWith({ linear: A, shift, rule });
    const [before, after] = [W, movedRows(W, move)].map((rows, k) =>
      probabilities(rows, k ? movedEmbeddings(x, move.M) : x),
    );
    assert.equal(compare(before, after, 4).maxDp < 1e-9, rule === 0);
  }
});

always("the linear gauge of the sigmoid keeps every sign, and so do the lengths of rows", (draw) => {
  const [W, x, { A }] = [draw.rows(6), draw.vector(), matrix(draw)];
  const signs = logits(W, x).map(Math.sign);
  assert.deepEqual(logits(moved(W, A), [...movedEmbeddings(x, A)]).map(Math.sign), signs);
  assert.deepEqual(
    logits(
      resized(
        W,
        draw.vector(6, () => draw.between(0.1, 9)),
      ),
      x,
    ).map(Math.sign),
    signs,
  );
  const z = 800 * draw.normal();
  near(sigmoid(z) + sigmoid(-z), 1, 1e-15);
});

test("Sheppard's law is what is counted", () => {
  const X = flat(drawing(1).rows(200_000));
  for (const angle of [0, 0.7, Math.PI / 2, 3])
    near(shareOn(X, [2, 0], [Math.cos(angle), Math.sin(angle)]), bothOn(Math.cos(angle)), 0.005);
});

always("regions tile the box and hold who wins there", (draw) => {
  const W = draw.between(0, 1) < 0.5 ? draw.rows(12) : draw.rows(6, 2, () => draw.whole(-4, 4));
  const cells = regions(W, BOX);
  const turn = (/** @type {number[][]} */ cell, /** @type {number} */ k, /** @type {number[]} */ at) => {
    const [p, q] = [subtract(cell[k], at), subtract(cell[(k + 1) % cell.length], at)];
    return p[0] * q[1] - p[1] * q[0];
  };
  const area = cells.reduce((sum, cell) => sum + cell.reduce((part, _, k) => part + turn(cell, k, [0, 0]) / 2, 0), 0);
  near(area, 12.5);
  for (let k = 0; k < 30; k += 1) {
    const x = [draw.between(-2, 3), draw.between(-1.5, 1)];
    const scores = logits(W, x);
    const [best, second] = [...new Set(scores)].sort((a, b) => b - a);
    if (best - second < 1e-9) continue;
    const cell = cells[scores.indexOf(best)];
    assert.ok(cell.length && cell.every((_, side) => turn(cell, side, x) >= -1e-9));
  }
});

always("competitors are the pairs that tie for the top, tried in all directions that matter", (draw) => {
  const W = draw.rows(draw.whole(2, 8), 2, () => draw.whole(-4, 4));
  const found = new Set();
  const ties = pairsOf(W.length).flatMap(([i, j]) => {
    const [x, y] = subtract(W[i], W[j]);
    return x || y ? [Math.atan2(x, -y), Math.atan2(-x, y)] : [];
  });
  const sorted = [...ties, 0].sort((a, b) => a - b);
  for (const angle of [...sorted, ...sorted.map((a, k) => (a + (sorted[k + 1] ?? sorted[0] + 2 * Math.PI)) / 2)]) {
    const scores = logits(W, [Math.cos(angle), Math.sin(angle)]);
    const top = scores.flatMap((score, k) => (score >= Math.max(...scores) - 1e-9 ? [k] : []));
    if (top.length === 2) found.add(String(top));
  }
  assert.deepEqual(new Set(competitors(W).map(String)), found);
});

always("who ties has nobody ahead, who does not has, and the extremes are among them", (draw) => {
  const W = draw.rows(6);
  const of = graphsOf(W);
  const tying = new Set(of.tiePairs.map(String));
  for (const [i, j] of pairsOf(6)) assert.equal(ahead(W, i, j).length > 0, !tying.has(String([i, j])));
  const { never, can } = extremes(of);
  assert.equal(can?.cosine, Math.min(...of.tiePairs.map(([i, j]) => /** @type {number} */ (of.C[i][j]))));
  assert.ok(never === null || !tying.has(String([never.i, never.j])));
});

always("of five unit vectors with zero sum a pair that cannot tie has cosine at most −1/4", (draw) => {
  const three = draw.vector(3, () => draw.between(0, 2 * Math.PI));
  const [x, y] = [Math.cos, Math.sin].map((of) => -three.reduce((sum, angle) => sum + of(angle), 0));
  const length = Math.hypot(x, y);
  if (length < 1e-3 || length > 2 - 1e-3) return; // two unit vectors make up the rest
  const [middle, half] = [Math.atan2(y, x), Math.acos(length / 2)];
  const W = [...three, middle - half, middle + half].map((angle) => [Math.cos(angle), Math.sin(angle)]);
  const tying = new Set(competitors(W).map(String));
  assert.equal(tying.size, 5);
  for (const [i, j] of pairsOf(5)) if (!tying.has(String([i, j]))) assert.ok(dot(W[i], W[j]) <= -0.25 + 1e-9);
});

always("a label set is impossible where something obstructs it, a ranking where its steps balance", (draw) => {
  const W = draw.rows(4);
  const possible = new Set(signPatterns(W));
  for (const pattern of patterns(4)) {
    const proof = obstruction(W, pattern);
    assert.equal(proof === null, possible.has(pattern));
    if (!proof) continue;
    const signed = proof.labels.map((k, at) => scale(W[k], (pattern[k] === "+" ? 1 : -1) * proof.weights[at]));
    assert.ok(norm(signed.reduce(add)) < 1e-12 && Math.min(...proof.weights) > 0);
  }
  for (const ranking of rankings(W)) assert.equal(whyNot(W, ranking), null);
  for (const ranking of impossibleRankings(W).list ?? []) {
    const proof = whyNot(W, ranking);
    assert.ok(proof);
    assert.ok(norm(proof.steps.map(([a, b], k) => scale(subtract(W[a], W[b]), proof.weights[k])).reduce(add)) < 1e-12);
  }
});

always("rankings are as many as Cover says, come from cosines of differences, and put no loser first", (draw) => {
  const [W, x] = [draw.rows(5), draw.vector()];
  const found = rankings(W);
  assert.equal(found.length, maxRankings(5, 2));
  assert.equal(signPatterns(W).length, maxSignPatterns(5, 2));
  assert.deepEqual(
    rankingsFromCosines(/** @type {any} */ (cosines(differences(W))), 5).sort(),
    found.map(String).sort(),
  );
  const { order } = rankingOf(W, x);
  const scores = order.map((k) => dot(W[k], x));
  assert.ok(scores.every((score, k) => k === 0 || score <= scores[k - 1]) && found.map(String).includes(String(order)));
  const firsts = new Set(found.map(([first]) => first));
  assert.deepEqual(
    losers(W),
    [0, 1, 2, 3, 4].filter((k) => !firsts.has(k)),
  );
  alike(/** @type {any} */ (proofMatrices(W)[3]), cosines(W));
});

always("a label wins beyond its length and not before", (draw) => {
  const W = draw.rows(5);
  W.forEach((row, k) => {
    const least = winningLength(W, k);
    if (hull([...W.filter((_, i) => i !== k), [0, 0]]).includes(4)) return; // short, it sticks out towards the origin
    for (const factor of [0.5, 0.999, 1.001, 3]) {
      const longer = W.map((each, i) => (i === k ? scale(row, (factor * (least ?? 1)) / norm(row)) : each));
      assert.equal(hull(longer).includes(k), least === null || factor > 1);
    }
  });
});

always("any two vectors take any cosine by a symmetric gauge and keep their lengths", (draw) => {
  const [a, b, c] = [draw.vector(), draw.vector(), draw.between(-0.999, 0.999)];
  if (Math.abs(cosine(a, b) ?? 1) > 0.9999) return;
  const A = linearFor(a, b, c);
  assert.equal(A[1], A[2]);
  const [p, q] = moved([a, b], A);
  near(cosine(p, q), c, 1e-8);
  near(norm(p) / norm(a), 1, 1e-8);
  near(norm(q) / norm(b), 1, 1e-8);
});

always("three labels take the cosines of any three directions, and no others", (draw) => {
  const [W, first, second] = [draw.rows(3), draw.between(0, 6), draw.between(0, 6)];
  const turns = [first, second, second - first];
  const [p, q] = [subtract(W[1], W[0]), subtract(W[2], W[0])];
  // Directions that nearly agree need nearly singular gauges: those stand in tests/vectors.
  if (turns.some((turn) => Math.abs(Math.sin(turn)) < 0.1) || Math.abs(p[0] * q[1] - p[1] * q[0]) < 0.1) return;
  const wanted = turns.map(Math.cos);
  const gauge = tripleGauge(W, wanted);
  assert.ok(gauge);
  const found = cosines(moved(W, gauge.A, gauge.v));
  [found[0][1], found[0][2], found[1][2]].forEach((each, k) => near(each, wanted[k], 1e-7));
  assert.ok(thirdCosines(wanted[0], wanted[1]).some((third) => Math.abs(third - wanted[2]) < 1e-9));
  assert.equal(tripleGauge(W, [wanted[0], wanted[1], (wanted[2] + 0.5) / 3]), null);
});

always("no rescaling leaves the reach, some come near its ends, and all ratios of a cosine give it", (draw) => {
  const [a, b] = draw.rows(2, 2, () => (draw.between(0, 1) < 0.1 ? 0 : draw.normal()));
  if (!norm(a) || !norm(b)) return;
  const { low, high, constant, extremalRatio } = reach(a, b) ?? assert.fail();
  let [least, most] = [1, -1];
  for (let k = 0; k < 3000; k += 1) {
    const tau = Math.exp(draw.between(-30, 30));
    const found = cosine([a[0], a[1] * tau], [b[0], b[1] * tau]) ?? assert.fail();
    [least, most] = [Math.min(least, found), Math.max(most, found)];
  }
  assert.ok(least >= low - 1e-12 && most <= high + 1e-12);
  near(least, low, 5e-3);
  near(most, high, 5e-3);
  const c = draw.between(-0.999, 0.999);
  const ratios = ratiosFor(a, b, c);
  for (const tau of ratios) near(cosineAtRatio(a, b, tau), c);
  assert.equal(ratios.length, constant || c <= low || c >= high ? 0 : extremalRatio === null ? 1 : 2);
});

test("reaches of the paper's pairs, and what is attained", () => {
  for (const known of KNOWN.diagonal.pairs) {
    const [a, b] = known.pair.map((/** @type {number} */ k) => PAPER[k]);
    const found = reach(a, b) ?? assert.fail();
    near(found.low, known.range[0]);
    near(found.high, known.range[1]);
    assert.deepEqual([found.lowAttained, found.highAttained], [known.lo_attained, known.hi_attained]);
    for (const { tau, cos } of known.samples) near(cosineAtRatio(a, b, tau), cos);
  }
});

always("every ψ gives the cosine, the middle one equal lengths, and the arcs hold all origins", (draw) => {
  const [a, b, c] = [draw.vector(), draw.vector(), draw.between(-0.99, 0.99)];
  const theta = Math.acos(c);
  const { centres, radius, large } = arcs(a, b, c);
  assert.equal(large, c > 0);
  /** @type {const} */ ([1, -1]).forEach((side, k) => {
    alike([viewedFrom(a, b, c, (Math.PI + theta) / 2, side)], [equalLengths(a, b, c, side)], 1e-7);
    const v = viewedFrom(a, b, c, theta + draw.between(0.01, 0.99) * (Math.PI - theta), side);
    near(cosine(add(a, v), add(b, v)), c, 1e-7);
    for (const point of [a, b, scale(v, -1)]) near(norm(subtract(point, centres[k])) / radius, 1, 1e-7);
  });
  const all = cosines(translate(PAPER, gathered(PAPER, Math.abs(c)))).flat();
  assert.ok(Math.min(.../** @type {number[]} */ (all)) >= Math.abs(c) - 1e-12);
});

test("of all measures a shift keeps the Euclidean distance alone", () => {
  const [a, b] = PAPER;
  for (const v of [opposite(a, b), aligned(a, b)]) {
    const kept = MEASURES.filter(({ key }) => {
      const [was, is] = [measure(key, a, b), measure(key, add(a, v), add(b, v))];
      return Math.abs(Number(was) - Number(is)) < 1e-12;
    });
    assert.deepEqual(
      kept.map(({ key }) => key),
      ["euclidean"],
    );
  }
});

always("a cosine goes both ways and knows no length, and the distance of directions is it in disguise", (draw) => {
  const [a, b] = draw.rows(2, draw.whole(1, 6));
  const c = cosine(a, b) ?? assert.fail();
  assert.deepEqual([cosine(b, a), cosine(a, scale(b, -1)), cosine(a, a)], [c, -c, 1]);
  near(cosine(scale(a, 2 ** draw.whole(-900, 900)), scale(b, 2 ** draw.whole(-900, 900))), c, 1e-15);
  near(Number(measure("normalised-euclidean", a, b)) ** 2, 2 - 2 * c, 1e-14);
});

always("rescaled scores keep every order and every tie, and a softmax sees differences alone", (draw) => {
  const scores = draw.vector(draw.whole(2, 30), () => draw.whole(-1000, 1000) / 1000);
  const [unit, z] = [minMax(scores), zScores(scores)];
  if (!unit || !z) return;
  for (const each of [unit, z]) assert.deepEqual(ranks(each), ranks(scores));
  near(
    z.reduce((sum, x) => sum + x, 0),
    0,
  );
  near(dot(z, z) / z.length, 1);
  const [tau, shift] = [draw.between(0.01, 10), draw.between(-5, 5)];
  const weights = softmaxAt(scores, tau);
  near(
    weights.reduce((sum, x) => sum + x, 0),
    1,
  );
  alike(
    [
      softmaxAt(
        scores.map((x) => 3 * (x + shift)),
        3 * tau,
      ),
    ],
    [weights],
  );
});

always("a gradient step is a tangent of sine over norm, and grows the norm by the exact law", (draw) => {
  const [z, t, rate] = [scale(draw.vector(), draw.between(0.1, 50)), draw.vector(), draw.between(0.01, 5)];
  const gradient = cosineGradient(z, t) ?? assert.fail();
  const h = 1e-6 * norm(z);
  [0, 1].forEach((axis) => {
    const step = [0, 1].map((k) => (k === axis ? h : 0));
    near(
      gradient[axis],
      (Number(cosine(add(z, step), t)) - Number(cosine(subtract(z, step), t))) / (2 * h),
      1e-5 / norm(z),
    );
  });
  near(dot(gradient, z), 0, 1e-12);
  const [after] = stepped(z, t, rate, false) ?? assert.fail();
  near(norm(after) / grownNorm(norm(z), signedSine(z, t) ?? NaN, rate), 1, 1e-12);
});

/** @type {(a: number, b: number) => number} */
const divisor = (a, b) => (b ? divisor(b, a % b) : a);

/** Regions of the sphere by Euler: edges less corners and two, in whole numbers. @param {number[][]} normals */
function byEuler(normals) {
  const named = (/** @type {number[]} */ v) => {
    const most = v.map(Math.abs).reduce(divisor);
    const sign = Math.sign(v.find(Boolean) ?? 1);
    return String(v.map((x) => (sign * x) / most + 0));
  };
  const circles = [...new Map(normals.map((v) => [named(v), v])).values()];
  const corners = new Set(pairsOf(circles.length).map(([i, j]) => named(cross(circles[i], circles[j]))));
  const edges = [...corners].flatMap((at) => circles.filter((v) => dot(v, at.split(",").map(Number)) === 0));
  return circles.length < 2 ? 2 : 2 * (edges.length - corners.size) + 2;
}

always(
  "great circles of whole numbers cut the sphere into as many regions as Euler says, and cover it once",
  (draw) => {
    const normals = draw.rows(draw.whole(1, 5), 3, () => draw.whole(-2, 2)).filter(norm);
    if (!normals.length) return;
    const found = sphereRegions(normals) ?? assert.fail();
    assert.equal(found.length, byEuler(normals));
    assert.equal(countRegions(normals, 1e9), found.length);
    let area = 0;
    for (const { signs, pieces, centre } of found) {
      normals.forEach((v, k) => assert.ok((signs[k] === "+" ? 1 : -1) * dot(v, centre) > 0));
      area += pieces.reduce((sum, piece) => sum + spherical(piece), 0);
    }
    near(area, 4 * Math.PI, 1e-7);
  },
);

/** Area of a spherical polygon: the sum of its angles less (k − 2) π. @param {number[][]} piece */
function spherical(piece) {
  const angles = piece.map((at, k) => {
    const [back, on] = [piece.at(k - 1) ?? at, piece[(k + 1) % piece.length]].map((p) =>
      subtract(p, scale(at, dot(p, at))),
    );
    return Math.acos(Math.min(1, Math.max(-1, cosine(back, on) ?? 1)));
  });
  return angles.reduce((sum, angle) => sum + angle, 0) - (piece.length - 2) * Math.PI;
}

always("regions are counted in any dimension, up to a limit", (draw) => {
  const [n, d] = [draw.whole(1, 6), draw.whole(1, 6)];
  const W = draw.rows(n, d);
  assert.equal(countRegions(W, 1e9), maxSignPatterns(n, d));
  assert.equal(countRegions(W, maxSignPatterns(n, d) - 1), null);
  if (n > 1 && d < 5) assert.equal(countRegions(differences(W), 1e9), maxRankings(n, d));
});

test("lifting keeps the plane, adds standard normal coordinates, and leaves other labels where they are", () => {
  const rows = Array.from({ length: 26 }, () => [3, 4]);
  const drawn = Array.from({ length: 99 }, (_, draw) => lifted(rows, 1, draw + 1));
  const numbers = drawn.flatMap((W) => W.flatMap((row) => row.slice(2)));
  near(numbers.reduce((sum, x) => sum + x, 0) / numbers.length, 0, 0.01);
  near(dot(numbers, numbers) / numbers.length, 1, 0.02);
  assert.ok(drawn[0].every(([x, y]) => x === 3 && y === 4));
  assert.deepEqual(
    lifted(rows.slice(0, 4), 1, 1),
    drawn[0].slice(0, 4).map((row) => row.slice(0, 4)),
  );
  alike([lifted(rows, 0.5, 1)[0].slice(2)], [scale(drawn[0][0].slice(2), 0.5)]);
});
