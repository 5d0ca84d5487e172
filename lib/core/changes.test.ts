import { describe, expect, test } from "vitest";
import { CACHED_TABLES } from "./cache";
import { type AnnouncedTable, concerns, isAnnounced, tagsOfChanges } from "./changes";

describe("tags of changes", () => {
  test("an edited product expires its lists, its page and its cards", () => {
    expect(tagsOfChanges([{ table: "products", kind: "edit", products: ["a"] }])).toEqual({
      expired: ["products", "product:a", "card:a"],
      stale: [],
    });
  });

  test("many products expire every product page", () => {
    expect(tagsOfChanges([{ table: "products", kind: "edit", products: null }])).toEqual({
      expired: ["products", "product-pages"],
      stale: [],
    });
  });

  test("a sale makes stale what shows the product, and no list of others", () => {
    expect(tagsOfChanges([{ table: "products", kind: "sale", products: ["a", "b"] }])).toEqual({
      expired: [],
      stale: ["product:a", "product:b"],
    });
  });

  test("a product that sold out may leave or enter lists", () => {
    expect(tagsOfChanges([{ table: "products", kind: "sold_out", products: ["a"] }])).toEqual({
      expired: [],
      stale: ["product:a", "products"],
    });
  });

  test("what an edit expires is not stale, whatever came first", () => {
    const sale = { table: "products", kind: "sale", products: ["a"] } as const;
    const edit = { table: "products", kind: "edit", products: ["a"] } as const;
    for (const changes of [
      [sale, edit],
      [edit, sale],
    ])
      expect(tagsOfChanges(changes.map((change) => ({ ...change, products: [...change.products] })))).toEqual(
        {
          expired: ["products", "product:a", "card:a"],
          stale: [],
        },
      );
  });

  test.each(Object.entries(CACHED_TABLES))("%s expires %s", (table, tag) => {
    const change = { table: table as AnnouncedTable, kind: "edit", products: null } as const;
    expect(tagsOfChanges([change]).expired).toContain(tag);
  });

  test("only tables of public pages are announced", () => {
    expect(isAnnounced("products")).toBe(true);
    expect(isAnnounced("orders")).toBe(false);
    expect(isAnnounced("toString")).toBe(false);
  });
});

describe("which page a change concerns", () => {
  const edit = { table: "products", kind: "edit", products: ["a"] } as const;
  const change = (over: object) => ({ ...edit, products: ["a"], ...over });

  const sale = change({ kind: "sale" });
  const tables = ["products"];

  test.each([
    ["another table", change({ table: "posts", products: null }), { tables }, false],
    ["an edit", edit, { tables }, true],
    ["an edit, of what it does not list", edit, { tables, listed: ["b"] }, true],
    ["an edit, where only sales count", edit, { tables, kinds: "sales", listed: ["a"] }, false],
    ["many products, where only edits count", change({ products: null }), { tables, kinds: "edits" }, true],
    ["a sale", sale, { tables }, true],
    ["a sale of what it lists", sale, { tables, kinds: "sales", listed: ["a"] }, true],
    ["a sale of another", sale, { tables, kinds: "sales", listed: ["b"] }, false],
    ["another that sold out", change({ kind: "sold_out" }), { tables, listed: ["b"] }, false],
    [
      "another that sold out, where stock is counted",
      change({ kind: "sold_out" }),
      { tables, listed: ["b"], countsStock: true },
      true,
    ],
    ["a sale of another, where stock is counted", sale, { tables, listed: ["b"], countsStock: true }, false],
    ["a sale, where only edits count", sale, { tables, kinds: "edits" }, false],
  ] as const)("%s", (_, message, shown, expected) => {
    expect(concerns(message as Parameters<typeof concerns>[0], shown)).toBe(expected);
  });
});
