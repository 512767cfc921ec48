/** Sliders under a finger. */

const ALONG = 6; // pixels from which a finger is about the slider, not about the page

/**
 * A scroll that begins on a slider moves nothing. The browser moves the slider before it knows what the finger is for,
 * so nobody hears of it until the finger has gone along or left, and it is taken back where the page scrolls.
 * @param {HTMLElement} root @param {AbortSignal} gone
 */
export function keepFromScrolls(root, gone) {
  /** @type {{slider: HTMLInputElement, value: string, x: number} | null} */
  let begun = null;
  const on = (
    /** @type {"pointerdown" | "pointermove" | "pointerup" | "pointercancel"} */ sign,
    /** @type {(event: PointerEvent) => void} */ act,
  ) => root.addEventListener(sign, act, { capture: true, signal: gone });
  const release = () => {
    const { slider } = /** @type {NonNullable<typeof begun>} */ (begun);
    begun = null;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };
  on("pointerdown", ({ target, pointerType, clientX }) => {
    const slider = target instanceof HTMLInputElement && target.type === "range" && pointerType === "touch";
    begun = slider ? { slider: target, value: target.value, x: clientX } : null;
  });
  on("pointermove", ({ clientX }) => begun && Math.abs(clientX - begun.x) > ALONG && release());
  on("pointerup", () => begun && release());
  on("pointercancel", () => {
    if (begun) begun.slider.value = begun.value;
    begun = null;
  });
  root.addEventListener("input", (event) => begun && event.stopImmediatePropagation(), { capture: true, signal: gone });
}
