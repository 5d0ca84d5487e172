import { formatCop, formatNumber } from "@/lib/core/money";
import { platformsText, warrantyText } from "../facet-texts";
import { among, CONDITION_LABELS, KIND_LABELS, PLATFORMS, toCondition, toKind } from "../facets";
import { categoryLabel } from "../labels";
import { NO_CATEGORY, NO_PLATFORM } from "./labels";

export const BULK_KINDS = [
  "price-percent",
  "price-amount",
  "price-set",
  "stock",
  "category",
  "platforms",
  "type",
  "condition",
  "warranty",
] as const;
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
  platforms: {
    label: "Plataformas",
    field: "Plataformas",
    hint: "Reemplazan las de cada producto. Sin ninguna, el producto queda sin plataforma.",
  },
  type: { label: "Tipo de producto", field: "Tipo nuevo", hint: "Por él se filtra en la tienda." },
  condition: { label: "Condición", field: "Condición nueva", hint: "El detalle de cada producto no cambia." },
  warranty: {
    label: "Garantía",
    field: "Meses de garantía",
    hint: "El detalle de cada producto no cambia.",
    placeholder: "12",
  },
};

export function toBulkKind(text: string): BulkKind {
  return BULK_KINDS.find((kind) => kind === text) ?? "price-percent";
}

/** The input of a bulk edit, as its actions receive it. */
export function bulkChange(kind: BulkKind, form: FormData) {
  if (kind === "platforms") return { kind, value: among(PLATFORMS, form.getAll("value").map(String)) };
  if (kind === "type") return { kind, value: toKind(String(form.get("value"))) };
  if (kind === "condition") return { kind, value: toCondition(String(form.get("value"))) };
  const value = String(form.get("value") ?? "");
  if (kind === "stock") return { kind, value, note: String(form.get("note") ?? "") };
  return { kind, value };
}

/** A value of this kind as text, for the preview. */
export function bulkValueText(kind: BulkKind, value: string | number | string[]): string {
  if (Array.isArray(value)) return platformsText(among(PLATFORMS, value)) || NO_PLATFORM;
  if (typeof value === "string") {
    if (kind === "type") return KIND_LABELS[toKind(value)];
    if (kind === "condition") return CONDITION_LABELS[toCondition(value)];
    return categoryLabel(value) || NO_CATEGORY;
  }
  if (kind === "warranty") return warrantyText(value, "");
  return kind === "stock" ? formatNumber(value) : formatCop(value);
}
