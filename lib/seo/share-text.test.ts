import { expect, test } from "vitest";
import { shareText } from "./share-text";

test("Spanish text is unchanged", () => {
  expect(shareText("¿Tu niño dañó el botón? ¡Reparación de ÁÉÍÓÚÜÑ áéíóúüñ!", 200)).toBe(
    "¿Tu niño dañó el botón? ¡Reparación de ÁÉÍÓÚÜÑ áéíóúüñ!",
  );
});

test("combining characters are composed", () => {
  expect(shareText("Reparacio\u0301n", 50)).toBe("Reparación");
});

test("typographic characters become plain ones, and characters without a Latin glyph are removed", () => {
  expect(shareText("“Joy‑Con” – 20 % menos… ★ 🎮 日本 ①", 80)).toBe('"Joy-Con" - 20 % menos... 1');
});

test("a long text is cut at a word", () => {
  const cut = shareText("Consola reacondicionada ".repeat(12), 60);
  expect(cut.length).toBeLessThanOrEqual(60);
  expect(cut).toMatch(/\w\.\.\.$/);
});
