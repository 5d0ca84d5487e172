import { expect, test } from "vitest";
import { quickReplies } from "./labels";

const SHOP = { opensAt: "10:00", closesAt: "18:30" };

test("a device returned unrepaired is not shown as under warranty", () => {
  expect(quickReplies({ state: "Entregado", outcome: "reparado" }, SHOP).join()).toContain("garantía");
  expect(quickReplies({ state: "Entregado", outcome: "sin_reparar" }, SHOP).join()).not.toContain("garantía");
});
