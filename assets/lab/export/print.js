/** The picture alone on a printed page, which the browser can save as PDF. */

const STYLE = `
@media screen { .cosine-lab-print { display: none; } }
@media print {
  @page { margin: 10mm; size: landscape; }
  body > :not(.cosine-lab-print) { display: none !important; }
  html, body { overflow: visible !important; height: auto !important; background: #fff !important; }
  .cosine-lab-print svg { display: block; width: 100%; height: auto; max-height: 95vh; break-after: page; }
}`;

/** Print drawings, one a page. @param {...string} drawings SVG texts */
export function printed(...drawings) {
  const sheet = document.createElement("div");
  sheet.className = "cosine-lab-print";
  sheet.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
  for (const drawing of drawings) {
    sheet.append(document.importNode(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement, true));
  }
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
}
