/** Number shown to customers: the last 8 characters of the id. */
export function repairNumber(id: string): string {
  return id.slice(-8);
}

/** Number shown to staff: the last 6. */
export function staffRepairNumber(id: string): string {
  return id.slice(-6);
}
