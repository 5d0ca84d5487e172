import type { ItemCondition, Kind, Platform } from "./facets";
import type { ProductValues } from "./fields";
import type { BADGE_COLORS } from "./labels";

export type BadgeColor = (typeof BADGE_COLORS)[number];

/** What a product card shows. */
export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  /** Truncated for cards; the product page has the full text. */
  description: string;
  price: number;
  /** The main image: a /media URL or empty. */
  image: string;
  /** The second image of the gallery; empty when there is none. */
  otherImage: string;
  category: string;
  stock: number;
  badgeText: string;
  badgeColor: BadgeColor;
  kind: Kind;
  condition: ItemCondition;
};

/** A product shown on another page. Without stock: its page must not be refreshed by every sale. */
export type RelatedProduct = Omit<ProductSummary, "stock"> & { platforms: Platform[] };

export type GalleryPicture = { src: string; alt: string };

/** Facts the law requires a shop to publish: size, weight, material, origin, care. */
export type ProductDetail = { label: string; value: string };

export type Product = ProductSummary & ProductValues & { pictures: GalleryPicture[] };

export type CategoryCount = { category: string; count: number };

export type Service = {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string;
  price: number;
};
