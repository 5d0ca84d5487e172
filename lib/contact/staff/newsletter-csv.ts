import { csvLines, csvStart } from "@/lib/core/csv";
import { colombianDay } from "@/lib/core/dates";
import type { ExportedAddress } from "./rows";

/** The confirmed addresses with their confirmation dates. */
export function newsletterCsv(addresses: readonly ExportedAddress[]): string {
  const rows = addresses.map(({ email, confirmedAt }) => [email, colombianDay(new Date(confirmedAt))]);
  return csvStart(["correo", "confirmado_el"]) + csvLines(rows);
}
