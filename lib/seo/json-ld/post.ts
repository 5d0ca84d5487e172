import type { BlogLeaf, BlogPostingLeaf, WithContext } from "schema-dts";
import { cut } from "@/lib/core/text";
import { shareImage } from "../share-image";
import { absolute, CONTEXT, compact, LIST_LIMIT, organizationRef } from "./node";

type Listed = { slug: string; title: string; publishedAt: string };

type PostData = Listed & {
  excerpt: string;
  /** A path on this site, or empty. */
  cover: string;
  updatedAt: string;
  words: number;
  /** Label of the category. */
  section: string;
};

/** Maximum headline length in search results. */
const HEADLINE = 110;

const addressOf = (slug: string, siteUrl: string) => absolute(siteUrl, `/blog/${slug}`);

/** BlogPosting. The author is the store: posts have no byline. */
export function postJsonLd(post: PostData, storeName: string, siteUrl: string): WithContext<BlogPostingLeaf> {
  const url = addressOf(post.slug, siteUrl);
  const store = {
    "@type": "Organization",
    ...organizationRef(siteUrl),
    name: storeName,
    url: absolute(siteUrl, "/"),
  } as const;
  return compact({
    "@context": CONTEXT,
    "@type": "BlogPosting",
    headline: cut(post.title, HEADLINE),
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    image: absolute(siteUrl, post.cover || shareImage("blog", post.slug)),
    datePublished: new Date(post.publishedAt).toISOString(),
    dateModified: new Date(post.updatedAt).toISOString(),
    author: store,
    publisher: { ...store, logo: absolute(siteUrl, "/icon-512.png") },
    articleSection: post.section,
    wordCount: post.words,
    inLanguage: "es-CO",
  });
}

/** The blog with its newest posts. */
export function blogJsonLd(posts: Listed[], storeName: string, siteUrl: string): WithContext<BlogLeaf> {
  return compact({
    "@context": CONTEXT,
    "@type": "Blog",
    name: `Blog de ${storeName}`,
    url: absolute(siteUrl, "/blog"),
    inLanguage: "es-CO",
    publisher: organizationRef(siteUrl),
    blogPost: posts.slice(0, LIST_LIMIT).map((post) => ({
      "@type": "BlogPosting" as const,
      headline: cut(post.title, HEADLINE),
      url: addressOf(post.slug, siteUrl),
      datePublished: new Date(post.publishedAt).toISOString(),
    })),
  });
}
