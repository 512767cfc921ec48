/** Drawing once a frame, however often it is asked for. */

/** @param {() => void} draw */
export function frames(draw) {
  let frame = 0;
  const now = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    draw();
  };
  return {
    /** Draw with the next frame. */
    request: () => {
      frame ||= requestAnimationFrame(now);
    },
    /** Draw at once. */
    now,
  };
}
