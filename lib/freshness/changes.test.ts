import { describe, expect, test } from "vitest";
import { type AnnouncedTable, type Change, concerns, isAnnounced, tagsOfChanges } from "./changes";
import { CACHED_TABLES } from "./tags";

const change = (kind: Change["kind"], products: string[] | null): Change => ({
  table: "products",
  kind,
  products,
});

test.each<[string, Change[], string[]]>([
  [
    "an edited product: its lists, its page and its cards",
    [change("edit", ["a"])],
    ["products", "product:a", "card:a"],
  ],
  ["many products: every product page", [change("edit", null)], ["products", "product-pages"]],
  [
    "a sale: what shows the product, and no list of others",
    [change("sale", ["a", "b"])],
    ["product:a", "product:b"],
  ],
  ["a product that sold out: the lists it may leave", [change("sold_out", ["a"])], ["products", "product:a"]],
  [
    "an edit after a sale: each tag once",
    [change("sale", ["a"]), change("edit", ["a"])],
    ["product:a", "products", "card:a"],
  ],
])("%s expires", (_, changes, expired) => expect(tagsOfChanges(changes)).toEqual(expired));

test.each(Object.entries(CACHED_TABLES))("%s expires %s", (table, tag) => {
  const edit: Change = { table: table as AnnouncedTable, kind: "edit", products: null };
  expect(tagsOfChanges([edit])).toContain(tag);
});

test("only tables of public pages are announced", () => {
  expect(["products", "orders", "toString"].map(isAnnounced)).toEqual([true, false, false]);
});

describe("which page a change concerns", () => {
  const edit = change("edit", ["a"]);
  const sale = change("sale", ["a"]);
  const soldOut = change("sold_out", ["a"]);
  const tables = ["products"];

  test.each([
    ["another table", { ...edit, table: "posts", products: null }, { tables }, false],
    ["an edit", edit, { tables }, true],
    ["an edit, of what it does not list", edit, { tables, listed: ["b"] }, true],
    ["an edit, where only sales count", edit, { tables, kinds: "sales", listed: ["a"] }, false],
    ["a sale", sale, { tables }, true],
    ["a sale of what it lists", sale, { tables, kinds: "sales", listed: ["a"] }, true],
    ["a sale of another", sale, { tables, kinds: "sales", listed: ["b"] }, false],
    ["another that sold out", soldOut, { tables, listed: ["b"] }, false],
    [
      "another that sold out, where stock is counted",
      soldOut,
      { tables, listed: ["b"], countsStock: true },
      true,
    ],
    ["a sale of another, where stock is counted", sale, { tables, listed: ["b"], countsStock: true }, false],
  ] as const)("%s", (_, message, shown, expected) => {
    expect(concerns(message, shown)).toBe(expected);
  });
});
