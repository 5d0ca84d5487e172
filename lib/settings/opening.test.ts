import { expect, test } from "vitest";
import { openingState, twelveHours } from "./opening";

const HOURS = { opensAt: "09:00", closesAt: "19:00" };
// 22 November 2026 is a Sunday; Colombia is five hours behind UTC.
test.each([
  ["on a Sunday", "2026-11-22T16:00:00Z", "Cerrado · abre mañana a las 9:00 a. m."],
  ["before it opens", "2026-11-23T13:59:00Z", "Cerrado · abre hoy a las 9:00 a. m."],
  ["when it opens", "2026-11-23T14:00:00Z", "Abierto hasta las 7:00 p. m."],
  ["a minute before it closes", "2026-11-23T23:59:00Z", "Abierto hasta las 7:00 p. m."],
  ["when it closes", "2026-11-24T00:00:00Z", "Cerrado · abre mañana a las 9:00 a. m."],
  ["on a Saturday night", "2026-11-29T00:30:00Z", "Cerrado · abre el lunes a las 9:00 a. m."],
  // Monday 16 November 2026 is a holiday (Independence of Cartagena, moved).
  ["on the Saturday before a holiday", "2026-11-15T00:30:00Z", "Cerrado · abre el martes a las 9:00 a. m."],
  ["on a holiday", "2026-11-16T16:00:00Z", "Cerrado · abre mañana a las 9:00 a. m."],
  ["on the last day of the year", "2027-01-01T01:00:00Z", "Cerrado · abre el sábado a las 9:00 a. m."],
])("%s", (_, now, text) => {
  expect(openingState(HOURS, new Date(now))).toEqual({ isOpen: text.startsWith("Abierto"), text });
});

test.each([
  ["00:30", "12:30 a. m."],
  ["09:00", "9:00 a. m."],
  ["12:00", "12:00 p. m."],
  ["19:05", "7:05 p. m."],
])("%s is %s", (time, text) => {
  expect(twelveHours(time)).toBe(text);
});
