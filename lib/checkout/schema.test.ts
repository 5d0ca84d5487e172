import { expect, test } from "vitest";
import { checkoutSchema } from "./schema";

test("an order takes the payment methods of its action alone", () => {
  const { method } = checkoutSchema(["card"]).shape;
  expect(
    ["card", "contra_entrega", "efectivo", undefined].map((one) => method.safeParse(one).success),
  ).toEqual([true, false, false, false]);
});
