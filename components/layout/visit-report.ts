export type Metric = { name: string; value: number; navigationType?: string };

/** The path that the document was loaded with: the router may have moved on since. */
export function landedOn(): string {
  return new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).pathname;
}

/** What is to be sent of one page load: each metric once, as it is when the page is first left. */
export function visitReport() {
  const values: Record<string, number> = {};
  const sent = new Set<string>();
  return {
    note({ name, value, navigationType = "" }: Metric): void {
      // Values of later pages, which some browsers report too, would count for the page that the visit began with.
      if (!sent.has(name) && !navigationType.startsWith("soft"))
        values[name] = Math.round(value * 1000) / 1000;
    },
    /** The values that were not sent yet; undefined when there are none. */
    take(): Record<string, number> | undefined {
      const taken = { ...values };
      for (const name of Object.keys(taken)) {
        sent.add(name);
        delete values[name];
      }
      return Object.keys(taken).length > 0 ? taken : undefined;
    },
  };
}
