/** All cache tags: reads declare them, writes expire them. */
export const tags = {
  settings: "settings",
  hero: "hero",
  /** Chosen products, repair stories, team and testimonials of the home page. */
  home: "home",
  services: "services",
  products: "products",
  /** All product pages: for bulk edits. Edits of few products name each page instead. */
  productPages: "product-pages",
  courses: "courses",
  posts: "posts",
} as const;

/**
 * Tables that cached pages depend on, each with the tag of its reads; reviews are shown on the home page and on product
 * pages, and change with the name of their author.
 */
export const CACHED_TABLES = {
  products: tags.products,
  product_images: tags.products,
  reviews: tags.home,
  services: tags.services,
  courses: tags.courses,
  lesson_contents: tags.courses,
  hero_slides: tags.hero,
  home_picks: tags.home,
  repair_stories: tags.home,
  team_members: tags.home,
  store_settings: tags.settings,
  posts: tags.posts,
  search_synonyms: tags.products,
} as const;

/** What shows a product with its stock: its page and lists. Sales expire it. */
export function productTag(id: string): `product:${string}` {
  return `product:${id}`;
}

/** What shows a product without its stock: cards on pages of related products. Only edits expire it. */
export function cardTag(id: string): `card:${string}` {
  return `card:${id}`;
}

/** Up to this many products expire page by page; above it, all product pages. */
const FEW_PRODUCTS = 50;

/** Tags to expire after these products were edited; without a list, all product pages. */
export function productTags(ids: readonly string[] | null): CacheTag[] {
  const pages =
    ids && ids.length <= FEW_PRODUCTS
      ? ids.flatMap((id) => [productTag(id), cardTag(id)])
      : [tags.productPages];
  return [tags.products, ...pages];
}

export type CacheTag =
  | (typeof tags)[keyof typeof tags]
  | ReturnType<typeof productTag>
  | ReturnType<typeof cardTag>;

/**
 * Seconds. A cached page is rendered again after two minutes at the latest, and for a day the previous one is shown while
 * that fails: an outage of the backend. Browsers keep what they fetched ahead for two minutes, too.
 */
export const PUBLIC_LIFE = { stale: 120, revalidate: 120, expire: 86_400 } as const;
