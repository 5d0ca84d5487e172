/** Shipping orders show the first 8 characters of their id. */
export function orderNumber(id: string): string {
  return id.slice(0, 8);
}
