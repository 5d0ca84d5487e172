import { POST_NOT_FOUND } from "@/lib/blog/labels";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";
import type { NotFoundKind } from "@/lib/middleware/not-found-page";

export type NotFoundTexts = {
  title: string;
  /** Heading, when it differs from the page's title. */
  heading?: string;
  /** Likely reasons. */
  text: string;
  /** Where to go next, best first. */
  ways: readonly { href: string; label: string }[];
};

const HOME = { href: "/", label: "Volver al inicio" };
const PANEL = { href: "/dashboard", label: "Ir al inicio del panel" };
const WRITE = { href: "/contacto", label: "Escribirnos" };

const DELETED = "Puede que alguien lo haya eliminado o que el enlace esté incompleto.";
const NOT_YOURS = "Puede que el enlace esté incompleto o que sea de otra cuenta.";
const ORDER = { title: "Pedido no encontrado", heading: "No encontramos ese pedido" };
const REPAIR = { title: "Reparación no encontrada", heading: "No encontramos esa reparación" };
const MESSAGE = { title: "Mensaje no encontrado", heading: "No encontramos ese mensaje" };

/** Texts and links of the page for each kind of missing record. */
export const NOT_FOUND = {
  producto: {
    title: PRODUCT_NOT_FOUND,
    text: "Puede que ya no lo vendamos o que el enlace esté incompleto.",
    ways: [{ href: "/tienda", label: "Volver a la tienda" }],
  },
  categoria: {
    title: "No se encontraron productos en la categoría que buscas",
    text: "Puede que se hayan agotado o que la dirección esté mal escrita.",
    ways: [
      { href: "/tienda", label: "Ver todos los productos" },
      { href: "/servicios", label: "Ver los servicios" },
    ],
  },
  curso: COURSE_NOT_FOUND,
  blog: {
    title: POST_NOT_FOUND,
    text: "Puede que lo hayamos retirado o que la dirección esté mal escrita. En el blog hay muchos más.",
    ways: [{ href: "/blog", label: "Volver al blog" }],
  },
  pedido: {
    ...ORDER,
    text: "Revisa que el enlace esté completo. Si lo perdiste, escríbenos por WhatsApp con tu nombre y celular y te lo enviamos.",
    ways: [HOME, WRITE],
  },
  reparacion: {
    ...REPAIR,
    text: "Revisa que el enlace esté completo. Si te dieron uno nuevo, el anterior ya no sirve. También puedes escribirnos por WhatsApp con tu nombre y celular.",
    ways: [{ href: "/servicios-tecnicos", label: "Ver mis servicios" }, HOME],
  },
  certificado: {
    title: "Certificado no encontrado",
    heading: "No encontramos ese certificado",
    text: "Revisa que el código esté completo, como AG-XXXX-XXXX-XXXX. Si te lo entregaron así, no lo emitimos nosotros.",
    ways: [HOME],
  },
  pqr: {
    ...MESSAGE,
    text: "Revisa que el enlace esté completo. Con tu número de radicado también puedes buscarlo.",
    ways: [{ href: "/peticiones#consultar", label: "Buscar mi radicado" }, HOME],
  },
  boletin: {
    title: "Este enlace ya no sirve",
    text: "Revisa que esté completo o usa el del correo más reciente. Si quieres, suscríbete otra vez en el blog y te enviamos uno nuevo.",
    ways: [{ href: "/blog", label: "Ir al blog" }, WRITE],
  },
  "mi-pedido": {
    ...ORDER,
    text: NOT_YOURS,
    ways: [{ href: "/dashboard/pedidos", label: "Ver mis pedidos" }, PANEL],
  },
  "mi-servicio": {
    ...REPAIR,
    text: NOT_YOURS,
    ways: [{ href: "/servicios-tecnicos", label: "Ver mis servicios" }, PANEL],
  },
  "gestion-venta": {
    title: "Venta no encontrada",
    text: "Revisa el número del comprobante y búscalo en la lista.",
    ways: [{ href: "/admin/mostrador/tiquetes", label: "Ver las ventas del mostrador" }, PANEL],
  },
  "gestion-caja": {
    title: "Caja no encontrada",
    text: DELETED,
    ways: [{ href: "/admin/caja", label: "Ver la caja" }, PANEL],
  },
  "gestion-compra": {
    title: "Compra no encontrada",
    text: DELETED,
    ways: [{ href: "/admin/compras", label: "Ver todas las compras" }, PANEL],
  },
  "gestion-pedido": {
    ...ORDER,
    text: DELETED,
    ways: [{ href: "/admin/pedidos", label: "Ver todos los pedidos" }, PANEL],
  },
  "gestion-servicio": {
    ...REPAIR,
    text: DELETED,
    ways: [{ href: "/admin/servicios-tecnicos", label: "Ver todas las órdenes" }, PANEL],
  },
  "gestion-producto": {
    title: PRODUCT_NOT_FOUND,
    text: DELETED,
    ways: [{ href: "/admin/productos", label: "Volver a los productos" }, PANEL],
  },
  "gestion-curso": {
    title: COURSE_NOT_FOUND.title,
    text: DELETED,
    ways: [{ href: "/admin/cursos", label: "Volver a los cursos" }, PANEL],
  },
  "gestion-articulo": {
    title: POST_NOT_FOUND,
    text: DELETED,
    ways: [{ href: "/admin/blog", label: "Volver al blog" }, PANEL],
  },
  "gestion-mensaje": {
    ...MESSAGE,
    text: DELETED,
    ways: [{ href: "/admin/mensajes", label: "Volver a los mensajes" }, PANEL],
  },
  "gestion-cliente": {
    title: "Cliente no encontrado",
    heading: "No encontramos a ese cliente",
    text: "Puede que sus datos se hayan eliminado.",
    ways: [{ href: "/admin/clientes", label: "Volver a los clientes" }, PANEL],
  },
  usuario: {
    title: "Usuario no encontrado",
    heading: "No encontramos a esa persona",
    text: "Puede que su cuenta se haya eliminado.",
    ways: [{ href: "/dashboard/usuarios", label: "Volver a Usuarios" }, PANEL],
  },
} as const satisfies Record<NotFoundKind, NotFoundTexts>;

export function hasNotFoundTexts(kind: string): kind is NotFoundKind {
  return Object.hasOwn(NOT_FOUND, kind);
}
