import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { type CacheTag, tags } from "./cache";
import { knownPages } from "./known-pages";

/**
 * After a change of stock. The next visitor still gets the page as it was while it is made anew, so that a sale can
 * neither slow the shop down nor, when the backend is away, leave it without pages.
 */
export function renew(stale: Iterable<CacheTag>): void {
  for (const tag of stale) revalidateTag(tag, "max");
}

function afterwards(changed: readonly CacheTag[]): void {
  if (changed.length === 0) return;
  // An address may have lost its page, or got another one.
  knownPages().clear();
  // What stands at the foot of every product's page never expires: one edit would empty the catalogue's cache.
  if (changed.includes(tags.products)) renew([tags.related]);
}

/** After the staff withdrew, repriced or wrote something: nobody is shown what was before. Only inside an action. */
export function expire(changed: readonly CacheTag[]): void {
  for (const tag of changed) updateTag(tag);
  afterwards(changed);
}

/** The same, for a change that the database tells of. */
export function expireFromRoute(changed: readonly CacheTag[]): void {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  afterwards(changed);
}
