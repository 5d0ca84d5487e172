import autocannon from "autocannon";

export type Load = { requestsPerSecond: number; p99Ms: number };

const SECONDS = 4;
const ROUNDS = 3;

async function once(url: string): Promise<Load> {
  const result = await autocannon({
    url,
    connections: 8,
    duration: SECONDS,
    headers: { accept: "text/html" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failures`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Loads the addresses in turn, round after round, so that a machine that slows down slows all of them. */
export async function compareLoad<Name extends string>(
  targets: Record<Name, string>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[];
  const runs = new Map<Name, Load[]>(names.map((name) => [name, []]));
  for (const name of names) await autocannon({ url: targets[name], connections: 8, duration: 1 });
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) runs.get(name)?.push(await once(targets[name]));
  return Object.fromEntries(
    names.map((name) => {
      const all = runs.get(name) ?? [];
      return [
        name,
        {
          requestsPerSecond: Math.round(median(all.map((run) => run.requestsPerSecond))),
          p99Ms: median(all.map((run) => run.p99Ms)),
        },
      ];
    }),
  ) as Record<Name, Load>;
}
