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

/** Save an SVG text as it is, or drawn `scale` times as large as on screen. @param {string} text @param {string} name @param {"svg" | "png"} format @param {number} scale */
export async function savePicture(text, name, format, scale) {
  const drawing = new Blob([text], { type: "image/svg+xml" });
  saveBlob(format === "svg" ? drawing : await drawn(drawing, scale), `${name}.${format}`);
}

/** Save a text. @param {string} text @param {string} name @param {string} type */
export function saveText(text, name, type) {
  saveBlob(new Blob([text], { type }), name);
}

/** @param {Blob} drawing @param {number} scale @returns {Promise<Blob>} */
async function drawn(drawing, scale) {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width * scale;
    canvas.height = image.height * scale;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** @param {Blob} blob @param {string} name */
function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
