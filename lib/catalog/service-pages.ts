import { formatCopSuffix } from "@/lib/core/money";
import { normalizeText } from "@/lib/core/text";
import { NINTENDO_PAGE } from "./service-pages/nintendo";
import { PLAYSTATION_PAGE } from "./service-pages/playstation";
import type { ServicePage } from "./service-pages/types";
import { XBOX_PAGE } from "./service-pages/xbox";

export const SERVICE_PAGES: readonly ServicePage[] = [PLAYSTATION_PAGE, XBOX_PAGE, NINTENDO_PAGE];

export function findServicePage(slug: string): ServicePage | undefined {
  return SERVICE_PAGES.find((page) => page.slug === slug);
}

/** The detail page for a service, matched by the console in its name. */
export function servicePageFor(serviceName: string): ServicePage | undefined {
  const name = normalizeText(serviceName);
  return SERVICE_PAGES.find((page) => page.nameWords.some((word) => name.includes(word)));
}

export function servicePageHref(page: Pick<ServicePage, "slug">): string {
  return `/servicios/${page.slug}`;
}

/** 'Desde 80.000 COP' */
export function priceText(page: Pick<ServicePage, "priceFrom">): string {
  return `Desde ${formatCopSuffix(page.priceFrom)}`;
}

export function warrantyText(page: Pick<ServicePage, "warrantyMonths">): string {
  return `${page.warrantyMonths} meses de garantía`;
}
