// Numbers arrive to the last bit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersOf, toBase64 } from "../../assets/lab/base64.js";

test("numbers come back to the last bit", () => {
  const numbers = [1, -0, 1 / 3, 5e-324, -1.7976931348623157e308, 0.1 + 0.2];
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  numbers.forEach((each, k) => view.setFloat64(8 * k, each, true));
  assert.deepStrictEqual([...numbersOf(toBase64(new Uint8Array(view.buffer)))], numbers);
  assert.deepStrictEqual([...numbersOf("AAAAAAAA8D8AAAAAAAAAQA")], [1, 2]); // as tests/unit/surfaces has it
  assert.equal(numbersOf("").length, 0);
});
