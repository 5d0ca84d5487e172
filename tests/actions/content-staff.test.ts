import { beforeEach, describe, expect, test } from "vitest";
import {
  createSlideAction,
  deleteSlideAction,
  moveSlideAction,
  saveSlideAction,
  toggleSlideAction,
} from "@/lib/content/staff/actions";
import { listSlides } from "@/lib/content/staff/queries";
import { refreshed } from "./support/next-cache.ts";
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

async function seen(): Promise<string[]> {
  const list = await listSlides();
  return list.state === "ready"
    ? list.slides.map(({ title, displayOrder }) => `${displayOrder} ${title}`)
    : [];
}

describe("slides", () => {
  test("are put where they were asked for, moved, switched and taken away", async () => {
    refreshed.length = 0;
    const first = await add("A");
    await add("B", "9");
    await add("C");
    expect(await seen()).toEqual(["1 C", "2 A", "3 B"]);
    expect(refreshed).toContain("hero");
    expect(await moveSlideAction({ id: first, direction: "up" })).toEqual({ ok: true, data: { place: 1 } });
    expect(await toggleSlideAction({ id: first, isActive: false })).toEqual({
      ok: true,
      data: { isActive: false },
    });
    await site.visitAs(people.superadmin);
    expect(await deleteSlideAction({ id: first })).toMatchObject({ ok: true });
    expect(await seen()).toEqual(["1 C", "2 B"]);
    expect(await deleteSlideAction({ id: first })).toMatchObject({ message: "Ese slide ya no existe." });
  });

  test("tell the second of two editors what the first one saved", async () => {
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
