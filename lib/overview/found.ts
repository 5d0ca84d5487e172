import { STAGE_LABELS } from "@/lib/blog/staff/labels";
import type { StaffPost } from "@/lib/blog/staff/rows";
import { formatCop } from "@/lib/core/money";
import { customerName } from "@/lib/customers/labels";
import type { Found } from "./types";

type Shown = Pick<Found, "title" | "detail" | "href">;
type Row<Columns> = { id: string } & Columns;
type RepairRow = Row<Record<"customer" | "brand" | "model" | "description", string>>;

/** Title, detail and link of a palette result, by kind, with the numbers that staff use. */
export const SHOWN = {
  order: ({ id, customerName, total }: Row<{ customerName: string; total: number }>): Shown => ({
    title: `${id.slice(0, 8)} ${customerName}`,
    detail: formatCop(total),
    href: `/admin/pedidos/${id}`,
  }),
  repair: ({ id, customer, brand, model, description }: RepairRow): Shown => ({
    title: `${id.slice(-6)} ${customer}`.trim(),
    detail: [brand, model].filter(Boolean).join(" ") || description,
    href: `/admin/servicios-tecnicos/${id}`,
  }),
  message: ({ id, number, name, preview }: Row<Record<"number" | "name" | "preview", string>>): Shown => ({
    title: `${number} ${name}`,
    detail: preview,
    href: `/admin/mensajes/${id}`,
  }),
  customer: ({ id, name, phone, email }: Row<Record<"name" | "phone" | "email", string>>): Shown => ({
    title: customerName({ name, phone, email }),
    detail: [name && phone, email].filter(Boolean).join(" · "),
    href: `/admin/clientes/${id}`,
  }),
  product: ({ id, name, price, stock }: Row<{ name: string; price: number; stock: number }>): Shown => ({
    title: name,
    detail: `${formatCop(price)}, ${stock} und.`,
    href: `/admin/productos?q=${encodeURIComponent(name)}&editar=${id}`,
  }),
  course: ({ id, title, price }: Row<{ title: string; price: number }>): Shown => ({
    title,
    detail: formatCop(price),
    href: `/admin/cursos/${id}`,
  }),
  post: ({ id, title, stage }: Pick<StaffPost, "id" | "title" | "stage">): Shown => ({
    title,
    detail: STAGE_LABELS[stage],
    href: `/admin/blog/${id}`,
  }),
};
