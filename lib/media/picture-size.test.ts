import { expect, test } from "vitest";
import { pictureSize, sizedName } from "./picture-size";

test("a picture's name tells its size", () => {
  const size = { width: 1200, height: 800 };
  expect(pictureSize(`/media/cursos/${sizedName("ab12", size)}.webp`)).toEqual(size);
});

test("a picture with another name gets the usual place", () => {
  for (const src of ["/media/cursos/ab12.webp", "/media/cursos/ab-0x10.webp", "https://a.co/x.png"])
    expect(pictureSize(src)).toEqual({ width: 1200, height: 750 });
});
