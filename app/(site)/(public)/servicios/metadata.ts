import type { Metadata } from "next";
import type { ServicePage } from "@/lib/catalog/service-pages/types";
import { SERVICE_TAB_LABELS, type ServiceTab, serviceTabHref } from "@/lib/catalog/service-tabs";
import { DIAGNOSIS_TIME, REPAIR_WARRANTY } from "@/lib/legal/promises";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { shareVersion } from "@/lib/seo/share-image";

export function tabMetadata(tab: ServiceTab): Promise<Metadata> {
  const subject = tab === "todos" ? "consolas y controles" : SERVICE_TAB_LABELS[tab].toLowerCase();
  return pageMetadata({
    title: tab === "todos" ? "Servicios de reparación de consolas" : `Servicios técnicos: ${subject}`,
    description: `Servicio técnico de ${subject} en Envigado y Medellín: diagnóstico gratis en ${DIAGNOSIS_TIME}, precios claros en pesos y garantía por escrito de hasta ${Math.max(...Object.values(REPAIR_WARRANTY))} meses.`,
    path: serviceTabHref(tab),
    keywords: ["servicio técnico consolas Envigado", "reparación PlayStation Xbox Nintendo Medellín"],
  });
}

export function servicePageMetadata(page: ServicePage): Promise<Metadata> {
  return pageMetadata({
    title: page.title,
    description: page.description,
    path: `/servicios/${page.slug}`,
    keywords: [...page.keywords],
    share: { kind: "servicio", slug: page.slug, version: shareVersion(page.title, page.priceFrom) },
  });
}
