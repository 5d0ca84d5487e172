import type { Role } from "@/lib/auth/roles";
import type { Json } from "@/lib/supabase/database.types";

/** One line of the log. */
export type AuditEntry = {
  id: number;
  at: string;
  /** Null for changes made by the system. */
  actor: { id: string; name: string; role: Role | null } | null;
  /** "products.updated", "role.changed"... */
  action: string;
  entity: string;
  entityId: string | null;
  /** Name of the changed row. */
  subject: { kind: string; id: string | null; name: string | null };
  details: Json;
};

export type AuditFilter = {
  /** The actor. */
  actor?: string;
  entity?: string;
  entityId?: string;
  /** "YYYY-MM-DD" in Colombian time, both inclusive. */
  from?: string;
  to?: string;
};

/** `next` is the cursor of the next page; null on the last one. */
export type AuditPage = { entries: AuditEntry[]; next: number | null };

/** A field or fact as shown; `before` only for changes. */
export type AuditFact = { label: string; before?: string; value: string };
