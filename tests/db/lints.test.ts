import { describe, expect, test } from "vitest";
import { timeLimit } from "@/lib/supabase/fetch";
import { testDatabase } from "../support/database.ts";

const db = await testDatabase();

/** A rule of the platform's database linter: a query that returns the offences, and the accepted ones. */
type Rule = { query: string; allowed?: Record<string, string> };

const OURS = "('public'::regnamespace, 'private'::regnamespace)";

const RULES: Record<string, Rule> = {
  "every foreign key has an index, for deletions of what it points to": {
    query: `
      select c.conrelid::regclass || '.' || a.attname as offence
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and t.relnamespace in ${OURS} and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))`,
  },
  "every table has a primary key": {
    query: `
      select c.oid::regclass::text as offence from pg_class c where c.relnamespace in ${OURS} and c.relkind in ('r', 'p')
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  },
  "no two indexes are the same": {
    query: `
      select string_agg(i.indexrelid::regclass::text, ' = ') as offence from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace in ${OURS}
      group by i.indrelid, regexp_replace(pg_get_indexdef(i.indexrelid), 'UNIQUE |INDEX \\S+ ON', '', 'g') having count(*) > 1`,
  },
  "policies ask who is signed in once a query, not once a row": {
    query: `
      select p.tablename || ': ' || p.policyname as offence
      from pg_policies p, lateral (select coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '') as said) s
      where p.schemaname in ('public', 'storage') and (
        regexp_replace(s.said, '\\( SELECT (auth\\.\\w+\\(\\)|current_setting\\([^)]*\\))', '', 'g') ~ '(auth\\.(uid|jwt|role|email)\\(\\)|current_setting\\()'
        or regexp_replace(s.said, '\\( SELECT private\\.\\w+\\(', '', 'g') ~ 'private\\.(is_staff|is_admin|is_superadmin|user_role|own_orders|own_repairs)\\(')`,
  },
  "policies do not trust what people may write of themselves": {
    query: `select tablename || ': ' || policyname as offence from pg_policies
      where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`,
  },
  "writing is never open to everyone": {
    query: `select tablename || ': ' || policyname as offence from pg_policies
      where schemaname = 'public' and cmd <> 'SELECT' and coalesce(with_check, qual) in ('true', '(true)')`,
  },
  "a role has one policy for a verb": {
    query: `
      select p.schemaname || '.' || p.tablename || ' ' || v.verb || ' ' || r.role as offence
      from pg_policies p, unnest(p.roles) r (role),
        lateral unnest(case when p.cmd = 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[p.cmd] end) v (verb)
      where p.permissive = 'PERMISSIVE' and p.schemaname in ('public', 'storage')
      group by p.schemaname, p.tablename, v.verb, r.role having count(*) > 1`,
    allowed: {
      "storage.objects INSERT authenticated": "one for each bucket: the table belongs to the platform",
      "storage.objects SELECT authenticated": "one for each bucket: the table belongs to the platform",
    },
  },
  "no view or foreign table is reached by the API": {
    query: `select oid::regclass::text as offence from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`,
  },
  "extensions stay out of public": {
    query: `select extname as offence from pg_extension where extnamespace = 'public'::regnamespace`,
  },
  "nothing private is open to everyone": {
    query: `
      select p.oid::regprocedure::text as offence from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace = 'private'::regnamespace and a.grantee = 0 and a.privilege_type = 'EXECUTE' and p.prosecdef
        and p.prorettype <> 'trigger'::regtype`,
  },
  "a private function runs as its owner only where a client's own statement reaches it": {
    query: `
      select p.oid::regprocedure::text as offence from pg_proc p
      where p.pronamespace = 'private'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
        and not has_function_privilege('anon', p.oid, 'execute') and not has_function_privilege('authenticated', p.oid, 'execute')`,
  },
  "no public bucket can be listed": {
    query: `
      select b.id || ': ' || p.policyname as offence from storage.buckets b
      join pg_policies p on p.schemaname = 'storage' and p.tablename = 'objects' and p.cmd in ('SELECT', 'ALL') and p.qual like '%' || b.id || '%'
      where b.public and p.qual !~ 'is_staff'`,
  },
  "what visitors may call as the owner of the tables is known": {
    query: `
      select p.proname as offence from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')
        and p.prorettype <> 'trigger'::regtype`,
    allowed: {
      cancel_order: "a guest cancels with the secret link's token",
      cart_lines: "names and prices of the catalogue, by id",
      certificate_by_code: "certificates are public by their code",
      confirm_newsletter: "opened by the mailed token",
      contact_by_token: "opened by the mailed token",
      newsletter_link: "opened by the mailed token",
      unsubscribe_newsletter: "opened by the mailed token",
      may_see_repair_image: "answers yes or no for the holder of a repair's link",
      order_by_token: "a guest's order, by the secret link's token",
      paid_service: "a service of an order, by its link's token",
      give_refund_key: "a guest says where money goes, with the secret link's token",
      order_detail: "answers the owner, staff, or the holder of the token",
      pickup_slots: "free hours, without names",
      place_quote_order: "the holder of a repair's link pays its quote",
      product_ratings: "averages of approved reviews",
      product_reviews: "approved reviews, with the name that their author shows",
      repair_by_token: "a repair, by the secret link's token",
      request_invoice: "a guest asks with the secret link's token",
      request_reversal: "a guest asks with the secret link's token",
      request_withdrawal: "a guest asks with the secret link's token",
      search_products: "the catalogue",
      search_site: "what the policies show to everyone",
    },
  },
};

describe("the platform's linter finds only accepted offences", () => {
  test.each(Object.entries(RULES))("%s", async (_, { query, allowed = {} }) => {
    const rows = await db.sql.unsafe<{ offence: string }[]>(query);
    const found = rows.map(({ offence }) => offence);
    expect(found.filter((offence) => !(offence in allowed)).toSorted()).toEqual([]);
    // An unused exception must be deleted.
    expect(Object.keys(allowed).filter((name) => !found.includes(name))).toEqual([]);
  });
});

// Migrations that name tables of later files disable this check while they run.
test("every function's body names existing objects", async () => {
  const functions = await db.sql<{ definition: string }[]>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'`;
  expect(functions.length).toBeGreaterThan(400);
  const wrong: string[] = [];
  for (const { definition } of functions) {
    await db.sql
      .unsafe(definition)
      .catch((error: Error) => wrong.push(`${definition.split("\n")[0]}: ${error.message}`));
  }
  expect(wrong).toEqual([]);
  await expect(
    db.sql.unsafe("create function public.x() returns int language sql as 'select id from public.nowhere'"),
  ).rejects.toThrow("nowhere");
});

test("a function with a limit of a minute in the site has it in the database too, where hosted projects allow 3 or 8 seconds", async () => {
  const functions = await db.sql<{ name: string; limits: string[] | null }[]>`
    select proname as name, array(select setting from unnest(proconfig) setting where setting like 'statement_timeout=%') as limits
    from pg_proc where pronamespace = 'public'::regnamespace`;
  const long = functions.filter(
    ({ name }) => timeLimit(`http://backend/rest/v1/rpc/${name}`, "POST") >= 60_000,
  );
  expect(long.length).toBeGreaterThan(8);
  expect(long.filter(({ limits }) => !/=(60|120)s$/.test(limits?.[0] ?? "")).map(({ name }) => name)).toEqual(
    [],
  );
});

test.each([
  "private.filter_orders('{}', null, null, null, null, null, null, null, '{}')",
  "private.filter_repairs('', null, null, false, null)",
  "private.open_repairs()",
])("the planner merges %s into the query that calls it", async (call) => {
  const plan = await db.sql.unsafe(`explain select count(*) from ${call}`);
  expect(JSON.stringify(plan)).not.toContain("Function Scan");
});
