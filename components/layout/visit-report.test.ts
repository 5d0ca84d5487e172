import { expect, test, vi } from "vitest";
import { landedOn, visitReport } from "./visit-report";

const metric = (name: string, value: number, navigationType = "navigate") => ({
  name,
  value,
  navigationType,
});

test("a value counts for the page that the document was loaded with, wherever the router has gone since", () => {
  vi.stubGlobal("location", { href: "https://aventura.example/contacto", pathname: "/contacto" });
  const entries = vi.spyOn(performance, "getEntriesByType");
  entries.mockReturnValue([{ name: "https://aventura.example/producto/control?v=1#ficha" } as never]);
  expect(landedOn()).toBe("/producto/control");
  entries.mockReturnValue([]);
  expect(landedOn()).toBe("/contacto");
  vi.unstubAllGlobals();
});

test("each value is sent once: the one that held when the page was first left", () => {
  const report = visitReport();
  expect(report.take()).toBeUndefined();
  report.note(metric("LCP", 1234.56789));
  report.note(metric("CLS", 0.01));
  report.note(metric("CLS", 0.0204));
  report.note(metric("LCP", 9999, "soft-navigation"));
  expect(report.take()).toEqual({ LCP: 1234.568, CLS: 0.02 });
  expect(report.take()).toBeUndefined();

  report.note(metric("CLS", 0.9));
  report.note(metric("LCP", 20, "back-forward-cache"));
  expect(report.take()).toBeUndefined();
  report.note(metric("INP", 48));
  expect(report.take()).toEqual({ INP: 48 });
});
