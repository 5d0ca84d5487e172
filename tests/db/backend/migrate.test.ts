import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../local/backend/migrate.ts";
import { testDatabase } from "../../support/database.ts";
import { FIXTURES } from "./fixtures.ts";

const database = await testDatabase({ migrations: FIXTURES });
const dir = await mkdtemp(path.join(tmpdir(), "aventura-gamer-migrations-"));
await cp(FIXTURES, dir, { recursive: true });
let lines: string[];
const run = () => migrate(database.url, { dir, log: (line) => lines.push(line) });
const add = (name: string, text: string) => writeFile(path.join(dir, name), text);
const drop = (name: string) => rm(path.join(dir, name));

beforeEach(() => {
  lines = [];
});
afterAll(() => rm(dir, { recursive: true }));

const triggers = async () => {
  const rows =
    await database.sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'zz_realtime' order by 1`;
  return rows.map(({ name }) => name);
};

describe("migrate", () => {
  test("ran the files as a role that is not a superuser", async () => {
    expect(await database.sql`select who, super from private.applied`).toEqual([
      { who: "migrator", super: false },
    ]);
    const owners = await database.sql`select distinct tableowner from pg_tables where schemaname = 'public'`;
    expect(owners).toEqual([{ tableowner: "migrator" }]);
  });

  test("applies each file once and records it as hosted does", async () => {
    expect(await run()).toEqual([]);
    const text = "create table public.later (id int primary key);";
    await add("20260103000000_later.sql", text);
    expect(await run()).toEqual(["20260103000000_later.sql"]);
    expect(await run()).toEqual([]);
    const [row] =
      await database.sql`select version, name, statements from supabase_migrations.schema_migrations order by version desc limit 1`;
    expect(row).toEqual({ version: "20260103000000", name: "later", statements: [text] });
  });

  test("keeps the privileges that an earlier migration took away, for what later runs create", async () => {
    await add(
      "20260103000001_close.sql",
      "alter default privileges in schema public revoke all on tables from anon, authenticated;",
    );
    await run();
    await add("20260103000002_secret.sql", "create table public.secret (id int primary key);");
    await run();
    const grants = await database.sql`
      select grantee from information_schema.role_table_grants
      where table_name = 'secret' and grantee in ('anon', 'authenticated')`;
    expect([...grants]).toEqual([]);
  });

  test("warns of a file that changed after it was applied", async () => {
    const file = path.join(dir, "20260103000000_later.sql");
    const text = await readFile(file, "utf8");
    await writeFile(file, `${text} -- changed`);
    expect(await run()).toEqual([]);
    expect(lines).toEqual([expect.stringContaining("20260103000000_later.sql was changed")]);
    await writeFile(file, text);
  });

  test("refuses a database that other migrations made", async () => {
    await drop("20260103000000_later.sql");
    await expect(run()).rejects.toThrow(/other migrations \(20260103000000\): delete its data folder/);
    await add("20260103000000_later.sql", "create table public.later (id int primary key);");
    expect(await run()).toEqual([]);
  });

  test("rolls a failing file back completely and says where it failed", async () => {
    const name = "20260104000000_broken.sql";
    await add(name, "create table public.half (id int);\n\nselect nonsense;");
    await expect(run()).rejects.toThrow(
      /20260104000000_broken\.sql: column "nonsense" does not exist \(line 3\)/,
    );
    const [row] = await database.sql`select to_regclass('public.half') as half`;
    expect(row?.half).toBeNull();
    await drop(name);
  });

  test("keeps the capturing triggers in step with the publication", async () => {
    expect(await triggers()).toEqual(["orders", "products"]);
    await add(
      "20260105000000_publish.sql",
      "alter publication supabase_realtime drop table public.orders;\nalter publication supabase_realtime add table public.later;",
    );
    await run();
    expect(await triggers()).toEqual(["later", "products"]);
  });

  test.each([
    ["alter table storage.objects enable row level security;", "must be owner of"],
    ["create index on storage.objects (name);", "must be owner of"],
    ["drop table storage.objects cascade;", "must be owner of"],
    ["alter table auth.users add column nickname text;", "must be owner of"],
    [
      "create function auth.mine() returns int language sql as 'select 1';",
      "permission denied for schema auth",
    ],
    ["create role intruder superuser;", /permission denied|must be superuser/],
    ["select pg_read_file('/etc/passwd');", "permission denied"],
  ])("refuses what hosted refuses: %s", async (text, reason) => {
    const name = "20260106000000_refused.sql";
    await add(name, text);
    await expect(run()).rejects.toThrow(reason);
    await drop(name);
  });

  test("gives new tables to the API roles until the migration says otherwise, as hosted does", async () => {
    const [open] = await database.sql`select has_table_privilege('anon', 'public.later', 'select') as yes`;
    expect(open?.yes).toBe(true);
    const [closed] =
      await database.sql`select has_table_privilege('anon', 'public.profiles', 'select') as yes`;
    expect(closed?.yes).toBe(false);
  });
});
