import { expect, test } from "vitest";
import { SHIPPING_LABELS, shippingLabel } from "./labels";
import { isShippingHistory, TRACKER_STEPS, trackerProgress, trackerStep } from "./tracker";

test("six steps, from received to delivered", () => {
  expect(TRACKER_STEPS.map(({ label }) => label)).toEqual([
    "Recibido",
    "Procesando",
    "Enviado",
    "En tránsito",
    "En reparto",
    "Entregado",
  ]);
});

test.each([
  ["pending", 0, 0],
  ["processing", 1, 0.2],
  ["shipped", 2, 0.4],
  ["in_transit", 3, 0.6],
  ["out_for_delivery", 4, 0.8],
  ["delivered", 5, 1],
  ["cancelled", -1, 0],
  ["lost", -1, 0],
])("%s is step %i, %f of the line", (status, step, progress) => {
  expect(trackerStep(status)).toBe(step);
  expect(trackerProgress(status)).toBeCloseTo(progress);
});

test("delivered and cancelled are history", () => {
  const history = (Object.keys(SHIPPING_LABELS) as (keyof typeof SHIPPING_LABELS)[]).filter(
    isShippingHistory,
  );
  expect(history).toEqual(["delivered", "cancelled"]);
});

test("an unknown shipping status is 'Desconocido'", () => {
  expect([shippingLabel("in_transit"), shippingLabel("lost"), shippingLabel("toString")]).toEqual([
    "En tránsito",
    "Desconocido",
    "Desconocido",
  ]);
});
