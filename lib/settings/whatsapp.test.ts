import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp";

test("the link carries digits only and the message encoded", () => {
  expect(whatsappLink("+57 300 123 4567", "Hola, ¿tienen PS5?")).toBe(
    "https://wa.me/573001234567?text=Hola%2C%20%C2%BFtienen%20PS5%3F",
  );
});

test("a number without a country is Colombian", () => {
  expect(whatsappLink("300 123 4567", "")).toBe("https://wa.me/573001234567?text=");
  expect(whatsappLink("+34 600 12 34 56", "")).toBe("https://wa.me/34600123456?text=");
});

test("without a number there is no link", () => {
  expect(whatsappLink("", "Hola")).toBe("");
});
