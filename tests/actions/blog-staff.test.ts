import { beforeEach, describe, expect, test } from "vitest";
import {
  addPostAction,
  announcePostAction,
  deletePostAction,
  featurePostAction,
  savePostAction,
} from "@/lib/blog/staff/actions";
import * as labels from "@/lib/blog/staff/labels";
import { POST_LIST } from "@/lib/blog/staff/list";
import { draftOf, type PostDraft } from "@/lib/blog/staff/post-draft";
import { getEditablePost, getFeatured, listPosts } from "@/lib/blog/staff/queries";
import type { EditablePost, PostStep } from "@/lib/blog/staff/types";
import { parseListState } from "@/lib/core/list-state";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("cliente", "employee", "superadmin");
beforeEach(async () => {
  await site.db.sql`delete from public.posts`;
  await site.visitAs(people.employee);
});

const WHOLE = { excerpt: "Un resumen.", body: "## Hola\n\n| a | b |\n| - | - |\n| 1 | 2 |" };
const LIST = parseListState({}, POST_LIST);

async function draft(title = "Drift del DualSense"): Promise<EditablePost> {
  const result = await addPostAction({ title, category: "reparacion" });
  const post = result.ok && (await getEditablePost(result.data.id));
  if (!post) throw new Error("The draft is not there.");
  return post;
}

function save(post: EditablePost, change: Partial<PostDraft>, step: PostStep = "guardar", publishOn = "") {
  const { id, version } = post;
  return savePostAction({ ...draftOf(post), ...change, id, version, step, publishOn });
}

/** Saves and answers what is stored then. */
async function saved(post: EditablePost, change: Partial<PostDraft>, step?: PostStep, publishOn?: string) {
  const result = await save(post, change, step, publishOn);
  if (!result.ok || !result.data.saved) throw new Error(JSON.stringify(result));
  return result.data.current;
}

describe("a new post", () => {
  test("is a draft with an address of its own", async () => {
    refreshed.length = 0;
    const [first, second] = [await draft(), await draft()];
    expect(first).toMatchObject({ stage: "borrador", slug: "drift-del-dualsense", version: 1, body: "" });
    expect(second.slug).toBe("drift-del-dualsense-2");
    expect(refreshed).toContain("posts");
  });

  test("needs a title and one of the categories", async () => {
    expect(await addPostAction({ title: " ", category: "otra" as "noticias" })).toMatchObject({
      code: "invalid",
      fieldErrors: { title: "Escribe el título.", category: "Elige una categoría." },
    });
  });
});

describe("saving and publishing", () => {
  test("keeps a draft, publishes it once it is whole, takes it back and keeps its date", async () => {
    const written = await saved(await draft(), { excerpt: WHOLE.excerpt });
    expect(written).toMatchObject({ stage: "borrador", version: 2, publishedText: "" });
    expect(await save(written, {}, "publicar")).toMatchObject({
      code: "invalid",
      fieldErrors: { body: labels.NEEDS_BODY },
    });
    const published = await saved(written, WHOLE, "publicar");
    expect(published).toMatchObject({ stage: "publicado", body: WHOLE.body });
    expect(published.publishedText).not.toBe("");
    expect(await save(published, { body: "" })).toMatchObject({
      code: "invalid",
      message: labels.INCOMPLETE,
    });
    const back = await saved(published, {}, "despublicar");
    expect(back).toMatchObject({ stage: "borrador", publishOn: published.publishOn });
    expect((await saved(back, {}, "publicar")).publishedText).toBe(published.publishedText);
  });

  test("schedules a post for a time of Colombia, and may publish it before", async () => {
    const scheduled = await saved(await draft(), WHOLE, "programar", "2099-01-02T08:30");
    expect(scheduled).toMatchObject({ stage: "programado", publishOn: "2099-01-02T08:30" });
    const [row] = await site.db.sql`select published_at from public.posts where id = ${scheduled.id}`;
    expect(row?.published_at.toISOString()).toBe("2099-01-02T13:30:00.000Z");
    expect(await save(scheduled, {}, "programar", "2020-01-02T08:30")).toMatchObject({
      fieldErrors: { publishOn: labels.NOT_IN_FUTURE },
    });
    expect((await saved(scheduled, {}, "publicar")).stage).toBe("publicado");
  });

  test("says when another post has the address", async () => {
    await draft("Uno");
    expect(await save(await draft("Dos"), { slug: "uno" })).toMatchObject({
      code: "invalid",
      fieldErrors: { slug: labels.SLUG_TAKEN },
    });
  });

  test("tells the second of two editors what the first one saved, and lets them save over it", async () => {
    const post = await draft();
    await saved(post, { title: "De la primera" });
    const late = await save(post, { ...WHOLE, title: "De la segunda" }, "publicar");
    expect(late).toMatchObject({
      ok: true,
      data: { saved: false, current: { title: "De la primera", stage: "borrador" } },
    });
    const { version } = late.ok ? late.data.current : post;
    expect(await saved({ ...post, version }, { ...WHOLE, title: "De la segunda" }, "publicar")).toMatchObject(
      {
        title: "De la segunda",
        stage: "publicado",
      },
    );
  });

  test("keeps pictures of our own and refuses what is no picture", async () => {
    const post = await draft();
    expect((await saved(post, { cover: "/media/blog/a.webp", coverAlt: " Foto " })).coverAlt).toBe("Foto");
    expect(await save((await getEditablePost(post.id))!, { cover: "javascript:alert(1)" })).toMatchObject({
      ok: false,
    });
  });
});

describe("the featured post", () => {
  test("is public, one alone, and makes no open editor stale", async () => {
    const one = await saved(await draft("Uno"), WHOLE, "publicar");
    const two = await saved(await draft("Dos"), WHOLE, "publicar");
    expect(await featurePostAction({ id: one.id, isFeatured: true })).toMatchObject({ ok: true });
    expect(await featurePostAction({ id: two.id, isFeatured: true })).toMatchObject({ ok: true });
    expect(await getFeatured()).toMatchObject({ title: "Dos" });
    expect(await saved(one, { title: "Uno de nuevo" })).toMatchObject({ isFeatured: false });
    expect(await saved(two, {}, "despublicar")).toMatchObject({ isFeatured: false });
    expect(await getFeatured()).toBeNull();
  });

  test("is no draft, and not one that is gone", async () => {
    const post = await draft();
    expect(await featurePostAction({ id: post.id, isFeatured: true })).toMatchObject({
      code: "conflict",
      message: labels.PUBLISH_FIRST,
    });
    const scheduled = await saved(post, WHOLE, "programar", "2099-01-02T08:30");
    expect(await featurePostAction({ id: scheduled.id, isFeatured: true })).toMatchObject({ ok: false });
    expect(await featurePostAction({ id: people.employee.id, isFeatured: true })).toMatchObject({
      message: labels.POST_GONE,
    });
  });
});

describe("telling the subscribers", () => {
  test("writes to who confirmed, once, of a post that is public", async () => {
    await site.db.sql`delete from public.newsletter_subscribers`;
    await site.db.sql`with s as (
        insert into public.newsletter_subscribers (email, state, consent_version, confirmed_at)
        values ('lectora@example.com', 'confirmado', 'v', now()) returning id)
      insert into private.newsletter_keys (subscriber_id) select id from s`;
    const post = await saved(await draft(), WHOLE);
    expect(await announcePostAction({ id: post.id })).toMatchObject({ ok: false });
    await saved(post, {}, "publicar");
    expect(await announcePostAction({ id: post.id })).toMatchObject({ ok: true, data: { subscribers: 1 } });
    expect(await announcePostAction({ id: post.id })).toMatchObject({
      message: "A los suscriptores ya se les avisó de este artículo.",
    });
    expect((await getEditablePost(post.id))?.announcedText).not.toBe("");
  });
});

describe("the list", () => {
  test("counts stages and narrows by category and stage", async () => {
    await draft("Borrador");
    await saved(await draft("Público"), { ...WHOLE, category: "noticias" }, "publicar");
    const all = await listPosts(LIST);
    expect(all).toMatchObject({ total: 2, counts: { borrador: 1, programado: 0, publicado: 1 } });
    expect(all.items[1]).toMatchObject({ title: "Público", stage: "publicado", words: 5 });
    const narrowed = await listPosts({ ...LIST, filters: { categoria: "noticias", estado: "publicado" } });
    expect(narrowed.items.map(({ title }) => title)).toEqual(["Público"]);
    expect((await listPosts({ ...LIST, query: "publico" })).total).toBe(1);
  });
});

describe("deleting", () => {
  test("is refused to an employee, and the superadmin's", async () => {
    const { id } = await draft();
    expect(await deletePostAction({ id })).toMatchObject({ code: "forbidden", message: "Sin permisos" });
    expect(await getEditablePost(id)).not.toBeNull();
    await site.visitAs(people.superadmin);
    expect(await deletePostAction({ id })).toEqual({ ok: true, data: undefined });
    expect(await deletePostAction({ id })).toMatchObject({ message: labels.POST_GONE });
    expect(await getEditablePost(id)).toBeNull();
  });
});

test("a customer is refused everywhere", async () => {
  const post = await draft();
  await site.visitAs(people.cliente);
  const refused = { ok: false, code: "forbidden", message: "Sin permisos" };
  expect(await addPostAction({ title: "Mío", category: "noticias" })).toMatchObject(refused);
  expect(await save(post, { title: "Mío" })).toMatchObject(refused);
  expect(await featurePostAction({ id: post.id, isFeatured: true })).toMatchObject(refused);
  expect(await deletePostAction({ id: post.id })).toMatchObject(refused);
  expect(await announcePostAction({ id: post.id })).toMatchObject(refused);
  expect(await getEditablePost(post.id)).toBeNull();
  await expect(listPosts(LIST)).rejects.toMatchObject({ code: "forbidden" });
});
