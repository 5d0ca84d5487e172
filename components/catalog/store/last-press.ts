/** The press of a link or form of the store that leads to another list. */
type Press = {
  /** Address of the list that it leads to. */
  href: string;
  /** Id of the element that had the focus. */
  focusId: string;
  /** Address at which the sheet of filters was opened; null when it is closed. */
  sheetFrom: string | null;
};

let last: Press | null = null;

/** Remembers a press for the list that it leads to, whose page may be another one. */
export function rememberPress(href: string, sheetFrom: string | null): void {
  last = { href, focusId: document.activeElement?.id ?? "", sheetFrom };
}

/** The press that led to this list; null when it was opened in another way. */
export function pressFor(href: string): Press | null {
  return last?.href === href ? last : null;
}

export function forgetPress(): void {
  last = null;
}
