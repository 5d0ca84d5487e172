import type { ProductLeaf } from "schema-dts";
import { expect, test } from "vitest";
import { absolute, compact, organizationRef, storeRef, websiteRef } from "./node";

const SITE = "https://tienda.example";

test("what is blank is left out, what is false or nothing in number stays", () => {
  const node = { name: "", image: [], offers: undefined, price: 0, isFree: false, sku: "a" };
  expect(compact(node)).toEqual({ price: 0, isFree: false, sku: "a" });
});

test("the compiler refuses what the vocabulary of schema.org does not have", () => {
  const type = "Product";
  const refused: ProductLeaf[] = [
    // @ts-expect-error: there is no such type
    compact({ "@type": "Producto" }),
    // @ts-expect-error: a piece has a type
    compact({ name: "Control" }),
    // @ts-expect-error: a property of another type
    compact({ "@type": type, headline: "x" }),
    // @ts-expect-error: misspelt
    compact({ "@type": type, imagen: "https://a.example/b.png" }),
    // @ts-expect-error: misspelt further inside
    compact({ "@type": type, offers: { "@type": "Offer", precio: 1 } }),
    // @ts-expect-error: a value that the enumeration lacks
    compact({ "@type": type, itemCondition: "https://schema.org/Nuevo" }),
    // @ts-expect-error: a value of another enumeration
    compact({ "@type": type, itemCondition: "https://schema.org/InStock" }),
    // @ts-expect-error: a thing in the place of another
    compact({ "@type": type, brand: { "@type": "Person", name: "Ana" } }),
    // @ts-expect-error: a number in the place of a thing
    compact({ "@type": type, brand: 5 }),
  ];
  const used = "https://schema.org/UsedCondition";
  const right: ProductLeaf = compact({ "@type": type, itemCondition: used, name: "" });
  expect(right).toEqual({ "@type": type, itemCondition: used });
  expect(refused).toHaveLength(9);
});

test("addresses are whole, and those of one thing are the same on every page", () => {
  expect(absolute(SITE, "/curso/c?a=1")).toBe("https://tienda.example/curso/c?a=1");
  expect(storeRef(SITE)).toEqual({ "@id": "https://tienda.example/#tienda" });
  expect(
    new Set([storeRef(SITE), organizationRef(SITE), websiteRef(SITE)].map((ref) => ref["@id"])).size,
  ).toBe(3);
});
