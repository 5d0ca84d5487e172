import { expect, test } from "vitest";
import { deviceOf, prefill } from "./prefill";

test.each([
  ["Batería para control de PS5", "control"],
  ["Solución de sobrecalentamiento en PlayStation 5 con metal líquido", "playstation"],
  ["Cambio de pantalla de Nintendo Switch", "nintendo"],
  ["Lector de discos para XBOX One", "xbox"],
  ["Servicio express en 24 horas", ""],
])("%s contains the device %s", (name, device) => expect(deviceOf(name)).toBe(device));

test.each([
  [{ service: "Limpieza de consola" }, "Quiero este servicio: Limpieza de consola. "],
  [{ product: "Lector de PS4" }, "Quiero que me instalen: Lector de PS4. "],
  [{}, ""],
  [
    { service: "Limpieza de PS5", order: "0a1b2c3d" },
    "Quiero este servicio: Limpieza de PS5. Ya lo pagué en el pedido 0a1b2c3d. ",
  ],
])("a request for %j names its origin", (from, description) => {
  expect(prefill(from).description).toBe(description);
});
