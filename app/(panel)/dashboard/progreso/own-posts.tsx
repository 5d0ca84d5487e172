import { SocialPosts } from "@/components/gamification/panel/social-posts";
import { getOwnSocialPosts } from "@/lib/gamification/queries";

export async function OwnPosts() {
  const posts = await getOwnSocialPosts().catch(() => null);
  if (!posts) return <p role="alert">No se pudieron cargar tus publicaciones</p>;
  return <SocialPosts posts={posts} />;
}
