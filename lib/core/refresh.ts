import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { type CacheTag, tags, visitorTag } from "./cache";
import type { StaleTags } from "./changes";
import { knownPages } from "./known-pages";

/** The next visitor still gets the stale page while it is rendered. */
const renew = (tag: CacheTag) => revalidateTag(tag, "max");

function afterwards(changed: readonly CacheTag[]): void {
  if (changed.length === 0) return;
  // A slug may have been released or reassigned.
  knownPages().clear();
  // Which products are related never expires immediately: a single edit would empty the cache of all product pages.
  if (changed.includes(tags.products)) renew(tags.related);
}

/**
 * Expires tags after staff edits, so that the answer shows them; the database's broadcast does the same on every
 * instance. Only inside an action.
 */
export function expire(changed: readonly CacheTag[]): void {
  for (const tag of changed) updateTag(tag);
  afterwards(changed);
}

/** Revalidates after changes that the database broadcast: sales neither slow pages down nor remove them in an outage. */
export function revalidate({ expired, stale }: StaleTags): void {
  for (const tag of expired) revalidateTag(tag, { expire: 0 });
  afterwards(expired);
  for (const tag of stale) {
    renew(tag);
    revalidateTag(visitorTag(tag), { expire: 0 });
  }
}

/** Revalidates everything, since changes may have been missed. */
export function revalidateAll(): void {
  revalidate({ expired: Object.values(tags), stale: [] });
}
