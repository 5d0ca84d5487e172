import { formatCop, formatNumber } from "@/lib/core/money";
import { categoryLabel } from "../labels";
import { NO_CATEGORY } from "./labels";

export const BULK_KINDS = ["price-percent", "price-amount", "price-set", "stock", "category"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

type Texts = { label: string; field: string; hint: string; placeholder?: string };

const ROUNDED = "Con menos delante baja. El resultado se redondea a $100.";

export const BULK_TEXTS: Record<BulkKind, Texts> = {
  "price-percent": {
    label: "Precio: subir o bajar un porcentaje",
    field: "Porcentaje",
    hint: ROUNDED,
    placeholder: "10 o -15",
  },
  "price-amount": {
    label: "Precio: subir o bajar un valor",
    field: "Valor (COP)",
    hint: ROUNDED,
    placeholder: "5000 o -5000",
  },
  "price-set": {
    label: "Precio: fijar el mismo para todos",
    field: "Precio (COP)",
    hint: "Queda exactamente así.",
  },
  stock: {
    label: "Existencias: sumar o restar unidades",
    field: "Unidades",
    hint: "Con menos delante resta. Cada producto guarda su movimiento.",
    placeholder: "10 o -2",
  },
  category: { label: "Categoría", field: "Categoría nueva", hint: "Elige una o escribe otra." },
};

export function toBulkKind(text: string): BulkKind {
  return BULK_KINDS.find((kind) => kind === text) ?? "price-percent";
}

/** The input of a bulk edit, as its actions receive it. */
export function bulkChange(kind: BulkKind, form: FormData) {
  const value = String(form.get("value") ?? "");
  if (kind === "stock") return { kind, value, note: String(form.get("note") ?? "") };
  return { kind, value };
}

/** A value of this kind as text, for the preview. */
export function bulkValueText(kind: BulkKind, value: string | number): string {
  if (typeof value === "string") return categoryLabel(value) || NO_CATEGORY;
  return kind === "stock" ? formatNumber(value) : formatCop(value);
}
