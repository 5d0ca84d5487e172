import { describe, expect, test } from "vitest";
import { addPeople, addPerson } from "../factories/people.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { isAllowed } from "../support/refusal.ts";
import { CALLERS, type Caller, type Verb } from "./policy-callers.ts";
import {
  ADMIN_FUNCTIONS,
  CUSTOMER_FUNCTIONS,
  RIGHT_FUNCTIONS,
  SIGNED_IN_FUNCTIONS,
  VISITOR_FUNCTIONS,
} from "./policy-functions.ts";
import { MATRIX } from "./policy-matrix.ts";
import { addPolicyRows } from "./policy-rows.ts";

const db = await testDatabase();
const people = { ...(await addPeople(db)), other: await addPerson(db) };
const ids = await addPolicyRows(db, people);

const fill = (sql: string) => sql.replace(/\b[A-Z]{4,}\b/g, (name) => ids[name] ?? name);
const isPerson = (caller: Caller): caller is keyof typeof people => caller in people;
const whoIs = (caller: Caller): Who => (isPerson(caller) ? people[caller] : caller);

function statement(table: string, verb: Verb): string {
  const { row, column, insert } = MATRIX[table]!;
  if (verb === "select") return fill(`select 1 from public.${table} where ${row}`);
  if (verb === "insert") return fill(`insert into public.${table} ${insert}`);
  if (verb === "update") return fill(`update public.${table} set ${column} = ${column} where ${row}`);
  return fill(`delete from public.${table} where ${row}`);
}

describe("role × table × verb", () => {
  const cases = Object.keys(MATRIX).flatMap((table) =>
    (["select", "insert", "update", "delete"] as const).map((verb) => [table, verb] as const),
  );
  test.each(cases)("%s: %s", async (table, verb) => {
    const allowed: Caller[] = [];
    for (const caller of CALLERS) {
      if (await isAllowed(db, whoIs(caller), (sql) => sql.unsafe(statement(table, verb))))
        allowed.push(caller);
    }
    expect(allowed.toSorted()).toEqual(MATRIX[table]!.allowed[verb].toSorted());
  });

  test("covers every table", async () => {
    const tables = await db.sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
  });
});

describe("the schema's own rules", () => {
  test("has row-level security and a commented policy on every table", async () => {
    const bad = await db.sql`
      select c.relname, c.relrowsecurity,
        (select count(*) from pg_policy p where p.polrelid = c.oid)::int as policies,
        (select count(*) from pg_policy p where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') is null)::int as silent
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (not c.relrowsecurity
          or not exists (select from pg_policy p where p.polrelid = c.oid)
          or exists (select from pg_policy p where p.polrelid = c.oid and obj_description(p.oid, 'pg_policy') is null))`;
    expect([...bad]).toEqual([]);
  });

  test("pins the search path of every function of ours", async () => {
    const bad = await db.sql`
      select p.pronamespace::regnamespace::text as schema, p.proname from pg_proc p
      where p.pronamespace::regnamespace::text in ('public', 'private')
        -- The names of a body in standard SQL were bound when it was created.
        and (p.prosqlbody is null or p.prosecdef)
        and not exists (select from unnest(p.proconfig) c where c = 'search_path=""')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
    expect([...bad]).toEqual([]);
  });

  test("opens to visitors exactly these functions", async () => {
    const open = async (role: string) => {
      const rows = await db.sql<{ name: string }[]>`
        select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
          and has_function_privilege(${role}, p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`;
      return rows.map(({ name }) => name).toSorted();
    };
    expect(await open("anon")).toEqual(VISITOR_FUNCTIONS.toSorted());
    expect(await open("authenticated")).toEqual(SIGNED_IN_FUNCTIONS.toSorted());
  });

  /** Functions for signed-in users that return something other than a refusal of access. */
  async function answering(who: Who): Promise<string[]> {
    const functions = await db.sql<{ name: string; args: string[] }[]>`
      select p.proname as name, array(select t::regtype::text from unnest(p.proargtypes::oid[]) t) as args
      from pg_proc p where p.pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`;
    const open: string[] = [];
    for (const { name, args } of functions) {
      const call = `select public.${name}(${args.map((type) => `null::${type}`).join(", ")})`;
      const code = await db
        .as(who, (sql) => sql.unsafe(call))
        .then(
          () => "",
          (error: { code?: string }) => error.code,
        );
      if (code !== "42501") open.push(name);
    }
    return open.toSorted();
  }

  test("refuses customers in every function that is not for them", async () => {
    expect(await answering(people.other!)).toEqual(CUSTOMER_FUNCTIONS.toSorted());
  });

  test("refuses staff in no function but those of admins and of rights that they lack", async () => {
    const forStaff = SIGNED_IN_FUNCTIONS.filter((name) => !ADMIN_FUNCTIONS.includes(name)).toSorted();
    expect(await answering(people.employee!)).toEqual(
      forStaff.filter((name) => !RIGHT_FUNCTIONS.includes(name)),
    );
    expect(await answering(people.manager!)).toEqual(forStaff);
    expect(await answering(people.admin!)).toEqual(SIGNED_IN_FUNCTIONS.toSorted());
    expect(await answering(people.superadmin!)).toEqual(SIGNED_IN_FUNCTIONS.toSorted());
  });

  test("closes private functions that write to visitors", async () => {
    const open = await db.sql<{ name: string }[]>`
      select p.proname as name from pg_proc p where p.pronamespace = 'private'::regnamespace
        and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
        and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype`;
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test("closes private tables to every role of the API, and lets none truncate a table whose rows it may not delete", async () => {
    const open = await db.sql<{ table: string; role: Caller }[]>`
      select c.oid::regclass::text as table, role from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) role
      where c.relkind in ('r', 'p', 'v', 'm') and case c.relnamespace::regnamespace::text
        when 'private' then has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate')
        when 'public' then has_table_privilege(role, c.oid, 'truncate') end`;
    expect(open.filter(({ table, role }) => !MATRIX[table]?.allowed.delete.includes(role))).toEqual([]);
  });

  test("shows inactive slides to staff only", async () => {
    const seen = async (who: Who) =>
      db.as(who, async (sql) => (await sql`select 1 from public.hero_slides where title = 'hidden'`).count);
    expect(await seen("anon")).toBe(0);
    expect(await seen(people.cliente!)).toBe(0);
    expect(await seen(people.employee!)).toBe(1);
  });
});
