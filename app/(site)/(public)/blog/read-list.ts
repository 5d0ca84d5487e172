import { notFound } from "next/navigation";
import { isPostCategory, readPage } from "@/lib/blog/paths";
import type { PostCategory } from "@/lib/blog/types";

/** The category that an address names. */
export function categoryOf(text: string): PostCategory {
  return isPostCategory(text) ? text : notFound();
}

/** The page (from 2) that an address names. */
export function pageOf(text: string): number {
  return readPage(text) ?? notFound();
}
