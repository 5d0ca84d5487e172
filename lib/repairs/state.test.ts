import { expect, test } from "vitest";
import { isOpenRepair, repairStep, toRepairState } from "./state";
import { REPAIR_STATES, type RepairState } from "./types";

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

test("steps run from 0 to 5, and only the last one closes a repair", () => {
  expect(REPAIR_STATES.map(repairStep)).toEqual([0, 1, 2, 3, 4, 5]);
  const isOver = (state: RepairState) => !isOpenRepair({ state, closedAt: null });
  expect(REPAIR_STATES.filter(isOver)).toEqual(["Entregado"]);
  expect(isOpenRepair({ state: "Recibido", closedAt: "2026-11-20T15:00:00Z" })).toBe(false);
});
