import { describe, expect, test } from "vitest";
import { blogPath, isPostCategory, readPage } from "./paths";

describe("the blog's addresses", () => {
  test("names a list and its pages", () => {
    expect(blogPath(null)).toBe("/blog");
    expect(blogPath(null, 2)).toBe("/blog/pagina/2");
    expect(blogPath("noticias")).toBe("/blog/categoria/noticias");
    expect(blogPath("noticias", 3)).toBe("/blog/categoria/noticias/pagina/3");
  });

  test("reads only the page numbers that lists link to", () => {
    expect(readPage("2")).toBe(2);
    for (const text of ["1", "0", "02", "-3", "x", "1.5", "99999"]) expect(readPage(text)).toBeNull();
  });

  test("knows the categories", () => {
    expect(isPostCategory("herramientas")).toBe(true);
    expect(isPostCategory("Herramientas")).toBe(false);
  });
});
