import { normalizeText, truncate } from "@/lib/core/text";
import type { Json } from "@/lib/supabase/database.types";
import { gallery, mainImage } from "./gallery";
import type { BadgeColor, CategoryCount, Product, ProductDetail, ProductList, ProductSummary } from "./types";

const CARD_DESCRIPTION = 150;

type SummaryRow = {
  id: string;
  slug: string;
  name: string;
  description: string;
  price: number;
  image: string;
  images: string[];
  category: string;
  stock: number;
  badge_text: string;
  badge_color: BadgeColor;
};

type ImageRow = { image_url: string; alt_text: string };

/** What the function search_products answers. */
export type SearchAnswer = {
  items: SummaryRow[];
  total: number;
  all: number;
  categories: Record<string, number>;
  corrected: string | null;
};

function toSummary(row: SummaryRow): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: truncate(row.description, CARD_DESCRIPTION),
    price: row.price,
    image: mainImage(row.images, row.image),
    category: row.category,
    stock: row.stock,
    badgeText: row.badge_text,
    badgeColor: row.badge_color,
  };
}

/** The list of {label, value} that a product keeps as JSON; what is no such pair is left out. */
export function toDetails(details: Json): ProductDetail[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((entry) => {
    if (entry === null || typeof entry !== "object" || Array.isArray(entry)) return [];
    const { label, value } = entry;
    return typeof label === "string" && typeof value === "string" && label && value ? [{ label, value }] : [];
  });
}

/** Alphabetical, the uncategorised left out: they are in 'Todos' only. */
function toCounts(categories: Record<string, number>): CategoryCount[] {
  return Object.entries(categories)
    .filter(([category]) => category !== "")
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => normalizeText(a.category).localeCompare(normalizeText(b.category)));
}

export function toProductList(answer: SearchAnswer): ProductList {
  return {
    items: answer.items.map(toSummary),
    total: answer.total,
    all: answer.all,
    categories: toCounts(answer.categories),
    corrected: answer.corrected || null,
  };
}

export function toProduct(row: SummaryRow & { details: Json }, images: ImageRow[]): Product {
  const extras = images.map((image) => ({ url: image.image_url, alt: image.alt_text }));
  return {
    ...toSummary(row),
    description: row.description,
    pictures: gallery(row, extras),
    details: toDetails(row.details),
  };
}
