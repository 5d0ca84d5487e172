import { counted } from "@/lib/core/counted";
import { daysUntil } from "@/lib/core/dates";
import type { RepairWarranty } from "./rows";

export type WarrantyStatus =
  | { kind: "waiting"; months: number }
  | { kind: "running"; until: string; daysLeft: number }
  | { kind: "over"; until: string };

/** "6 meses"; a repair may have none when the customer accepted that in writing (Ley 1480, art. 8). */
export function warrantyTerm(months: number): string {
  return months === 0 ? "Sin garantía" : counted(months, "mes", "meses");
}

/** State of a repair's warranty. It starts at delivery; the last day is included. */
export function warrantyStatus({ months, until }: RepairWarranty, now: number): WarrantyStatus {
  if (!until) return { kind: "waiting", months };
  const daysLeft = daysUntil(until, now);
  return daysLeft < 0 ? { kind: "over", until } : { kind: "running", until, daysLeft };
}
