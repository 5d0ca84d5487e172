import { expect, test } from "vitest";
import { siteSearch, toAnswer } from "./rows";

const item = (kind: string, slug: string, more = {}) => ({
  kind,
  slug,
  title: slug,
  text: "",
  image: "",
  price: null,
  stock: null,
  ...more,
});
const read = (items: object[]) =>
  toAnswer(siteSearch.parse({ items, total: items.length, counts: { product: 1 }, corrected: null }), {
    garantia: { href: "/terminos#garantia", text: "Qué cubre." },
    "reparacion-xbox": { href: "/servicios/reparacion-xbox", text: "Xbox." },
  });

test("each kind leads to its own page", () => {
  const { hits } = read([
    item("product", "a", { price: 5, stock: 0 }),
    item("service", "b", { price: 6 }),
    item("service", "reparacion-xbox"),
    item("course", "c"),
    item("post", "d"),
    item("help", "garantia"),
  ]);
  expect(hits.map(({ href }) => href)).toEqual([
    "/producto/a",
    "/servicios#b",
    "/servicios/reparacion-xbox",
    "/curso/c",
    "/blog/d",
    "/terminos#garantia",
  ]);
  expect(hits.map(({ isSoldOut }) => isSoldOut)).toEqual([true, false, false, false, false, false]);
  expect(hits[5]?.text).toBe("Qué cubre.");
});

test("help whose address nobody knows is left out", () => {
  expect(read([item("help", "otra")]).hits).toEqual([]);
});
