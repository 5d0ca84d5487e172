import { readingLabel } from "@/lib/blog/labels";
import type { PostSummary } from "@/lib/blog/types";

/** Publication date and reading time. */
export function PostFacts({ post }: { post: Pick<PostSummary, "publishedAt" | "date" | "minutes"> }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
      <time dateTime={post.publishedAt}>{post.date}</time>
      <span>{readingLabel(post.minutes)}</span>
    </p>
  );
}
