// Lines of two labels that a hand lays on one another all but exactly coincide, and a hand that is farther off is
// followed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../../assets/lab/random.js";
import { signPatterns } from "../../assets/lab/maths/patterns.js";
import { add, norm, scale, subtract } from "../../assets/lab/maths/vectors.js";
import { snap } from "../../assets/lessons/sigmoid/snap.js";

const REACH = 0.03;

for (const seed of Array.from({ length: 40 }, (_, k) => k)) {
  test(`a drag that ends beside coincidence makes two label sets fewer, seed ${seed}`, () => {
    const { uniform: random } = seeded(seed);
    const point = () => /** @type {[number, number]} */ ([2 * random() - 1, 2 * random() - 1]);
    const rows = Array.from({ length: 5 }, point);
    const scene = /** @type {any} */ ({ state: { unembeddings: rows }, after: { rows } });
    const off = scale(point(), REACH / 2);
    const beside = add(scale(rows[1], 2 * random() - 1), off);
    const onto = snap(scene, { kind: "unembedding", index: 0 }, beside, REACH);
    assert.ok(norm(subtract(onto, beside)) < REACH);
    if (norm(onto) > REACH) assert.equal(signPatterns([onto, ...rows.slice(1)]).length, 8);
    const v = snap(
      scene,
      { kind: "shift", index: -1 },
      add(subtract(scale(rows[0], -1), scale(subtract(rows[1], rows[0]), random())), off),
      REACH,
    );
    assert.equal(signPatterns(rows.map((row) => add(row, v))).length, 8);
    for (const kind of ["unembedding", "shift"])
      assert.deepEqual(snap(scene, { kind, index: 0 }, [50, 60], REACH).map(Math.round), [50, 60]);
    assert.deepEqual(snap(scene, { kind: "probe", index: -1 }, beside, REACH), beside);
  });
}
