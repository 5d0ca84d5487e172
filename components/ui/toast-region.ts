/** Open modal dialogs, the uppermost last. */
const dialogs: HTMLDialogElement[] = [];

let region: HTMLElement | undefined;

/** Has no appearance of its own: the toasts in it are fixed. Displayed also in browsers without popovers. */
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
  // The popover that opened last is uppermost.
  region.hidePopover?.();
  region.showPopover?.();
}

/**
 * The element that holds all toasts. It is inside the uppermost modal dialog (everything outside of it is inert) and is
 * a popover, so it lies above backdrops and sheets, is not clipped, and does not close with them.
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

/** Registers an open dialog: toasts move into it, and the page does not scroll. */
export function dialogOpened(dialog: HTMLDialogElement): void {
  if (dialogs.includes(dialog)) return;
  dialogs.push(dialog);
  change();
}

/**
 * Unregisters a closed or removed dialog: its toasts move back to the page, which scrolls again. False when it was not
 * registered.
 */
export function dialogClosed(dialog: HTMLDialogElement): boolean {
  const index = dialogs.indexOf(dialog);
  if (index < 0) return false;
  dialogs.splice(index, 1);
  change();
  return true;
}
