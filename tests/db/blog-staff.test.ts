import { beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../factories/people.ts";
import { addPost } from "../factories/posts.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();
const people = await addPeople(db);

type Page = { total: number; counts: Record<string, number>; items: { slug: string; stage: string }[] };
type Ask = {
  query?: string;
  category?: string | null;
  state?: string | null;
  limit?: number;
  from?: number;
};

async function list(ask: Ask = {}, who: Who = people.employee): Promise<Page> {
  const { query = "", category = null, state = null, limit = 30, from = 0 } = ask;
  return answerAs(db, who)`select public.staff_posts(${query}, ${category}, ${state}, ${limit}, ${from})`;
}
const slugs = async (ask: Ask) => (await list(ask)).items.map(({ slug }) => slug);

beforeEach(async () => {
  await db.sql`delete from public.posts`;
  await addPost(db, "borrador", "borrador", { title: "Batería hinchada" });
  await addPost(db, "futuro", "programado", { title: "Batería nueva", category: "noticias" });
  await addPost(db, "nuevo", "publicado", { title: "100% limpio" });
  await addPost(db, "viejo", "publicado", { title: "Puerto HDMI", published_at: new Date("2026-01-01") });
});

describe("staff_posts", () => {
  test("has drafts first, then the newest, each with its stage", async () => {
    const { items, total, counts } = await list();
    expect(items.map(({ slug, stage }) => `${slug}: ${stage}`)).toEqual([
      "borrador: borrador",
      "futuro: programado",
      "nuevo: publicado",
      "viejo: publicado",
    ]);
    expect(total).toBe(4);
    expect(counts).toEqual({ borrador: 1, programado: 1, publicado: 2 });
  });

  test("filters by text, category and stage, and counts all stages", async () => {
    expect(await slugs({ query: " bateria " })).toEqual(["borrador", "futuro"]);
    expect(await slugs({ query: "%" })).toEqual(["nuevo"]);
    expect(await slugs({ query: "_" })).toEqual([]);
    expect(await slugs({ category: "noticias" })).toEqual(["futuro"]);
    expect(await slugs({ state: "publicado" })).toEqual(["nuevo", "viejo"]);
    expect((await list({ state: "programado" })).counts).toMatchObject({ publicado: 2 });
  });

  test("comes in pages that together hold every post once", async () => {
    expect([...(await slugs({ limit: 3 })), ...(await slugs({ limit: 3, from: 3 }))]).toEqual(
      await slugs({}),
    );
    expect((await list({ limit: 1 })).total).toBe(4);
    expect(await slugs({ limit: 0 })).toHaveLength(1);
  });
});
