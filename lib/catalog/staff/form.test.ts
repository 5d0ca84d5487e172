import { expect, test } from "vitest";
import { WHOLE_PESOS } from "@/lib/core/pesos";
import { BLANK_TEXTS, PRODUCT } from "@/tests/factories/catalog";
import { productInput, readProduct, serviceInput } from "./form";
import { NAME_AND_PRICE } from "./labels";
import { createProductSchema, updateProductSchema } from "./schema";

function form(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const { slug: _, ...blank } = BLANK_TEXTS;
const filled: [string, string][] = [
  ...Object.entries({
    ...blank,
    name: " Control ",
    price: "120000",
    category: "PS5",
    kind: "control",
    condition: "usado",
    warrantyMonths: "3",
    taxClass: "iva_5",
    badgeColor: "secondary",
  }),
  ["platforms", "pc"],
  ["platforms", "ps5"],
  ["detailLabel", "Peso"],
  ["detailValue", "280 g"],
  ["detailLabel", ""],
  ["detailValue", ""],
];

test("a form's details are pairs, and blank ones are left out", () => {
  expect(
    createProductSchema.parse({
      ...productInput(form(filled)),
      stock: "7",
      images: ["", "/media/a.webp", " "],
    }),
  ).toEqual({
    ...blank,
    taxClass: "iva_5",
    name: "Control",
    price: 120_000,
    category: "ps5",
    platforms: ["ps5", "pc"],
    kind: "control",
    condition: "usado",
    warrantyMonths: 3,
    badgeColor: "secondary",
    details: [{ label: "Peso", value: "280 g" }],
    stock: 7,
    images: ["/media/a.webp"],
    isPublished: true,
  });
});

const parse = (changes: Record<string, unknown>) =>
  createProductSchema.safeParse({ ...productInput(form(filled)), stock: "0", ...changes });

test.each<[Record<string, unknown>, Record<string, string>]>([
  [
    { name: "  ", price: "" },
    { name: NAME_AND_PRICE, price: NAME_AND_PRICE },
  ],
  [{ price: "gratis" }, { price: WHOLE_PESOS }],
  [{ price: "1500.6" }, { price: WHOLE_PESOS }],
  [{ price: "-1" }, { price: "menor que 0" }],
  [{ stock: "-1" }, { stock: "menos que 0" }],
  [{ sku: "A B" }, { sku: "guiones" }],
  [{ sku: "A".repeat(41) }, { sku: "40" }],
  [{ barcode: "4006381333932" }, { barcode: "último número" }],
  [{ warrantyMonths: "un año" }, { warrantyMonths: "en números" }],
  [{ warrantyMonths: "" }, { warrantyMonths: "en números" }],
  [{ warrantyMonths: "121" }, { warrantyMonths: "120" }],
  [{ platforms: ["dreamcast"] }, { "platforms.0": "" }],
  [{ kind: "silla" }, { kind: "" }],
  [{ details: [{ label: "Peso", value: "" }] }, { "details.0.value": "" }],
])("a form with %j is told %j", (changes, told) => {
  const issues = parse(changes).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join("."))).toEqual(Object.keys(told));
  for (const { path, message } of issues) expect(message).toContain(told[path.join(".")]);
});

test.each([
  [
    { price: "150.000", stock: "1.200" },
    { price: 150_000, stock: 1200 },
  ],
  [{ price: "0" }, { price: 0 }],
  [{ stock: "" }, { stock: 0 }],
  [{ stock: "muchos" }, { stock: 0 }],
  [{ stock: "3.9" }, { stock: 3 }],
  [{ badgeColor: "verde" }, { badgeColor: "primary" }],
  [{ sku: " ps5-ctrl.1 " }, { sku: "PS5-CTRL.1" }],
  [{ barcode: "0 711719-541028" }, { barcode: "0711719541028" }],
  [
    { sku: "", barcode: "" },
    { sku: "", barcode: "" },
  ],
])("a form with %j is read as %j", (changes, product) => expect(parse(changes).data).toMatchObject(product));

test.each([
  ["control-ps5", true],
  ["Control PS5", false],
  ["-control", false],
  ["", false],
])("an edit needs an address of lower-case words: %j: %s", (slug, isOne) => {
  const edit = {
    ...productInput(form(filled)),
    id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    version: "1",
    slug,
  };
  expect(updateProductSchema.safeParse(edit).success).toBe(isOne);
});

test("a price typed with its point is that price when it is compared; one that is no number leaves the known one", () => {
  const read = (price: string) => {
    const data = form(filled);
    data.set("price", price);
    return readProduct(data, PRODUCT).price;
  };
  expect([read("150.000"), read("150000"), read("gratis")]).toEqual([150_000, 150_000, PRODUCT.price]);
});

test("a form that lost the control of a field is refused: nothing is saved blank", () => {
  const lost = form(filled.filter(([name]) => name !== "description"));
  expect(() => productInput(lost)).toThrow("description");
  expect(() => serviceInput(form([["name", "Limpieza"]]))).toThrow("price");
});
