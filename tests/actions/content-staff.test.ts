import { beforeEach, describe, expect, test } from "vitest";
import { createSlideAction, saveSlideAction } from "@/lib/content/staff/actions";
import { listSlides } from "@/lib/content/staff/queries";
import { testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("manager", "superadmin");
beforeEach(() => site.visitAs(people.manager));

const typed = {
  title: "Aventura",
  subtitle: "Envigado",
  description: "Reparamos",
  buttonText: "Ver",
  buttonUrl: "/servicios",
  imageUrl: "/media/hero/a.webp",
  displayOrder: "1",
  isActive: "on" as const,
};

async function add(title: string, displayOrder = "1"): Promise<string> {
  const result = await createSlideAction({ ...typed, title, displayOrder });
  if (!result.ok) throw new Error(result.message);
  return result.data.id;
}

describe("slides", () => {
  test("show the second of two editors what the first one saved", async () => {
    const id = await add("Original", "99");
    const save = (title: string) =>
      saveSlideAction({ ...typed, title, id, version: 1, knownOrder: "99", displayOrder: "99" });
    expect(await save("De la primera")).toMatchObject({ data: { saved: true } });
    expect(await save("De la segunda")).toMatchObject({
      data: { saved: false, current: { title: "De la primera", version: 2 } },
    });
  });

  test("ask for the setup when their table is missing", async () => {
    await site.db.sql`drop table public.hero_slides`;
    expect(await listSlides()).toEqual({ state: "missing" });
  });
});
