import type { Till } from "@/lib/pos/till";

const NAME = "mostrador";

/** The sale that was left open on this device, so that a reload or a power cut loses nothing; it keeps its key, so it is charged once. */
export function readSale(): Till | null {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "null") as Till | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

/** Ignored when storage is unavailable or full. */
export function keepSale(sale: Till | null): void {
  try {
    if (sale) localStorage.setItem(NAME, JSON.stringify(sale));
    else localStorage.removeItem(NAME);
  } catch {
    return;
  }
}
