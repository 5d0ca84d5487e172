import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../support/database.ts";
import { refusal } from "../support/refusal.ts";

const root = path.resolve(import.meta.dirname, "../..");
const script = readFileSync(path.join(root, "deploy/scheduler.sql"), "utf8");
const db = await testDatabase();

/** pg_cron, pg_net and Vault with the signatures of their current releases; they record their calls. */
const EXTENSIONS = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobid bigint generated always as identity, schedule text not null, command text not null, jobname text unique,
    active boolean not null default true);
  create table cron.job_run_details (runid bigint, command text, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid $$;
  create function cron.alter_job(job_id bigint, schedule text default null, command text default null, database text default null,
    username text default null, active boolean default null) returns void language sql as $$
    update cron.job j set active = coalesce($6, j.active) where j.jobid = $1 $$;
  create table net.calls (id bigint generated always as identity, url text, body jsonb, headers jsonb, timeout_milliseconds int);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000)
  returns bigint language sql as $$
    insert into net.calls (url, body, headers, timeout_milliseconds)
    values ($1, $2, $4, $5) returning id $$;
  create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
  create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
  grant usage on schema cron, net, vault to migrator;
  grant all on all tables in schema cron, net, vault to migrator;`;

/** As `postgres` on a hosted project: no superuser. */
const run = (text: string) =>
  db.sql.begin(async (sql) => {
    await sql`set local role migrator`;
    await sql.unsafe(text);
  });

beforeAll(() => db.sql.unsafe(EXTENSIONS));

test("is set up only with the site's address and the secret in Vault", async () => {
  await db.sql`insert into vault.secrets (name, secret) values ('site_url', 'https://tienda.example.com/')`;
  expect((await refusal(run(script))).message).toBe("Vault lacks revalidate_secret");
  expect(await db.sql`select from cron.job`).toHaveLength(0);
  await db.sql`insert into vault.secrets (name, secret) values ('revalidate_secret', 'el-secreto')`;
  await run(script);
});

test("calls every minute each scheduled route of the site, with the secret, for longer than its work takes", async () => {
  await run(script);
  const jobs = await db.sql`select * from cron.job where jobname like 'site: /%'`;
  const routes = globSync("app/api/**/route.ts", { cwd: root })
    .filter((file) => readFileSync(path.join(root, file), "utf8").includes('access: "scheduler"'))
    .map((file) => file.replace(/^app|\/route\.ts$/g, ""))
    .filter((route) => route !== "/api/revalidate");
  expect(jobs).toHaveLength(routes.length);
  const watched = await db.sql`select name from private.scheduled_jobs()`;
  expect(watched).toHaveLength(routes.length);
  for (const { schedule, command } of jobs) {
    expect(schedule).toBe("* * * * *");
    expect(command).not.toContain("el-secreto");
    await run(command);
  }
  const calls =
    await db.sql`select url, body, headers, timeout_milliseconds as ms from net.calls order by url`;
  expect([...calls]).toEqual(
    routes.sort().map((route) => ({
      url: `https://tienda.example.com${route}`,
      body: {},
      headers: { "content-type": "application/json", authorization: "Bearer el-secreto" },
      ms: 55_000,
    })),
  );
});

test("run again, starts its jobs that were stopped for a restore, and no others", async () => {
  await run("select cron.schedule('of another system', '* * * * *', 'select 1')");
  await run("select cron.alter_job(jobid, active := false) from cron.job");
  await run(script);
  expect(await db.sql`select jobname from cron.job where not active`).toEqual([
    { jobname: "of another system" },
  ]);
});

test("deletes its own log after a week", async () => {
  await db.sql`insert into cron.job_run_details (runid, end_time) values (1, now() - interval '8 days'), (2, now() - interval '6 days')`;
  const [tidy] = await db.sql`select command from cron.job where jobname = 'site: tidy'`;
  await run(tidy!.command);
  expect(await db.sql`select runid::int from cron.job_run_details`).toEqual([{ runid: 2 }]);
});
