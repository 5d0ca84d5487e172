import { expect, test } from "vitest";
import { EDITED_FIELDS, PRODUCT_FIELDS, SERVICE_FIELDS, toDetails } from "./fields";
import { createProductSchema, createServiceSchema, updateProductSchema } from "./staff/schema";

test("the schemas take every field of the editors, and texts up to their limits", () => {
  expect(Object.keys(createServiceSchema.shape).toSorted()).toEqual(Object.keys(SERVICE_FIELDS).toSorted());
  expect(Object.keys(createProductSchema.shape).toSorted()).toEqual(
    // Whether it is a draft is a button, no field.
    [...Object.keys(PRODUCT_FIELDS).filter((name) => name !== "slug"), "isPublished"].toSorted(),
  );
  expect(Object.keys(updateProductSchema.shape)).toEqual(expect.arrayContaining(Object.keys(EDITED_FIELDS)));
  for (const [name, { max }] of [
    ["badgeText", PRODUCT_FIELDS.badgeText],
    ["category", PRODUCT_FIELDS.category],
  ] as const) {
    const { shape } = createProductSchema;
    expect(shape[name].safeParse("x".repeat(max)).success, name).toBe(true);
    expect(shape[name].safeParse("x".repeat(max + 1)).success, name).toBe(false);
  }
});

test("details are pairs of name and value; anything else is left out", () => {
  expect(toDetails([{ label: "Peso", value: "1 kg" }, { label: "Origen" }, "x", null, []])).toEqual([
    { label: "Peso", value: "1 kg" },
  ]);
  expect(toDetails({ label: "Peso", value: "1 kg" })).toEqual([]);
});
