import { describe, expect, test } from "vitest";
import { otherCities } from "@/lib/settings/other-cities";
import { arrivalIn, arrivalOf, arrivalsOf, arrivalText } from "./arrival";

/** Colombia is five hours behind UTC. */
const at = (moment: string) => Date.parse(`${moment}-05:00`);
const text = (moment: string, closesAt = "19:00") => arrivalText(arrivalOf(closesAt, at(moment)));

describe("an order arrives on the first or second opening day after it", () => {
  test.each([
    ["on a Monday morning", "2026-11-23T10:00", "entre el martes 24 y el miércoles 25"],
    ["before opening", "2026-11-23T00:05", "entre el martes 24 y el miércoles 25"],
    ["a minute before closing", "2026-11-23T18:59", "entre el martes 24 y el miércoles 25"],
    ["at closing time: the next day handles it", "2026-11-23T19:00", "entre el miércoles 25 y el jueves 26"],
    ["shortly before midnight", "2026-11-23T23:59", "entre el miércoles 25 y el jueves 26"],
    ["on a Friday: Sunday does not count", "2026-11-27T10:00", "entre el sábado 28 y el lunes 30"],
    ["on a Saturday", "2026-11-28T10:00", "entre el lunes 30 y el martes 1"],
    ["on a Sunday", "2026-11-29T10:00", "entre el martes 1 y el miércoles 2"],
    ["before a holiday", "2026-12-07T10:00", "entre el miércoles 9 y el jueves 10"],
    ["on a holiday", "2026-12-08T10:00", "entre el jueves 10 y el viernes 11"],
    ["in Holy Week", "2026-04-01T10:00", "entre el sábado 4 y el lunes 6"],
    ["at the end of the year", "2026-12-31T20:00", "entre el lunes 4 y el martes 5"],
  ])("%s", (_, moment, expected) => {
    expect(text(moment)).toBe(expected);
  });

  test("closing time is in the shop's time zone", () => {
    expect(text("2026-11-23T18:00", "17:30")).toBe("entre el miércoles 25 y el jueves 26");
  });

  test("days at the end of a month or year are correct", () => {
    expect(arrivalOf("19:00", at("2026-12-31T20:00"))).toEqual({ from: "2027-01-04", to: "2027-01-05" });
  });
});

describe("outside the metropolitan area an order arrives in the days of its department", () => {
  const times = { closesAt: "19:00", deliveryDays: { "05": [1, 1], "76": [2, 4], "99": [6, 15] } } as const;
  const there = (municipality: string, moment: string) => arrivalIn(municipality, times, at(moment))?.text;

  test.each([
    [
      "Envigado keeps the shop's promise",
      "05266",
      "2026-11-23T10:00",
      "entre el martes 24 y el miércoles 25",
    ],
    ["Rionegro is not in the area", "05615", "2026-11-23T10:00", "el martes 24 de noviembre"],
    ["Cali", "76001", "2026-11-23T10:00", "entre el miércoles 25 y el viernes 27 de noviembre"],
    ["after closing time", "76001", "2026-11-23T19:00", "entre el jueves 26 y el sábado 28 de noviembre"],
    [
      "across a month",
      "76001",
      "2026-11-27T10:00",
      "entre el lunes 30 de noviembre y el miércoles 2 de diciembre",
    ],
    [
      "Sundays and holidays do not count",
      "99001",
      "2026-12-01T10:00",
      "entre el miércoles 9 y el sábado 19 de diciembre",
    ],
    ["in Holy Week", "76001", "2026-03-31T10:00", "entre el sábado 4 y el martes 7 de abril"],
    ["a department without days", "88001", "2026-11-23T10:00", undefined],
  ])("%s", (_, municipality, moment, expected) => {
    expect(there(municipality, moment)).toBe(expected);
  });

  test("the checkout has the text of each zone", () => {
    expect(arrivalsOf(times, at("2026-11-23T10:00"))).toEqual({
      local: "entre el martes 24 y el miércoles 25",
      departments: {
        "05": "el martes 24 de noviembre",
        "76": "entre el miércoles 25 y el viernes 27 de noviembre",
        "99": "entre el lunes 30 de noviembre y el viernes 11 de diciembre",
      },
    });
  });

  test("before the municipality is known it is the whole range", () => {
    expect(otherCities(times.deliveryDays)).toBe(
      "A otras ciudades, de 1 a 15 días sin domingos ni festivos, con número de guía.",
    );
    expect(otherCities({})).toBe("A otras ciudades va con transportadora y número de guía.");
  });
});
