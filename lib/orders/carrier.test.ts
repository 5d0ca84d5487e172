import { expect, test } from "vitest";
import { trackingUrl } from "./carrier";

const CARRIERS = [
  { name: "Servientrega", url: "https://servientrega.example/?Guia={guia}", phone: "" },
  { name: "Inter Rapidísimo", url: "https://inter.example/{guia}/sigue?guia={guia}", phone: "601 555 0000" },
  { name: "Coordinadora", url: "https://coordinadora.example/rastreo", phone: "" },
  { name: "Mensajero propio", url: "", phone: "" },
];
const urlOf = (carrier: string | null, number: string | null) => trackingUrl(CARRIERS, carrier, number);

test("a carrier is recognised in any spelling, and its URL has the encoded number where it goes", () => {
  expect(urlOf("servientrega", "70 1&x/../")).toBe("https://servientrega.example/?Guia=70%201%26x%2F..%2F");
  expect(urlOf("Interrapidisimo", "$&9")).toBe("https://inter.example/%24%269/sigue?guia=%24%269");
  expect(urlOf("COORDINADORA", "1")).toBe("https://coordinadora.example/rastreo");
});

test.each([
  ["Mensajero propio", "1"],
  ["Otra que ya no está", "1"],
  ["constructor", "1"],
  ["Servientrega", ""],
  [null, "1"],
])("there is no URL for %s %j", (carrier, number) => expect(urlOf(carrier, number)).toBeNull());
