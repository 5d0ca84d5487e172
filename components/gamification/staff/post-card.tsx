import type { Route } from "next";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/core/dates";
import { effectText, POST_STATUS_BADGES, POST_STATUS_LABELS } from "@/lib/gamification/staff/labels";
import type { PostForStaff } from "@/lib/gamification/staff/rows";
import { PostDecision } from "./post-decision";

/** A submitted post: URL, author and reward. */
export function PostCard({ post, reward }: { post: PostForStaff; reward: number }) {
  const { id, url, author, status } = post;
  return (
    <li className="list-card flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5 text-sm">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <Badge variant={POST_STATUS_BADGES[status]} className="py-0">
          {POST_STATUS_LABELS[status]}
        </Badge>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-9 items-center gap-2 font-semibold wrap-anywhere text-primary underline-offset-4 hover:underline"
        >
          {url.replace(/^https:\/\/(www\.)?/, "")}
          <Icon name="lucide--external-link" className="size-4 shrink-0" />
          <span className="sr-only">(se abre en otra pestaña)</span>
        </a>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:order-last">
        <PostDecision id={id} status={status} author={author} />
      </div>
      <p className="basis-full text-xs text-muted-foreground">
        <Link
          href={`/dashboard/usuarios/${post.authorId}` as Route}
          className="font-semibold text-foreground hover:underline"
        >
          {author}
        </Link>
        {` · la envió el ${formatDate(post.createdAt)}`}
        {post.reviewedBy &&
          post.reviewedAt &&
          ` · decidió ${post.reviewedBy} el ${formatDate(post.reviewedAt)}`}
        {status === "pending" && ` · ${effectText(post.effect, reward)}`}
      </p>
    </li>
  );
}
