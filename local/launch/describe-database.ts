import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Sql } from "postgres";
import { ROOT } from "./config.ts";
import { MACHINES } from "./state-machines.ts";

interface Trigger {
  table: string;
  name: string;
  function: string;
  phase: "before" | "after each row" | "after the statement" | "at the end of the transaction";
  events: string;
  /** Columns of `update of …`; empty for all. */
  columns: string[];
  on_update: boolean;
}

/** Triggers in firing order, without those of the local Realtime replacement. */
const TRIGGERS = `
  select t.tgrelid::regclass::text as table, t.tgname as name, t.tgfoid::regproc::text as function, p.phase,
    concat_ws(' or ', case when t.tgtype & 4 > 0 then 'insert' end,
      case when t.tgtype & 16 > 0 then 'update' || coalesce(' of ' || array_to_string(c.columns, ', '), '') end,
      case when t.tgtype & 8 > 0 then 'delete' end) as events,
    coalesce(c.columns, '{}') as columns, t.tgtype & 16 > 0 as on_update
  from pg_trigger t
  cross join lateral (
    select array_agg(a.attname::text order by k.n) as columns from unnest(t.tgattr::int2[]) with ordinality k (attnum, n)
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = k.attnum) c
  cross join lateral (
    select case when t.tginitdeferred then 4 when t.tgtype & 2 > 0 then 1 when t.tgtype & 1 > 0 then 2 else 3 end as place) o
  cross join lateral (
    select (array['before', 'after each row', 'after the statement', 'at the end of the transaction'])[o.place] as phase) p
  where not t.tgisinternal and t.tgname <> 'zz_realtime' and t.tgfoid::regproc::text like 'private.%'
  order by 1, o.place, t.tgname`;

const bare = (name: string) => name.replace(/^(public|private)\./, "");

/** Text of docs/DATABASE.md, from the migrations and a database created from them. */
export async function describeDatabase(sql: Sql): Promise<string> {
  const folder = path.join(ROOT, "supabase/migrations");
  const files = await Promise.all(
    (await readdir(folder)).sort().map(async (name) => ({
      domain: name.replace(/^\d+_|\.sql$/g, ""),
      text: await readFile(path.join(folder, name), "utf8"),
    })),
  );
  const firstSentence = (lines: string) =>
    lines
      .replace(/^-- ?/gm, "")
      .replaceAll("\n", " ")
      .trim()
      .replace(/(?<=\w\w)(?<!\bart)[.:;] .*$/, "")
      .replace(/\.$/, "");
  const abouts = new Map(
    files.flatMap(({ text }) =>
      [...text.matchAll(/((?:^-- .*[^-\n]\n)+)create function ([\w.]+)/gm)].map(
        ([, lines = "", name = ""]) => [bare(name), firstSentence(lines)] as const,
      ),
    ),
  );
  const sources = new Map<string, string>(
    (
      await sql<{ name: string; source: string }[]>`
        select proname as name, prosrc as source from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`
    ).map(({ name, source }) => [name, source]),
  );
  const call = (name: string) => {
    if (!sources.has(bare(name))) throw new Error(`There is no function ${name}.`);
    const about = abouts.get(bare(name));
    return `\`${bare(name)}\`${about ? `: ${about}` : ""}`;
  };

  const tables = await sql<{ name: string; comment: string | null }[]>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'`;
  const comments = new Map(tables.map(({ name, comment }) => [name, comment]));
  const triggers = await sql.unsafe<Trigger[]>(TRIGGERS);
  const audited = new Set(
    triggers.filter((trigger) => trigger.function === "private.audit_update").map(({ table }) => bare(table)),
  );
  const shown = triggers.filter((trigger) => !trigger.function.startsWith("private.audit_"));
  const line = (trigger: Trigger) =>
    `${trigger.phase}, ${trigger.events}: \`${trigger.name}\` → ${call(trigger.function)}`;

  const domains = files.flatMap(({ domain, text }) => {
    const names = [...text.matchAll(/^create table (?:public|private)\.(\w+)/gm)].map(
      ([, name = ""]) => name,
    );
    const about = text.slice(0, text.indexOf("\n\n")).replace(/^-- /gm, "").replaceAll("\n", " ");
    return [
      `### ${domain}`,
      about,
      names
        .map((name) => {
          const comment = comments.get(name);
          return `- \`${name}\`${audited.has(name) ? " (audited)" : ""}${comment ? `: ${comment}` : ""}`;
        })
        .join("\n"),
    ].filter(Boolean);
  });

  const byTable = [...new Set(shown.map(({ table }) => table))]
    .sort((a, b) => (bare(a) < bare(b) ? -1 : 1))
    .flatMap((table) => [
      `### ${bare(table)}`,
      shown
        .filter((trigger) => trigger.table === table)
        .map((trigger, index) => `${index + 1}. ${line(trigger)}`)
        .join("\n"),
    ]);

  const states = await sql<{ type: string; labels: string[] }[]>`
    select t.typname as type, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
    from pg_type t join pg_enum e on e.enumtypid = t.oid group by 1`;
  const machines = MACHINES.flatMap(({ title, type, about, moves }) => {
    const labels = states.find((one) => one.type === type)?.labels ?? [];
    const drawn = new Set([...moves.map(([from]) => from), ...moves.map(([, to]) => to)]);
    if ([...labels].sort().join() !== [...drawn].sort().join())
      throw new Error(`${type} has the states ${labels}, drawn are ${[...drawn]}.`);
    for (const [, to, by] of moves)
      for (const name of by.split(", "))
        if (!/p_estado|p_status/.test(sources.get(name) ?? "") && !sources.get(name)?.includes(`'${to}'`))
          throw new Error(`${name} does not move a ${type} to ${to}.`);
    const arrows = moves.map(([from, to, by]) => `  ${from} --> ${to}: ${by}`);
    return [
      `### ${title} (\`${type}\`)`,
      about,
      ["```mermaid", "stateDiagram-v2", `  [*] --> ${labels[0]}`, ...arrows, "```"].join("\n"),
    ].filter(Boolean);
  });

  /** Triggers fired by an update of these columns, in order. */
  const fired = (table: string, columns: string[]) =>
    shown
      .filter((one) => one.table === table && one.on_update)
      .filter((one) => one.columns.length === 0 || one.columns.some((column) => columns.includes(column)))
      .map((one) => `   - ${line(one)}`);
  const calls = (name: string) =>
    [...(sources.get(name) ?? "").matchAll(/perform (?:private|public)\.(\w+)/g)].map(
      ([, one = ""]) => `   - ${call(one)}`,
    );
  const written = (name: string, table: string) => {
    const updates = (sources.get(name) ?? "").matchAll(
      new RegExp(`update public\\.${table} set\\s([\\s\\S]*?)\\swhere`, "g"),
    );
    const columns = [...updates].flatMap(([, set = ""]) =>
      [...set.matchAll(/(?:^|,)\s*(\w+) = /g)].map(([, column = ""]) => column),
    );
    if (!columns.length) throw new Error(`${name} updates no ${table}.`);
    return columns;
  };

  return `${[
    "# The database",
    "Written by `npm run docs:database` from the migrations; a test fails when it is not what they say. Do not edit it: a table is described by its comment, a function by the comment above it, both in `supabase/migrations`.",
    "## Tables of each domain",
    "One file of migrations each. Audited: every write of staff goes into `audit_log` (`private.watch`).",
    ...domains,
    "## Triggers, in the order in which they fire",
    "Those before a row, those after it, those after the statement, and those that wait for the end of the transaction; among themselves by name. What a trigger changes fires the triggers of that table before the next one here. Some have a condition of their own (`when`).",
    ...byTable,
    "## States",
    "An arrow names the functions that make the move.",
    ...machines,
    "## What happens when a payment is approved",
    [
      `1. ${call("begin_payment")}. The server asks the provider to charge it.`,
      `2. The provider's answer, its webhook or the reconciliation bring a snapshot to ${call("apply_payment")}. It updates the payment:`,
      ...fired("payments", written("apply_payment", "payments")),
      `3. ${call("settle_order")}. It updates the order, and takes its stock when that was given back:`,
      ...fired("orders", written("settle_order", "orders")),
      `4. At the end of the transaction ${call("settle_order_consequences")}:`,
      ...calls("settle_order_consequences"),
      `5. The mails that were written down leave afterwards: ${call("claim_mails")}.`,
    ].join("\n"),
  ].join("\n\n")}\n`;
}
