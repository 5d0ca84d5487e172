import { z } from "zod";
import { isDay } from "@/lib/core/days";
import { formatCop } from "@/lib/core/money";
import { parseWhole, pesosField } from "@/lib/core/pesos";
import { PURCHASE_LIMITS as LIMITS } from "./labels";

const text = (max: number) => z.string().trim().max(max, `Máximo ${max} caracteres.`).default("");

const UNITS = "Escribe cuántas unidades.";
const units = (least: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? (parseWhole(value) ?? Number.NaN) : value),
    z.number(UNITS).int(UNITS).min(least, UNITS).max(LIMITS.units, "Son demasiadas unidades."),
  );

const COST = "Escribe el costo.";
/** The cost of a whole line; null when nobody knows it. */
const cost = z
  .literal("")
  .transform(() => null)
  .or(pesosField({ missing: COST, most: LIMITS.cost }))
  .nullable();

export const recordPurchaseSchema = z
  .object({
    /** Chosen by the form: a repeated send records nothing twice. */
    key: z.uuid(),
    supplier: text(LIMITS.supplier),
    taxId: text(LIMITS.taxId),
    phone: text(LIMITS.phone),
    document: text(LIMITS.document),
    date: z.string().refine(isDay, "Elige la fecha de la compra."),
    note: text(LIMITS.note),
    lines: z
      .array(z.object({ product: z.uuid(), quantity: units(1), cost }))
      .min(1, "Agrega al menos un producto.")
      .max(LIMITS.lines, `Máximo ${LIMITS.lines} productos en una compra.`),
    /** What the supplier's invoice says, to compare; null without one. */
    total: z
      .literal("")
      .transform(() => null)
      .or(pesosField({ missing: COST, most: LIMITS.cost * LIMITS.lines })),
  })
  .superRefine(({ lines, total }, context) => {
    const sum = lines.reduce((all, line) => all + (line.cost ?? 0), 0);
    if (total === null || total === sum) return;
    const rest = total - sum;
    const message = `Las líneas suman ${formatCop(sum)}: ${rest > 0 ? "faltan" : "sobran"} ${formatCop(Math.abs(rest))}.`;
    context.addIssue({ code: "custom", path: ["total"], message });
  });
export type RecordPurchaseInput = z.output<typeof recordPurchaseSchema>;

export const correctPurchaseSchema = z.object({
  /** Null when it was deleted. */
  product: z.uuid().nullable(),
  line: z.uuid(),
  quantity: units(0),
  cost,
  reason: z
    .string()
    .trim()
    .min(3, "Escribe el motivo.")
    .max(LIMITS.reason, `Máximo ${LIMITS.reason} caracteres.`),
});
export type CorrectPurchaseInput = z.output<typeof correctPurchaseSchema>;

export const findProductsSchema = z.object({ query: z.string().trim().max(80) });
