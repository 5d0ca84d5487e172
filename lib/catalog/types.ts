import type { z } from "zod";
import type { ProductValues } from "./fields";
import type { BADGE_COLORS } from "./labels";
import type { productList } from "./rows";

export type BadgeColor = (typeof BADGE_COLORS)[number];

/** What a product card shows. */
export type ProductSummary = {
  id: string;
  slug: string;
  name: string;
  /** Cut for cards; the product's page has all of it. */
  description: string;
  price: number;
  /** The picture that stands for the product: a /media address or empty. */
  image: string;
  category: string;
  stock: number;
  badgeText: string;
  badgeColor: BadgeColor;
};

/** A product where another one is the subject: what a sale changes is not told. */
export type RelatedProduct = Omit<ProductSummary, "stock">;

export type GalleryPicture = { src: string; alt: string };

/** What the law asks a shop to say: size, weight, material, origin, care. */
export type ProductDetail = { label: string; value: string };

export type Product = ProductSummary & ProductValues & { pictures: GalleryPicture[] };

export type CategoryCount = { category: string; count: number };

export type ProductList = z.output<typeof productList>;

export type Service = {
  id: string;
  slug: string;
  name: string;
  description: string;
  image: string;
  price: number;
};
