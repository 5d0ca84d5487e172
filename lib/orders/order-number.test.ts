import { expect, test } from "vitest";
import { orderNumber } from "./order-number";

test("an order is known by the first eight characters of its id", () => {
  expect(orderNumber("8379121a-0b6e-4d0e-9c40-2f3e0c5b7f11")).toBe("8379121a");
});
