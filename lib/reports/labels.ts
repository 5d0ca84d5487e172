import { categoryLabel } from "@/lib/catalog/labels";
import { formatColombian, formatDay } from "@/lib/core/dates";
import { CASH_METHODS } from "@/lib/orders/labels";
import type { SalesChannel } from "@/lib/orders/types";
import type { SalesRow, Sums } from "./rows";
import type { Grouping, StockList } from "./types";

export const GROUPING_LABELS = {
  producto: "Producto",
  categoria: "Categoría",
  dia: "Día",
  mes: "Mes",
  canal: "Canal",
  metodo: "Medio de pago",
  vendedor: "Vendedor",
  reparacion: "Reparación",
  tecnico: "Técnico",
} satisfies Record<Grouping, string>;

export const STOCK_LIST_LABELS = {
  comprar: "Qué comprar",
  quieto: "Sin moverse",
  valor: "Valor del inventario",
} satisfies Record<StockList, string>;

const CHANNELS = {
  web: "Página web",
  mostrador: "Mostrador",
  asistida: "Llamada o chat",
  taller: "Taller",
} satisfies Record<SalesChannel | "taller", string>;
const METHODS: Record<string, string> = {
  ...CASH_METHODS,
  mercadopago: "Mercado Pago",
  "": "Sin pago: repuestos",
};
const KINDS: Record<string, string> = {
  "": "Sin línea: devoluciones y contracargos",
  repair: "Reparaciones",
  service: "Servicios",
  course: "Cursos",
};
const NOT_A_REPAIR = "Lo que no es del taller";

/** What a row of the report is called. */
export function rowLabel(by: Grouping, { key, label }: Pick<SalesRow, "key" | "label">): string {
  switch (by) {
    case "dia":
      return formatDay(key);
    case "mes":
      return formatColombian(`${key}-15T12:00:00Z`, "MMMM 'de' yyyy");
    case "canal":
      return CHANNELS[key as keyof typeof CHANNELS] ?? key;
    case "metodo":
      return METHODS[key] ?? key;
    case "producto":
      return KINDS[key] ?? label ?? "Ya no está en el catálogo";
    case "categoria":
      return KINDS[key] ?? (categoryLabel(key.replace(/^product:/, "")) || "Sin categoría");
    case "reparacion":
      return key ? (label ?? key) : NOT_A_REPAIR;
    case "tecnico":
      if (key === "nadie") return "Sin técnico";
      return key ? (label ?? "Alguien que ya no está") : NOT_A_REPAIR;
    case "vendedor":
      if (key === "taller") return "Taller";
      return key ? (label ?? "Alguien que ya no está") : "Sin vendedor";
  }
}

/** "31,5 %" of what was sold with a known cost; null without any. */
export function marginShare({ margin, known }: Pick<Sums, "margin" | "known">): string | null {
  if (margin === null || !known || known <= 0) return null;
  return `${((margin / known) * 100).toFixed(1).replace(".", ",")}\u00a0%`;
}
