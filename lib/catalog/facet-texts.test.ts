import { expect, test } from "vitest";
import { warrantyText } from "./facet-texts";

test.each([
  [12, "", "12 meses"],
  [1, "", "1 mes"],
  [13, "", "13 meses"],
  [36, "", "3 años"],
  [3, "por defecto del disco", "3 meses por defecto del disco"],
  [0, "Cambio si el código no activa", "Cambio si el código no activa"],
  [0, "", "La que da la ley"],
])("a warranty of %i months, «%s»: %s", (months, note, text) => {
  expect(warrantyText(months, note)).toBe(text);
});
