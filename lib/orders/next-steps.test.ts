import { expect, test } from "vitest";
import { nextSteps } from "./next-steps";
import type { Order } from "./types";

const items = [
  { id: "1", type: "product", name: "Control", slug: "control" },
  { id: "2", type: "course", name: "Drift", slug: "drift" },
  { id: "3", type: "service", name: "Limpieza", slug: "limpieza" },
] as Order["items"];
const order = (changes: Partial<Order>) =>
  ({ status: "confirmed", paymentStatus: "paid", items, ...changes }) as Order;

test("a paid order leaves its courses and services to do, not its parcel", () => {
  expect(nextSteps(order({})).map(({ type, slug }) => `${type} ${slug}`)).toEqual([
    "course drift",
    "service limpieza",
  ]);
  expect(nextSteps(order({ paymentStatus: "partially_refunded" }))).toHaveLength(2);
});

test.each([
  { paymentStatus: "unpaid" },
  { paymentStatus: "pending" },
  { paymentStatus: "refunded" },
  { paymentStatus: "charged_back" },
  { status: "cancelled" },
] satisfies Partial<Order>[])("%j leaves nothing to do", (changes) => {
  expect(nextSteps(order(changes))).toEqual([]);
});
