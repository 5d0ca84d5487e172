import { expect, test } from "vitest";
import { isUuid, normalizeText, truncate } from "./text";

test("normalizing forgives case and accents", () => {
  expect(normalizeText("  Reparación BÁSICA ")).toBe("reparacion basica");
  expect(normalizeText("Año")).toBe("ano");
});

test("truncating cuts at a word and stays within the limit", () => {
  expect(truncate("corto", 10)).toBe("corto");
  const cut = truncate("una descripción bastante larga del producto", 20);
  expect(cut).toBe("una descripción...");
  expect(cut.length).toBeLessThanOrEqual(20);
});

test("a uuid is told from a slug", () => {
  expect(isUuid("3f2504e0-4f89-41d3-9a0c-0305e82c3301")).toBe(true);
  expect(isUuid("control-ps5-blanco")).toBe(false);
});
