import type { PostSummary } from "@/lib/blog/types";
import { PostCard } from "./post-card";

type Props = { posts: PostSummary[]; heading?: "h2" | "h3"; priority?: boolean };

export function PostGrid({ posts, heading, priority = false }: Props) {
  return (
    <ul className="list-grid" data-posts>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
