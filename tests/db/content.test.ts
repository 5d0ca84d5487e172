import { describe, expect, test } from "vitest";
import { addPerson } from "../factories/people.ts";
import { testDatabase } from "../support/database.ts";
import { isAllowed } from "../support/refusal.ts";

const db = await testDatabase();

describe("pictures in storage", () => {
  const upload = "insert into storage.objects (bucket_id, name) values ('media', gen_random_uuid()::text)";

  test("are uploaded and listed by staff alone", async () => {
    await db.sql`insert into storage.objects (bucket_id, name) values ('media', 'a.webp')`;
    const [cliente, employee] = [await addPerson(db), await addPerson(db, "employee")];
    expect(await isAllowed(db, "anon", (sql) => sql.unsafe(upload))).toBe(false);
    expect(await isAllowed(db, cliente, (sql) => sql.unsafe(upload))).toBe(false);
    expect(await isAllowed(db, employee, (sql) => sql.unsafe(upload))).toBe(true);
    const list = (sql: Parameters<Parameters<typeof isAllowed>[2]>[0]) =>
      sql`select 1 from storage.objects where name = 'a.webp'`;
    expect(await isAllowed(db, "anon", list)).toBe(false);
    expect(await isAllowed(db, cliente, list)).toBe(false);
    expect(await isAllowed(db, employee, list)).toBe(true);
  });

  test("are deleted by the superadmin alone", async () => {
    await db.sql`insert into storage.objects (bucket_id, name) values ('media', 'b.webp')`;
    const drop = "delete from storage.objects where name = 'b.webp'";
    for (const role of ["cliente", "employee", "manager", "admin"] as const) {
      const person = await addPerson(db, role);
      expect(await isAllowed(db, person, (sql) => sql.unsafe(drop))).toBe(false);
    }
    const boss = await addPerson(db, "superadmin");
    expect(await isAllowed(db, boss, (sql) => sql.unsafe(drop))).toBe(true);
  });
});
