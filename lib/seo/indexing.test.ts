import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { DISALLOWED, indexingOf, robotsOf, storeListIndexing } from "./indexing";

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test.each([
  ["app/(site)/(live)/(framed)", "live"],
  ["app/(site)/(live)/(checkout)", "live"],
  ["app/(auth)", "auth"],
  ["app/(panel)", "panel"],
])("every page of %s has the rule '%s', which is noindex", (parent, rule) => {
  const found = folders(parent);
  expect(found.length).toBeGreaterThan(0);
  for (const folder of found) expect(indexingOf(`/${folder}/algo`), folder).toBe(rule);
  expect(robotsOf(indexingOf(`/${found[0]}`))).toEqual({ index: false, follow: false });
});

test("public pages are indexed; 'not found' pages are not, but their links are followed", () => {
  for (const path of ["/", "/tienda/controles", "/producto/control", "/blog", "/servicios/reparacion-xbox"])
    expect(robotsOf(indexingOf(path)), path).toMatchObject({ index: true, follow: true });
  const missing = folders("app/(site)/(not-found)");
  expect(missing).toContain("perdida");
  for (const folder of missing)
    expect(robotsOf(indexingOf(`/${folder}`)), folder).toMatchObject({ index: false });
});

test("of the store's lists, only searches and later pages are excluded", () => {
  expect(storeListIndexing({ query: "control", page: 1 })).toBe("search");
  expect(storeListIndexing({ query: "", page: 2 })).toBe("listPage");
  expect(storeListIndexing({ query: "", page: 1 })).toBe("filteredList");
});

test("crawlers may read the noindex of pages with signed links", () => {
  expect(DISALLOWED).toEqual(expect.arrayContaining(["/api", "/admin", "/dashboard", "/auth", "/carrito"]));
  for (const folder of ["/pedido", "/reparacion", "/pqr", "/certificado"])
    expect(DISALLOWED).not.toContain(folder);
});
