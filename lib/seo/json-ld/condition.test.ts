import { expect, test } from "vitest";
import { conditionOf } from "./condition";

const state = (value: string) => [{ label: "Estado", value }];

test.each([
  ["DualSense blanco", "", [], "NewCondition"],
  ["Uncharted 4 para PS4 (usado)", "", [], "UsedCondition"],
  ["Placa de botones", "", state("Usada, probada"), "UsedCondition"],
  ["Mando", "Usado", [], "UsedCondition"],
  ["Consola de segunda mano", "", [], "UsedCondition"],
  ["PlayStation 5 con lector reacondicionada, 825 GB", "", [], "RefurbishedCondition"],
  ["Nintendo Switch V2", "Reacondicionado", [], "RefurbishedCondition"],
  ["PS4 Pro", "", state("Reacondicionada, carcasa 9/10"), "RefurbishedCondition"],
  ["Consola reacondicionada y poco usada", "", [], "RefurbishedCondition"],
  // What the shop states comes before what a name or a badge suggests.
  ["Carcasa para consolas usadas", "", state("Nuevo, sin caja original"), "NewCondition"],
  ["Causado por el destino, juego para PS5", "", [], "NewCondition"],
])("%s, badge '%s', facts %j: %s", (name, badgeText, details, condition) => {
  expect(conditionOf({ name, badgeText, details })).toBe(condition);
});

test("a product without badge or facts goes by its name", () => {
  expect(conditionOf({ name: "Control" })).toBe("NewCondition");
});
