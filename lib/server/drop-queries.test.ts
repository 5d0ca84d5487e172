import { expect, test } from "vitest";
import { FILTER_PARAMS } from "@/lib/catalog/list-address";
import { withoutQuery } from "./drop-queries";

test.each([
  ["/producto/control?correo=ana@example.com&utm_source=x", "/producto/control"],
  ["/?fbclid=1", "/"],
  ["/cursos?mision=Control&_rsc=1a2b", "/cursos?_rsc=1a2b"],
  ["/blog", "/blog"],
  ["/buscar?q=mando", "/buscar?q=mando"],
  ["/tienda/lista?q=mando", "/tienda/lista?q=mando"],
  ["/tienda?fbclid=1", "/tienda"],
  ["/tienda/controles?_rsc=1&utm_q=2", "/tienda/controles?_rsc=1"],
  ["/pedido/t0ken?payment_id=1", "/pedido/t0ken?payment_id=1"],
  ["/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75", "/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75"],
])("%s is read as %s", (url, read) => expect(withoutQuery(url)).toBe(read));

test.each(FILTER_PARAMS)("a path of the store with %s still leads to the list", (name) => {
  const url = `/tienda/controles?utm_source=x&${name}=1`;
  expect(withoutQuery(url)).toBe(url);
});
