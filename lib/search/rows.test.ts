import { expect, test } from "vitest";
import { siteSearch, toAnswer } from "./rows";

const PAGES = {
  garantia: { href: "/terminos#garantia", text: "Qué cubre." },
  "reparacion-xbox": { href: "/servicios/reparacion-xbox", text: "Xbox." },
};

test.each([
  ["product", "a", { stock: 0 }, "/producto/a", true],
  ["service", "b", {}, "/servicios#b", false],
  ["service", "reparacion-xbox", {}, "/servicios/reparacion-xbox", false],
  ["course", "c", {}, "/curso/c", false],
  ["post", "d", {}, "/blog/d", false],
  ["help", "garantia", {}, "/terminos#garantia", false],
  // Its path is unknown.
  ["help", "otra", {}, undefined, undefined],
])("%s %s links to its page", (kind, slug, more, href, isSoldOut) => {
  const item = { kind, slug, title: slug, text: "", image: "", price: 5, stock: null, ...more };
  const [hit] = toAnswer(
    siteSearch.parse({ items: [item], total: 1, counts: {}, corrected: null }),
    PAGES,
  ).hits;
  expect([hit?.href, hit?.isSoldOut]).toEqual([href, isSoldOut]);
});
