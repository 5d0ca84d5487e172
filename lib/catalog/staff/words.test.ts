import { expect, test } from "vitest";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "@/lib/catalog/fields";
import { fieldsThatDiffer } from "@/lib/core/versioned";
import { wordsOf } from "@/lib/supabase/fields";

const product = {
  name: "Control",
  slug: "control",
  description: "",
  price: 120_000,
  category: "ps5",
  badgeText: "",
  badgeColor: "primary" as const,
  details: [{ label: "Peso", value: "280 g" }],
};

const products = (mine: ProductValues, theirs: ProductValues) =>
  fieldsThatDiffer(wordsOf(EDITED_FIELDS, mine), wordsOf(EDITED_FIELDS, theirs));
const services = (mine: ServiceValues, theirs: ServiceValues) =>
  fieldsThatDiffer(wordsOf(SERVICE_FIELDS, mine), wordsOf(SERVICE_FIELDS, theirs));

test("names what differs, in the words of the screen", () => {
  const theirs = { ...product, price: 99_000, details: [], badgeColor: "outline" as const };
  expect(products(product, theirs)).toEqual([
    { label: "Precio", mine: "$120.000", theirs: "$99.000" },
    { label: "Color de la etiqueta", mine: "Violeta", theirs: "Solo borde" },
    { label: "Detalles", mine: "Peso: 280 g", theirs: "" },
  ]);
  expect(products(product, product)).toEqual([]);
});

test("a service is compared the same way", () => {
  const service = { name: "Limpieza", price: 60_000, description: "", image: "" };
  expect(services(service, { ...service, name: "Aseo" })).toEqual([
    { label: "Nombre", mine: "Limpieza", theirs: "Aseo" },
  ]);
});
