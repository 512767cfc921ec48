// Names beside what they name: clear of arrows, grips and one another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { crosses, placed } from "../../assets/plane/placing.js";

/** @type {[number, number]} */
const SIZE = [400, 400];
const boxOf = (/** @type {any} */ name, /** @type {[number, number]} */ [x, y]) => [
  name.at[0] + x - name.width / 2, name.at[1] + y - name.height / 2, name.at[0] + x + name.width / 2, name.at[1] + y + name.height / 2,
];
const named = (/** @type {[number, number]} */ at, /** @type {[number, number]} */ away) => ({ at, away, width: 40, height: 14 });

test("a name with room stands on the side that is best", () => {
  const [[x, y]] = placed([named([200, 200], [0, 1])], { segments: [], size: SIZE }, []);
  assert.ok(Math.abs(x) < 1e-9 && y > 13);
});

test("a segment crosses a box where it passes through it, touches it, or lies inside", () => {
  const box = [10, 10, 20, 20];
  assert.ok(crosses(box, [0, 15], [30, 15]) && crosses(box, [12, 12], [13, 13]) && crosses(box, [0, 0], [10, 10]));
  assert.ok(!crosses(box, [0, 25], [30, 25]) && !crosses(box, [0, 0], [9, 9]) && !crosses(box, [0, 21], [9, 30]));
});

test("an arrow through a name's best side sends it to a free one", () => {
  const name = named([200, 200], [0, -1]);
  const segments = /** @type {const} */ ([[[200, 200], [200, 40]]]);
  const [spot] = placed([name], { segments, size: SIZE }, []);
  assert.ok(!crosses(boxOf(name, spot), ...segments[0]));
});

test("no name leaves the plane or covers another's grip while there is room", () => {
  const names = [named([395, 100], [1, 0]), named([365, 200], [1, 0]), named([365, 230], [0, -1])];
  const boxes = placed(names, { segments: [], size: SIZE }, []).map((spot, k) => boxOf(names[k], spot));
  boxes.forEach(([x0, y0, x1, y1], k) => {
    assert.ok(x0 >= 0 && x1 <= 400);
    names.forEach(({ at }, j) => j === k || assert.ok(at[0] < x0 || at[0] > x1 || at[1] < y0 || at[1] > y1));
  });
});

test("a name that stands free stays where it was", () => {
  /** @type {number[]} */
  const sides = [];
  const name = named([200, 200], [0, -1]);
  placed([name], { segments: [[[200, 200], [200, 40]]], size: SIZE }, sides);
  const moved = [...sides];
  placed([name], { segments: [], size: SIZE }, sides);
  assert.notDeepEqual(moved, [0]);
  assert.deepEqual(sides, moved);
});
