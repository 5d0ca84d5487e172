/** Order number: the first 8 characters of the id. */
export function orderNumber(id: string): string {
  return id.slice(0, 8);
}

/** What somebody typed or read out of an order's number, as it is stored: "02 C1 76" is "02c176". Null when it is no part of one. */
export function partOfNumber(typed: string): string | null {
  const part = typed
    .toLowerCase()
    .replaceAll(/[\s#.-]/g, "")
    .slice(0, 8);
  return /^[0-9a-f]+$/.test(part) ? part : null;
}
