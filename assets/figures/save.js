/** A chart that is on the page, as a file: what the reader sees is what is saved. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * One SVG text of a Plotly chart: its layers in one picture, on its paper, without the hover box.
 * @param {Element} chart the element with the class js-plotly-plot
 */
export function chartText(chart) {
  const layers = [...chart.querySelectorAll("svg.main-svg")];
  const picture = /** @type {SVGElement} */ (layers[0].cloneNode(true));
  for (const layer of layers.slice(1)) {
    const copy = /** @type {Element} */ (layer.cloneNode(true));
    copy.querySelector(".hoverlayer")?.remove();
    picture.append(...copy.children);
  }
  const box = layers[0].getBoundingClientRect();
  return pictureText(picture, box.width, box.height, getComputedStyle(layers[0]).backgroundColor);
}

/** A whole SVG file of an svg element; its lines grow with it. @param {SVGElement} picture @param {number} width @param {number} height @param {string} paper */
export function pictureText(picture, width, height, paper) {
  picture.setAttribute("xmlns", SVG);
  picture.setAttribute("width", String(width));
  picture.setAttribute("height", String(height));
  picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
  const back = document.createElementNS(SVG, "rect");
  back.setAttribute("width", "100%");
  back.setAttribute("height", "100%");
  back.setAttribute("fill", paper);
  picture.prepend(back);
  return new XMLSerializer().serializeToString(picture).replaceAll("non-scaling-stroke", "none");
}
