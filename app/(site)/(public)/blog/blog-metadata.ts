import type { Metadata } from "next";
import { CATEGORY_LABELS, CATEGORY_LEADS } from "@/lib/blog/labels";
import { blogPath, FEED_PATH } from "@/lib/blog/paths";
import type { PostCategory } from "@/lib/blog/types";
import { pageMetadata } from "@/lib/seo/page-metadata";

const FEED = { "application/rss+xml": [{ url: FEED_PATH, title: "Blog" }] };

/** Title, description and canonical URL of a list page; each page number is its own page. */
export async function blogMetadata(category: PostCategory | null, page = 1): Promise<Metadata> {
  const title = category
    ? `${CATEGORY_LABELS[category]}: artículos del blog`
    : "Blog de reparación, consolas y videojuegos";
  const description = category
    ? CATEGORY_LEADS[category]
    : "Guías de reparación, tutoriales de cuidado, comparativas y herramientas para tu consola, escritas por los técnicos del taller en Envigado.";
  const metadata = await pageMetadata({
    title: page > 1 ? `${title} - página ${page}` : title,
    description: page > 1 ? `Página ${page}. ${description}` : description,
    path: blogPath(category, page),
    indexing: page > 1 ? "pagination" : "page",
    keywords: ["blog de reparación de consolas", "guías PlayStation Xbox Nintendo"],
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: FEED } };
}
