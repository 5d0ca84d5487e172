import { expect, test } from "vitest";
import { flawsOf } from "@/tests/support/structured-data";
import { contactPageJsonLd, textPageJsonLd, webPageJsonLd } from "./page";

const SITE = "https://tienda.example";
const page = { title: "Términos", description: "Qué esperar.", path: "/terminos" };

test("a page belongs to the site, and to whoever answers for it", () => {
  const data = webPageJsonLd(page, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data).toMatchObject({
    url: `${SITE}/terminos`,
    isPartOf: { "@id": `${SITE}/#sitio` },
    publisher: { "@id": `${SITE}/#organizacion` },
  });
});

test("the contact page is about the shop", () => {
  const data = contactPageJsonLd(page, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data.mainEntity).toEqual({ "@id": `${SITE}/#tienda` });
});

test("a page of text says where it is", () => {
  const pieces = textPageJsonLd(page, SITE);
  expect(pieces.flatMap(flawsOf)).toEqual([]);
  expect(pieces[1]).toMatchObject({ itemListElement: { 1: { name: "Términos", item: `${SITE}/terminos` } } });
});
