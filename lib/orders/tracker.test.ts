import { expect, test } from "vitest";
import { shippingLabel } from "./labels";
import { TRACKER_STEPS, trackerStep } from "./tracker";

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
  ["pending", 0],
  ["processing", 1],
  ["shipped", 2],
  ["in_transit", 3],
  ["out_for_delivery", 4],
  ["delivered", 5],
  ["cancelled", -1],
  ["lost", -1],
])("%s is step %i", (status, step) => {
  expect(trackerStep(status)).toBe(step);
});

test("an unknown shipping status is 'Desconocido'", () => {
  expect([shippingLabel("in_transit"), shippingLabel("lost"), shippingLabel("toString")]).toEqual([
    "En tránsito",
    "Desconocido",
    "Desconocido",
  ]);
});
