import { notFound } from "next/navigation";
import { isPostCategory, readPage } from "@/lib/blog/paths";
import type { PostCategory } from "@/lib/blog/types";

/** Parses the category of a path. */
export function categoryOf(text: string): PostCategory {
  return isPostCategory(text) ? text : notFound();
}

/** Parses the page number (from 2) of a path. */
export function pageOf(text: string): number {
  return readPage(text) ?? notFound();
}
