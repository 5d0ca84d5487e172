import { expect, test } from "vitest";
import { contactText } from "./whatsapp-text";

const written = { name: "Ana", service: "consola" as const, message: "No da video.\nPrende y suena." };

test("the chat says who, what about, the number and the same words", () => {
  expect(contactText("PQR-2026-000123", written)).toBe(
    "Hola, soy Ana. Les escribí por la página sobre reparación de consola, con el número PQR-2026-000123:\n\nNo da video.\nPrende y suena.",
  );
  expect(contactText("PQR-2026-000123", { ...written, service: null })).toContain(
    "por la página, con el número",
  );
});

test("a very long message is cut", () => {
  const text = contactText("PQR-2026-000123", { ...written, message: "palabra ".repeat(500) });
  expect(text.length).toBeLessThan(1400);
  expect(text).toMatch(/\.\.\.$/);
});
