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

/** Expires everything, since changes may have been missed. */
export function expireAll(): void {
  expire(Object.values(tags));
}
