import { describe, expect, test } from "vitest";
import { WHOLE_PESOS } from "@/lib/core/pesos";
import { BLANK_TEXTS, PRODUCT } from "@/tests/factories/catalog";
import { productInput, readProduct, serviceInput } from "./form";
import { NAME_AND_PRICE } from "./labels";
import { createProductSchema, createServiceSchema, updateProductSchema } from "./schema";

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

describe("what the schema says of a bad form", () => {
  const errors = (changes: Record<string, unknown>) => {
    const parsed = createProductSchema.safeParse({ ...productInput(form(filled)), stock: "0", ...changes });
    return parsed.success
      ? {}
      : Object.fromEntries(parsed.error.issues.map((i) => [i.path.join("."), i.message]));
  };

  test("name and price are needed", () => {
    expect(errors({ name: "  ", price: "" })).toEqual({ name: NAME_AND_PRICE, price: NAME_AND_PRICE });
    expect(errors({ price: "gratis" })).toEqual({ price: WHOLE_PESOS });
    expect(errors({ price: "1500.6" })).toEqual({ price: WHOLE_PESOS });
    expect(
      createProductSchema.parse({ ...productInput(form(filled)), price: "150.000", stock: "1.200" }),
    ).toMatchObject({
      price: 150_000,
      stock: 1200,
    });
    expect(errors({ price: "0" })).toEqual({});
    expect(errors({ price: "-1" }).price).toContain("menor que 0");
  });

  test("a stock that is no number is 0; a negative one is refused", () => {
    const stock = (value: string) =>
      createProductSchema.parse({ ...productInput(form(filled)), stock: value }).stock;
    expect([stock(""), stock("muchos"), stock("3.9")]).toEqual([0, 0, 3]);
    expect(errors({ stock: "-1" }).stock).toContain("menos que 0");
  });

  test("a warranty is a number of months, a platform one of the list", () => {
    expect(errors({ warrantyMonths: "un año" }).warrantyMonths).toContain("en números");
    expect(errors({ warrantyMonths: "" }).warrantyMonths).toContain("en números");
    expect(errors({ warrantyMonths: "121" }).warrantyMonths).toContain("120");
    expect(errors({ platforms: ["dreamcast"] })).toHaveProperty("platforms.0");
    expect(errors({ kind: "silla" })).toHaveProperty("kind");
  });

  test("an unknown colour is the default one, half a detail is refused", () => {
    expect(
      createProductSchema.parse({ ...productInput(form(filled)), badgeColor: "verde", stock: "" }).badgeColor,
    ).toBe("primary");
    expect(errors({ details: [{ label: "Peso", value: "" }] })).toHaveProperty("details.0.value");
  });

  test("an edit needs an address of lower-case words", () => {
    const slug = (text: string) =>
      updateProductSchema.safeParse({
        ...productInput(form(filled)),
        id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
        version: "1",
        slug: text,
      }).success;
    expect([slug("control-ps5"), slug("Control PS5"), slug("-control"), slug("")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test("a price typed with its point is that price when it is compared; one that is no number leaves the known one", () => {
  const read = (price: string) => {
    const data = form(filled);
    data.set("price", price);
    return readProduct(data, PRODUCT).price;
  };
  expect([read("150.000"), read("150000"), read("gratis")]).toEqual([150_000, 150_000, PRODUCT.price]);
});

test("a service is its four fields", () => {
  const data = form([
    ["name", "Limpieza"],
    ["price", "60000"],
    ["description", ""],
    ["image", ""],
  ]);
  expect(createServiceSchema.parse(serviceInput(data))).toEqual({
    name: "Limpieza",
    price: 60_000,
    description: "",
    image: "",
  });
});

test("a form that lost the control of a field is refused: nothing is saved blank", () => {
  const lost = form(filled.filter(([name]) => name !== "description"));
  expect(() => productInput(lost)).toThrow("description");
  expect(() => serviceInput(form([["name", "Limpieza"]]))).toThrow("price");
});
