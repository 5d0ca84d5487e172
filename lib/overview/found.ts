import { formatCop } from "@/lib/core/money";
import type { Found } from "./types";

type OrderRow = { id: string; customer_name: string; total_price: number };
type RepairRow = {
  id: string;
  contact_name: string;
  device_brand: string;
  device_model: string;
  descripcion: string;
};
type ProductRow = { id: string; name: string; price: number; stock: number };
type PersonRow = { id: string; username: string | null; email: string | null };

export type FoundRows = {
  orders: OrderRow[];
  repairs: RepairRow[];
  products: ProductRow[];
  people: PersonRow[];
};

/** Rows of four lists as the palette's answers. Numbers are those that staff read (spec section 9). */
export function toFound({ orders, repairs, products, people }: FoundRows): Found[] {
  return [
    ...orders.map(({ id, customer_name, total_price }) => ({
      kind: "order" as const,
      id,
      title: `${id.slice(0, 8)} ${customer_name}`,
      detail: formatCop(total_price),
      href: `/admin/pedidos/${id}`,
    })),
    ...repairs.map(({ id, contact_name, device_brand, device_model, descripcion }) => ({
      kind: "repair" as const,
      id,
      title: `${id.slice(-6)} ${contact_name}`.trim(),
      detail: [device_brand, device_model].filter(Boolean).join(" ") || descripcion,
      href: `/admin/servicios-tecnicos/${id}`,
    })),
    ...products.map(({ id, name, price, stock }) => ({
      kind: "product" as const,
      id,
      title: name,
      detail: `${formatCop(price)}, ${stock} und.`,
      href: `/admin/productos?q=${encodeURIComponent(name)}`,
    })),
    ...people.map(({ id, username, email }) => ({
      kind: "person" as const,
      id,
      title: username || email || `Usuario ${id.slice(-6)}`,
      detail: username ? (email ?? "") : "",
      href: `/dashboard/usuarios/${id}`,
    })),
  ];
}
