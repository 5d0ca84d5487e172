import { describe, expect, test } from "vitest";
import { addPeople, addPerson, type Role } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addPeople(db);

const setRole = (who: string, user: string, role: Role) =>
  db.as(who, (sql) => sql`select public.set_user_role(${user}, ${role})`);
const roleOf = async (id: string) =>
  (await db.sql`select role from public.profiles where id = ${id}`)[0]?.role;

describe("profiles", () => {
  test("are made with the account, as a plain customer", async () => {
    const id = await db.addUser("ana.perez@example.com", { username: "  Ana  ", role: "superadmin" });
    const [profile] =
      await db.sql`select username, role, points, level from public.profiles where id = ${id}`;
    expect(profile).toEqual({ username: "Ana", role: "cliente", points: 0, level: 1 });
  });
});

describe("set_user_role", () => {
  const BASIC: Role[] = ["cliente", "employee", "manager"];
  const ALL: Role[] = [...BASIC, "admin", "superadmin"];

  test("admin can set cliente, employee and manager only", async () => {
    const person = await addPerson(db);
    for (const wanted of BASIC) {
      await setRole(people.admin, person, wanted);
      expect(await roleOf(person)).toBe(wanted);
    }
    for (const wanted of ["admin", "superadmin"] as const) {
      expect((await refusal(setRole(people.admin, person, wanted))).code).toBe("42501");
    }
    for (const above of ["admin", "superadmin"] as const) {
      const target = await addPerson(db, above);
      expect((await refusal(setRole(people.admin, target, "cliente"))).code).toBe("42501");
      await db.sql`update public.profiles set role = 'cliente' where id = ${target}`;
    }
  });

  test("superadmin gives any role, and each change is logged", async () => {
    const person = await addPerson(db);
    for (const wanted of ALL) {
      await setRole(people.superadmin, person, wanted);
      expect(await roleOf(person)).toBe(wanted);
    }
    await setRole(people.superadmin, person, "cliente");
    const log =
      await db.sql`select actor, details from public.audit_log where entity_id = ${person} order by id`;
    expect(log).toHaveLength(ALL.length + 1);
    expect(log.at(-1)).toEqual({ actor: people.superadmin, details: { from: "superadmin", to: "cliente" } });
  });

  test("nobody changes their own role", async () => {
    for (const role of ALL) {
      expect((await refusal(setRole(people[role], people[role], "manager"))).code).toBe("42501");
    }
  });
});
