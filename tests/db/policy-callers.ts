/** Who the matrix asks for: `cliente` owns the rows that have an owner, `other` is another customer. */
export const CALLERS = [
  "anon",
  "cliente",
  "other",
  "employee",
  "manager",
  "admin",
  "superadmin",
  "service_role",
] as const;
export type Caller = (typeof CALLERS)[number];
export type Verb = "select" | "insert" | "update" | "delete";

export const ALL = [...CALLERS];
export const SERVER: Caller[] = ["service_role"];
export const SUPER: Caller[] = ["superadmin", ...SERVER];
export const ADMINS: Caller[] = ["admin", ...SUPER];
/** Evidence: not even the secret key reads it. */
export const ADMINS_ONLY: Caller[] = ["admin", "superadmin"];
export const STAFF: Caller[] = ["employee", "manager", ...ADMINS];
export const OWNER_AND_STAFF: Caller[] = ["cliente", ...STAFF];

export type Rule = {
  allowed: Record<Verb, Caller[]>;
  /** The row that select, update and delete aim at. */
  row: string;
  /** Column that an update writes back unchanged. */
  column: string;
  /** `insert into <table> <this>`; ids in capitals are replaced. */
  insert: string;
};

export const CONTENT = { select: ALL, insert: STAFF, update: STAFF, delete: SUPER };
export const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER };
/** Not even the secret key: functions write, and their owner. */
export const NOBODY_WRITES = { insert: [], update: [], delete: [] };
