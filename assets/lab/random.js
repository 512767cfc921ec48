/** Random numbers that are the same in every browser and on every visit. @import {Random} from "./types.js" */

/**
 * Mulberry32 (T. Ettinger): 32 bits of state, fair enough for a few thousand instances. @param {number} seed
 * @returns {Random}
 */
export function seeded(seed) {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Box and Muller 1958; 1 − u keeps the logarithm finite. */
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

/** A random order of 0 … n − 1 (Fisher and Yates). @param {number} n @param {Random} random */
export function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, k) => k);
  for (let k = n - 1; k > 0; k -= 1) {
    const other = Math.floor(random.uniform() * (k + 1));
    [order[k], order[other]] = [order[other], order[k]];
  }
  return order;
}
