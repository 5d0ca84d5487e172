import { formatCop } from "@/lib/core/money";
import { personName } from "@/lib/users/person-name";
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
type MessageRow = { id: string; number: string; name: string; preview: string };
type CourseRow = { id: string; title: string; price: number };
type PostRow = { id: string; title: string; stage: string };
type PersonRow = { id: string; username: string | null; email: string | null };

export type FoundRows = {
  orders: OrderRow[];
  repairs: RepairRow[];
  messages: MessageRow[];
  people: PersonRow[];
  products: ProductRow[];
  courses: CourseRow[];
  posts: PostRow[];
};

/** Maps rows of the back-office lists to palette results, with the numbers that staff use. */
export function toFound({ orders, repairs, messages, people, products, courses, posts }: FoundRows): Found[] {
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
    ...messages.map(({ id, number, name, preview }) => ({
      kind: "message" as const,
      id,
      title: `${number} ${name}`,
      detail: preview,
      href: `/admin/mensajes/${id}`,
    })),
    ...people.map(({ id, username, email }) => ({
      kind: "person" as const,
      id,
      title: personName({ id, username }),
      detail: email ?? "",
      href: `/dashboard/usuarios/${id}`,
    })),
    ...products.map(({ id, name, price, stock }) => ({
      kind: "product" as const,
      id,
      title: name,
      detail: `${formatCop(price)}, ${stock} und.`,
      href: `/admin/productos?q=${encodeURIComponent(name)}&editar=${id}`,
    })),
    ...courses.map(({ id, title, price }) => ({
      kind: "course" as const,
      id,
      title,
      detail: formatCop(price),
      href: `/admin/cursos/${id}`,
    })),
    ...posts.map(({ id, title, stage }) => ({
      kind: "post" as const,
      id,
      title,
      detail: stage,
      href: `/admin/blog/${id}`,
    })),
  ];
}
