import { expect, test } from "vitest";
import { settingsHints } from "./hints";
import type { SettingsValues } from "./types";
import { SETTINGS_FIELDS } from "./values";

const blank = Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, ""])) as SettingsValues;

test("a hint shows the site with what is typed now", () => {
  const hints = settingsHints({
    ...blank,
    legalName: "Aventura S.A.S.",
    taxId: "890.903.938-8",
    phone: "6041234567",
    whatsapp: "300 123 4567",
    address: "Calle 1",
    city: "Envigado",
    opensAt: "09:00",
    closesAt: "18:30",
    serviceRadiusKm: "12,6",
    storeRating: "4,8",
    storeRatingCount: "156",
    storeRatingSource: "Google",
  });
  expect(hints.legalName).toContain("«Aventura S.A.S. · NIT 890.903.938-8»");
  expect(hints.phone).toContain("+57 604 123 4567");
  expect(hints.whatsapp).toContain("wa.me/573001234567");
  expect(hints.address).toContain("Calle 1, Envigado");
  expect(hints.opensAt).toBe("Lunes a sábado: 9:00 a 18:30. Domingos y festivos: Cerrado");
  expect(hints.serviceRadiusKm).toContain("hasta 13 km de Envigado");
  expect(hints.storeRating).toContain("4,8/5 (156), calificación de la tienda, según Google");
});

test("a check digit that does not belong to the NIT is pointed out", () => {
  expect(settingsHints({ ...blank, taxId: "890.903.938-7" }).taxId).toMatch(/sería 8/);
  expect(settingsHints({ ...blank, taxId: "890.903.938-8" }).taxId).not.toMatch(/sería/);
});

test("nothing typed says nothing false", () => {
  const hints = settingsHints(blank);
  expect(hints.whatsapp).toMatch(/no se muestran/);
  expect(hints.serviceRadiusKm).toContain("hasta 0 km");
  expect(hints.opensAt).toBe("Hora de Colombia.");
});
