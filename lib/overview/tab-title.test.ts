import { expect, test } from "vitest";
import { withCount } from "./tab-title";

test("the title has the number of open tasks once, and none at zero", () => {
  expect(withCount("Pedidos · Tienda", 3)).toBe("(3) Pedidos · Tienda");
  expect(withCount("(3) Pedidos · Tienda", 12)).toBe("(12) Pedidos · Tienda");
  expect(withCount("(12) Pedidos · Tienda", 0)).toBe("Pedidos · Tienda");
});
