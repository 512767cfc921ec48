// Names beside what they name: clear of arrows, grips and one another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { besides, crosses, freeSpot, placed } from "../../assets/plane/placing.js";
import { nearestFirst, regionSpots } from "../../assets/plane/region_spots.js";

/** @type {[number, number]} */
const SIZE = [400, 400];
const boxOf = (/** @type {any} */ name, /** @type {any} */ [x, y]) => [
  name.at[0] + x - name.width / 2,
  name.at[1] + y - name.height / 2,
  name.at[0] + x + name.width / 2,
  name.at[1] + y + name.height / 2,
];
const named = (/** @type {[number, number]} */ at, /** @type {[number, number]} */ away) => ({
  at,
  away,
  width: 40,
  height: 14,
});

test("a name with room stands on the side that is best", () => {
  const [spot] = placed([named([200, 200], [0, 1])], { segments: [], size: SIZE }, []);
  assert.ok(spot && Math.abs(spot[0]) < 1e-9 && spot[1] > 13);
});

test("a name that is not written is in no other's way", () => {
  const [none, name] = [{ ...named([200, 200], [0, 1]), width: 0 }, named([200, 200], [0, 1])];
  const spots = placed([none, name], { segments: [], size: SIZE }, []);
  assert.deepEqual(spots, [null, placed([name], { segments: [], size: SIZE }, [])[0]]);
});

test("a segment crosses a box where it passes through it, touches it, or lies inside", () => {
  const box = [10, 10, 20, 20];
  assert.ok(crosses(box, [0, 15], [30, 15]) && crosses(box, [12, 12], [13, 13]) && crosses(box, [0, 0], [10, 10]));
  assert.ok(!crosses(box, [0, 25], [30, 25]) && !crosses(box, [0, 0], [9, 9]) && !crosses(box, [0, 21], [9, 30]));
});

test("an arrow through a name's best side sends it to a free one", () => {
  const name = named([200, 200], [0, -1]);
  const segments = /** @type {const} */ ([
    [
      [200, 200],
      [200, 40],
    ],
  ]);
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
  placed(
    [name],
    {
      segments: [
        [
          [200, 200],
          [200, 40],
        ],
      ],
      size: SIZE,
    },
    sides,
  );
  const moved = [...sides];
  placed([name], { segments: [], size: SIZE }, sides);
  assert.notDeepEqual(moved, [0]);
  assert.deepEqual(sides, moved);
});

test("a name stays under an arrow that passes while something moves, and leaves it once all is still", () => {
  const sides = [0];
  const name = named([200, 200], [0, -1]);
  const crossed = {
    segments: /** @type {const} */ ([
      [
        [200, 200],
        [200, 40],
      ],
    ]),
    size: SIZE,
  };
  placed([name], crossed, sides, "moving");
  assert.deepEqual(sides, [0]);
  placed([name], crossed, sides);
  assert.notDeepEqual(sides, [0]);
});

test("a region's name stands in its middle, and leaves it to the name of its arrow", () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const spots = regionSpots(square);
  const beside = (/** @type {number[][]} */ taken) => freeSpot(spots, [20, 14], taken, SIZE);
  assert.deepEqual(beside([[0, 0, 20, 14]]), [50, 50]);
  assert.deepEqual(beside([[40, 43, 60, 57]]), [25, 25]);
});

test("a region's name goes from a name that comes along by as little as it can, and not to another corner", () => {
  const square = [0, 100, 200]
    .flatMap((x) => (x === 100 ? [] : [[x, 0]]))
    .concat([
      [200, 200],
      [0, 200],
    ]);
  const room = [50, 20];
  let stood = [100, 100];
  for (let x = 10; x < 190; x += 2) {
    const spots = nearestFirst(regionSpots(square), stood);
    const spot = freeSpot(spots, room, [[x - 20, 92, x + 20, 108]], [200, 200]);
    assert.ok(spot && Math.hypot(spot[0] - stood[0], spot[1] - stood[1]) <= 20, `${x}: from ${stood} to ${spot}`);
    stood = [...spot];
  }
  assert.deepEqual(nearestFirst(regionSpots(square)), []);
});

test("names in a crowd never overlap: some go further out, some are not written, the pair's always are", () => {
  const names = Array.from({ length: 40 }, (_, k) => ({
    ...named([190 + (k % 3), 200 + Math.floor(k / 20)], [0, -1]),
    first: k > 37,
  }));
  const spots = placed(names, { segments: [], size: SIZE }, []);
  const boxes = spots.flatMap((spot, k) => (spot ? [boxOf(names[k], spot)] : []));
  assert.ok(spots[38] && spots[39] && boxes.length > 10 && boxes.length < 40);
  boxes.forEach((a, j) =>
    boxes.slice(j + 1).forEach((b) => assert.ok(a[0] >= b[2] || b[0] >= a[2] || a[1] >= b[3] || b[1] >= a[3])),
  );
});

test("a text takes the first place that is free and in the plane, and none where there is none", () => {
  /** @type {number[][]} */
  const taken = [[90, 90, 110, 110]];
  assert.deepEqual(
    freeSpot(
      [
        [100, 100],
        [399, 10],
        [200, 200],
      ],
      [40, 14],
      taken,
      SIZE,
    ),
    [200, 200],
  );
  assert.equal(freeSpot([[210, 205]], [40, 14], taken, SIZE), null);
});

test("what is measured has its name beside it, and round a label's name that stands there", () => {
  const room = /** @type {[number, number]} */ ([84, 34]); // 差向量 on a wall
  const [best] = besides([200, 200], [3, 0], room);
  assert.deepEqual(best, [200 + 13 + 42, 200]);
  const label = [230, 190, 290, 210];
  const spot = freeSpot(besides([200, 200], [3, 0], room), room, [label], SIZE);
  assert.ok(
    spot &&
      (spot[0] + 42 <= label[0] || spot[0] - 42 >= label[2] || spot[1] + 17 <= label[1] || spot[1] - 17 >= label[3]),
  );
});

test("no name is nearer to another's grip than to its own: brass would be read as gold", () => {
  for (let crowd = 1; crowd <= 40; crowd += 1) {
    const names = Array.from({ length: 8 }, (_, k) =>
      named([200 + 70 * Math.sin(7 * k * crowd), 200 + 70 * Math.cos(11 * k * crowd)], [1, 0]),
    );
    placed(names, { segments: [], size: SIZE }, []).forEach((spot, k) => {
      if (!spot) return;
      const [x0, y0, x1, y1] = boxOf(names[k], spot);
      const far = names.map(({ at: [x, y] }) => Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1)));
      assert.ok(far.every((each) => each > far[k] - 1.01));
    });
  }
});
