import { expect, test } from "vitest";
import { errorText } from "./error-text";

test("an error of the browser shows its own message", () => {
  expect(errorText(new Error("sin conexión"))).toBe("sin conexión");
});

test("an error of the server shows a Spanish text and its reference, never the framework's sentence", () => {
  const error = Object.assign(new Error("An error occurred in the Server Components render."), {
    digest: "1234",
  });
  expect(errorText(error)).toBe("no pudimos conectarnos con la tienda (referencia 1234)");
});

test("anything else thrown is not printed", () => {
  expect(errorText("boom")).toBe("no pudimos conectarnos con la tienda");
  expect(errorText(new Error(""))).toBe("no pudimos conectarnos con la tienda");
});
