/** The one list of cache tags: what a read depends on, what a write refreshes. */
export const tags = {
  settings: "settings",
  hero: "hero",
  services: "services",
  products: "products",
  /** Every product's page at once: for a change of many. A change of few names each of them instead. */
  productPages: "product-pages",
  /** What product pages tell of other products. It may lag: see lib/core/refresh.ts. */
  related: "related",
  courses: "courses",
  posts: "posts",
} as const;

/** The tables that cached pages show, each with the tag of its reads; reviews stand on the pages of their products alone. */
export const CACHED_TABLES = {
  products: tags.products,
  product_images: tags.products,
  reviews: null,
  services: tags.services,
  courses: tags.courses,
  lesson_contents: tags.courses,
  hero_slides: tags.hero,
  store_settings: tags.settings,
  posts: tags.posts,
} as const;

/** One product's page: a sale renews it and the lists, not every other product. */
export function productTag(id: string): `product:${string}` {
  return `product:${id}`;
}

/** Up to here a change of many products refreshes each of their pages; beyond it, all pages. */
const FEW_PRODUCTS = 50;

/** What a change of these products makes stale; of nobody knows which, when there is no list. */
export function productTags(ids: readonly string[] | null): CacheTag[] {
  const pages = ids && ids.length <= FEW_PRODUCTS ? ids.map(productTag) : [tags.productPages];
  return [tags.products, ...pages];
}

export type CacheTag = (typeof tags)[keyof typeof tags] | ReturnType<typeof productTag>;

/** Two minutes fresh, served stale for a day while it is renewed: a dead backend keeps the last good page. */
export const PUBLIC_LIFE = { stale: 300, revalidate: 120, expire: 86_400 } as const;
