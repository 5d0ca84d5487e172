import type { PromiseFacts } from "../promise";
import type { QuoteLine, StaffRepairDetail } from "../types";
import type { factsOf, toDelivery, toMoney, toPart } from "./rows";

/** Somebody who can work on a repair. */
export type Technician = { id: string; name: string };

export type RepairPart = ReturnType<typeof toPart>;

/** A part line of the approved quote with what is left of it to use. */
export type PlannedPart = QuoteLine & { number: number; used: number };

/** The two repairs beside this one in the same state, oldest first. */
export type Neighbours = { previous: string | null; next: string | null };

export type MoneyKind = "abono" | "correccion" | "devolucion";

export type MoneyMove = ReturnType<typeof toMoney>[number];
export type Delivery = ReturnType<typeof toDelivery>;

/** What /admin/servicios-tecnicos/[id] shows. */
export type WorkshopRepair = StaffRepairDetail &
  Omit<PromiseFacts, "quote"> & {
    /** What an editor loaded: see repairFactsSchema. */
    version: number;
    technician: Technician | null;
    parts: RepairPart[];
    neighbours: Neighbours;
    collector: { name: string; document: string } | null;
    /** Money on account, and how it came to be that much. */
    deposit: number;
    money: MoneyMove[];
    deliveries: Delivery[];
    facts: RepairFacts;
    complexity: "simple" | "compleja";
  };

export type RepairFacts = ReturnType<typeof factsOf>;

export type EditableFacts = { version: number; facts: RepairFacts };

/** A product as a technician chooses it. */
export type StockPart = { id: string; name: string; price: number; stock: number };

export type FoundCustomer = { id: string; name: string; address: string; phone: string };
