import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { type CacheTag, productTags, tags } from "./cache";
import { knownPages } from "./known-pages";

/**
 * Revalidates after a stock change. The next visitor still gets the stale page while it is rendered, so that a sale
 * neither slows pages down nor removes them during an outage.
 */
export function renew(stale: Iterable<CacheTag>): void {
  for (const tag of stale) revalidateTag(tag, "max");
}

/** Revalidates the public pages of products whose stock changed. */
export function renewProducts(ids: readonly string[]): void {
  if (ids.length > 0) renew(productTags([...new Set(ids)]));
}

function afterwards(changed: readonly CacheTag[]): void {
  if (changed.length === 0) return;
  // A slug may have been released or reassigned.
  knownPages().clear();
  // Related products never expire immediately: a single edit would empty the cache of all product pages.
  if (changed.includes(tags.products)) renew([tags.related]);
}

/** Expires tags after staff edits: nobody sees the previous version. Only inside an action. */
export function expire(changed: readonly CacheTag[]): void {
  for (const tag of changed) updateTag(tag);
  afterwards(changed);
}

/** The same for a change reported by a database webhook. */
export function expireFromRoute(changed: readonly CacheTag[]): void {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  afterwards(changed);
}
