/** What customers read: the last 8 characters of the id (spec section 9). */
export function repairNumber(id: string): string {
  return id.slice(-8);
}

/** What staff read: the last 6 (spec section 9). */
export function staffRepairNumber(id: string): string {
  return id.slice(-6);
}
