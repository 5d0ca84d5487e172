import { expect, test } from "vitest";
import { pageMetadata } from "./seo";

const page = { title: "Cursos", description: "Aprende a reparar consolas.", path: "/cursos" };

test("the address given is the canonical one and the one that is shared", () => {
  const metadata = pageMetadata(page);
  expect(metadata.alternates?.canonical).toBe("/cursos");
  expect(metadata.openGraph).toMatchObject({ url: "/cursos", locale: "es_CO", title: "Cursos" });
  expect(metadata.twitter).toMatchObject({ card: "summary_large_image", title: "Cursos" });
});

test("every page says where the store is", () => {
  expect(pageMetadata(page).other).toMatchObject({ "geo.region": "CO-ANT" });
});

test("a long description is cut at a word and its line breaks are folded", () => {
  const { description } = pageMetadata({ ...page, description: `Uno\n\n dos ${"palabra ".repeat(60)}` });
  expect(description).toMatch(/^Uno dos palabra/);
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(description?.endsWith("...")).toBe(true);
});

test("a picture of the page goes before the store's own", () => {
  expect(pageMetadata({ ...page, image: "/media/a.webp" }).openGraph?.images).toEqual([
    { url: "/media/a.webp", alt: "Cursos" },
  ]);
  expect(pageMetadata({ ...page, image: "" }).openGraph?.images).toEqual([
    { url: "/art/og.jpg", alt: "Cursos" },
  ]);
});
