import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { postPath } from "@/lib/blog/paths";
import type { PostSummary } from "@/lib/blog/types";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";

type Props = { post: PostSummary; heading?: "h2" | "h3"; priority?: boolean };

/** A post in a list. The title's link covers the card. */
export function PostCard({ post, heading: Heading = "h2", priority }: Props) {
  return (
    <article className="panel lift relative border-transparent flex h-full flex-col overflow-hidden">
      <div className="overflow-hidden">
        <PostCover
          post={post}
          decorative
          priority={priority}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)"
        />
      </div>
      <div className="flex flex-1 flex-col items-start gap-2.5 p-5">
        <Badge variant="outline">{CATEGORY_LABELS[post.category]}</Badge>
        <Heading className="text-lg leading-snug">
          <PageLink href={postPath(post.slug)} className="card-link" isCard>
            {post.title}
          </PageLink>
        </Heading>
        <p className="line-clamp-3 text-muted-foreground">{post.excerpt}</p>
        <div className="mt-auto pt-1">
          <PostFacts post={post} />
        </div>
      </div>
    </article>
  );
}
