import type { Tables } from "@/lib/supabase/database.types";
import type { StaffMember } from "@/lib/users/staff/types";
import type { PromiseFacts } from "../promise";
import type { QuoteLine, StaffRepairDetail } from "../types";
import type { factsOf, toDelivery, toMoney, toPart, toSameDevice } from "./rows";

export type RepairPart = ReturnType<typeof toPart>;

/** A part line of the approved quote with the remaining quantity. */
export type PlannedPart = QuoteLine & { number: number; used: number };

/** Previous and next repair in the same state, oldest first. */
export type Neighbours = { previous: string | null; next: string | null };

export type MoneyKind = Tables<"repair_payments">["kind"];

export type MoneyMove = ReturnType<typeof toMoney>[number];
export type SameDevice = ReturnType<typeof toSameDevice>;
export type Delivery = ReturnType<typeof toDelivery>;

/** Data of /admin/servicios-tecnicos/[id]. */
export type WorkshopRepair = StaffRepairDetail &
  Omit<PromiseFacts, "quote"> & {
    /** Version of the editable data: see repairFactsSchema. */
    version: number;
    technician: StaffMember | null;
    parts: RepairPart[];
    neighbours: Neighbours;
    collector: { name: string; document: string } | null;
    /** Deposits with their history. */
    deposit: number;
    money: MoneyMove[];
    deliveries: Delivery[];
    facts: RepairFacts;
    sameDevice: SameDevice[];
    complexity: Tables<"ordenes_servicio">["complexity"];
  };

export type RepairFacts = ReturnType<typeof factsOf>;

export type EditableFacts = { version: number; facts: RepairFacts };

/** A service of the catalogue, as a line of a quote. */
export type QuoteService = { id: string; name: string; price: number };

/** A product in the part search. */
export type StockPart = { id: string; name: string; price: number; stock: number };
