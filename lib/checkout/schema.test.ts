import { expect, test } from "vitest";
import { checkoutSchema } from "./schema";

test("an order accepts only the payment methods of its action", () => {
  const { method } = checkoutSchema(["card"]).shape;
  expect(
    ["card", "contra_entrega", "efectivo", undefined].map((one) => method.safeParse(one).success),
  ).toEqual([true, false, false, false]);
});
