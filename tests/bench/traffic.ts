import autocannon from "autocannon";
import type postgres from "postgres";
import { megabytesOf, watchMemory } from "./processes.ts";

type Phase = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  statuses: Record<string, number>;
  /** Connections that broke and answers that took longer than ten seconds. */
  errors: number;
  /** Of the site, at the end of the phase. */
  megabytes: number;
  /** Of everybody to the database, at the end of the phase. */
  connections: number;
};

type Target = { url: string; pid: number; sql: postgres.Sql };

const PHASE_SECONDS = 20;
const QUIET_SECONDS = 5;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What visitors ask for: kept pages, pages made for each of them, a search, and the small request of every page. */
async function addresses(sql: postgres.Sql): Promise<string[]> {
  const products = await sql<
    { slug: string }[]
  >`select slug from public.products order by created_at desc limit 4`;
  const kept = ["/", "/tienda", "/blog", ...products.map(({ slug }) => `/producto/${slug}`)];
  return [...kept, "/carrito", "/tienda/lista?q=control", "/api/session"];
}

async function send({ url, pid, sql }: Target, seconds: number, rate?: number): Promise<Phase> {
  const paths = await addresses(sql);
  const result = await autocannon({
    url,
    connections: rate ? 60 : 8,
    duration: seconds,
    workers: 1,
    ...(rate && { overallRate: rate }),
    requests: paths.map((path) => ({ path, headers: { accept: "text/html" } })),
  });
  const [{ connections }] = await sql<[{ connections: number }]>`
    select count(*)::int as connections from pg_stat_activity where backend_type = 'client backend'`;
  return {
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
    ),
    errors: result.errors,
    megabytes: await megabytesOf(pid),
    connections,
  };
}

/** Megabytes a minute, by the straight line through what was seen. */
function slope(seen: { atMs: number; megabytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, size] = [mean(seen.map(({ atMs }) => atMs)), mean(seen.map(({ megabytes }) => megabytes))];
  const over = seen.reduce((sum, { atMs, megabytes }) => sum + (atMs - at) * (megabytes - size), 0);
  const under = seen.reduce((sum, { atMs }) => sum + (atMs - at) ** 2, 0);
  return Math.round((over / under) * 60_000 * 100) / 100;
}

/**
 * A fifth of what the machine can serve, ten times as much, the same fifth again; then some minutes of it. Fails when
 * the quiet traffic meets an error, or when the busy one ends the site.
 */
export async function trafficAndBack(target: Target, minutes: number) {
  const warm = await send(target, QUIET_SECONDS);
  const capacity = await send(target, QUIET_SECONDS);
  const rate = Math.max(2, Math.round(capacity.perSecond / 5));
  const quiet = await send(target, PHASE_SECONDS, rate);
  const busy = await send(target, PHASE_SECONDS, rate * 10);
  await wait(QUIET_SECONDS);
  const after = await send(target, PHASE_SECONDS, rate);
  const stop = watchMemory(target.pid, 2_000);
  const long = await send(target, Math.round(minutes * 60), rate);
  const seen = await stop();
  for (const [name, { statuses, errors }] of Object.entries({ quiet, after, long }))
    if (errors > 0 || Object.keys(statuses).some((status) => Number(status) >= 400))
      throw new Error(`${name}: ${errors} errors, ${JSON.stringify(statuses)}`);
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  return {
    rate,
    phases: { warm, capacity, quiet, busy, after, long },
    p99AfterToBefore: ratio(after.p99Ms, quiet.p99Ms),
    memoryAfterToBefore: ratio(after.megabytes, quiet.megabytes),
    connectionsAfterMinusBefore: after.connections - quiet.connections,
    minutes,
    megabytesPerMinute: slope(seen),
    // The first half of a run still fills caches.
    megabytesPerMinuteOfSecondHalf: slope(seen.slice(Math.floor(seen.length / 2))),
  };
}
