import { expect, test } from "vitest";
import { truncate } from "./text";

test("truncating cuts at a word and stays within the limit", () => {
  expect(truncate("corto", 10)).toBe("corto");
  const cut = truncate("una descripción bastante larga del producto", 20);
  expect(cut).toBe("una descripción...");
  expect(cut.length).toBeLessThanOrEqual(20);
});
