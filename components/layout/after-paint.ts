/**
 * Runs it once the next frame has been painted: what a page does when it opens, and nobody sees yet, is not waited for by
 * its first frame. Returns what cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
