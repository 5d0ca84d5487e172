import { CONDITION_LABELS, KIND_LABELS as PRODUCT_KINDS } from "@/lib/catalog/facets";
import { BULK_KINDS, BULK_TEXTS } from "@/lib/catalog/staff/bulk";
import { CHANNEL_LABELS, KIND_LABELS } from "@/lib/contact/labels";
import { counted } from "@/lib/core/counted";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop, formatNumber } from "@/lib/core/money";
import { TAX_CLASS_LABELS } from "@/lib/core/tax-class";
import { isUuid, truncate } from "@/lib/core/text";
import { changedLine } from "@/lib/core/versioned";
import {
  CASH_METHODS,
  ORDER_LABELS,
  PAYMENT_LABELS,
  SALES_CHANNELS,
  SHIPPING_LABELS,
  WITHDRAWAL_LABELS,
} from "@/lib/orders/labels";
import { METHODS, PAYMENT_METHODS } from "@/lib/orders/methods";
import { HANDOVER_LABELS, QUOTE_LABELS, STATE_LABELS } from "@/lib/repairs/labels";
import type { Json } from "@/lib/supabase/database.types";
import { ROLE_NAMES } from "@/lib/users/staff/labels";
import { columnLabel } from "./columns";

const LONGEST = 160;
const MONEY = [
  "price",
  "total_price",
  "total",
  "unit_price",
  "amount",
  "discount",
  "refunded_amount",
  "agreed_price",
  "diagnosis_price",
  "deposit",
  "refund_limit",
];
const MODERATION = { pending: "Pendiente", approved: "Aprobada", rejected: "Rechazada" };

/** Labels of enum values by column; `status` is looked up in every table's labels. */
const VALUE_LABELS: Record<string, Record<string, string>> = {
  role: ROLE_NAMES,
  estado: STATE_LABELS,
  payment_status: PAYMENT_LABELS,
  payment_method: Object.fromEntries(PAYMENT_METHODS.map((method) => [method, METHODS[method].label])),
  shipping_status: SHIPPING_LABELS,
  handover: HANDOVER_LABELS,
  status: { ...ORDER_LABELS, ...MODERATION },
  state: { ...WITHDRAWAL_LABELS, ...QUOTE_LABELS },
  condition: CONDITION_LABELS,
  tax_class: TAX_CLASS_LABELS,
  kind: {
    ...KIND_LABELS,
    ...PRODUCT_KINDS,
    ...Object.fromEntries(BULK_KINDS.map((kind) => [kind, BULK_TEXTS[kind].label])),
  },
  by: { customer: "el cliente" },
  method: CASH_METHODS,
  channel: { ...CHANNEL_LABELS, ...SALES_CHANNELS, proveedor: "Proveedor de pagos", manual: "A mano" },
  from: { ...ROLE_NAMES, ...MODERATION },
  to: { ...ROLE_NAMES, ...MODERATION },
};

/** A column's value as text for people. */
export function auditValue(column: string, value: Json | undefined): string {
  if (value === null || value === undefined || value === "") return "(vacío)";
  if (value === "•") return "(dato personal, no se guarda)";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return numberText(column, value);
  if (typeof value === "string") return VALUE_LABELS[column]?.[value] ?? textOf(value);
  if (Array.isArray(value)) return listText(value);
  return truncate(objectText(value), LONGEST);
}

/** A column's old and new text; of long texts, only the part that differs. */
export function auditChange(
  column: string,
  before: Json | undefined,
  value: Json | undefined,
): { before?: string; value: string } {
  // The log stores only the beginning of a long text.
  if (before === value) return { value: "(cambió más adelante)" };
  const isText = typeof before === "string" && typeof value === "string";
  return isText && Math.max(before.length, value.length) > LONGEST
    ? { before: changedLine(value, before), value: changedLine(before, value) }
    : { before: auditValue(column, before), value: auditValue(column, value) };
}

function objectText(value: { [key: string]: Json | undefined }): string {
  const parts = Object.entries(value).map(
    ([key, part]) => `${columnLabel("", key) ?? key}: ${auditValue(key, part)}`,
  );
  return parts.join(", ") || "(vacío)";
}

function numberText(column: string, value: number): string {
  if (MONEY.includes(column)) return formatCop(value);
  return Number.isInteger(value) ? formatNumber(value) : String(value).replace(".", ",");
}

function textOf(value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  if (isUuid(value)) return `#${value.slice(-6)}`;
  // Fallback for an enum value without a label: underscores become spaces.
  if (/^[a-z]+(_[a-z]+)+$/.test(value)) return value.replaceAll("_", " ");
  return truncate(value, LONGEST);
}

function listText(values: Json[]): string {
  if (values.length === 0) return "(vacío)";
  if (values.every((value) => typeof value === "string" && !isUuid(value)))
    return truncate(values.join(", "), LONGEST);
  return counted(values.length, "elemento", "elementos");
}
