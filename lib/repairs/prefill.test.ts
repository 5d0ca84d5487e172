import { expect, test } from "vitest";
import { deviceOf, prefill } from "./prefill";

test.each([
  ["Batería para control de PS5", "control"],
  ["Solución de sobrecalentamiento en PlayStation 5 con metal líquido", "playstation"],
  ["Cambio de pantalla de Nintendo Switch", "nintendo"],
  ["Lector de discos para XBOX One", "xbox"],
  ["Servicio express en 24 horas", ""],
])("%s contains the device %s", (name, device) => expect(deviceOf(name)).toBe(device));

test("a paid service brings the device and fault that its checkout asked for", () => {
  const paid = { order: "0a1b2c3d", device: "Xbox Series S negra", fault: "Se apaga a los diez minutos." };
  expect(prefill({ service: "Servicio express en 24 horas", paid })).toEqual({
    device: "xbox",
    model: "Xbox Series S negra",
    description:
      "Quiero este servicio: Servicio express en 24 horas. Ya lo pagué en el pedido 0a1b2c3d. Se apaga a los diez minutos.",
  });
});

test.each([
  [{ service: "Limpieza de consola" }, "Quiero este servicio: Limpieza de consola. "],
  [{ product: "Lector de PS4" }, "Quiero que me instalen: Lector de PS4. "],
  [{}, ""],
  [
    { service: "Limpieza de PS5", paid: { order: "0a1b2c3d", device: "", fault: "" } },
    "Quiero este servicio: Limpieza de PS5. Ya lo pagué en el pedido 0a1b2c3d. ",
  ],
])("a request for %j names its origin", (from, description) => {
  expect(prefill(from).description).toBe(description);
});
