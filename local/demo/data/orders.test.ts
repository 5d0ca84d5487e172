import { expect, test } from "vitest";
import { courses, products, services } from "./catalog.ts";
import { demoOrders } from "./orders.ts";

const shelves = { product: products, service: services, course: courses };
const priceOf = (type: keyof typeof shelves, slug: string) =>
  shelves[type].find((one) => one.slug === slug)?.price;

test("the demo's orders have items of its catalogue, in stock", () => {
  for (const { items } of demoOrders)
    for (const { type, slug, quantity } of items) {
      expect(priceOf(type, slug), slug).toBeGreaterThan(0);
      const stock = products.find((one) => one.slug === slug)?.stock ?? quantity;
      expect(stock, slug).toBeGreaterThanOrEqual(quantity);
    }
});

test("their keys differ, and the first customer's points stay under the 2850 that the panel shows", () => {
  expect(new Set(demoOrders.map(({ key }) => key)).size).toBe(demoOrders.length);
  const paid = demoOrders.filter((order) => order.paid);
  const pesos = paid.flatMap(({ items }) =>
    items.map(({ type, slug, quantity }) => (priceOf(type, slug) ?? Number.NaN) * quantity),
  );
  expect(pesos.reduce((sum, one) => sum + one, 0) / 1000).toBeLessThan(2850);
});
