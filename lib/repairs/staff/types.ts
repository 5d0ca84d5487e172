import type { CounterMethod } from "@/lib/orders/labels";
import type { PromiseFacts } from "../promise";
import type { ConditionCheck, QuoteLine, RepairOutcome, StaffRepairDetail } from "../types";

/** Somebody who can work on a repair. */
export type Technician = { id: string; name: string };

/** A part that went into a device. */
export type RepairPart = {
  id: string;
  productId: string | null;
  name: string;
  quantity: number;
  unitPrice: number;
  /** The approved line it belongs to, from 1. */
  line: { quoteId: string; number: number } | null;
  usedAt: string;
  usedBy: string;
  returnedAt: string | null;
};

/** A part line of the approved quote with what is left of it to use. */
export type PlannedPart = QuoteLine & { number: number; used: number };

/** The two repairs beside this one in the same state, oldest first. */
export type Neighbours = { previous: string | null; next: string | null };

export type MoneyKind = "abono" | "correccion" | "devolucion";

/** A line of the money on account; above zero it came in. */
export type MoneyMove = {
  id: string;
  kind: MoneyKind;
  method: CounterMethod;
  amount: number;
  reason: string;
  /** What the line stands for after its corrections; the same as the amount of one that needed none. */
  stands: number;
  by: string;
  at: string;
};

/** A hand-over; the last one is the present one while the device is not here. */
export type Delivery = {
  id: number;
  at: string;
  outcome: RepairOutcome;
  collector: { name: string; document: string };
  by: string | null;
  warrantyUntil: string | null;
};

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

/** What can be typed again after the check-in. */
export type RepairFacts = {
  description: string;
  technicianNote: string;
  kind: string;
  brand: string;
  model: string;
  serial: string;
  accessories: string;
  checks: ConditionCheck[];
  condition: string;
  warrantyMonths: number;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  contactDocument: string;
  contactAddress: string;
  /** 0: free. */
  diagnosisPrice: number;
  /** 0: none was agreed. */
  agreedPrice: number;
};

export type EditableFacts = { version: number; facts: RepairFacts };

/** A product as a technician chooses it. */
export type StockPart = { id: string; name: string; price: number; stock: number };

export type FoundCustomer = { id: string; name: string; address: string; phone: string };
