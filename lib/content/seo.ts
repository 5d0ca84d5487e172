import type { Metadata } from "next";
import { truncate } from "@/lib/core/text";

const SITE_NAME = "Aventura Gamer";
/** What a shared link shows when the page has no picture of its own. */
const DEFAULT_IMAGE = "/art/og.jpg";
const SHOWN_BY_SEARCHERS = 160;

const BASE_KEYWORDS = [
  "reparación de consolas Envigado",
  "tienda gamer Medellín",
  "cursos de reparación de consolas",
];

const GEO = { "geo.region": "CO-ANT", "geo.placename": "Envigado, Antioquia" };

type PageSeo = {
  /** Without the name of the store: the layout's template adds it. */
  title: string;
  description: string;
  /** Canonical address, from the root: "/curso/mi-curso". */
  path: string;
  image?: string;
  keywords?: string[];
};

/** Title, canonical address, social cards and geo tags of one page. */
export function pageMetadata({ title, description, path, image, keywords = [] }: PageSeo): Metadata {
  const summary = truncate(description.replace(/\s+/g, " ").trim(), SHOWN_BY_SEARCHERS);
  const images = [{ url: image || DEFAULT_IMAGE, alt: title }];
  return {
    title,
    description: summary,
    keywords: [...keywords, ...BASE_KEYWORDS],
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      locale: "es_CO",
      siteName: SITE_NAME,
      title,
      description: summary,
      url: path,
      images,
    },
    twitter: { card: "summary_large_image", title, description: summary, images },
    other: GEO,
  };
}
