import { expect, test } from "vitest";
import { productConflict, serviceConflict } from "./conflict";

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

const different = (fields: { label: string; mine: string; theirs: string }[]) =>
  fields.filter(({ mine, theirs }) => mine !== theirs);

test("names what differs, in the words of the screen", () => {
  const theirs = { ...product, price: 99_000, details: [], badgeColor: "outline" as const };
  expect(different(productConflict(product, theirs))).toEqual([
    { label: "Precio", mine: "$120.000", theirs: "$99.000" },
    { label: "Color de la etiqueta", mine: "Violeta", theirs: "Solo borde" },
    { label: "Detalles", mine: "Peso: 280 g", theirs: "" },
  ]);
  expect(different(productConflict(product, product))).toEqual([]);
});

test("a service is compared the same way", () => {
  const service = { name: "Limpieza", price: 60_000, description: "", image: "" };
  expect(different(serviceConflict(service, { ...service, name: "Aseo" }))).toEqual([
    { label: "Nombre", mine: "Limpieza", theirs: "Aseo" },
  ]);
});
