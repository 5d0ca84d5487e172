/** How the costs of a purchase are typed: of one unit, or of the whole line as invoices say it. */
export const COST_BASES = { unit: "por unidad", line: "por línea" } as const;
export type CostBasis = keyof typeof COST_BASES;

/** Limits that private.purchases and its lines have too. */
export const PURCHASE_LIMITS = {
  lines: 200,
  units: 1_000_000,
  /** Of a whole line, in COP. */
  cost: 10_000_000_000,
  supplier: 120,
  taxId: 30,
  phone: 30,
  document: 60,
  note: 200,
  reason: 200,
};

export const UNKNOWN_COST = "Sin costo";
