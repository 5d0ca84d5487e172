/** All cache tags: reads declare them, writes revalidate them. */
export const tags = {
  settings: "settings",
  hero: "hero",
  /** Chosen goods, repair stories, team and praise of the home page. */
  home: "home",
  services: "services",
  products: "products",
  /** All product pages: for bulk edits. Edits of few products name each page instead. */
  productPages: "product-pages",
  /** Related products on product pages. May be stale: see lib/core/refresh.ts. */
  related: "related",
  courses: "courses",
  posts: "posts",
} as const;

/** Tables shown on cached pages, each with the tag of its reads; reviews are shown on the home page and on product pages. */
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
} as const;

/** One product's page: a sale revalidates it and the lists, but no other product page. */
export function productTag(id: string): `product:${string}` {
  return `product:${id}`;
}

/** Up to this many products are revalidated page by page; above it, all product pages. */
const FEW_PRODUCTS = 50;

/** Tags to revalidate after these products changed; without a list, all product pages. */
export function productTags(ids: readonly string[] | null): CacheTag[] {
  const pages = ids && ids.length <= FEW_PRODUCTS ? ids.map(productTag) : [tags.productPages];
  return [tags.products, ...pages];
}

export type CacheTag = (typeof tags)[keyof typeof tags] | ReturnType<typeof productTag>;

/** Fresh for two minutes, then served stale for up to a day while revalidating: survives a backend outage. */
export const PUBLIC_LIFE = { stale: 300, revalidate: 120, expire: 86_400 } as const;
