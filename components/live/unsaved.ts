/** Number of editors with unsaved changes. */
let unsaved = 0;

/** Counts an editor in or out; returns how many there are then. */
export function countUnsaved(change: 1 | -1): number {
  unsaved += change;
  return unsaved;
}

export const hasUnsaved = (): boolean => unsaved > 0;
