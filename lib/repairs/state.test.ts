import { expect, test } from "vitest";
import { REPAIR_STATES } from "./labels";
import { isOpenRepair, isWork, repairStep, toRepairState } from "./state";
import type { RepairState } from "./types";

test("a state is read whatever its letters", () => {
  for (const state of REPAIR_STATES) {
    expect(toRepairState(state)).toBe(state);
    expect(toRepairState(state.toLowerCase())).toBe(state);
    expect(toRepairState(` ${state.toUpperCase()} `)).toBe(state);
  }
  expect(toRepairState("En Diagnóstico")).toBe("En_Diagnostico");
});

test("diagnostico is another name of En_Diagnostico", () => {
  expect(toRepairState("diagnostico")).toBe("En_Diagnostico");
  expect(toRepairState("Diagnóstico")).toBe("En_Diagnostico");
});

test("what is no state is none", () => {
  expect(toRepairState("perdido")).toBeNull();
  expect(toRepairState("")).toBeNull();
  expect(toRepairState(null)).toBeNull();
});

test("steps run from 0, and only the last one closes a repair", () => {
  expect(REPAIR_STATES.map(repairStep)).toEqual([...REPAIR_STATES.keys()]);
  const isOver = (state: RepairState) => !isOpenRepair({ state, closedAt: null });
  expect(REPAIR_STATES.filter(isOver)).toEqual(["Entregado"]);
  expect((["Recibido", "Reparando", "Completado", "Entregado"] as const).map(isWork)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpenRepair({ state: "Recibido", closedAt: "2026-11-20T15:00:00Z" })).toBe(false);
});
