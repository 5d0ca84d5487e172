import { expect, test } from "vitest";
import { MAX_PHOTO_BYTES, photoProblem, photoType } from "./image-check";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0], "....");

test("a photo is recognised by its first bytes", () => {
  expect(photoType(jpeg)).toBe("jpeg");
  expect(photoType(bytes([0x89], "PNG", [0x0d, 0x0a, 0x1a, 0x0a]))).toBe("png");
  expect(photoType(bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "))).toBe("webp");
  expect(photoType(bytes([0, 0, 0, 28], "ftypavif"))).toBe("avif");
  expect(photoType(bytes([0, 0, 0, 28], "ftypheic"))).toBe("heic");
  expect(photoType(bytes([0, 0, 0, 28], "ftypmif1", [0, 0, 0, 0], "mif1avifmiaf"))).toBe("avif");
  expect(photoType(bytes([0, 0, 0, 24], "ftypmif1", [0, 0, 0, 0], "mif1heic"))).toBe("heic");
});

test("scripts, HTML and SVG are no photos, whatever their name", () => {
  for (const text of [
    "<html><script>",
    '<svg xmlns="http://www.w3.org/2000/svg">',
    "GIF89a",
    "#!/bin/sh",
    "MZ",
  ])
    expect(photoProblem(bytes(text))).toMatch(/no es una foto/);
  expect(photoType(bytes([0, 0, 0, 28], "ftypmp42"))).toBeNull();
  expect(photoType(bytes("RIFF", [1, 2, 3, 4], "WAVE"))).toBeNull();
});

test("each refusal has its reason", () => {
  expect(photoProblem(new Uint8Array())).toMatch(/vacío/);
  expect(photoProblem(bytes([0, 0, 0, 28], "ftypheic"))).toMatch(/HEIC/);
  const heavy = new Uint8Array(MAX_PHOTO_BYTES + 1);
  heavy.set(jpeg);
  expect(photoProblem(heavy)).toMatch(/10 MB/);
  expect(photoProblem(jpeg)).toBeNull();
});
