import { beforeEach, describe, expect, test } from "vitest";
import { addPostAction, featurePostAction, savePostAction } from "@/lib/blog/staff/actions";
import * as labels from "@/lib/blog/staff/labels";
import { draftOf, type PostDraft } from "@/lib/blog/staff/post-draft";
import { getEditablePost } from "@/lib/blog/staff/queries";
import type { EditablePost, PostStep } from "@/lib/blog/staff/types";
import { refreshed } from "./support/next-cache.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("employee", "superadmin");
beforeEach(async () => {
  await site.db.sql`delete from public.posts`;
  await site.visitAs(people.employee);
});

const WHOLE = { excerpt: "Un resumen.", body: "## Hola\n\n| a | b |\n| - | - |\n| 1 | 2 |" };

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

/** Saves, and returns the stored row. */
async function saved(post: EditablePost, change: Partial<PostDraft>, step?: PostStep, publishOn?: string) {
  const result = await save(post, change, step, publishOn);
  if (!result.ok || !result.data.saved) throw new Error(JSON.stringify(result));
  return result.data.current;
}

describe("a new post", () => {
  test("is a draft with its own address", async () => {
    refreshed.length = 0;
    const [first, second] = [await draft(), await draft()];
    expect(first).toMatchObject({ stage: "borrador", slug: "drift-del-dualsense", version: 1, body: "" });
    expect(second.slug).toBe("drift-del-dualsense-2");
    expect(refreshed).toContain("posts");
  });
});

describe("saving and publishing", () => {
  test("keeps a draft, publishes it once it is complete, unpublishes it and keeps its date", async () => {
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

  test("shows the second of two editors what the first one saved", async () => {
    const post = await draft();
    await saved(post, { title: "De la primera" });
    expect(await save(post, { ...WHOLE, title: "De la segunda" }, "publicar")).toMatchObject({
      data: { saved: false, current: { title: "De la primera", stage: "borrador" } },
    });
  });

  test("schedules a post for a time of Colombia, and can publish it earlier", async () => {
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
});

test("the featured post cannot be a draft or a deleted one", async () => {
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
