import { expect, test } from "vitest";
import { countWords } from "./words";

test.each([
  ["", 0],
  ["## Señal débil", 2],
  ["el **PS5**, 480p.", 3],
  ["a-b\n\nc", 3],
])("%j has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});
