import { expect, test } from "vitest";
import { nextSteps } from "./next-steps";
import type { Order } from "./types";

const bought = { quantity: 1, refunded: 0 };
const items = [
  { id: "1", type: "product", name: "Control", slug: "control", ...bought },
  { id: "2", type: "course", name: "Drift", slug: "drift", ...bought },
  { id: "3", type: "service", name: "Limpieza", slug: "limpieza", ...bought },
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

test("a course or service whose money went back leaves nothing to do", () => {
  const back = items.map((item) => (item.type === "course" ? { ...item, refunded: 1 } : item));
  const steps = nextSteps(order({ paymentStatus: "partially_refunded", items: back }));
  expect(steps.map(({ slug }) => slug)).toEqual(["limpieza"]);
});

test("a code is waited for until it was delivered", () => {
  const code = { ...items[0], isCode: true } as Order["items"][number];
  expect(nextSteps(order({ items: [code] })).map(({ type, slug }) => `${type} ${slug}`)).toEqual([
    "code control",
  ]);
  expect(nextSteps(order({ items: [code], shippingStatus: "delivered" }))).toEqual([]);
});

test("a service that was done needs no day any more, and the course beside it stays", () => {
  expect(nextSteps(order({ status: "fulfilled" })).map(({ slug }) => slug)).toEqual(["drift"]);
});
