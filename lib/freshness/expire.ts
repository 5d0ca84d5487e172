import "server-only";
import { revalidateTag } from "next/cache";
import { knownPages } from "./known-pages";
import { type CacheTag, tags } from "./tags";

/**
 * Expires what has these tags: the next visitor waits for the page with the change. In actions, whose answer then shows
 * it, and in route handlers.
 */
export function expire(changed: readonly CacheTag[]): void {
  if (changed.length === 0) return;
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  // A slug may have been released or taken by something else.
  knownPages().clear();
}

/**
 * Has the framework render again what has these tags: the next visitor still gets the previous page. A profile without a
 * time of expiry leaves expired what is.
 */
export function renew(changed: readonly CacheTag[]): void {
  for (const tag of changed) revalidateTag(tag, {});
}

export const EVERYTHING: readonly CacheTag[] = Object.values(tags);
