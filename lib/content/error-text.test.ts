import { expect, test } from "vitest";
import { errorText } from "./error-text";

const named = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  [
    named("An error occurred in the render.", { digest: "12" }),
    "no pudimos conectarnos con la tienda (referencia 12)",
  ],
  [
    named("Failed to load chunk", { name: "ChunkLoadError" }),
    "no pudimos conectarnos con la tienda. Revisa tu internet",
  ],
  [new Error("x is not a function"), "algo falló en tu navegador"],
  ["boom", "no pudimos conectarnos con la tienda"],
])("%s is told in Spanish, never in the framework's words", (error, text) =>
  expect(errorText(error)).toBe(text),
);
