import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf, WithContext } from "schema-dts";
import type { Faq } from "@/lib/content/faqs";
import { absolute, CONTEXT, LIST_LIMIT } from "./node";

/** Root-relative path. */
export type ListEntry = { name: string; path: string };

/** ItemList of the first five pages. */
export function itemListJsonLd(name: string, items: ListEntry[], siteUrl: string): WithContext<ItemListLeaf> {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    itemListElement: items.slice(0, LIST_LIMIT).map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absolute(siteUrl, item.path),
    })),
  };
}

const HOME: ListEntry = { name: "Inicio", path: "/" };

/** BreadcrumbList; the home page is prepended. */
export function breadcrumbJsonLd(steps: ListEntry[], siteUrl: string): WithContext<BreadcrumbListLeaf> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [HOME, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absolute(siteUrl, step.path),
    })),
  };
}

export function faqJsonLd(faqs: readonly Faq[]): WithContext<FAQPageLeaf> {
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
