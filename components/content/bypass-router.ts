function onClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

/**
 * From here on the browser follows links itself, each with a full page load: clicks are kept from the router, whose listener
 * is on the document. Returns how to end it.
 */
export function bypassRouter(): () => void {
  window.addEventListener("click", onClick, true);
  return () => window.removeEventListener("click", onClick, true);
}
