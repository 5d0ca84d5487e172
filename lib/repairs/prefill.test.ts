import { describe, expect, test } from "vitest";
import { deviceOf, prefill } from "./prefill";

describe("the device a name speaks of", () => {
  test.each([
    ["Reparación de joystick (drift) de control", "control"],
    ["Batería para control de PS5", "control"],
    ["Solución de sobrecalentamiento en PlayStation 5 con metal líquido", "playstation"],
    ["Cambio de pantalla de Nintendo Switch", "nintendo"],
    ["Lector de discos para XBOX One", "xbox"],
    ["Servicio express en 24 horas", ""],
  ])("%s", (name, device) => {
    expect(deviceOf(name)).toBe(device);
  });
});

test("a request says where it came from, and nothing when it came from nowhere", () => {
  expect(prefill({ service: "Cambio de pantalla de Nintendo Switch" })).toEqual({
    device: "nintendo",
    description: "Quiero este servicio: Cambio de pantalla de Nintendo Switch. ",
  });
  expect(prefill({ product: "Lector de PS4" }).description).toBe("Quiero que me instalen: Lector de PS4. ");
  expect(prefill({})).toEqual({ device: "", description: "" });
});

test("a service that was paid names its order", () => {
  expect(prefill({ service: "Limpieza de PS5", order: "0a1b2c3d" })).toEqual({
    device: "playstation",
    description: "Quiero este servicio: Limpieza de PS5. Ya lo pagué en el pedido 0a1b2c3d. ",
  });
});
