import { describe, expect, test } from "vitest";
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

describe("mistakes of form are found", () => {
  test.each<[string, object, string]>([
    ["a blank text", { description: " " }, "Product.description is empty"],
    ["an empty list", { image: [] }, "Product.image is empty"],
    ["an empty reference", { brand: {} }, "Product.brand is empty"],
    ["no value", { brand: null }, "Product.brand is empty"],
    ["no number", { weight: Number.NaN }, "Product.weight is NaN"],
    ["a relative address", { url: "/producto/control" }, "Product.url is '/producto/control'"],
    ["a relative picture", { image: ["/media/a.webp"] }, "Product.image[0] is '/media/a.webp'"],
    ["a relative @id", { "@id": "#control" }, "Product.@id is '#control'"],
    ["a day that does not exist", { datePublished: "2026-02-31" }, "Product.datePublished is '2026-02-31'"],
    ["a date written the local way", { datePublished: "31/12/26" }, "Product.datePublished is '31/12/26'"],
    [
      "a moment without its zone",
      { dateModified: "2026-02-01T10:00" },
      "Product.dateModified is '2026-02-01T10:00'",
    ],
    ["an hour of twelve", { hours: { opens: "9 a. m." } }, "Product.hours.opens is '9 a. m.'"],
    ["minutes without their form", { timeRequired: "30M" }, "Product.timeRequired is '30M'"],
  ])("%s", (_, wrong, flaw) => {
    expect(flawsOf({ ...complete, ...wrong })).toEqual([flaw]);
  });

  test("and what is right is not", () => {
    expect(flawsOf(complete)).toEqual([]);
    expect(flawsOf({ ...complete, dateModified: "2026-02-28T10:00:00Z", timeRequired: "PT30M" })).toEqual([]);
  });
});

describe("what searchers ask for", () => {
  test("a required property that is missing is a flaw, wherever it is", () => {
    const offers = { "@type": "Offer", price: 5 };
    const flaws = flawsOf({ ...base, image: "https://a.example/a.webp", offers });
    expect(flaws).toEqual(["Product.offers.priceCurrency is missing"]);
    expect(flawsOf(base)).toEqual(["Product.image is missing", "Product.offers is missing"]);
  });

  test("of two that stand for each other, one is enough", () => {
    const rating = (more: object) => ({
      ...base,
      aggregateRating: { "@type": "AggregateRating", ratingValue: 5, ...more },
    });
    expect(missingFor(rating({ reviewCount: 2 })).required.join()).not.toContain("ratingCount");
    expect(missingFor(rating({})).required.join()).toContain("ratingCount|reviewCount");
  });

  test("a recommended one is told apart", () => {
    expect(missingFor(base).recommended).toContain("Product.description");
  });
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
