import { beforeEach, expect, test } from "vitest";
import { createStoryAction, saveStoryAction } from "@/lib/home/staff/actions";
import { addSynonymAction, saveSynonymAction } from "@/lib/search/staff/actions";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("manager", "admin");
beforeEach(() => site.visitAs(people.manager));

const story = {
  title: "De turbina a silencio",
  console: "PS4 Pro",
  problem: "Polvo",
  work: "Limpieza",
  beforeUrl: "/media/portada/a.webp",
  afterUrl: "/media/portada/b.webp",
  isPublished: "on" as const,
};

function idOf(result: { ok: true; data: { id: string } } | { ok: false; message: string }): string {
  if (!result.ok) throw new Error(result.message);
  return result.data.id;
}

test("the second of two editors sees who saved, and what: a story, a group of synonyms", async () => {
  const storyId = idOf(await createStoryAction(story));
  await site.visitAs(people.admin);
  const synonymId = idOf(await addSynonymAction({ words: "volante, timón" }));
  const saveStory = (title: string) => saveStoryAction({ ...story, title, id: storyId, version: 1 });
  const saveSynonym = (words: string) => saveSynonymAction({ id: synonymId, version: 1, words });

  expect(await saveStory("De la primera")).toMatchObject({
    data: { saved: true, current: { title: "De la primera", version: 2 } },
  });
  expect(await saveSynonym("volante, timón, manubrio")).toMatchObject({ data: { saved: true } });
  expect(await saveSynonym("volante, rueda")).toMatchObject({
    data: { saved: false, by: expect.stringMatching(/\S/), current: { words: "volante, timón, manubrio" } },
  });

  await site.visitAs(people.manager);
  expect(await saveStory("De la segunda")).toMatchObject({
    data: {
      saved: false,
      by: expect.stringMatching(/\S/),
      current: { title: "De la primera", afterUrl: story.afterUrl, version: 2 },
    },
  });
  const gone = crypto.randomUUID();
  expect(await saveStoryAction({ ...story, id: gone, version: 1 })).toMatchObject({ code: "not_found" });
});
