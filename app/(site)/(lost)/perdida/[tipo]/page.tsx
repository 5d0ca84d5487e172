import type { Metadata } from "next";
import type { ReactElement } from "react";
import { PostMissing } from "@/components/blog/post-missing";
import { ProductMissing } from "@/components/catalog/product-missing";
import { MessageMissing } from "@/components/contact/message-missing";
import { NewsletterLinkMissing } from "@/components/contact/newsletter-link-missing";
import { LostPage } from "@/components/content/lost-page";
import { OutagePage } from "@/components/content/outage-page";
import { CertificateMissing } from "@/components/courses/certificate-missing";
import { CourseMissing } from "@/components/courses/course-missing";
import { OrderMissing } from "@/components/orders/order-missing";
import { RepairMissing } from "@/components/repairs/repair-missing";
import { Missing } from "@/components/ui/missing";
import { POST_NOT_FOUND } from "@/lib/blog/labels";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";
import { isLostKind, type LostKind } from "@/lib/middleware/lost";
import { robotsOf } from "@/lib/seo/indexing";

export const ensureStatic = "navigation";
export const instant = false;

const HOME = { href: "/dashboard", label: "Ir al inicio del panel" };

/** Something of the panel that is not there, and the list where it would be. */
function missing(title: string, message: string, why: string, href: string, label: string) {
  const page = (
    <Missing title={message} ways={[{ href, label }, HOME]}>
      {why}
    </Missing>
  );
  return { title, page };
}

const DELETED = "Puede que alguien lo haya eliminado o que el enlace esté incompleto.";
const NOT_YOURS = "Puede que el enlace esté incompleto o que sea de otra cuenta.";

const PAGES: Record<LostKind, { title: string; page: ReactElement }> = {
  pagina: { title: "Page not found", page: <LostPage /> },
  producto: { title: PRODUCT_NOT_FOUND, page: <ProductMissing /> },
  curso: { title: COURSE_NOT_FOUND, page: <CourseMissing /> },
  blog: { title: POST_NOT_FOUND, page: <PostMissing /> },
  pedido: { title: "Pedido no encontrado", page: <OrderMissing /> },
  reparacion: { title: "Reparación no encontrada", page: <RepairMissing /> },
  certificado: { title: "Certificado no encontrado", page: <CertificateMissing /> },
  pqr: { title: "Mensaje no encontrado", page: <MessageMissing /> },
  boletin: { title: "Este enlace ya no sirve", page: <NewsletterLinkMissing /> },
  "mi-pedido": missing(
    "Pedido no encontrado",
    "No encontramos ese pedido",
    NOT_YOURS,
    "/dashboard/pedidos",
    "Ver mis pedidos",
  ),
  "mi-servicio": missing(
    "Reparación no encontrada",
    "No encontramos esa reparación",
    NOT_YOURS,
    "/servicios-tecnicos",
    "Ver mis servicios",
  ),
  "gestion-pedido": missing(
    "Pedido no encontrado",
    "No encontramos ese pedido",
    DELETED,
    "/admin/pedidos",
    "Ver todos los pedidos",
  ),
  "gestion-servicio": missing(
    "Reparación no encontrada",
    "No encontramos esa reparación",
    DELETED,
    "/admin/servicios-tecnicos",
    "Ver todas las órdenes",
  ),
  "gestion-producto": missing(
    PRODUCT_NOT_FOUND,
    PRODUCT_NOT_FOUND,
    DELETED,
    "/admin/productos",
    "Volver a los productos",
  ),
  "gestion-curso": missing(
    COURSE_NOT_FOUND,
    COURSE_NOT_FOUND,
    DELETED,
    "/admin/cursos",
    "Volver a los cursos",
  ),
  "gestion-articulo": missing(POST_NOT_FOUND, POST_NOT_FOUND, DELETED, "/admin/blog", "Volver al blog"),
  "gestion-mensaje": missing(
    "Mensaje no encontrado",
    "No encontramos ese mensaje",
    DELETED,
    "/admin/mensajes",
    "Volver a los mensajes",
  ),
  usuario: missing(
    "Usuario no encontrado",
    "No encontramos a esa persona",
    "Puede que su cuenta se haya eliminado.",
    "/dashboard/usuarios",
    "Volver a Usuarios",
  ),
  "sin-servicio": { title: "No podemos mostrar esta página", page: <OutagePage /> },
};

type Props = PageProps<"/perdida/[tipo]">;

async function shownBy(params: Props["params"]) {
  const { tipo } = await params;
  return PAGES[isLostKind(tipo) ? tipo : "pagina"];
}

/**
 * No page is made at build time: one made then carries its status of 200 with it, over the one of the middleware.
 * Made when it is first asked for, it has none of its own. The framework refuses an empty list.
 */
export function generateStaticParams() {
  return [{ tipo: "nada" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await shownBy(params)).title, robots: robotsOf("lost") };
}

/** Where the middleware sends what has no page, under the address that was asked for. */
export default async function LostAddressPage({ params }: Props) {
  return (await shownBy(params)).page;
}
