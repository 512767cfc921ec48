// Numbers arrive to the last bit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersAs, numbersOf, toBase64 } from "../../assets/lab/base64.js";

/** Bytes of one significance after another. @param {Float64Array | Uint16Array} numbers */
function packed(numbers) {
  const [bytes, size] = [new Uint8Array(numbers.buffer), numbers.BYTES_PER_ELEMENT];
  return toBase64(
    Uint8Array.from(bytes, (_, at) => bytes[(at % numbers.length) * size + Math.floor(at / numbers.length)]),
  );
}

test("numbers come back to the last bit", () => {
  const numbers = [1, -0, 1 / 3, 5e-324, -1.7976931348623157e308, 0.1 + 0.2];
  assert.deepStrictEqual([...numbersOf(packed(new Float64Array(numbers)))], numbers);
  assert.deepStrictEqual([...numbersAs(packed(new Uint16Array([1, 513, 65535])), Uint16Array)], [1, 513, 65535]);
  assert.deepStrictEqual([...numbersOf("AAAAAAAAAAAAAAAA8AA_QA")], [1, 2]); // as tests/unit/surfaces has it
  assert.equal(numbersOf("").length, 0);
});
