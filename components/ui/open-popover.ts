/** The first open popover that `selector` matches; null also in browsers that know no popovers, where the word is an error. */
export function openPopover(selector = ""): Element | null {
  return "popover" in HTMLElement.prototype ? document.querySelector(`${selector}:popover-open`) : null;
}
