/** What customers read: the last 8 characters of the id. */
export function repairNumber(id: string): string {
  return id.slice(-8);
}

/** What staff read: the last 6. */
export function staffRepairNumber(id: string): string {
  return id.slice(-6);
}
