import { expect, test } from "vitest";
import { absolute, compact, organizationRef, storeRef, websiteRef } from "./node";

const SITE = "https://tienda.example";

test("what is blank is left out, what is false or nothing in number stays", () => {
  const node = { name: "", image: [], offers: undefined, price: 0, isFree: false, sku: "a" };
  expect(compact(node)).toEqual({ price: 0, isFree: false, sku: "a" });
});

test("addresses are whole, and those of one thing are the same on every page", () => {
  expect(absolute(SITE, "/curso/c?a=1")).toBe("https://tienda.example/curso/c?a=1");
  expect(storeRef(SITE)).toEqual({ "@id": "https://tienda.example/#tienda" });
  expect(
    new Set([storeRef(SITE), organizationRef(SITE), websiteRef(SITE)].map((ref) => ref["@id"])).size,
  ).toBe(3);
});
