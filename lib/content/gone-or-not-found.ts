import "server-only";
import type { Route } from "next";
import { notFound, redirect } from "next/navigation";
import { type GoneKind, gonePath } from "./gone";
import { isGone } from "./queries";

/**
 * How the page of a slug that nobody has ends: as gone when its row was deleted, else as not found.
 * Not a redirect for good: the slug may come to life again, and browsers would remember the way here.
 */
export async function goneOrNotFound(kind: GoneKind, slug: string): Promise<never> {
  if (await isGone(kind, slug)) redirect(gonePath(kind, slug) as Route);
  notFound();
}
