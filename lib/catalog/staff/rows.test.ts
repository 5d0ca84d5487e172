import { expect, test } from "vitest";
import { PRODUCT_ROW } from "@/tests/factories/catalog";
import { productMovements, staffProductPage, toEditableProduct } from "./rows";

test("a listed product shows its first picture", () => {
  const row = {
    id: "1",
    slug: "a",
    name: "A",
    category: "",
    price: 1,
    stock: 2,
    image: "/media/b.webp",
    images: ["/media/a.webp"],
    badge_text: "Nuevo",
    badge_color: "outline" as const,
    is_published: false,
  };
  const { items, corrected } = staffProductPage.parse({ items: [row], total: 1, corrected: "", low: 3 });
  expect(items[0]).toMatchObject({ image: "/media/a.webp", badgeText: "Nuevo", isPublished: false });
  expect(corrected).toBeNull();
});

test("an editor gets the details as a list and never the stock", () => {
  const details = [{ label: "Peso", value: "1 kg" }, { label: "" }, 7];
  const row = { ...PRODUCT_ROW, id: "1", version: 3, details };
  expect(toEditableProduct(row)).toMatchObject({ version: 3, details: [{ label: "Peso", value: "1 kg" }] });
  expect(toEditableProduct(row)).not.toHaveProperty("stock");
});

test("a movement keeps who, why and what was left", () => {
  const row = {
    id: 9,
    delta: -2,
    reason: "reserved" as const,
    note: "",
    balance: 5,
    order_id: "o",
    actor_name: null,
    created_at: "2026-01-01T00:00:00Z",
  };
  const product = { id: "1", slug: "a", name: "A", stock: 5 };
  expect(productMovements.parse({ product, reserved: 2, total: 1, items: [row] }).items).toEqual([
    {
      id: 9,
      delta: -2,
      reason: "reserved",
      note: "",
      balance: 5,
      orderId: "o",
      actor: null,
      createdAt: "2026-01-01T00:00:00Z",
    },
  ]);
});
