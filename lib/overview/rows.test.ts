import { expect, test } from "vitest";
import { business, overview as schema } from "./rows";
import { CONCERNS } from "./types";

test("a concern that the database does not name counts as none", () => {
  const overview = schema.parse({
    counts: { products: 1, services: 2, courses: 3 },
    attention: { orders_to_ship: 4 },
    mine: { open: 1, late: 0, today: 1, waiting: 0, ready: 2 },
    low_stock: [{ id: "p", name: "Control", stock: 1 }],
    repairs: [{ state: "Recibido", count: 2 }],
  });
  expect(Object.keys(overview.attention)).toEqual([...CONCERNS]);
  expect(overview.attention.orders_to_ship).toBe(4);
  expect(overview.attention.low_stock).toBe(0);
  expect(overview.lowStock).toEqual([{ id: "p", name: "Control", stock: 1 }]);
});

test("the figures of the business keep their names", () => {
  const money = { count: 1, amount: 5000 };
  const figures = business.parse({
    sales: [{ day: "2026-11-20", orders: 1, amount: 5000 }],
    sales_before: 7,
    cash: money,
    repairs: money,
    refunds: money,
    best_sellers: [{ id: "p", name: "Control", units: 2, amount: 10_000 }],
  });
  expect(figures.salesBefore).toBe(7);
  expect(figures.bestSellers).toEqual([{ id: "p", name: "Control", units: 2, amount: 10_000 }]);
});
