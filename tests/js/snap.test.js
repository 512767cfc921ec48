// Lines of two labels that a hand lays on one another all but exactly coincide, and a hand that is farther off is
// followed.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { seeded } from "../../assets/lab/random.js";
import { IDENTITY } from "../../assets/lab/maths/moves.js";
import { signPatterns } from "../../assets/lab/maths/patterns.js";
import { add, norm, scale, subtract } from "../../assets/lab/maths/vectors.js";
import { handlesOf } from "../../assets/plane/handles.js";
import { endIn } from "../../assets/plane/snap.js";
import { snap } from "../../assets/lessons/sigmoid/snap.js";

const REACH = 0.03;
const FREE = () => true;

for (const seed of Array.from({ length: 40 }, (_, k) => k)) {
  test(`a drag that ends beside coincidence makes two label sets fewer, seed ${seed}`, () => {
    const { uniform: random } = seeded(seed);
    const point = () => /** @type {[number, number]} */ ([2 * random() - 1, 2 * random() - 1]);
    const rows = Array.from({ length: 5 }, point);
    const scene = /** @type {any} */ ({ state: { unembeddings: rows }, after: { rows } });
    const off = scale(point(), REACH / 2);
    const beside = add(scale(rows[1], 2 * random() - 1), off);
    const onto = snap(scene, { kind: "unembedding", index: 0 }, beside, REACH, FREE);
    assert.ok(norm(subtract(onto, beside)) < REACH);
    if (norm(onto) > REACH) assert.equal(signPatterns([onto, ...rows.slice(1)]).length, 8);
    const v = snap(
      scene,
      { kind: "shift", index: -1 },
      add(subtract(scale(rows[0], -1), scale(subtract(rows[1], rows[0]), random())), off),
      REACH,
      FREE,
    );
    assert.equal(signPatterns(rows.map((row) => add(row, v))).length, 8);
    for (const kind of ["unembedding", "shift"])
      assert.deepEqual(snap(scene, { kind, index: 0 }, [50, 60], REACH, FREE).map(Math.round), [50, 60]);
    assert.deepEqual(snap(scene, { kind: "probe", index: -1 }, beside, REACH, FREE), beside);
  });
}

test("Home's origin that all but lies on the line through both labels is laid on it, and no other is", async () => {
  const { LESSON } = await import("../../assets/lessons/home/index.js");
  const rows = [
    [1, 0.5],
    [0.5, 1],
  ];
  const scene = /** @type {any} */ ({ pair: { i: 0, j: 1 }, state: { unembeddings: rows }, move: { shift: [0, 0] } });
  const onto = LESSON.snap?.(scene, /** @type {any} */ ({ kind: "origin" }), [0.76, 0.75], REACH, FREE) ?? [];
  assert.ok(Math.abs(onto[0] + onto[1] - 1.5) < 1e-12);
  for (const [kind, p] of /** @type {[string, [number, number]][]} */ ([
    ["origin", [0.8, 0.8]],
    ["unembedding", [0.76, 0.75]],
  ]))
    assert.deepEqual(LESSON.snap?.(scene, /** @type {any} */ ({ kind }), p, REACH, FREE), p);
});

for (const [slug, kind, change] of /** @type {const} */ ([
  ["centre", "mean", { share: 1 }],
  ["centre", "even", { share: 1 }],
  ["word2vec", "mean", { shift: [-0.7, -0.4] }],
])) {
  test(`${slug}’s ${kind} that is all but at the end of its line is there, and no other is`, async () => {
    const { LESSON } = await import(`../../assets/lessons/${slug}/index.js`);
    const rows = /** @type {[number, number][]} */ ([
      [1, 0.6],
      [0.4, 0.2],
    ]);
    const move = { effective: IDENTITY, effectiveBack: IDENTITY, shift: [0, 0] };
    const scene = /** @type {any} */ ({ state: { unembeddings: rows }, after: { rows, effective: rows }, move });
    const handle = handlesOf(LESSON.handles, [kind], "input", rows.length)[0];
    const [end, way] = [handle.end?.(scene), handle.along?.(scene)];
    assert.ok(end && way);
    for (const by of [-REACH / 2, REACH / 2])
      assert.deepEqual(rounded(handle.change(scene, endIn(handle, scene, add(end, scale(way, by)), REACH))), change);
    const beyond = add(end, scale(way, 2 * REACH));
    assert.deepEqual(endIn(handle, scene, beyond, REACH), beyond);
  });
}

/** @param {Record<string, any>} change */
const rounded = (change) =>
  JSON.parse(JSON.stringify(change, (_, x) => (typeof x === "number" ? Number(x.toFixed(9)) : x)));

const ROWS = /** @type {[number, number][]} */ ([
  [1, 0.5],
  [0.5, 1],
  [-0.5, -0.75],
  [1, -1],
]);
const SCENE = /** @type {any} */ ({
  pair: { i: 0, j: 1 },
  state: { unembeddings: ROWS },
  after: { rows: ROWS },
  move: { shift: [0, 0] },
});
const GRID = Array.from(
  { length: 201 ** 2 },
  (_, k) => /** @type {[number, number]} */ ([(k % 201) - 100, k / 201 - 100].map((x) => x / 80)),
);

const SNAP = ["home", "translate", "sigmoid"];

for (const slug of SNAP) {
  test(`${slug}: a handle of a step goes where the hand is, but for what is drawn there`, async () => {
    const { LESSON } = await import(`../../assets/lessons/${slug}/index.js`);
    const held = (/** @type {boolean} */ drawn) =>
      ["origin", "shift", "unembedding"].some((kind) =>
        GRID.some(
          (p) =>
            LESSON.snap(
              SCENE,
              { kind, index: 0 },
              p,
              REACH,
              (/** @type {string} */ part) => drawn && part !== ".ticks",
            ) !== p,
        ),
      );
    assert.equal(held(false), false);
    assert.equal(held(true), slug !== "sigmoid");
  });
}

test("no other lesson has a place of its own for a hand", async () => {
  for (const slug of readdirSync(new URL("../../assets/lessons", import.meta.url)))
    if (!SNAP.includes(slug))
      assert.equal((await import(`../../assets/lessons/${slug}/index.js`)).LESSON.snap, undefined, slug);
});
