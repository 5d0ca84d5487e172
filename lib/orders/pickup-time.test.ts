import { describe, expect, test } from "vitest";
import { pickupText } from "./pickup-time";

/** Colombia is five hours behind UTC. */
const at = (moment: string) => Date.parse(`${moment}-05:00`);
const SHOP = { opensAt: "09:00", closesAt: "19:00", pickupHours: 2, city: "Envigado" };
const text = (moment: string, shop: Partial<typeof SHOP> = {}) =>
  pickupText({ ...SHOP, ...shop }, at(moment)).replaceAll("\u00a0", " ");

describe("an order can be fetched after the opening hours that preparing it takes", () => {
  test.each([
    ["in the morning", "2026-11-23T12:40", "Recógelo hoy en Envigado desde las 3 p. m."],
    ["to the half hour", "2026-11-23T11:20", "Recógelo hoy en Envigado desde la 1:30 p. m."],
    ["on the minute", "2026-11-23T13:00", "Recógelo hoy en Envigado desde las 3 p. m."],
    ["before opening", "2026-11-23T06:00", "Recógelo hoy en Envigado desde las 11 a. m."],
    ["the last hours go on tomorrow", "2026-11-23T17:30", "Recógelo mañana en Envigado desde las 9:30 a. m."],
    ["ready at closing time: tomorrow", "2026-11-23T17:00", "Recógelo mañana en Envigado desde las 9 a. m."],
    ["rounded up to closing time", "2026-11-23T16:50", "Recógelo mañana en Envigado desde las 9 a. m."],
    ["after closing", "2026-11-23T19:00", "Recógelo mañana en Envigado desde las 11 a. m."],
    ["on a Saturday evening", "2026-11-28T20:00", "Recógelo el lunes 30 en Envigado desde las 11 a. m."],
    ["on a Sunday", "2026-11-29T10:00", "Recógelo mañana en Envigado desde las 11 a. m."],
    ["before a holiday", "2026-12-07T18:30", "Recógelo el miércoles 9 en Envigado desde las 10:30 a. m."],
    ["in Semana Santa", "2027-03-24T18:59", "Recógelo el sábado 27 en Envigado desde las 11 a. m."],
    ["on Good Friday", "2027-03-26T10:00", "Recógelo mañana en Envigado desde las 11 a. m."],
    ["at the end of the year", "2026-12-31T19:30", "Recógelo el sábado 2 en Envigado desde las 11 a. m."],
  ])("%s", (_, moment, expected) => expect(text(moment)).toBe(expected));

  test("a long preparation takes several days, and none is at once", () => {
    expect(text("2026-11-27T10:00", { pickupHours: 20 })).toBe(
      "Recógelo el lunes 30 en Envigado desde las 10 a. m.",
    );
    expect(text("2026-11-27T10:00", { pickupHours: 0 })).toBe("Recógelo hoy en Envigado desde las 10 a. m.");
  });
});
