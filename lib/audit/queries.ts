import "server-only";
import { toRole } from "@/lib/auth/roles";
import type { Database } from "@/lib/supabase/database.types";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import { personName } from "@/lib/users/person-name";
import { auditCsv, CSV_END_EARLY, CSV_START } from "./csv";
import type { AuditEntry, AuditFilter, AuditPage } from "./types";

const FAILED = "No se pudo cargar la auditoría";

type Row = Database["public"]["Functions"]["search_audit"]["Returns"][number];
/** A function's columns are all typed as present; these come from outer joins. */
type Optional = "actor" | "actor_role" | "actor_name" | "entity_id" | "subject_id" | "subject_name";
type EntryRow = Omit<Row, Optional> & { [Name in Optional]: Row[Name] | null };

/** A page of the log after entry `before`, newest first. The database returns rows to admins only. */
export async function searchAudit(filter: AuditFilter, before?: number, limit = 50): Promise<AuditPage> {
  const { data, error } = await serverClient().rpc("search_audit", {
    p_actor: filter.actor,
    p_entity: filter.entity,
    p_entity_id: filter.entityId,
    p_from: filter.from,
    p_to: filter.to,
    p_before: before,
    p_limit: limit,
  });
  if (error) throw databaseFailure(error, FAILED);
  const entries = data.map(toEntry);
  return { entries, next: entries.length === limit ? (entries.at(-1)?.id ?? null) : null };
}

const EXPORT_PART = 1000;
const EXPORT_PARTS = 20;

/** The filtered log as CSV, up to the maximum number of rows of one file. */
export async function exportAudit(filter: AuditFilter): Promise<string> {
  let file = CSV_START;
  let before: number | undefined;
  for (let part = 0; part < EXPORT_PARTS; part += 1) {
    const { entries, next } = await searchAudit(filter, before, EXPORT_PART);
    file += auditCsv(entries);
    if (next === null) return file;
    before = next;
  }
  return file + CSV_END_EARLY;
}

function toEntry(row: EntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.created_at,
    actor: row.actor
      ? {
          id: row.actor,
          name: row.actor_role ? personName({ id: row.actor, username: row.actor_name }) : "Cuenta eliminada",
          role: row.actor_role && toRole(row.actor_role),
        }
      : null,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    details: row.details,
  };
}

/** Name of one account, for a filter on a person who is no longer staff. */
export async function getActorName(id: string): Promise<string> {
  const { data, error } = await serverClient()
    .from("profiles")
    .select("id, username")
    .eq("id", id)
    .maybeSingle();
  if (error) throw databaseFailure(error, FAILED);
  return data ? personName(data) : "Cuenta eliminada";
}
