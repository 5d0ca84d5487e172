import { percentile } from "./percentile";
import type { Histogram } from "./rows";

export type Rating = "good" | "fair" | "poor";
export type Device = Histogram["device"];

/** Upper limits of 'good' and 'fair' by web.dev, for the 75th percentile. */
const LIMITS = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

export type VisitMetric = keyof typeof LIMITS;
export const VISIT_METRICS = Object.keys(LIMITS) as VisitMetric[];

export type VisitValue = { value: number; rating: Rating };
export type PageVisits = {
  page: string;
  device: Device;
  /** Visits that reported the load time. */
  visits: number;
  values: Partial<Record<VisitMetric, VisitValue>>;
};

const SHARE = 0.75;
const DEVICES: Device[] = ["mobile", "desktop"];

export function rate(metric: VisitMetric, value: number): Rating {
  const [good, fair] = LIMITS[metric];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}

/** The 75th percentile by kind of page and device; the most visited pages first. */
export function visitsByPage(histograms: Histogram[]): PageVisits[] {
  const rows = new Map<string, PageVisits>();
  for (const { page, device, metric, bounds, counts } of histograms) {
    const key = `${page} ${device}`;
    const row = rows.get(key) ?? { page, device, visits: 0, values: {} };
    rows.set(key, row);
    row.visits = Math.max(
      row.visits,
      counts.reduce((sum, count) => sum + count, 0),
    );
    const known = VISIT_METRICS.find((name) => name === metric);
    const value = percentile(bounds, counts, SHARE);
    if (known && value !== null) row.values[known] = { value, rating: rate(known, value) };
  }
  const ofPage = new Map<string, number>();
  for (const { page, visits } of rows.values()) ofPage.set(page, (ofPage.get(page) ?? 0) + visits);
  const visitsOf = (page: string) => ofPage.get(page) ?? 0;
  return [...rows.values()].toSorted(
    (a, b) =>
      visitsOf(b.page) - visitsOf(a.page) ||
      a.page.localeCompare(b.page) ||
      DEVICES.indexOf(a.device) - DEVICES.indexOf(b.device),
  );
}

const decimals = (most: number) => new Intl.NumberFormat("es-CO", { maximumFractionDigits: most });

/** "2,1 s", "180 ms", "0,02". */
export function visitValueText(metric: VisitMetric, value: number): string {
  if (metric === "CLS") return decimals(2).format(value);
  return value >= 1000 ? `${decimals(1).format(value / 1000)} s` : `${decimals(0).format(value)} ms`;
}
