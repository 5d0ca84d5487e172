import { expect, test } from "vitest";
import { awayWords, quickReplies } from "./labels";

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

test("a device that is not here can be quoted, until its request is closed", () => {
  expect(awayWords({ closedAt: null })).toContain("Puedes cotizarlo");
  expect(awayWords({ closedAt: "2026-03-10T15:00:00Z" })).not.toContain("cotizar");
});
