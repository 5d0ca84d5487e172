import type { TestDatabase } from "../support/database.ts";

export const ROLES = ["cliente", "employee", "manager", "admin", "superadmin"] as const;
export type Role = (typeof ROLES)[number];

// Two workers of the browser tests share a database: each starts from a different number.
let phones = Number(process.env.TEST_WORKER_INDEX ?? 0) * 10_000;

/** A unique number: open orders count by phone. */
export function nextPhone(): string {
  phones += 1;
  return `310${String(phones).padStart(7, "0")}`;
}

/** A confirmed person with a role. */
export async function addPerson(db: TestDatabase, role: Role = "cliente"): Promise<string> {
  const id = await db.addUser();
  await db.sql`update public.profiles set role = ${role} where id = ${id}`;
  return id;
}

/** One person of each role. */
export async function addPeople(db: TestDatabase): Promise<Record<Role, string>> {
  const people = {} as Record<Role, string>;
  for (const role of ROLES) people[role] = await addPerson(db, role);
  return people;
}
