// Where the names of rankings stand: within their sectors, beside the points.
import assert from "node:assert/strict";
import { test } from "node:test";

import { along, placed } from "../../assets/lessons/rankings/layer.js";
import { rankingRegions } from "../../assets/lab/maths/patterns.js";
import { boxOf } from "../../assets/plane/view.js";

const VIEW = { width: 430, height: 430, centre: [0, 0], half: 2 };
const SIZE = /** @type {[number, number]} */ ([76, 16]);
const ORIGIN = [215, 215];
/** Unembeddings of the paper's Fig. 1. */
const C1 = [
  [1, 0.5],
  [0.5, 1],
  [-1, 0.4],
  [-0.8, -0.8],
  [0.9, -1.2],
];
const REGIONS = rankingRegions(C1, boxOf(VIEW));
const WIDE = REGIONS.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));

test("a name stands in its own sector and on the plane", () => {
  for (const region of REGIONS) {
    const { at, fits } = placed(region, SIZE, ORIGIN, VIEW, []);
    if (!fits) continue;
    const angle = Math.atan2(ORIGIN[1] - at[1], at[0] - ORIGIN[0]);
    const from = (((angle - region.from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    assert.ok(from > 0 && from < region.to - region.from, String(region.ranking));
    assert.ok(at.every((x) => x > 0 && x < 430));
  }
});

test("on a wall, where names are long, none leaves the plane, whichever way its region lies", () => {
  const wide = /** @type {[number, number]} */ ([190, 28]);
  const words = [
    [3.4, -0.4],
    [4, 2.3],
    [4.4, -2.3],
    [3.4, -2.1],
  ];
  for (let k = 0; k < 36; k += 1) {
    const [c, s] = [Math.cos((k * Math.PI) / 18), Math.sin((k * Math.PI) / 18)];
    const rows = words.map(([x, y]) => [c * x - s * y, s * x + c * y]);
    for (const region of rankingRegions(rows, boxOf(VIEW))) {
      const { at, turn, fits } = placed(region, wide, ORIGIN, VIEW, []);
      if (!fits) continue;
      const [a, b] = [Math.cos, Math.sin].map((of) => Math.abs(of((turn * Math.PI) / 180)));
      const reach = [(a * wide[0] + b * wide[1]) / 2, (b * wide[0] + a * wide[1]) / 2];
      assert.ok(
        at.every((x, axis) => x >= reach[axis] - 0.01 && 430 - x >= reach[axis] - 0.01),
        `${region.ranking} at ${at}`,
      );
    }
  }
});

test("a name gives way to a point that stands where it would", () => {
  const first = placed(WIDE, SIZE, ORIGIN, VIEW, []);
  const second = placed(WIDE, SIZE, ORIGIN, VIEW, [first.at]);
  assert.ok(second.fits);
  assert.ok(Math.hypot(second.at[0] - first.at[0], second.at[1] - first.at[1]) > SIZE[1] / 2);
});

test("a name that is in the way everywhere is still shown", () => {
  const everywhere = Array.from({ length: 44 * 44 }, (_, k) => [10 * (k % 44), 10 * Math.floor(k / 44)]);
  assert.ok(placed(WIDE, SIZE, ORIGIN, VIEW, everywhere).fits);
});

test("a name that has no place but over another name has no room", () => {
  const everywhere = Array.from({ length: 44 * 44 }, (_, k) => [10 * (k % 44), 10 * Math.floor(k / 44)]);
  const { fits, crowded } = placed(WIDE, SIZE, ORIGIN, VIEW, [], everywhere);
  assert.deepEqual([fits, crowded], [false, true]);
});

test("a name that is written keeps others out of its whole height", () => {
  const [x, y] = placed(WIDE, SIZE, ORIGIN, VIEW, []).at;
  const box = [x - 30, y - 36, x + 30, y - 5]; // reaches into the name by three pixels
  const other = placed(WIDE, SIZE, ORIGIN, VIEW, [], along(box));
  assert.ok(
    !other.fits ||
      other.at[1] - SIZE[1] / 2 >= box[3] ||
      Math.abs(other.at[0] - x) > 30 + SIZE[0] / 2 ||
      other.at[1] + SIZE[1] / 2 <= box[1],
  );
});
