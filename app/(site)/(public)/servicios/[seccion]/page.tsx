import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findServicePage, SERVICE_PAGES } from "@/lib/catalog/service-pages";
import { SERVICE_TABS, toServiceTab } from "@/lib/catalog/service-tabs";
import { servicePageMetadata, tabMetadata } from "../metadata";
import { ServiceList } from "../service-list";
import { ServicePageView } from "../service-page-view";

export const ensureStatic = "navigation";
// Blocks on the path; the middleware redirects unknown ones to the list.
export const instant = false;

type Props = PageProps<"/servicios/[seccion]">;

const TABS = SERVICE_TABS.filter((tab) => tab !== "todos");

export function generateStaticParams() {
  return [...TABS, ...SERVICE_PAGES.map((page) => page.slug)].map((seccion) => ({ seccion }));
}

/** Tabs and detail pages share one path level: /servicios/controles, /servicios/reparacion-xbox. */
async function sectionOf(params: Props["params"]) {
  const { seccion } = await params;
  const tab = toServiceTab(seccion);
  return { page: findServicePage(seccion), tab: tab === "todos" ? undefined : tab };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, tab } = await sectionOf(params);
  return page ? servicePageMetadata(page) : tabMetadata(tab ?? "todos");
}

export default async function ServiceSectionPage({ params }: Props) {
  const { page, tab } = await sectionOf(params);
  if (page) return <ServicePageView page={page} />;
  if (tab) return <ServiceList tab={tab} />;
  notFound();
}
