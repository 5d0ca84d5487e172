import { describe, expect, test } from "vitest";
import { LONGEST_SLUG, slugOf } from "./slug";

describe("slugOf", () => {
  test.each([
    ["Drift del DualSense: ¿qué arreglo sirve?", "drift-del-dualsense-que-arreglo-sirve"],
    ["  Año 2026 — Ñoño  ", "ano-2026-nono"],
    ["RSS", "articulo-rss"],
    ["Página", "articulo-pagina"],
    ["¿?", "articulo"],
  ])("of %j is %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("is cut between words", () => {
    const slug = slugOf("palabra ".repeat(15));
    expect(slug).toBe("palabra-".repeat(11).slice(0, -1));
    expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG);
    expect(slugOf("a".repeat(120))).toBe("a".repeat(LONGEST_SLUG));
  });

  test("distinguishes equal titles within the same length", () => {
    expect(slugOf("Hola", 2)).toBe("hola-2");
    expect(slugOf("a".repeat(120), 12)).toBe(`${"a".repeat(LONGEST_SLUG - 3)}-12`);
    expect(slugOf("", 3)).toBe("articulo-3");
  });
});
