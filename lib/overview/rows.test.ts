import { expect, test } from "vitest";
import { overview as schema } from "./rows";
import { CONCERNS } from "./types";

test("a concern that the database does not name counts as none", () => {
  const overview = schema.parse({
    counts: { products: 1, services: 2, courses: 3 },
    attention: { orders_to_ship: 4 },
    low_stock: [{ id: "p", name: "Control", stock: 1 }],
    sales: [{ day: "2026-11-20", orders: 1, amount: 5000 }],
    sales_before: 7,
    repairs: [{ state: "Recibido", count: 2 }],
  });
  expect(Object.keys(overview.attention)).toEqual([...CONCERNS]);
  expect(overview.attention.orders_to_ship).toBe(4);
  expect(overview.attention.low_stock).toBe(0);
  expect(overview.salesBefore).toBe(7);
  expect(overview.lowStock).toEqual([{ id: "p", name: "Control", stock: 1 }]);
});
