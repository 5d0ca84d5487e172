import { formatCopSuffix } from "@/lib/core/money";
import { normalizeText } from "@/lib/core/text";
import { NINTENDO_PAGE } from "./service-pages/nintendo";
import { PLAYSTATION_PAGE } from "./service-pages/playstation";
import type { ServicePage } from "./service-pages/types";
import { XBOX_PAGE } from "./service-pages/xbox";
import { isInTab } from "./service-tabs";

export const SERVICE_PAGES: readonly ServicePage[] = [PLAYSTATION_PAGE, XBOX_PAGE, NINTENDO_PAGE];

export function findServicePage(slug: string): ServicePage | undefined {
  return SERVICE_PAGES.find((page) => page.slug === slug);
}

function isNamed(page: ServicePage, serviceName: string): boolean {
  const name = normalizeText(serviceName);
  return page.nameWords.some((word) => name.includes(word));
}

/** The detail page for a service, matched by the console in its name. */
export function servicePageFor(serviceName: string): ServicePage | undefined {
  return SERVICE_PAGES.find((page) => isNamed(page, serviceName));
}

/** Whether a service repairs this console: its name says so, or it is a repair and its name says no console. */
export function isServiceOf(page: ServicePage, serviceName: string): boolean {
  return isNamed(page, serviceName) || (!servicePageFor(serviceName) && !isInTab(serviceName, "extras"));
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
