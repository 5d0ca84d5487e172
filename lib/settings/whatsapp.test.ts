import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp";

test.each([
  ["+57 300 123 4567", "Hola, ¿hay PS5?", "https://wa.me/573001234567?text=Hola%2C%20%C2%BFhay%20PS5%3F"],
  ["300 123 4567", "", "https://wa.me/573001234567?text="],
  ["+34 600 12 34 56", "", "https://wa.me/34600123456?text="],
  ["", "Hola", ""],
])("«%s»: digits only, Colombian without a country, no link without a number", (number, text, link) => {
  expect(whatsappLink(number, text)).toBe(link);
});
