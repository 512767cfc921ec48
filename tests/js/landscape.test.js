import assert from "node:assert/strict";
import { test } from "node:test";

import { levelSpots } from "../../assets/plane/landscape.js";

const VIEW = /** @type {import("../../assets/plane/view.js").View} */ ({
  centre: [0, 0],
  half: 4,
  width: 400,
  height: 400,
});
const BUSY = [
  [150, 200],
  [250, 200],
  [200, 320],
];

/** @param {number[][]} boxes */
function spots(boxes) {
  return levelSpots([-1, 0], [1, 0], VIEW, BUSY, { letter: 14, boxes, own: [] });
}

test("the level 0 is named on the top of its circle", () => {
  assert.deepEqual(spots([])[0]?.map(Math.round), [200, 150]);
});

test("a level is named on its other arc where a name stands on the first, and nowhere where both are taken", () => {
  const above = [190, 140, 230, 156];
  const below = [170, 245, 210, 260];
  const [, y] = spots([above])[0] ?? [0, 0];
  assert.ok(y > 200);
  assert.equal(spots([above, below])[0], null);
});
