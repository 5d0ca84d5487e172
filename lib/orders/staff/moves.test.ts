import { expect, test } from "vitest";
import { bulkSteps, nextMove, type OrderMove, otherMove } from "./moves";

test.each<[OrderMove[], OrderMove | undefined, OrderMove | undefined]>([
  [["confirm", "cancel"], "confirm", undefined],
  [["prepare", "ship"], "prepare", "ship"],
  [["ship", "deliver", "back"], "ship", "deliver"],
  [["prepare", "ready", "cancel"], "ready", undefined],
  [["hand_over", "collect", "cancel", "back"], "hand_over", undefined],
  [["transit", "out", "deliver", "track", "back"], "transit", "deliver"],
  [["out", "deliver", "track", "collect", "back"], "out", "deliver"],
  [["deliver", "track", "back"], "deliver", undefined],
  [["collect", "back"], "collect", undefined],
  [["uncollect", "back"], undefined, undefined],
])("among %j the usual step is %s, and %s skips it", (moves, next, other) => {
  expect(nextMove(moves)).toBe(next);
  expect(otherMove(moves)).toBe(other);
});

test.each([
  ["por_confirmar", "pending", {}, "confirm"],
  ["por_preparar", "pending", {}, "prepare ship"],
  ["por_preparar", "pending", { delivery: "tienda" }, "prepare ready"],
  ["por_preparar", "processing", { delivery: "tienda" }, "ready"],
  ["por_preparar", "pending", { parcel: false }, ""],
  ["por_enviar", "processing", {}, "ship"],
  ["por_recoger", "ready", { delivery: "tienda" }, ""],
  ["en_camino", "shipped", {}, "out deliver collect"],
  ["en_camino", "out_for_delivery", { paymentMethod: "card", paymentStatus: "paid" }, "deliver"],
  ["entregado", "delivered", {}, "collect"],
  ["entregado", "delivered", { paymentStatus: "paid" }, ""],
  ["cancelado", "cancelled", {}, ""],
] as const)("of many orders, one that is %s (%s, %j) allows: %s", (stage, shippingStatus, more, steps) => {
  const order = {
    delivery: "envio",
    paymentStatus: "unpaid",
    paymentMethod: "contra_entrega",
    parcel: true,
  } as const;
  expect(bulkSteps({ ...order, stage, shippingStatus, ...more }).join(" ")).toBe(steps);
});
