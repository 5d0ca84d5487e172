import { expect, test } from "vitest";
import { missingFor } from "@/tests/support/rich-results";
import { flawsOf } from "@/tests/support/structured-data";
import { productJsonLd } from "./product";

const SITE = "https://tienda.example";
const bare = {
  id: "p1",
  name: "Control",
  description: "",
  path: "/producto/control",
  price: 120_000,
  stock: 0,
  condition: "nuevo" as const,
  images: ["/media/a.webp"],
};
const review = { name: "Ana", stars: 4, body: "Muy bueno", createdAt: "2026-03-02T23:00:00Z" };
const full = {
  ...bare,
  description: "Inalámbrico",
  stock: 3,
  category: "controles",
  condition: "reacondicionado" as const,
  images: ["/media/a.webp", "/media/b.webp"],
  sku: "PS5-CTRL-01",
  gtin: "0711719541028",
  details: [{ label: "Marca", value: "Sony" }],
  reviews: { average: 4.5, count: 8, items: Array.from({ length: 8 }, () => review) },
};

test("a complete product has all required and recommended properties", () => {
  const data = productJsonLd(full, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(missingFor(data).recommended).toEqual([]);
  expect(data).toMatchObject({
    brand: { name: "Sony" },
    sku: "PS5-CTRL-01",
    gtin: "0711719541028",
    image: [`${SITE}/media/a.webp`, `${SITE}/media/b.webp`],
    offers: {
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/RefurbishedCondition",
    },
  });
  expect(data.offers).not.toHaveProperty("priceValidUntil");
});

test("a product without stock, text or reviews has only its actual properties", () => {
  const data = productJsonLd(bare, SITE);
  expect(flawsOf(data)).toEqual([]);
  expect(data.offers).toMatchObject({
    price: 120_000,
    priceCurrency: "COP",
    availability: "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
  });
  for (const unknown of ["aggregateRating", "review", "description", "brand", "gtin", "category"])
    expect(data).not.toHaveProperty(unknown);
});

test("only real reviews give a rating, and the first five are listed", () => {
  const data = productJsonLd(full, SITE);
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 8 });
  expect(data.review).toHaveLength(5);
  expect(data.review).toMatchObject({ 0: { datePublished: "2026-03-02", reviewRating: { ratingValue: 4 } } });
  const none = productJsonLd({ ...full, reviews: { average: 0, count: 0, items: [] } }, SITE);
  expect(none).not.toHaveProperty("aggregateRating");
  expect(none).not.toHaveProperty("review");
});

test("a digital code is neither shipped nor returned", () => {
  const details = [{ label: "Formato", value: "Código digital de 12 caracteres" }];
  const { offers } = productJsonLd({ ...bare, details }, SITE);
  expect(offers).not.toHaveProperty("shippingDetails");
  expect(offers).not.toHaveProperty("hasMerchantReturnPolicy");
  expect(productJsonLd(bare, SITE).offers).toHaveProperty("shippingDetails");
});

test("a product without a SKU has its id", () => {
  expect(productJsonLd({ ...full, sku: "" }, SITE)).toMatchObject({ sku: "p1" });
});
