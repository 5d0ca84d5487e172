import { expect, test } from "vitest";
import { visitsByPage } from "./visits";

test("pages with the most visits come first; a metric without entries is left out", () => {
  const of = (page: string, metric: string, counts: number[], device: "mobile" | "desktop" = "mobile") => ({
    page,
    metric,
    device,
    bounds: [1000, 3000],
    counts,
  });
  const rows = visitsByPage([
    of("blog", "LCP", [1, 0, 0]),
    of("home", "LCP", [0, 4, 0]),
    of("home", "CLS", [0, 0, 0]),
    of("home", "TTFB", [6, 0, 0]),
    of("home", "LCP", [0, 9, 0], "desktop"),
  ]);
  expect(rows.map(({ page, device, visits }) => [page, device, visits])).toEqual([
    ["home", "mobile", 6],
    ["home", "desktop", 9],
    ["blog", "mobile", 1],
  ]);
  expect(rows[0]?.values).toEqual({ LCP: { value: 2500, rating: "good" } });
});
