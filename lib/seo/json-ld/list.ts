import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf, WithContext } from "schema-dts";
import type { Faq } from "@/lib/content/types";
import { absolute, CONTEXT, LIST_LIMIT } from "./node";

/** `path` from the root. */
export type ListEntry = { name: string; path: string };

/** A list of pages, cut at the first five. */
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

/** The way from the home page, which is put before the steps, to this one. */
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
