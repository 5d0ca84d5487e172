import { expect, test } from "vitest";
import { openingHours } from "./hours";

test("hours lose the leading zero; Sundays and holidays are closed", () => {
  expect(openingHours({ opensAt: "09:00", closesAt: "19:00" })).toEqual([
    ["Lunes a sábado", "9:00 a 19:00"],
    ["Domingos y festivos", "Cerrado"],
  ]);
  expect(openingHours({ opensAt: "10:30", closesAt: "00:00" })[0]?.[1]).toBe("10:30 a 0:00");
});
