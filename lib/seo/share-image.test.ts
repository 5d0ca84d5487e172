import { expect, test } from "vitest";
import { shareImage, shareVersion } from "./share-image";

test("the address names the kind and the slug, and the version when there is one", () => {
  expect(shareImage("producto", "control-ps5")).toBe("/og/producto/control-ps5.png");
  expect(shareImage("blog", "limpieza", "a1")).toBe("/og/blog/limpieza.png?v=a1");
});

test("another price or name is another version, the same ones are the same", () => {
  const version = shareVersion("Control", 120_000, "/media/a.webp");
  expect(version).toMatch(/^[0-9a-z]{1,7}$/);
  expect(shareVersion("Control", 120_000, "/media/a.webp")).toBe(version);
  expect(shareVersion("Control", 110_000, "/media/a.webp")).not.toBe(version);
  expect(shareVersion("Contról", 120_000, "/media/a.webp")).not.toBe(version);
});
