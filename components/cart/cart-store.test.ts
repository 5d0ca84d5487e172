import { expect, test } from "vitest";
import { cart } from "./cart-store";

test("adding returns how many units were added", () => {
  const control = { id: "c", type: "product", name: "Control", price: 1, image: "", slug: "c" } as const;
  cart.clear();
  expect(cart.add({ ...control, maxQuantity: 5 }, 3)).toBe(3);
  expect(cart.add({ ...control, maxQuantity: 5 }, 5)).toBe(2);
  expect(cart.add({ ...control, maxQuantity: 5 })).toBe(0);
  cart.clear();
});
