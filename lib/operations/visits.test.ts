import { expect, test } from "vitest";
import { rate, visitsByPage, visitValueText } from "./visits";

test.each([
  ["LCP", 2500, "good"],
  ["LCP", 2501, "fair"],
  ["LCP", 4001, "poor"],
  ["INP", 200, "good"],
  ["INP", 501, "poor"],
  ["CLS", 0.1, "good"],
  ["CLS", 0.2, "fair"],
] as const)("%s of %f is %s", (metric, value, rating) => expect(rate(metric, value)).toBe(rating));

test.each([
  ["LCP", 2140, "2,1 s"],
  ["INP", 180.4, "180 ms"],
  ["CLS", 0.024, "0,02"],
] as const)("%s of %f reads %s", (metric, value, text) => expect(visitValueText(metric, value)).toBe(text));

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
