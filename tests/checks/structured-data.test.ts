import { describe, expect, test } from "vitest";
import { canonicalOf, headOf, metaOf } from "../support/document-head.ts";
import { missingFor } from "../support/rich-results.ts";
import { flawsOf, problemsOf } from "../support/structured-data.ts";
import { expectedOf, isKindOf, isType } from "../support/vocabulary.ts";

const base = { "@context": "https://schema.org", "@type": "Product", name: "Control" };

describe("the vocabulary, as it was read", () => {
  test("knows types, what they inherit and what counts as one of them", () => {
    expect(isType("Store")).toBe(true);
    expect(isType("Tienda")).toBe(false);
    expect(expectedOf("Store", "openingHoursSpecification")).toContain("OpeningHoursSpecification");
    expect(expectedOf("BlogPosting", "headline")).toContain("Text");
    expect(expectedOf("Product", "headline")).toBeUndefined();
    expect(isKindOf("Store", ["Organization"])).toBe(true);
    expect(isKindOf("Product", ["Organization"])).toBe(false);
  });
});

describe("mistakes are found", () => {
  test.each<[string, object, RegExp]>([
    ["an unknown type", { "@type": "Producto" }, /unknown type 'Producto'/],
    ["no type at all", { "@type": undefined }, /unknown type/],
    ["another context", { "@context": "http://example.com" }, /@context/],
    ["a property of another type", { headline: "x" }, /headline: a Product has no such property/],
    ["a misspelt property", { imagen: "https://a.example/b.png" }, /imagen/],
    ["a blank text", { description: " " }, /description is blank/],
    ["an empty list", { image: [] }, /image is an empty list/],
    ["a relative address", { url: "/producto/control" }, /url '\/producto\/control' is no URL/],
    ["a relative picture", { image: ["/media/a.webp"] }, /image\[0\] '\/media\/a.webp' is no/],
    ["a relative @id", { "@id": "#control" }, /@id '#control'/],
    [
      "a value that the enumeration lacks",
      { itemCondition: "https://schema.org/Nuevo" },
      /itemCondition 'https/,
    ],
    ["a word for an enumeration", { itemCondition: "nuevo" }, /itemCondition 'nuevo' is no value/],
    ["a value of another enumeration", { itemCondition: "https://schema.org/InStock" }, /itemCondition/],
    ["a day that does not exist", { releaseDate: "2026-02-31" }, /releaseDate/],
    ["a date written the local way", { releaseDate: "31/12/2026" }, /releaseDate '31\/12\/2026' is no Date/],
    [
      "a thing in the place of another",
      { brand: { "@type": "Person", name: "Ana" } },
      /a Person is no Brand/,
    ],
    ["a number where there is none", { brand: 5 }, /brand: 5 is no Brand/],
    ["a mistake deep inside", { offers: { "@type": "Offer", precio: 1 } }, /Product.offers.precio/],
    ["an empty reference", { offers: {} }, /unknown type/],
  ])("%s", (_, wrong, problem) => {
    expect(problemsOf({ ...base, ...wrong }).join("\n")).toMatch(problem);
  });

  test("and what is right is not", () => {
    const node = {
      ...base,
      "@id": "https://a.example/#control",
      releaseDate: "2026-02-28",
      itemCondition: "https://schema.org/UsedCondition",
      brand: { "@type": "Brand", name: "Sony" },
      offers: { "@type": "Offer", price: 5, seller: { "@id": "https://a.example/#tienda" } },
    };
    expect(problemsOf(node)).toEqual([]);
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
