/** Charts on paper: what was drawn for the window is drawn as wide as the sheet. */

/** @param {AbortSignal} gone */
export function fitPaper(gone) {
  const charts = () => [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".js-plotly-plot .svg-container")),
  ];
  window.addEventListener(
    "beforeprint",
    () => {
      for (const chart of charts()) {
        const { offsetWidth, offsetHeight } = chart;
        chart.style.setProperty("--shape", `${offsetWidth} / ${offsetHeight}`);
        chart.style.setProperty("--wide", `${offsetWidth}px`);
        for (const layer of chart.querySelectorAll(".main-svg"))
          layer.setAttribute("viewBox", `0 0 ${offsetWidth} ${offsetHeight}`);
      }
    },
    { signal: gone },
  );
  window.addEventListener(
    "afterprint",
    () => {
      for (const layer of charts().flatMap((chart) => [...chart.querySelectorAll(".main-svg")]))
        layer.removeAttribute("viewBox");
    },
    { signal: gone },
  );
}
