import { expect, test } from "vitest";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { PRODUCT as product } from "@/tests/factories/catalog";
import { productWords, serviceWords } from "./words";

test("names what differs, in the words of the screen", () => {
  const theirs = { ...product, price: 99_000, details: [], badgeColor: "outline" as const };
  expect(fieldsThatDiffer(productWords(product), productWords(theirs))).toEqual([
    { name: "price", label: "Precio", mine: "$120.000", theirs: "$99.000" },
    { name: "badgeColor", label: "Color de la etiqueta", mine: "Violeta", theirs: "Solo borde" },
    { name: "details", label: "Detalles", mine: "Peso: 280 g", theirs: "" },
  ]);
  expect(fieldsThatDiffer(productWords(product), productWords(product))).toEqual([]);
});

test("a service is compared the same way", () => {
  const service = { name: "Limpieza", price: 60_000, description: "", image: "" };
  expect(fieldsThatDiffer(serviceWords(service), serviceWords({ ...service, name: "Aseo" }))).toEqual([
    { name: "name", label: "Nombre", mine: "Limpieza", theirs: "Aseo" },
  ]);
});
