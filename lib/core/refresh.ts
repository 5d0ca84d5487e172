import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { type CacheTag, tags } from "./cache";

/**
 * After a change of stock. The next visitor still gets the page as it was while it is made anew, so that a sale can
 * neither slow the shop down nor, when the backend is away, leave it without pages.
 */
export function renew(stale: Iterable<CacheTag>): void {
  for (const tag of stale) revalidateTag(tag, "max");
}

/** What stands at the foot of every product's page is renewed, never withdrawn: or one edit would empty the whole catalogue's cache. */
function renewRelated(changed: readonly CacheTag[]): void {
  if (changed.includes(tags.products)) renew([tags.related]);
}

/** After the staff withdrew, repriced or wrote something: nobody is shown what was before. Only inside an action. */
export function withdraw(changed: readonly CacheTag[]): void {
  for (const tag of changed) updateTag(tag);
  renewRelated(changed);
}

/** The same, for a change that the database tells of. */
export function withdrawFromRoute(changed: readonly CacheTag[]): void {
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  renewRelated(changed);
}
