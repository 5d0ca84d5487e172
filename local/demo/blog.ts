import type { TransactionSql } from "postgres";
import { postCover } from "./data/post-covers/post-cover.ts";
import { posts } from "./data/read-posts.ts";
import { rowId } from "./row-id.ts";

/** Nine in the morning in Colombia. */
const MORNING = "T14:00:00Z";

/** The articles and tips of the blog; `picture` returns the address of a stored cover. */
export async function seedBlog(sql: TransactionSql, picture: (key: string) => string): Promise<void> {
  for (const { slug, title, excerpt, body, category, published, featured } of posts)
    await sql`
      insert into public.posts (id, slug, title, excerpt, body, category, cover, cover_alt, is_featured, state, published_at, created_at, updated_at)
      values (${rowId("post", slug)}, ${slug}, ${title}, ${excerpt}, ${body}, ${category}, ${picture(`blog/${slug}`)}, ${postCover(slug).alt},
        ${featured}, 'publicado', ${published + MORNING}, ${published + MORNING}, ${published + MORNING})
      on conflict (slug) do nothing`;
}
