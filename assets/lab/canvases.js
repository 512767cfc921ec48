/** A canvas that can be had as a drawing. The page's parts were loaded apart, so the two meet by an event. */

const REQUEST = "cosine-lab:as-svg";

/**
 * Answer for a canvas whenever somebody makes a picture. @param {HTMLCanvasElement} canvas
 * @param {() => SVGElement | null} drawn what it shows, as large as the canvas on the page; null for nothing
 */
export function offerDrawing(canvas, drawn) {
  canvas.addEventListener(REQUEST, (event) =>
    /** @type {CustomEvent<(drawing: SVGElement | null) => void>} */ (event).detail(drawn()),
  );
}

/**
 * The canvas as a drawing; null where nobody answers for it. @param {HTMLCanvasElement} canvas
 * @returns {SVGElement | null}
 */
export function drawingOfCanvas(canvas) {
  /** @type {SVGElement | null} */
  let svg = null;
  canvas.dispatchEvent(
    new CustomEvent(REQUEST, { detail: (/** @type {SVGElement | null} */ drawing) => (svg = drawing) }),
  );
  return svg;
}
