const ANSWER_MS = 10_000;

/**
 * Asks for the paths in turn, so many times a second, whatever the answers take. An answer counts when all of it
 * arrived: one that is cut off is a failure, as is one that takes longer than ten seconds.
 */
export function startVisits(url: string, paths: string[], perSecond: number) {
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const times: number[] = [];
  const underWay = new Set<Promise<void>>();

  async function visit(path: string): Promise<void> {
    const began = performance.now();
    try {
      const answer = await fetch(url + path, {
        headers: { accept: "text/html" },
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      times.push(performance.now() - began);
    } catch (error) {
      failures.push(`${path} after ${Math.round(performance.now() - began)} ms: ${String(error)}`);
    }
  }
  function ask(path: string): void {
    const visited = visit(path).finally(() => underWay.delete(visited));
    underWay.add(visited);
  }

  const began = performance.now();
  let turn = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * perSecond; turn < due; turn++)
      ask(paths[turn % paths.length] ?? "/");
  }, 10);
  return {
    /** So many more at once. */
    burst(path: string, count: number): void {
      for (let n = 0; n < count; n++) ask(path);
    },
    /** Ends when the last answer is there. */
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
      return {
        asked: times.length + failures.length,
        statuses,
        failures,
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        maxMs: at(1),
      };
    },
  };
}
