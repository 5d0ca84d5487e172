/** The callers of the matrix: `cliente` owns the rows that have an owner, `other` is another customer. */
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
/** Evidence: not even the secret key may read it. */
export const ADMINS_ONLY: Caller[] = ["admin", "superadmin"];
export const STAFF: Caller[] = ["employee", "manager", ...ADMINS];
export const OWNER_AND_STAFF: Caller[] = ["cliente", ...STAFF];

export type Rule = {
  allowed: Record<Verb, Caller[]>;
  /** The row for select, update and delete. */
  row: string;
  /** Column that the update sets to its own value. */
  column: string;
  /** `insert into <table> <this>`; ids in capitals are replaced. */
  insert: string;
};

export const CONTENT = { select: ALL, insert: STAFF, update: STAFF, delete: SUPER };
export const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER };
/** Written by functions only, not even by the secret key. */
export const NOBODY_WRITES = { insert: [], update: [], delete: [] };
