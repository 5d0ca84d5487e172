import Papa from "papaparse";
import { formatDateTime } from "@/lib/core/dates";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { actionText, actorName, auditFacts } from "./describe";
import { ENTITIES } from "./labels";
import type { AuditEntry, AuditFact } from "./types";

const COLUMNS = ["Fecha", "Instante", "Persona", "Rol", "Acción", "Sobre", "Identificador", "Detalle"];

/** Semicolons and the mark in front: a spreadsheet set to Colombian Spanish opens it by itself. */
export const CSV_START = `\uFEFF${COLUMNS.join(";")}\r\n`;

/** Under a log that is longer than one file. */
export const CSV_END_EARLY = "Hay más registros: acota las fechas y descarga de nuevo.\r\n";

/** Rows of the file; what a spreadsheet would take for a formula is defused. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  if (entries.length === 0) return "";
  const rows = entries.map((entry) => [
    formatDateTime(entry.at),
    entry.at,
    actorName(entry),
    entry.actor?.role ? ROLE_NAMES[entry.actor.role] : "",
    actionText(entry),
    ENTITIES[entry.entity]?.plural ?? entry.entity,
    entry.entityId ?? "",
    auditFacts(entry).map(factText).join("; "),
  ]);
  return `${Papa.unparse(rows, { delimiter: ";", escapeFormulae: true })}\r\n`;
}

function factText({ label, before, value }: AuditFact): string {
  return before === undefined ? `${label}: ${value}` : `${label}: ${before} -> ${value}`;
}
