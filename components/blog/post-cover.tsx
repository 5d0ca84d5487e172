import { Picture } from "@/components/ui/picture";
import type { PostSummary } from "@/lib/blog/types";
import { cn } from "@/lib/core/cn";

type Props = {
  post: Pick<PostSummary, "cover" | "coverAlt">;
  sizes: string;
  /** Decorative when the title beside it says the same. */
  decorative?: boolean;
  priority?: boolean;
  className?: string;
};

/** A post's image, 16:9. */
export function PostCover({ post, sizes, decorative, priority, className }: Props) {
  return (
    <Picture
      src={post.cover}
      alt={decorative ? "" : post.coverAlt}
      width={800}
      height={450}
      sizes={sizes}
      priority={priority}
      className={cn("aspect-video w-full bg-muted object-cover", className)}
    />
  );
}
