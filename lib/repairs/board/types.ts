import type { RepairState } from "../types";
import type { toRepairCard } from "./card";

/** A repair on a board card or a list row. */
export type RepairCard = ReturnType<typeof toRepairCard>;

/** `expected`: of the total, devices that were asked for but are not here yet. */
export type BoardColumn = { state: RepairState; total: number; expected: number; cards: RepairCard[] };

export type RepairPage = { cards: RepairCard[]; total: number };
