import type { Role } from "@/lib/auth/roles";
import type { Json } from "@/lib/supabase/database.types";

/** One line of the log. */
export type AuditEntry = {
  id: number;
  at: string;
  /** Null for what the system did by itself. */
  actor: { id: string; name: string; role: Role | null } | null;
  /** "products.updated", "role.changed"... */
  action: string;
  entity: string;
  entityId: string | null;
  /** What people call the thing it is about. */
  subject: { kind: string; id: string | null; name: string | null };
  details: Json;
};

export type AuditFilter = {
  /** Who did it. */
  actor?: string;
  entity?: string;
  entityId?: string;
  /** "YYYY-MM-DD", Colombian days, both included. */
  from?: string;
  to?: string;
};

/** `next` continues where this page ends; null at the end of the log. */
export type AuditPage = { entries: AuditEntry[]; next: number | null };

/** A fact of an entry as people read it; `before` only where something changed. */
export type AuditFact = { label: string; before?: string; value: string };
