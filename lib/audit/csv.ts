import { csvLines, csvStart } from "@/lib/core/csv";
import { formatDateTime } from "@/lib/core/dates";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { actionText, actorName, auditFacts } from "./describe";
import { ENTITIES } from "./labels";
import type { AuditEntry, AuditFact } from "./types";

const COLUMNS = ["Fecha", "Instante", "Persona", "Rol", "Acción", "Sobre", "Identificador", "Detalle"];

export const CSV_START = csvStart(COLUMNS);

/** Last row of an export that was cut at the maximum length. */
export const CSV_END_EARLY = "Hay más registros: acota las fechas y descarga de nuevo.\r\n";

export function auditCsv(entries: readonly AuditEntry[]): string {
  return csvLines(
    entries.map((entry) => [
      formatDateTime(entry.at),
      entry.at,
      actorName(entry),
      entry.actor?.role ? ROLE_NAMES[entry.actor.role] : "",
      actionText(entry),
      ENTITIES[entry.entity]?.plural ?? entry.entity,
      entry.entityId,
      auditFacts(entry).map(factText).join("; "),
    ]),
  );
}

function factText({ label, before, value }: AuditFact): string {
  return before === undefined ? `${label}: ${value}` : `${label}: ${before} -> ${value}`;
}
