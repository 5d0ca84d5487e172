import { expect, test } from "vitest";
import { answerLink } from "./answer-link";

const person = { number: "PQR-2026-000001", phone: "3001234567", email: "ana@example.com" };

test("a chat opens with the text", () => {
  expect(answerLink("whatsapp", person, "Hola & gracias")).toBe(
    "https://wa.me/573001234567?text=Hola%20%26%20gracias",
  );
  expect(answerLink("whatsapp", { ...person, phone: "6041234567" }, "Hola")).toBeNull();
});

test("a mail opens with its subject, and an address is only ever one address", () => {
  expect(answerLink("correo", person, "Hola")).toBe(
    "mailto:ana@example.com?subject=Respuesta%20a%20tu%20mensaje%20PQR-2026-000001&body=Hola",
  );
  expect(answerLink("correo", { ...person, email: "a@b.co?bcc=x@y.co" }, "Hola")).toContain(
    "mailto:a@b.co%3Fbcc%3Dx%40y.co?subject=",
  );
  expect(answerLink("correo", { ...person, email: "" }, "Hola")).toBeNull();
});

test("a call", () => {
  expect(answerLink("llamada", person, "")).toBe("tel:+573001234567");
  expect(answerLink("llamada", { ...person, phone: "6041234567" }, "")).toBe("tel:6041234567");
});
