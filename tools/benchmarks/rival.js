/**
 * The Translate page as one would draw it with JSXGraph: the same classifier, the same points in two boards, the
 * same things to drag, and the same three numbers. `DATA` has the unembeddings and the embeddings.
 */

const { JXG, DATA } = /** @type {any} */ (window);
const COLOURS = ["#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7"];
const QUIET = { fixed: true, highlight: false, withLabel: false };
const LEVELS = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3, -0.4, -0.5, -0.6, -0.7, -0.8, -0.9, -0.95];
const HALF = 3;

const rows = DATA.unembeddings;
const points = Array.from({ length: DATA.embeddings.length / 2 }, (_, k) => DATA.embeddings.slice(2 * k, 2 * k + 2));

/** @param {number[][]} W @param {number[]} x */
function softmax(W, x) {
  const logits = W.map((w) => w[0] * x[0] + w[1] * x[1]);
  const top = Math.max(...logits);
  const weights = logits.map((each) => Math.exp(each - top));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => each / total);
}

/** @param {number[]} a @param {number[]} b */
const cosine = (a, b) => (a[0] * b[0] + a[1] * b[1]) / Math.hypot(...a) / Math.hypot(...b);
/** @param {number[]} p */
const argmax = (p) => p.indexOf(Math.max(...p));

/** @param {string} id */
function boardOf(id) {
  return JXG.JSXGraph.initBoard(id, { boundingbox: [-HALF, HALF, HALF, -HALF], axis: true, showCopyright: false, showNavigation: false, keepAspectRatio: true });
}

/** Labels to drag and arrows to them. @param {any} board @param {any} from */
function labels(board, from) {
  return rows.map((/** @type {number[]} */ w, /** @type {number} */ k) => {
    const point = board.create("point", w, { name: String(k), size: 6, color: COLOURS[k] });
    board.create("arrow", [from, point], { ...QUIET, strokeColor: COLOURS[k], strokeWidth: 3 });
    return point;
  });
}

const [input, origin] = ["input", "origin"].map(boardOf);
for (const board of [input, origin]) board.suspendUpdate(); // while it is made
const dots = points.map((p) => input.create("point", p, { ...QUIET, size: 1, strokeWidth: 0, needsRegularUpdate: false }));
const zero = input.create("point", [0, 0], { ...QUIET, name: "", size: 1 });
const shown = labels(input, zero);
const here = origin.create("point", [0, 0], { name: "origin", size: 7, color: "#000000" });
const held = labels(origin, here);
for (const level of LEVELS) {
  for (const side of [1, -1]) {
    const centre = () => {
      const [a, b] = [held[0], held[1]].map((p) => [p.X(), p.Y()]);
      const h = (side * level) / Math.sqrt(1 - level * level) / 2;
      return [(a[0] + b[0]) / 2 - h * (b[1] - a[1]), (a[1] + b[1]) / 2 + h * (b[0] - a[0])];
    };
    const middle = origin.create("point", [() => centre()[0], () => centre()[1]], { ...QUIET, visible: false });
    origin.create("circle", [middle, held[0]], { ...QUIET, strokeColor: "#7AB2D3", strokeWidth: 1 });
  }
}

const before = points.map((x) => softmax(rows, x));
/** @type {number[]} */
let predicted = [];
function refresh() {
  const v = [here.X(), here.Y()];
  const W = held.map((p) => [p.X() - v[0], p.Y() - v[1]]);
  const after = points.map((x) => softmax(W, x));
  const now = after.map(argmax);
  // Straight onto the element: the way its own setAttribute takes updates the whole board for each point.
  now.forEach((label, k) => label !== predicted[k] && dots[k].rendNode.setAttribute("fill", COLOURS[label]));
  predicted = now;
  const changed = now.filter((label, k) => label !== argmax(before[k])).length;
  const most = Math.max(...after.map((p, k) => Math.max(...p.map((each, i) => Math.abs(each - before[k][i])))));
  document.querySelector("#cos").textContent = cosine(W[0], W[1]).toFixed(2);
  document.querySelector("#changed").textContent = `${changed} / ${points.length}`;
  document.querySelector("#dp").textContent = most.toExponential(1);
  shown.forEach((point, k) => point.setPosition(JXG.COORDS_BY_USER, W[k]));
  input.update();
}
for (const board of [input, origin]) board.unsuspendUpdate();
for (const point of [here, ...held]) point.on("drag", refresh);
refresh();
// JSXGraph draws within the event; the frame that shows it is watched like ours.
window.addEventListener("pointermove", () => requestAnimationFrame(() => {}));
