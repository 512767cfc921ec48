// What is seen of the sphere: its front alone, as it is turned.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sphereRegions } from "../../assets/lab/maths/great_circles.js";
import { dot, norm } from "../../assets/lab/maths/vectors.js";
import { axesOf, front, lifted, outline, projected, START, turned } from "../../assets/plane/space/globe.js";

const NORMALS = [
  [1, 0.5, 0.2],
  [0.5, 1, -0.7],
  [-1, 0.4, 1.1],
  [-0.8, -0.8, 0.3],
  [0.9, -1.2, -0.4],
];
/** @param {number} got @param {number} wanted @param {number} [most] */
const near = (got, wanted, most = 1e-12) => assert(Math.abs(got - wanted) <= most, `${got} for ${wanted}`);

test("the axes are at right angles, and a turn keeps up above", () => {
  let turn = START;
  for (let k = 0; k < 40; k += 1) {
    turn = turned(turn, 0.7, -0.31);
    const [right, up, toward] = axesOf(turn);
    for (const [a, b, wanted] of /** @type {[readonly number[], readonly number[], number][]} */ ([
      [right, up, 0],
      [right, toward, 0],
      [up, toward, 0],
      [right, right, 1],
      [up, up, 1],
      [toward, toward, 1],
    ]))
      near(dot(a, b), wanted);
    assert(up[2] >= 0);
    assert(Math.abs(turn.elevation) <= Math.PI / 2);
  }
});

test("a step to the right turns the front to the right", () => {
  const [, , before] = axesOf(START);
  assert(projected(axesOf(turned(START, 0.1, 0)), before)[0] > 0);
  assert(projected(axesOf(turned(START, 0, 0.1)), before)[1] > 0);
});

test("the fronts of all regions cover the disc, each within its own circles", () => {
  const axes = axesOf(START);
  let area = 0;
  for (const { signs, pieces } of /** @type {NonNullable<ReturnType<typeof sphereRegions>>} */ (
    sphereRegions(NORMALS)
  )) {
    for (const piece of pieces) {
      const shown = outline(piece.map((corner) => projected(axes, corner)));
      area +=
        Math.abs(
          shown.reduce(
            (sum, [x, y], k) => sum + x * shown[(k + 1) % shown.length][1] - y * shown[(k + 1) % shown.length][0],
            0,
          ),
        ) / 2;
      for (const point of shown) {
        assert(point[2] >= -1e-12);
        near(norm(point), 1);
        NORMALS.forEach((normal, k) =>
          assert((signs[k] === "+" ? 1 : -1) * dot(projected(axes, normal), point) > -1e-9),
        );
      }
    }
  }
  near(area, Math.PI, 0.01);
});

test("the front of a circle is half of it, edge to edge", () => {
  for (const normal of [...NORMALS, [0, 0, 1], [0, 1, 0]]) {
    const shown = front(normal);
    for (const point of shown) {
      near(dot(normal, point), 0);
      assert(point[2] >= -1e-12);
    }
    for (const end of [shown[0], /** @type {readonly number[]} */ (shown.at(-1))]) near(Math.hypot(end[0], end[1]), 1);
  }
});

test("what lies beside the disc is no direction", () => {
  assert.deepEqual(lifted(0, 0), [0, 0, 1]);
  assert.equal(lifted(0.8, 0.7), null);
});
