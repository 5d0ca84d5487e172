import type { RepairWarranty } from "./types";

export type WarrantyStatus =
  | { kind: "waiting"; months: number }
  | { kind: "running"; until: string; daysLeft: number }
  | { kind: "over"; until: string };

const DAY_MS = 86_400_000;

/** "YYYY-MM-DD" of a moment in Colombia, which knows no summer time. */
export function colombianDay(now: number): string {
  return new Date(now - 5 * 3_600_000).toISOString().slice(0, 10);
}

/** "6 meses"; a repair may go without one when the customer accepted that in writing (Ley 1480, art. 8). */
export function warrantyTerm(months: number): string {
  return months === 0 ? "Sin garantía" : `${months} ${months === 1 ? "mes" : "meses"}`;
}

/** Where the warranty of a repair stands. It runs from the delivery, its last day included. */
export function warrantyStatus({ months, until }: RepairWarranty, now: number): WarrantyStatus {
  if (!until) return { kind: "waiting", months };
  const daysLeft = Math.round((Date.parse(until) - Date.parse(colombianDay(now))) / DAY_MS);
  return daysLeft < 0 ? { kind: "over", until } : { kind: "running", until, daysLeft };
}
