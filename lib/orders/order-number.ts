/** Order number: the first 8 characters of the id. */
export function orderNumber(id: string): string {
  return id.slice(0, 8);
}

/** A typed part of an order number, normalised: "02 C1 76" is "02c176". Null when it cannot be part of one. */
export function partOfNumber(typed: string): string | null {
  const part = typed
    .toLowerCase()
    .replaceAll(/[\s#.-]/g, "")
    .slice(0, 8);
  return /^[0-9a-f]+$/.test(part) ? part : null;
}
