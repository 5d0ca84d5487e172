import { PageLink } from "@/components/layout/page-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { CATEGORY_LABELS } from "@/lib/blog/labels";
import { postPath } from "@/lib/blog/paths";
import type { PostSummary } from "@/lib/blog/types";
import { PostCover } from "./post-cover";
import { PostFacts } from "./post-facts";

/** The featured post at the top of the blog. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <article className="panel lift relative border-transparent grid overflow-hidden lg:grid-cols-[1.25fr_1fr]">
      <div className="overflow-hidden">
        <PostCover
          post={post}
          decorative
          priority
          sizes="(min-width: 64rem) 44rem, calc(100vw - 3rem)"
          className="h-full"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-8 lg:p-10">
        <div className="flex flex-wrap gap-2">
          <Badge>Destacado</Badge>
          <Badge variant="outline">{CATEGORY_LABELS[post.category]}</Badge>
        </div>
        <h2 className="text-2xl sm:text-3xl">
          <PageLink href={postPath(post.slug)} className="card-link" isCard>
            {post.title}
          </PageLink>
        </h2>
        <p className="text-lg text-muted-foreground">{post.excerpt}</p>
        <PostFacts post={post} />
        <span aria-hidden className="flex items-center gap-2 font-semibold text-primary">
          Leer artículo
          <Icon name="lucide--arrow-right" className="size-5" />
        </span>
      </div>
    </article>
  );
}
