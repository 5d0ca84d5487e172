import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Sql } from "postgres";
import { ROOT } from "./config.ts";
import { FLOWS, type Step } from "./flows.ts";
import { MACHINES } from "./state-machines.ts";

interface Trigger {
  table: string;
  name: string;
  function: string;
  phase: "before" | "after each row" | "after the statement" | "at the end of the transaction";
  events: string;
  /** Columns of `update of …`; empty for all. */
  columns: string[];
  /** Its condition; null when it has none. */
  when: string | null;
}

/** Triggers in firing order, without those of the local Realtime replacement. */
const TRIGGERS = `
  select t.tgrelid::regclass::text as table, t.tgname as name, t.tgfoid::regproc::text as function, p.phase,
    concat_ws(' or ', case when t.tgtype & 4 > 0 then 'insert' end,
      case when t.tgtype & 16 > 0 then 'update' || coalesce(' of ' || array_to_string(c.columns, ', '), '') end,
      case when t.tgtype & 8 > 0 then 'delete' end) as events,
    coalesce(c.columns, '{}') as columns,
    regexp_replace(substring(pg_get_triggerdef(t.oid) from ' WHEN \\((.*)\\) EXECUTE '), '::[a-z_]+|::"char"', '', 'g') as when
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
  const plain = (lines: string) => lines.replace(/^-- ?/gm, "").replaceAll("\n", " ").trim();
  const firstSentence = (lines: string) =>
    plain(lines)
      .replace(/(?<!\b(?:art|\w))\. (?:[A-Z{]|p_).*$/, "")
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
  for (const { function: name } of shown)
    if (!abouts.has(bare(name))) throw new Error(`The trigger's function ${name} has no comment.`);
  const line = ({ phase, events, name, when, ...trigger }: Trigger) =>
    `${phase}, ${events}${when ? ` (\`${when}\`)` : ""}: \`${name}\` → ${call(trigger.function)}`;

  const domains = files.flatMap(({ domain, text }) => {
    const made = [...text.matchAll(/((?:^-- .*[^-\n]\n)*)^create table (?:public|private)\.(\w+)/gm)];
    return [
      `### ${domain}`,
      plain(text.slice(0, text.indexOf("\n\n"))),
      made
        .map(([, lines = "", name = ""]) => {
          const about = comments.get(name) ?? plain(lines);
          if (!about) throw new Error(`The table ${name} has no comment.`);
          return `- \`${name}\`${audited.has(name) ? " (audited)" : ""}: ${about}`;
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
      throw new Error(`${type} has the states ${labels}, drawn in state-machines.ts are ${[...drawn]}.`);
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

  const named = new Map(triggers.map((trigger) => [trigger.name, trigger]));
  const source = (name: string) => sources.get(bare(named.get(name)?.function ?? name)) ?? "";
  /** Whether a function (or a trigger's) calls another, or writes what fires a trigger. */
  const leadsTo = (from: string, { run }: Step) => {
    const trigger = named.get(run);
    if (!trigger) return new RegExp(`(?:private|public)\\.${run}\\(`).test(source(from));
    const writes = new RegExp(
      `(?:update|insert into|delete from) (?:public|private)\\.${bare(trigger.table)}\\b`,
    );
    return writes.test(source(from));
  };
  /** Steps of the current flow that were described before. */
  const described = new Set<string>();
  const steps = (all: Step[], depth: number, from: string[]): string[] =>
    all.flatMap((step, index) => {
      const { run, by, when, next = [] } = step;
      if (from.length && !from.some((one) => leadsTo(one, step)))
        throw new Error(`${from.at(-1)} does not lead to ${run}.`);
      const trigger = named.get(run);
      const about = abouts.get(bare(trigger?.function ?? run));
      if (!about) throw new Error(`${run} has no comment.`);
      const isKnown = described.has(run);
      described.add(run);
      const name = trigger ? `\`${run}\` → \`${bare(trigger.function)}\`, ${trigger.phase}` : `\`${run}\``;
      return [
        `${"   ".repeat(depth)}${index + 1}. ${name}${by ? ` (${by})` : ""}${when ? `, when ${when}` : ""}${isKnown ? "" : `: ${about}`}`,
        ...steps(next, depth + 1, [...from, run]),
      ];
    });
  const flows = FLOWS.flatMap((flow) => {
    described.clear();
    return [`### ${flow.title}`, steps(flow.steps, 0, []).join("\n")];
  });

  return `${[
    "# The database",
    "Written by `npm run docs:database` from the migrations; a test fails when it is outdated. Do not edit it: descriptions of tables are their comments, those of functions the comments above them, both in `supabase/migrations`; the flows are in `local/launch/flows.ts`, which is checked against the database; the states in `local/launch/state-machines.ts`, to which the sequences of `tests/db/random-walk.test.ts` are compared.",
    "[What happens when…](#what-happens-when) · [States](#states) · [Tables of each domain](#tables-of-each-domain) · [Triggers](#triggers-in-the-order-in-which-they-fire)",
    "## What happens when…",
    `${FLOWS.map(({ title }) => `[${title}](#${title.toLowerCase().replaceAll(" ", "-")})`).join(" · ")}. Nested steps are called, or fired, by the step above them, in the same transaction. Triggers that only maintain dates and versions are omitted here; the list of triggers has all of them.`,
    ...flows,
    "## States",
    "Arrows are labelled with the functions that make the transition.",
    ...machines,
    "## Tables of each domain",
    "One migration file each. Audited: every write by staff is logged in `audit_log` (`private.watch`).",
    ...domains,
    "## Triggers, in the order in which they fire",
    "Before-row, after-row, after-statement and deferred triggers, each group by name. Changes made by a trigger fire that table's triggers before the next one here. Conditions are in brackets.",
    ...byTable,
  ].join("\n\n")}\n`;
}
