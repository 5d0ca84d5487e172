import type { Database } from "@/lib/supabase/database.types";

export type PostCategory = Database["public"]["Enums"]["post_category"];

/** A post as lists show it. */
export type PostSummary = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** A path on this site; empty when a common illustration is used. */
  cover: string;
  coverAlt: string;
  isFeatured: boolean;
  /** ISO time, UTC. */
  publishedAt: string;
  /** The same as text, "18 de noviembre de 2026". */
  date: string;
  /** Reading time in minutes. */
  minutes: number;
};

export type Post = PostSummary & {
  /** Markdown. */
  body: string;
  /** ISO time, UTC. */
  updatedAt: string;
  words: number;
};

export type PostPage = {
  posts: PostSummary[];
  /** From 1. */
  page: number;
  /** Number of pages; 1 when the list is empty. */
  pages: number;
  total: number;
};

/** Posts per category; a category without posts is 0. */
export type PostCounts = Record<PostCategory, number>;
