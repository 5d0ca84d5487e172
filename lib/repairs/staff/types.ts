import type { PromiseFacts } from "../promise";
import type { QuoteLine, StaffRepairDetail } from "../types";

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

/** What /admin/servicios-tecnicos/[id] shows. */
export type WorkshopRepair = StaffRepairDetail &
  Omit<PromiseFacts, "quote"> & {
    /** What an editor loaded: see repairFactsSchema. */
    version: number;
    technician: Technician | null;
    parts: RepairPart[];
    neighbours: Neighbours;
    collector: { name: string; document: string } | null;
    /** Paid on account when it came in. */
    deposit: number;
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
  condition: string;
  warrantyMonths: number;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
};

/** A save that came second answers what is stored now. */
export type FactsSaved = { saved: true } | { saved: false; version: number; current: RepairFacts };

/** A product as a technician chooses it. */
export type StockPart = { id: string; name: string; price: number; stock: number };

export type FoundCustomer = { id: string; name: string; address: string; phone: string };
