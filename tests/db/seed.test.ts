import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

const seed = (setting: string | null) =>
  db.sql.begin(async (sql) => {
    if (setting !== null) await sql`select set_config('app.demo', ${setting}, true)`;
    await sql.unsafe(await readFile(path.join(import.meta.dirname, "../../supabase/seed.sql"), "utf8"));
  });
const superadmins = async () =>
  (await db.sql`select count(*)::int as n from public.profiles where role = 'superadmin'`)[0]?.n;

test("the demo's accounts are created only where a demo is declared", async () => {
  for (const setting of [null, "", "off", "no"]) await expect(seed(setting)).rejects.toThrow("app.demo");
  expect(await superadmins()).toBe(0);
  await seed("on");
  await seed("on");
  expect(await superadmins()).toBe(1);
});
