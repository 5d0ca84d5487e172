/** Shipping orders show the first 8 characters of their id (spec section 9). */
export function orderNumber(id: string): string {
  return id.slice(0, 8);
}
