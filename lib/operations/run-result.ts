/** What a run did, by name; null for a step that failed, and `failed` counts failures. */
export type RunReport = Record<string, number | null>;

/** Whether nothing failed in a run, and its counts without zeros. */
export function runResult(report: RunReport): { isOk: boolean; counts: Record<string, number> } {
  const counts: Record<string, number> = {};
  for (const [name, count] of Object.entries(report)) if (count) counts[name] = count;
  return { isOk: !report.failed && !Object.values(report).includes(null), counts };
}
