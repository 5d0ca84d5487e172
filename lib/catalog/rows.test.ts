import { expect, test } from "vitest";
import { PRODUCT_ROW } from "@/tests/factories/catalog";
import { productList, toProduct } from "./rows";

const ROW = {
  id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  slug: "control",
  name: "Control",
  description: "palabra ".repeat(60).trim(),
  price: 1000,
  image: "/media/a.webp",
  images: ["/media/b.webp"],
  category: "controles",
  stock: 2,
  badge_text: "Nuevo",
  badge_color: "secondary" as const,
  kind: "control" as const,
  condition: "usado" as const,
};

test("a list maps its rows and sorts the categories people can choose", () => {
  const list = productList.parse({
    items: [ROW],
    facets: { platforms: { ps5: 1 }, kinds: {}, conditions: {}, prices: { 0: 3, 4: 1, 9: 7 }, stock: 1 },
    without: { platforms: 1, kinds: 1, condition: 1, price: 4, stock: 1, filters: 9 },
    total: 1,
    all: 9,
    categories: { xbox: 3, "": 1, áudio: 2, controles: 3 },
    corrected: "",
  });
  expect(list.items[0]).toMatchObject({
    image: "/media/b.webp",
    otherImage: "",
    condition: "usado",
    badgeText: "Nuevo",
    badgeColor: "secondary",
  });
  expect(list.items[0]?.description.length).toBeLessThanOrEqual(150);
  expect(list.categories.map((entry) => entry.category)).toEqual(["áudio", "controles", "xbox"]);
  expect(list.facets.prices).toEqual({ "0-50000": 3, "500000-": 1 });
  expect(list.corrected).toBeNull();
});

test("a product keeps its whole description and only well-formed details", () => {
  const product = toProduct(
    {
      ...PRODUCT_ROW,
      ...ROW,
      details: [
        { label: "Peso", value: "280 g" },
        { label: "", value: "x" },
        "roto",
        null,
        { label: "Origen", value: 3 },
      ],
    },
    [{ image_url: "/media/c.webp", alt_text: "De lado" }],
  );
  expect(product.description).toBe(ROW.description);
  expect(product.details).toEqual([{ label: "Peso", value: "280 g" }]);
  expect(product.pictures.map((picture) => picture.src)).toEqual(["/media/b.webp", "/media/c.webp"]);
});
