import { expect, test } from "vitest";
import { openingState } from "./opening";

const HOURS = { opensAt: "09:00", closesAt: "19:00" };
// 22 November 2026 is a Sunday; Colombia is five hours behind UTC.
test.each([
  ["2026-11-22T16:00:00Z", "Abrimos el lunes a las 9:00"],
  ["2026-11-23T13:59:00Z", "Abrimos hoy a las 9:00"],
  ["2026-11-23T14:00:00Z", "Estamos en línea"],
  ["2026-11-23T23:59:00Z", "Estamos en línea"],
  ["2026-11-24T00:00:00Z", "Abrimos el martes a las 9:00"],
  ["2026-11-29T00:30:00Z", "Abrimos el lunes a las 9:00"],
])("at %s: %s", (now, text) => {
  expect(openingState(HOURS, new Date(now))).toEqual({ isOpen: text === "Estamos en línea", text });
});
