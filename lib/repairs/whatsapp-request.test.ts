import { expect, test } from "vitest";
import { repairRequestMessage } from "./whatsapp-request";

const request = {
  device: "playstation",
  brand: "",
  model: "PS5 Slim",
  description: "No da video",
  delivery: "local",
  address: "",
  pickupDay: "",
  pickupSlot: "",
  name: "Ana Gómez",
} as const;

test("the message says what the form said", () => {
  expect(repairRequestMessage("abcdef12", request)).toBe(
    [
      "Hola, solicité en línea la reparación *abcdef12*.",
      "",
      "Equipo: PlayStation PS5 Slim",
      "Falla: No da video",
      "Entrega: Entrega en la tienda",
      "Nombre: Ana Gómez",
    ].join("\n"),
  );
});

test("a pick-up tells where and when", () => {
  const text = repairRequestMessage("abcdef12", {
    ...request,
    delivery: "domicilio",
    address: "Calle 1 # 2-3, Envigado",
    pickupDay: "2026-11-21",
    pickupSlot: "09:00",
  });
  expect(text).toContain("Dirección: Calle 1 # 2-3, Envigado");
  expect(text).toContain("Recogida: sábado 21 de noviembre, de 9:00 a 11:00");
});
