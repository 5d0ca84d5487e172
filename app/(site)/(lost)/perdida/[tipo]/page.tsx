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
import { isLostKind, type LostKind } from "@/lib/addresses/lost";
import { POST_NOT_FOUND } from "@/lib/blog/labels";
import { PRODUCT_NOT_FOUND } from "@/lib/catalog/labels";
import { robotsOf } from "@/lib/content/indexing";
import { COURSE_NOT_FOUND } from "@/lib/courses/labels";

export const ensureStatic = "navigation";
export const instant = false;

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
