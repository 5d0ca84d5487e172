import { expect, test } from "vitest";
import { canonicalOf, headOf, metaOf } from "../support/document-head.ts";
import { missingFor } from "../support/rich-results.ts";
import { flawsOf } from "../support/structured-data.ts";

const base = { "@type": "Product", name: "Control" };
const complete = {
  ...base,
  "@id": "https://a.example/#control",
  image: ["https://a.example/a.webp"],
  datePublished: "2026-02-28",
  offers: {
    "@type": "Offer",
    price: 5,
    priceCurrency: "COP",
    seller: { "@id": "https://a.example/#tienda" },
  },
};

test("malformed values are found, valid ones are not reported", () => {
  expect(flawsOf(complete)).toEqual([]);
  expect(flawsOf({ ...complete, dateModified: "2026-02-28T10:00:00Z", timeRequired: "PT30M" })).toEqual([]);
  for (const wrong of [
    { description: " " },
    { image: [] },
    { brand: {} },
    { brand: null },
    { weight: Number.NaN },
    { url: "/producto/control" },
    { image: ["/media/a.webp"] },
    { "@id": "#control" },
    { datePublished: "2026-02-31" },
    { datePublished: "31/12/26" },
    { dateModified: "2026-02-01T10:00" },
    { hours: { opens: "9 a. m." } },
    { timeRequired: "30M" },
  ])
    expect(flawsOf({ ...complete, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
});

test("a missing required property is reported at any depth; one of two alternatives is enough", () => {
  const offers = { "@type": "Offer", price: 5 };
  expect(flawsOf({ ...base, image: "https://a.example/a.webp", offers })).toEqual([
    "Product.offers.priceCurrency is missing",
  ]);
  const rating = (more: object) =>
    missingFor({ ...base, aggregateRating: { "@type": "AggregateRating", ratingValue: 5, ...more } });
  expect(rating({ reviewCount: 2 }).required.join()).not.toContain("ratingCount");
  expect(rating({}).required.join()).toContain("ratingCount|reviewCount");
  expect(missingFor(base).recommended).toContain("Product.description");
});

test("a document's head is read from its source, whatever its pictures and scripts say", () => {
  const head = headOf(`<head><title>Uno &amp; dos</title><meta name="robots" content="noindex, follow"/>
    <meta property="og:title" content="&quot;Sí&quot; &#x27;no&#x27;"/><link rel="canonical" href="https://a.example"/>
    <script type="application/ld+json">[{"@type":"Store"},{"@type":"WebSite"}]</script></head>
    <svg><title>Dibujo</title></svg><script>"<meta name=\\"robots\\" content=\\"index\\">"</script>`);
  expect(head.titles).toEqual(["Uno & dos"]);
  expect(metaOf(head, "robots")).toEqual(["noindex, follow"]);
  expect(metaOf(head, "og:title")).toEqual([`"Sí" 'no'`]);
  expect(canonicalOf(head)).toEqual(["https://a.example/"]);
  expect(head.structured.map((node) => node["@type"])).toEqual(["Store", "WebSite"]);
});
