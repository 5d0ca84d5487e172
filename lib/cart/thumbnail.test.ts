import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail";

test("our own pictures go through the optimiser", () => {
  expect(thumbnail("/media/products/a b.webp", 96)).toBe(
    "/_next/image?url=%2Fmedia%2Fproducts%2Fa%20b.webp&w=96&q=75",
  );
});

test.each(["", "https://example.com/a.png", "//example.com/a.png"])("%j becomes the placeholder", (image) => {
  expect(thumbnail(image, 160)).toBe("/art/placeholder.svg");
});
