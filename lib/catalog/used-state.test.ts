import { expect, test } from "vitest";
import { usedStateOf } from "./used-state";

const box = { label: "Contenido de la caja", value: "Consola y cables" };
const state = (conditionNote: string, condition: "nuevo" | "usado" | "reacondicionado" = "usado") =>
  usedStateOf({ condition, conditionNote, details: [{ label: "Peso", value: "80 g" }, box] });

test("a new product has no state; another says what is worn and what is in the box", () => {
  expect(state("sin caja original", "nuevo")).toBeNull();
  expect(state("superficie 8/10")).toMatchObject({ title: "Usado: superficie 8/10", details: [box] });
});

test.each([
  ["superficie 10/10", /10 de 10 es: sin marcas de uso\.$/],
  ["carcasa 9/10", /9 de 10 es: marcas leves/],
  ["carcasa entre 8/10 y 9/10", /8 de 10 es: marcas que se ven/],
  ["carcasa 5/10", /5 de 10 es: muy marcado/],
])("the lowest grade of '%s' is explained", (note, meaning) => {
  expect(state(note)?.meaning).toMatch(meaning);
});

test.each(["probada", "", "lote 110/100"])("without a grade, '%s' explains only the condition", (note) => {
  expect(state(note, "reacondicionado")?.meaning).toBe("Lo abrimos, cambiamos lo gastado y lo probamos.");
});
