import { expect, test } from "vitest";
import { CONCERNS, type Concern } from "./types";
import { tasksOf, viewFor, viewsOf } from "./views";

const none = Object.fromEntries(CONCERNS.map((concern) => [concern, 0])) as Record<Concern, number>;

test("each role starts in its own view, and business figures are for those who see the reports", () => {
  expect(viewFor("employee", false, undefined)).toBe("taller");
  expect(viewFor("manager", true, undefined)).toBe("mostrador");
  expect(viewFor("superadmin", true, undefined)).toBe("negocio");
  expect(viewFor("admin", false, undefined)).toBe("mostrador");
  expect(viewFor("employee", false, "negocio")).toBe("taller");
  expect(viewFor("employee", true, "negocio")).toBe("negocio");
  expect(viewFor("employee", false, "mostrador")).toBe("mostrador");
  expect(viewsOf(false)).not.toContain("negocio");
  expect(viewsOf(true)).toContain("negocio");
});

test("tasks outside of a view are listed after it, and none is lost", () => {
  const attention = { ...none, orders_to_confirm: 2, repairs_overdue: 1, low_stock: 4 };
  expect(tasksOf("taller", attention)).toEqual({
    first: ["repairs_overdue"],
    rest: ["orders_to_confirm", "low_stock"],
  });
  for (const view of viewsOf(true)) {
    const all = Object.fromEntries(CONCERNS.map((concern) => [concern, 1])) as Record<Concern, number>;
    const { first, rest } = tasksOf(view, all);
    expect([...first, ...rest].toSorted()).toEqual([...CONCERNS].toSorted());
  }
});
