import type { TestDatabase } from "../support/database.ts";

const DAY = 86_400_000;

const STAGES = {
  borrador: () => ({ state: "borrador" }),
  programado: () => ({ state: "publicado", published_at: new Date(Date.now() + DAY) }),
  publicado: () => ({ state: "publicado", published_at: new Date(Date.now() - DAY) }),
};
export type PostStage = keyof typeof STAGES;

/** A complete post in a stage; its title is its slug. */
export async function addPost(
  db: TestDatabase,
  slug: string,
  stage: PostStage = "publicado",
  more: object = {},
): Promise<string> {
  const row = {
    slug,
    title: slug,
    excerpt: "Resumen",
    body: "Texto",
    category: "reparacion",
    ...STAGES[stage](),
    ...more,
  };
  const [post] = await db.sql<{ id: string }[]>`insert into public.posts ${db.sql(row)} returning id`;
  return post!.id;
}
