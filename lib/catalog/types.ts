import type { z } from "zod";
import type { ItemCondition, Kind } from "./facets";
import type { ProductValues } from "./fields";
import type { BADGE_COLORS } from "./labels";
import type { productList } from "./rows";

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
export type RelatedProduct = Omit<ProductSummary, "stock">;

export type GalleryPicture = { src: string; alt: string };

/** Facts the law requires a shop to publish: size, weight, material, origin, care. */
export type ProductDetail = { label: string; value: string };

export type Product = ProductSummary & ProductValues & { pictures: GalleryPicture[] };

export type CategoryCount = { category: string; count: number };

export type ProductList = z.output<typeof productList>;

/** A list of the store. `forConsole`: products per kind for the console that its category is named after, all categories. */
export type StoreList = ProductList & { forConsole: Partial<Record<Kind, number>> };

export type StoreCounts = Omit<StoreList, "items">;

export type Service = {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string;
  price: number;
};
