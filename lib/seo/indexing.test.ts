import { expect, test } from "vitest";
import { DISALLOWED, storeListIndexing } from "./indexing";

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
