/** Open modal dialogs, the uppermost last. */
const dialogs: HTMLDialogElement[] = [];

let region: HTMLElement | undefined;

/** Nothing of its own to see: the toasts in it are fixed. Displayed also in browsers without popovers. */
const CLASSES = "fixed block inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0";

function change(): void {
  // The stylesheet stops the page from scrolling.
  document.documentElement.toggleAttribute("data-modal", dialogs.length > 0);
  place();
}

function place(): void {
  if (!region) return;
  const parent = dialogs.at(-1) ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
  else if (!document.querySelector("[popover=auto]:is(:popover-open)")) return;
  // Opened last, it is the uppermost.
  region.hidePopover?.();
  region.showPopover?.();
}

/**
 * The element that holds all toasts. It stands in the uppermost modal dialog (whatever is outside of it is inert) and
 * is a popover of its own: above backdrops and sheets, cut off by no box, and not closed with them.
 */
export function toastRegion(): HTMLElement {
  if (!region) {
    region = document.createElement("div");
    region.className = CLASSES;
    region.setAttribute("popover", "manual");
  }
  place();
  return region;
}

/** The dialog covers the page: toasts go into it, and the page does not scroll. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (dialogs.includes(dialog)) return;
  dialogs.push(dialog);
  change();
}

/** Closed or removed: its toasts stay on the page, which scrolls again. False when that was known. */
export function dialogClosed(dialog: HTMLDialogElement): boolean {
  const index = dialogs.indexOf(dialog);
  if (index < 0) return false;
  dialogs.splice(index, 1);
  change();
  return true;
}
