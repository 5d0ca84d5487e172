import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { POST_CATEGORIES } from "../../../lib/blog/labels.ts";
import type { PostCategory } from "../../../lib/blog/types.ts";

export type DemoPost = {
  slug: string;
  title: string;
  category: PostCategory;
  excerpt: string;
  /** Day, "2026-11-18". */
  published: string;
  featured: boolean;
  body: string;
};

const FOLDER = path.join(import.meta.dirname, "posts");
const FILE = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

function readPost(file: string): DemoPost {
  const { head = "", body = "" } = FILE.exec(readFileSync(path.join(FOLDER, file), "utf8"))?.groups ?? {};
  const fields = Object.fromEntries(
    head
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const { title = "", category, excerpt = "", published = "", featured } = fields;
  const known = POST_CATEGORIES.find((name) => name === category);
  if (!title || !excerpt || !published || !known) throw new Error(`${file}: falta algo en su cabecera`);
  return {
    slug: path.basename(file, ".md"),
    title,
    category: known,
    excerpt,
    published,
    featured: featured === "true",
    body: body.trim(),
  };
}

/** The demo's posts, one Markdown file each. */
export const posts: readonly DemoPost[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".md"))
  .sort()
  .map(readPost);
