import type { ContactPageLeaf, WebPageLeaf, WithContext } from "schema-dts";
import { breadcrumbJsonLd } from "./list";
import { absolute, CONTEXT, type JsonLdNode, organizationRef, storeRef, websiteRef } from "./node";

type PageData = { title: string; description: string; path: string };

function pageOf({ title, description, path }: PageData, siteUrl: string) {
  return {
    "@context": CONTEXT,
    name: title,
    description,
    url: absolute(siteUrl, path),
    inLanguage: "es-CO",
    isPartOf: websiteRef(siteUrl),
    publisher: organizationRef(siteUrl),
  } as const;
}

function webPageJsonLd(page: PageData, siteUrl: string): WithContext<WebPageLeaf> {
  return { "@type": "WebPage", ...pageOf(page, siteUrl) };
}

/** A plain text page such as the legal ones, one level below the home page. */
export function textPageJsonLd(page: PageData, siteUrl: string): JsonLdNode[] {
  return [webPageJsonLd(page, siteUrl), breadcrumbJsonLd([{ name: page.title, path: page.path }], siteUrl)];
}

export function contactPageJsonLd(page: PageData, siteUrl: string): WithContext<ContactPageLeaf> {
  return { "@type": "ContactPage", ...pageOf(page, siteUrl), mainEntity: storeRef(siteUrl) };
}
