import { expect, test } from "vitest";
import { sitemapFields } from "./sitemap";

const fields = sitemapFields(
  {
    products: [{ slug: "control-ps5", updatedAt: "2026-02-01T10:00:00-05:00" }],
    courses: [{ slug: "curso-basico", updatedAt: "2026-02-02T00:00:00Z" }],
    categories: ["controles", "accesorios xbox"],
    servicePages: ["reparacion-xbox"],
    serviceTabs: ["extras"],
    courseTabs: ["reparacion"],
  },
  "https://tienda.example",
);

const find = (path: string) => fields.find((field) => field.loc === `https://tienda.example${path}`);

test("priorities go from 1.0 for the home page to 0.6 for the legal texts", () => {
  const priorities = fields.map((field) => field.priority);
  expect(find("/")?.priority).toBe(1);
  expect(find("/terminos")?.priority).toBe(0.6);
  expect(Math.max(...priorities)).toBe(1);
  expect(Math.min(...priorities)).toBe(0.6);
});

test("products and courses are listed with the moment of their last change", () => {
  expect(find("/producto/control-ps5")).toMatchObject({ priority: 0.8, lastmod: "2026-02-01T15:00:00.000Z" });
  expect(find("/curso/curso-basico")?.lastmod).toBe("2026-02-02T00:00:00.000Z");
});

test("every address appears once, and a category with a blank is encoded", () => {
  expect(new Set(fields.map((field) => field.loc)).size).toBe(fields.length);
  expect(find("/tienda/accesorios%20xbox")).toBeDefined();
});
