/** What every move changes in the model on show. */

import { columnOf, sampled, valuesOf } from "./invariance.js";
import { MOVES } from "./moves.js";
/** @import {Scene} from "../../plane/types.js" @import {Change} from "./types.js" */

/** The columns of the current model, each computed again only where the model or its amount changed. */
export function createColumns() {
  /** @type {unknown} */
  let model;
  /** @type {import("./types.js").Value[]} */
  let before = [];
  /** @type {Float64Array | null} */
  let some = null;
  /** @type {Float64Array | null} */
  let over = null;
  /** @type {{amount: number, changes: Change[]}[]} */
  let columns = [];
  return (/** @type {Scene} */ { state, source }, /** @type {boolean} */ all) => {
    some ??= sampled(source.embeddings);
    const X = all ? source.embeddings : some;
    const now = { W: state.unembeddings, X };
    if (model !== state.unembeddings || over !== X) {
      model = state.unembeddings;
      over = X;
      before = valuesOf(now);
      columns = [];
    }
    columns = MOVES.map(({ at }, column) => {
      const amount = state.amounts[column];
      if (columns[column]?.amount === amount) return columns[column];
      return { amount, changes: columnOf(now, before, at(now.W, amount)) };
    });
    return columns.map(({ changes }) => changes);
  };
}
