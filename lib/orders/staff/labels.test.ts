import { expect, test } from "vitest";
import { eventChanges, rowStep, stageLabel } from "./labels";
import type { OrderEvent } from "./rows";

test("an order of digital codes is sent: neither its stage nor its history mentions shipping", () => {
  const changes: OrderEvent["changes"] = {
    status: ["confirmed", "fulfilled"],
    shipping_status: ["pending", "delivered"],
  };
  expect(eventChanges({ changes }, true)).toEqual(["Pedido: Confirmado → Completado"]);
  expect(eventChanges({ changes })).toContain("Envío: Pendiente → Entregado");
  expect(stageLabel({ stage: "por_preparar", isOnlyCodes: true })).toBe("Código por enviar");
  expect(stageLabel({ stage: "entregado", isOnlyCodes: true })).toBe("Código enviado");
  expect(stageLabel({ stage: "por_preparar", isOnlyCodes: false })).toBe("Por preparar");
});

test.each([
  ["por_confirmar", "tienda", false, "confirm"],
  ["por_preparar", "envio", false, "prepare"],
  ["por_preparar", "tienda", false, "ready"],
  ["por_preparar", "envio", true, undefined],
  ["por_recoger", "tienda", false, undefined],
  ["por_enviar", "envio", false, undefined],
] as const)("in the list, %s of %s (codes alone: %s) offers: %s", (stage, delivery, isOnlyCodes, move) => {
  expect(rowStep({ stage, delivery, isOnlyCodes })?.move).toBe(move);
});
