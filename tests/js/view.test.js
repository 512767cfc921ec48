// A plane's units and pixels: equal aspect, y up, and all that is shown with room around it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { boxOf, fitted, fromPixels, toPixels } from "../../assets/plane/view.js";

const VIEW = { centre: /** @type {[number, number]} */ ([1, -2]), half: 2, width: 400, height: 300 };

test("up is up, right is right, and the middle is the centre", () => {
  assert.deepEqual(toPixels(VIEW, [1, -2]), [200, 150]);
  assert.deepEqual(toPixels(VIEW, [2, -1]), [275, 75]);
});

test("a pixel is the point that is drawn there", () => {
  for (const p of [
    [0, 0],
    [3.5, -1.25],
    [-7, 2],
  ]) {
    fromPixels(VIEW, toPixels(VIEW, p)).forEach((value, k) => assert.ok(Math.abs(value - p[k]) < 1e-12));
  }
});

test("a view of points has a tenth of room on each side, however they lie", () => {
  const { x0, x1, y0, y1 } = boxOf(
    fitted(
      [
        [0, 0],
        [10, 4],
      ],
      { ...VIEW, width: 300 },
    ),
  );
  [-1, 11, -4, 8].forEach((wanted, k) => assert.ok(Math.abs([x0, x1, y0, y1][k] - wanted) < 1e-12));
  assert.ok(fitted([[3, 3]], VIEW).half > 0, "a point alone");
});
