import { expect, test } from "vitest";
import { gallery, mainImage } from "./gallery";

test("the first entry of images wins over image", () => {
  expect(mainImage(["/media/a.webp", "/media/b.webp"], "/media/c.webp")).toBe("/media/a.webp");
  expect(mainImage(["  ", "/media/b.webp"], "/media/c.webp")).toBe("/media/b.webp");
  expect(mainImage([], "/media/c.webp")).toBe("/media/c.webp");
  expect(mainImage([], " ")).toBe("");
});

test("a gallery shows every picture once, the main one first", () => {
  const row = { name: "Control", image: "/media/c.webp", images: ["/media/a.webp", "/media/b.webp"] };
  const extras = [
    { url: "/media/b.webp", alt: "Por detrás" },
    { url: "/media/d.webp", alt: "" },
  ];
  expect(gallery(row, extras)).toEqual([
    { src: "/media/a.webp", alt: "Control" },
    { src: "/media/b.webp", alt: "Por detrás" },
    { src: "/media/d.webp", alt: "Control, imagen 3" },
  ]);
});

test("a product without pictures has one frame, for the placeholder", () => {
  const bare = { name: "Cable", image: "", images: [] };
  expect(gallery(bare, [])).toEqual([{ src: "", alt: "Cable" }]);
  expect(gallery({ ...bare, image: "/media/x.webp" }, [])).toEqual([{ src: "/media/x.webp", alt: "Cable" }]);
});
