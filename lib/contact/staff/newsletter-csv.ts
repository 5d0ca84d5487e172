import Papa from "papaparse";
import type { ExportedAddress } from "./types";

const COLOMBIA_MS = -5 * 3_600_000;

const dayOf = (iso: string) => new Date(Date.parse(iso) + COLOMBIA_MS).toISOString().slice(0, 10);

/** Opens as it is in a spreadsheet: an address that begins like a formula is a text. */
export function newsletterCsv(addresses: readonly ExportedAddress[]): string {
  const data = addresses.map(({ email, confirmedAt }) => [email, dayOf(confirmedAt)]);
  return `\uFEFF${Papa.unparse([["correo", "confirmado_el"], ...data], { escapeFormulae: true })}\r\n`;
}
