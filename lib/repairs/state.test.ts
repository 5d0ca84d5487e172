import { expect, test } from "vitest";
import { REPAIR_STATES } from "./labels";
import { isOpenRepair, isWork, toRepairState } from "./state";

test.each<[string | null, string | null]>([
  ...REPAIR_STATES.map((state): [string, string] => [` ${state.toUpperCase()} `, state]),
  ["En Diagnóstico", "En_Diagnostico"],
  ["diagnostico", "En_Diagnostico"],
  ["Diagnóstico", "En_Diagnostico"],
  ["perdido", null],
  ["", null],
  [null, null],
])("the state %j is parsed as %s", (text, state) => expect(toRepairState(text)).toBe(state));

test("only the last state, or closing the request, closes a repair; two states count as work", () => {
  expect(REPAIR_STATES.filter((state) => !isOpenRepair({ state, closedAt: null }))).toEqual(["Entregado"]);
  expect(isOpenRepair({ state: "Recibido", closedAt: "2026-11-20T15:00:00Z" })).toBe(false);
  expect((["Recibido", "Reparando", "Completado", "Entregado"] as const).map(isWork)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
