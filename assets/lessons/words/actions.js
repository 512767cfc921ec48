/** What a story's buttons do to the choices. */

/** @typedef {import("./scene.js").State} State @typedef {import("./scene.js").Source} Source */

/** @type {Record<string, (state: State, source: Source) => Partial<State>>} */
export const ACTIONS = {
  "add-outlier": (state, { tray, names }) => ({ added: tray.filter(({ id }) => names[id] === "hypertension").reduce((added, { bit }) => added | (1 << bit), state.added) }),
};
