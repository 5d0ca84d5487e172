import { expect, test } from "vitest";
import { waitText } from "./too-many";

test.each([
  [0, "un minuto"],
  [60, "un minuto"],
  [61, "2 minutos"],
  [3540, "59 minutos"],
  [3541, "una hora"],
  [3600, "una hora"],
  [3601, "2 horas"],
  [86_400, "24 horas"],
])("%i seconds are %s", (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
