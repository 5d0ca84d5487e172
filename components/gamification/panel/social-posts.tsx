import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/core/dates";
import { POST_STATUS } from "@/lib/gamification/labels";
import type { SocialPost, SocialPostStatus } from "@/lib/gamification/rows";

const LOOKS: Record<SocialPostStatus, "outline" | "primary" | "destructive"> = {
  pending: "outline",
  approved: "primary",
  rejected: "destructive",
};

/** Submitted posts with their status. */
export function SocialPosts({ posts }: { posts: SocialPost[] }) {
  if (posts.length === 0) return null;
  return (
    <ul aria-label="Tus publicaciones" className="grid gap-2">
      {posts.map(({ id, url, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t pt-2">
          <a
            href={url}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex min-h-11 min-w-0 flex-1 basis-48 items-center text-primary underline wrap-anywhere"
          >
            {url.replace("https://", "")}
          </a>
          <span className="text-sm text-muted-foreground">{formatDate(createdAt)}</span>
          <Badge variant={LOOKS[status]}>{POST_STATUS[status]}</Badge>
        </li>
      ))}
    </ul>
  );
}
