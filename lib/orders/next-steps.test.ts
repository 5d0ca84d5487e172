import { expect, test } from "vitest";
import { item } from "@/tests/factories/order-mails";
import { nextSteps } from "./next-steps";
import type { Order } from "./rows";

const items = [item("product"), item("course"), item("service")];
const code = item("product", { isCode: true });

test.each<[string, Partial<Order>, string[]]>([
  ["a paid order: courses and services, not its parcel", {}, ["course", "service"]],
  ["a partly refunded one", { paymentStatus: "partially_refunded" }, ["course", "service"]],
  ["an unpaid one", { paymentStatus: "unpaid" }, []],
  ["one under review", { paymentStatus: "pending" }, []],
  ["a refunded one", { paymentStatus: "refunded" }, []],
  ["a disputed one", { paymentStatus: "charged_back" }, []],
  ["a cancelled one", { status: "cancelled" }, []],
  [
    "one whose course was refunded",
    { items: [item("course", { refunded: 2 }), item("service")], paymentStatus: "partially_refunded" },
    ["service"],
  ],
  ["one whose service was done: it needs no date any more", { status: "fulfilled" }, ["course"]],
  ["a code, until it was sent", { items: [code] }, ["code"]],
  ["a code that was sent", { items: [code], shippingStatus: "delivered" }, []],
])("next steps of %s", (_, changes, steps) => {
  const order = { status: "confirmed", paymentStatus: "paid", items, ...changes } as Order;
  expect(nextSteps(order).map(({ type }) => type)).toEqual(steps);
});
