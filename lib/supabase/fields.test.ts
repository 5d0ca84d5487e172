import { expect, test } from "vitest";
import { columnsOf, fromRow, textSchemas, textsIn, toRow } from "./fields";

const FIELDS = {
  title: { column: "title", label: "Título", max: 5, missing: "Escribe el título." },
  price: { column: "price_cop", label: "Precio", text: (pesos: number) => `$${pesos}` },
  tags: { column: "tags", label: "Temas", read: (stored: unknown) => String(stored).split(",") },
};
const row = { id: "1", title: "Uno", price_cop: 5, tags: "a,b" };

test("a row is mapped to values by field name, and back", () => {
  expect(columnsOf(FIELDS)).toBe("title, price_cop, tags");
  expect(fromRow(FIELDS, row)).toEqual({ title: "Uno", price: 5, tags: ["a", "b"] });
  expect(toRow(FIELDS, { title: "Uno", price: 5, version: 7 })).toEqual({ title: "Uno", price_cop: 5 });
});

test("a text has a schema with its limit, and a required one its message", () => {
  const { title } = textSchemas(FIELDS);
  expect(Object.keys(textSchemas(FIELDS))).toEqual(["title"]);
  expect(title.parse(" Uno ")).toBe("Uno");
  expect(title.safeParse("  ").error?.issues[0]?.message).toBe("Escribe el título.");
  expect(title.safeParse("123456").error?.issues[0]?.message).toBe("Máximo 5 caracteres.");
});

test("a form without a control for a field is refused: nothing is saved blank", () => {
  const form = new FormData();
  for (const name of ["title", "price"]) form.set(name, "");
  expect(() => textsIn(form, FIELDS)).toThrow("tags");
  form.set("tags", "a");
  expect(textsIn(form, FIELDS)).toEqual({ title: "", price: "", tags: "a" });
});
