import { counted } from "@/lib/core/counted";
import type { CustomerCard, CustomerOrder, SharedContact } from "./rows";

/** Sorts of the list on phones, which has no column headers. */
export const CUSTOMER_SORT_LABELS = {
  "-visto": "Los que vinieron hace menos",
  "-gastado": "Los que más han comprado",
  nombre: "Nombre (A-Z)",
};

/** What two records share. */
export const SHARED_LABELS = {
  celular: "el celular",
  correo: "el correo de la cuenta",
  documento: "el documento",
} satisfies Record<SharedContact, string>;

/** Where an order was made; on the web without saying so. */
export const CHANNEL_NOTES = {
  web: "",
  mostrador: "En el mostrador",
  asistida: "Por llamada o chat",
} satisfies Record<CustomerOrder["channel"], string>;

/** A person as a line: the name, or what else is known. */
export function customerName({ name, phone, email }: Pick<CustomerCard, "name" | "phone" | "email">): string {
  return name || phone || email || "Sin nombre";
}

/** "2 pedidos, 1 reparación"; empty for somebody who never came. */
export function visitsText({ orders, repairs }: Pick<CustomerCard, "orders" | "repairs">): string {
  return [
    orders > 0 && counted(orders, "pedido", "pedidos"),
    repairs > 0 && counted(repairs, "reparación", "reparaciones"),
  ]
    .filter(Boolean)
    .join(", ");
}
