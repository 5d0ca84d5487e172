import { repairNumber } from "../../../lib/repairs/number.ts";
import { addRepair, labourLine, quoteRepair } from "../../factories/repairs.ts";
import { db } from "../../support/e2e-database.ts";
import { type Customer, employeeId } from "./people.ts";

export type Repair = { id: string; number: string; token: string };

/** A repair checked in at the counter. */
export async function newRepair(customer: Customer | null, description: string): Promise<Repair> {
  const { id, token } = await addRepair(db, {
    usuario_id: customer?.id ?? null,
    descripcion: description,
    device_kind: "playstation",
    device_model: "PS5 de prueba",
    contact_name: "Marta Persona Secreta",
    contact_phone: "3009998877",
  });
  return { id, number: repairNumber(id), token };
}

/** Replaces the current quote; returns the id of the new one. */
export async function newQuote(repair: Repair, total: number): Promise<string> {
  const part = { kind: "part", concept: "Puerto HDMI", quantity: 1, unit_price: total - 40_000 };
  return quoteRepair(db, await employeeId(), repair.id, [part, labourLine(40_000, "Mano de obra")]);
}
