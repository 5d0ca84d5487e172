import { expect, test } from "vitest";
import { PAPER, SHOP } from "@/tests/factories/repair-papers";
import { customerFacts, deviceFacts, shopLines } from "./shop";

test("the shop says who it is; what the settings do not know takes no line", () => {
  expect(shopLines({ ...SHOP, legalName: "", taxId: "", email: "" })).toEqual([
    "Aventura Gamer",
    "Calle 37 Sur # 43A-10, Envigado, Antioquia",
    "+57 604 000 0000",
  ]);
});

test("a device without anything to say about it is told so, not left out", () => {
  const bare = { ...PAPER, serial: "", accessories: "", checks: [], condition: "", photos: 0 };
  expect(deviceFacts(bare).map(([label, value]) => `${label}: ${value}`)).toEqual([
    "Equipo: Sony PS5 Slim",
    "Serial: No visible o no registrado",
    "Accesorios: Ninguno",
    "Estado al recibirlo: Sin observaciones",
    "Falla reportada: No da imagen",
  ]);
  expect(deviceFacts({ ...PAPER, photos: 1 }).at(-1)).toEqual(["Registro", "1 foto al recibirlo"]);
});

test("whoever delivers is named with all that the law asks for", () => {
  expect(customerFacts(PAPER).map(([label]) => label)).toEqual([
    "Nombre",
    "Documento",
    "Dirección",
    "Teléfono",
    "Correo",
  ]);
});
