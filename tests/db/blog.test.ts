import { beforeEach, describe, expect, test } from "vitest";
import { addPeople, ROLES } from "../factories/people.ts";
import { addPost } from "../factories/posts.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs, queryAs } from "../support/queries.ts";
import { refusal } from "../support/refusal.ts";

const db = await testDatabase();
const asVisitor = queryAs(db, "anon");
const people = await addPeople(db);
const STAFF = ROLES.slice(1);
beforeEach(() => db.sql`delete from public.posts`);

const change = (slug: string, columns: object) =>
  db.sql`update public.posts set ${db.sql(columns)} where slug = ${slug}`;

async function read<Row>(slug: string): Promise<Row> {
  const [row] = await db.sql`select * from public.posts where slug = ${slug}`;
  return row as Row;
}

/** Slugs that a visitor's plain select finds. */
async function visible(who: Who): Promise<string[]> {
  const rows = await db.as(who, (sql) => sql`select slug from public.posts order by slug`);
  return rows.map(({ slug }) => slug);
}

describe("who reads and writes", () => {
  test("drafts and scheduled posts are visible to staff only until their time comes", async () => {
    for (const stage of ["borrador", "programado", "publicado"] as const) await addPost(db, stage, stage);
    for (const who of ["anon", people.cliente]) expect(await visible(who)).toEqual(["publicado"]);
    for (const role of STAFF)
      expect(await visible(people[role]), role).toEqual(["borrador", "programado", "publicado"]);
    await change("programado", { published_at: new Date(Date.now() - 1000) });
    expect(await visible("anon")).toEqual(["programado", "publicado"]);
  });
});

describe("what a post must have", () => {
  test.each([{ body: "  " }, { excerpt: "" }])("cannot be published with %j", async (columns) => {
    expect((await refusal(addPost(db, "uno", "publicado", columns))).message).toContain(
      "posts_published_have_text",
    );
    await addPost(db, "dos", "borrador", columns);
    expect((await refusal(change("dos", { state: "publicado" }))).code).toBe("23514");
  });

  test("is published now unless it has a date, and keeps the date it had", async () => {
    await addPost(db, "uno", "borrador");
    await change("uno", { state: "publicado" });
    const { published_at } = await read<{ published_at: Date }>("uno");
    expect(Math.abs(published_at.getTime() - Date.now())).toBeLessThan(60_000);
    await change("uno", { state: "borrador" });
    await change("uno", { state: "publicado" });
    expect((await read<{ published_at: Date }>("uno")).published_at).toEqual(published_at);
  });
});

describe("the featured post", () => {
  const featured = async () => {
    const rows = await db.sql`select slug from public.posts where is_featured`;
    return rows.map(({ slug }) => slug);
  };

  test("is one at a time", async () => {
    await addPost(db, "uno", "publicado", { is_featured: true });
    await addPost(db, "dos", "publicado", { is_featured: true });
    expect(await featured()).toEqual(["dos"]);
    await change("uno", { is_featured: true });
    expect(await featured()).toEqual(["uno"]);
    await change("uno", { is_featured: false });
    expect(await featured()).toEqual([]);
  });

  test("is one at a time when several are chosen at once", async () => {
    const slugs = ["a", "b", "c", "d"];
    for (const slug of slugs) await addPost(db, slug);
    await Promise.allSettled(slugs.map((slug) => change(slug, { is_featured: true })));
    expect(await featured()).toHaveLength(1);
  });

  test("keeps its version and date of change when it is replaced", async () => {
    const long = new Date("2026-01-01T00:00:00Z");
    await addPost(db, "uno", "publicado", { is_featured: true, updated_at: long });
    const before = await read<object>("uno");
    await addPost(db, "dos");
    await change("dos", { is_featured: true });
    expect(await read("uno")).toEqual({ ...before, is_featured: false });
    expect(await read("dos")).toMatchObject({ version: 1, is_featured: true });
  });
});

describe("versions and dates of change", () => {
  test("change only with published content", async () => {
    const long = new Date("2026-01-01T00:00:00Z");
    await addPost(db, "uno", "publicado", { updated_at: long });
    await change("uno", { body: "Otro texto" });
    const { updated_at, version } = await read<{ updated_at: Date; version: number }>("uno");
    expect(version).toBe(2);
    expect(updated_at.getTime()).toBeGreaterThan(long.getTime());
    await change("uno", { body: "Otro texto" });
    expect(await read("uno")).toMatchObject({ version: 2 });
  });
});

describe("old addresses", () => {
  /** Where a former address leads a visitor. */
  const leadsTo = async (slug: string) => {
    const rows =
      await asVisitor`select p.slug from public.post_old_slugs o join public.posts p on p.id = o.post_id where o.slug = ${slug}`;
    return rows[0]?.slug;
  };

  test("lead to the current one, through several changes", async () => {
    await addPost(db, "uno");
    await change("uno", { slug: "dos" });
    await change("dos", { slug: "tres" });
    expect([await leadsTo("uno"), await leadsTo("dos")]).toEqual(["tres", "tres"]);
    await change("tres", { slug: "uno" });
    expect([await leadsTo("uno"), await leadsTo("tres")]).toEqual([undefined, "uno"]);
  });

  test("of a draft are not kept", async () => {
    await addPost(db, "uno", "borrador");
    await change("uno", { slug: "dos" });
    expect(await db.sql`select from public.post_old_slugs`).toHaveLength(0);
  });

  test("can be taken by another post, and are deleted with their own", async () => {
    const id = await addPost(db, "uno");
    await change("uno", { slug: "dos" });
    await change("dos", { slug: "tres" });
    await addPost(db, "uno");
    expect([await leadsTo("uno"), await leadsTo("dos")]).toEqual([undefined, "tres"]);
    await db.sql`delete from public.posts where id = ${id}`;
    expect(await leadsTo("dos")).toBeUndefined();
  });
});

describe("what readers count and find", () => {
  test("counts the public posts of each category", async () => {
    await addPost(db, "a");
    await addPost(db, "b");
    await addPost(db, "c", "publicado", { category: "negocios" });
    await addPost(db, "d", "programado", { category: "noticias" });
    await addPost(db, "e", "borrador");
    for (const who of ["anon", people.employee]) {
      expect(await answerAs(db, who)`select public.post_counts()`).toEqual({ reparacion: 2, negocios: 1 });
    }
  });

  test("relates posts of the same category first, then those with a similar title", async () => {
    await addPost(db, "uno", "publicado", { title: "Drift del DualSense" });
    await addPost(db, "lejos", "publicado", { title: "Cotizar un arreglo", category: "negocios" });
    await addPost(db, "igual", "publicado", { title: "Drift del DualSense en casa", category: "tutoriales" });
    await addPost(db, "vecino", "publicado", { title: "Ventilador ruidoso" });
    await addPost(db, "gemelo", "publicado", { title: "Drift del DualSense, segunda parte" });
    await addPost(db, "oculto", "borrador", { title: "Drift del DualSense" });
    await addPost(db, "futuro", "programado", { title: "Drift del DualSense" });
    const related = async (limit: number) => {
      const rows = await asVisitor`select slug from public.related_posts('uno', ${limit}) as slug`;
      return rows.map(({ slug }) => slug);
    };
    const all = await related(12);
    expect(all[0]).toBe("gemelo");
    expect(all.toSorted()).toEqual(["gemelo", "igual", "lejos", "vecino"]);
    expect(all.indexOf("vecino")).toBeLessThan(all.indexOf("lejos"));
    expect(await related(2)).toEqual(all.slice(0, 2));
  });
});
