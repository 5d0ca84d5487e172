import type { Place } from "../../lib/places/address.ts";

/** An address in parts; a street alone is in Envigado. */
export function placeAt(street: string, more: Partial<Place> = {}): Place {
  return { street, complement: "", neighbourhood: "", indications: "", municipality: "05266", ...more };
}
