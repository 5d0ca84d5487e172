import type { Metadata } from "next";
import { truncate } from "@/lib/core/text";
import type { StoreSettings } from "@/lib/settings/types";
import { type Indexing, robotsOf } from "./indexing";
import { SHARE_SIZE, type ShareKind, shareImage } from "./share-image";

/** Share image of pages without their own. */
const DEFAULT_IMAGE = "/art/og.jpg";
/** Search engines truncate longer descriptions. */
const SHOWN = { title: 65, description: 160 };
/** Search engines replace shorter descriptions. */
const ENOUGH = 50;

const BASE_KEYWORDS = [
  "reparación de consolas Envigado",
  "tienda gamer Medellín",
  "cursos de reparación de consolas",
];

export type PageSeo = {
  /** Without the store's name, which is appended when it fits. */
  title: string;
  description: string;
  /** Appended to a description that is too short. */
  more?: string;
  /** Canonical path, "/curso/mi-curso". */
  path: string;
  keywords?: string[];
  /** The row of the share image; the store's image without it. `version` from shareVersion. */
  share?: { kind: ShareKind; slug: string; version?: string };
  /** Indexing rule, when it is not a regular public page. */
  indexing?: Indexing;
  type?: "website" | "article";
  /** For articles only, as ISO dates. */
  publishedTime?: string;
  modifiedTime?: string;
  section?: string;
};

/** Document title: with the store's name when it fits, else truncated. */
export function documentTitle(title: string, storeName: string): string {
  const whole = `${title} | ${storeName}`;
  return whole.length <= SHOWN.title ? whole : truncate(title, SHOWN.title);
}

function summaryOf({ description, more = "" }: Pick<PageSeo, "description" | "more">): string {
  const cleaned = description.replace(/\s+/g, " ").trim();
  return truncate(cleaned.length < ENOUGH ? `${cleaned} ${more}`.trim() : cleaned, SHOWN.description);
}

function openGraphKind({ type = "website", publishedTime, modifiedTime, section }: PageSeo) {
  return type === "article" ? { type, publishedTime, modifiedTime, section } : { type };
}

/** Title, canonical URL and social cards of a page. */
export function describePage(page: PageSeo, store: Pick<StoreSettings, "name">): Metadata {
  const { title, path, share, keywords = [], indexing = "page" } = page;
  const description = summaryOf(page);
  const url = share ? shareImage(share.kind, share.slug, share.version) : DEFAULT_IMAGE;
  const images = [{ url, ...SHARE_SIZE, alt: title }];
  return {
    title: { absolute: documentTitle(title, store.name) },
    description,
    keywords: [...keywords, ...BASE_KEYWORDS],
    robots: robotsOf(indexing),
    alternates: { canonical: path, languages: { "es-CO": path, "x-default": path } },
    openGraph: {
      ...openGraphKind(page),
      locale: "es_CO",
      siteName: store.name,
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
