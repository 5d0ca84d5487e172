import type { RepairState } from "../types";
import type { toRepairCard } from "./card";

/** One repair as the board's cards and the list's rows show it. */
export type RepairCard = ReturnType<typeof toRepairCard>;

export type BoardColumn = { state: RepairState; total: number; cards: RepairCard[] };

export type RepairPage = { cards: RepairCard[]; total: number };
