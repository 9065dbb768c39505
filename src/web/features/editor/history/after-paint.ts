/**
 * Does it once the browser has painted what stands now, so that it makes nobody wait: at once after the next frame, or
 * soon where no frame is painted because the page is hidden. Answers what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(run);
  };
  if (document.visibilityState === "hidden") soon();
  const frame = timer === undefined ? requestAnimationFrame(soon) : 0;
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
