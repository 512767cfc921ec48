/** Marker shapes: with colour and letter, the third way labels are told apart. */

/** The outline of a marker. @param {string} shape @param {number} x @param {number} y @param {number} r */
export function markerPath(shape, x, y, r) {
  switch (shape) {
    case "square":
      return polygon(x, y, r * 1.15, 4, Math.PI / 4);
    case "triangle":
      return polygon(x, y, r * 1.3, 3, Math.PI / 2);
    case "diamond":
      return polygon(x, y, r * 1.3, 4, 0);
    case "wedge":
      return polygon(x, y, r * 1.3, 3, -Math.PI / 2);
    case "star":
      return star(x, y, r * 1.45);
    case "cross":
      return cross(x, y, r * 1.1);
    default:
      return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0Z`;
  }
}

/** @param {number} x @param {number} y @param {number} r @param {number} corners @param {number} turn */
function polygon(x, y, r, corners, turn) {
  let path = "";
  for (let k = 0; k < corners; k += 1) {
    const angle = turn + (2 * Math.PI * k) / corners;
    path += `${k ? "L" : "M"}${f(x + r * Math.cos(angle))} ${f(y - r * Math.sin(angle))}`;
  }
  return `${path}Z`;
}

/** @param {number} x @param {number} y @param {number} r */
function star(x, y, r) {
  let path = "";
  for (let k = 0; k < 10; k += 1) {
    const angle = Math.PI / 2 + (Math.PI * k) / 5;
    const s = k % 2 ? r * 0.45 : r;
    path += `${k ? "L" : "M"}${f(x + s * Math.cos(angle))} ${f(y - s * Math.sin(angle))}`;
  }
  return `${path}Z`;
}

/** @param {number} x @param {number} y @param {number} r */
function cross(x, y, r) {
  const t = r * 0.4;
  return (
    `M${f(x - t)} ${f(y - r)}h${f(2 * t)}v${f(r - t)}h${f(r - t)}v${f(2 * t)}h${f(t - r)}v${f(r - t)}` +
    `h${f(-2 * t)}v${f(t - r)}h${f(t - r)}v${f(-2 * t)}h${f(r - t)}Z`
  );
}

/** @param {number} value */
function f(value) {
  return value.toFixed(1);
}
