import type { Route } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { blogPath, isPostCategory, readPage } from "@/lib/blog/paths";
import type { PostCategory } from "@/lib/blog/types";

/** The category that an address names. Another case leads for good to the lower one; anything else is not found. */
export function categoryOf(text: string, page = 1): PostCategory {
  const category = text.toLowerCase();
  if (!isPostCategory(category)) notFound();
  if (category !== text) permanentRedirect(blogPath(category, page) as Route);
  return category;
}

/** The page (from 2) that an address names. "1" leads for good to the list itself. */
export function pageOf(text: string, category: PostCategory | null): number {
  if (text === "1") permanentRedirect(blogPath(category) as Route);
  return readPage(text) ?? notFound();
}
