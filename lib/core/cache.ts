/** The one list of cache tags: what a read depends on, what a write refreshes. */
export const tags = {
  settings: "settings",
  hero: "hero",
  services: "services",
  products: "products",
  courses: "courses",
  posts: "posts",
} as const;

/** One product's page: a sale refreshes it and the lists, not every other product. */
export function productTag(id: string): `product:${string}` {
  return `product:${id}`;
}

export type CacheTag = (typeof tags)[keyof typeof tags] | ReturnType<typeof productTag>;

/** Two minutes fresh, served stale for a day while it is renewed: a dead backend keeps the last good page. */
export const PUBLIC_LIFE = { stale: 300, revalidate: 120, expire: 86_400 } as const;
