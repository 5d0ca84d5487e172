import { SocialPosts } from "@/components/gamification/panel/social-posts";
import { readOr } from "@/lib/core/read-or";
import { getOwnSocialPosts } from "@/lib/gamification/queries";

export async function OwnPosts() {
  const posts = await readOr(null, "progress.posts", getOwnSocialPosts());
  if (!posts) return <p role="alert">No se pudieron cargar tus publicaciones</p>;
  return <SocialPosts posts={posts} />;
}
