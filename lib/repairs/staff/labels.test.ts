import { expect, test } from "vitest";
import { quickReplies } from "./labels";

const SHOP = { opensAt: "10:00", closesAt: "18:30" };

test("a reply says the shop's own hours", () => {
  expect(quickReplies({ state: "Completado", outcome: null }, SHOP)[0]).toBe(
    "¡Tu equipo está listo! Lo puedes recoger de lunes a sábado de 10:00 a 18:30.",
  );
});

test("a device that went back unrepaired is not said to be under warranty", () => {
  expect(quickReplies({ state: "Entregado", outcome: "reparado" }, SHOP).join()).toContain("garantía");
  expect(quickReplies({ state: "Entregado", outcome: "sin_reparar" }, SHOP).join()).not.toContain("garantía");
});
