import { expect, test } from "vitest";
import { errorText } from "./error-text";

const named = (message: string, more: object) => Object.assign(new Error(message), more);

test("an error of the server shows a Spanish text and its reference, never the framework's sentence", () => {
  const error = named("An error occurred in the Server Components render.", { digest: "1234" });
  expect(errorText(error)).toBe("no pudimos conectarnos con la tienda (referencia 1234)");
});

test("a script that did not arrive is the connection's fault", () => {
  const error = named("Failed to load chunk /_next/static/chunks/1x7.js", { name: "ChunkLoadError" });
  expect(errorText(error)).toBe("no pudimos conectarnos con la tienda. Revisa tu internet");
});

test("another error of the browser is not printed", () => {
  expect(errorText(new Error("x is not a function"))).toBe("algo falló en tu navegador");
  expect(errorText("boom")).toBe("no pudimos conectarnos con la tienda");
});
