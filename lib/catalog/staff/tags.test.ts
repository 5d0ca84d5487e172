import { expect, test } from "vitest";
import { pdfSheets, pdfText } from "@/tests/support/pdf-text";
import { tagsSchema } from "./schema";
import { TAG_LIMITS, type TagPaper, type TagProduct, tagCode, tagsHref, tagsOf } from "./tags";
import { tagsPdf } from "./tags-pdf";

const CONTROL: TagProduct = {
  id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  name: "Control DualSense blanco",
  price: 320_000,
  sku: "PS5-CTRL-01",
  barcode: "4006381333931",
};
const PASTE = { ...CONTROL, id: "6f9619ff-8b86-4d01-b42d-00cf4fc96400", name: "Pasta térmica", barcode: "" };

test("the address names each product with the number of its labels", () => {
  const counts = [
    { id: PASTE.id, count: 2 },
    { id: CONTROL.id, count: 1 },
  ];
  const asked = Object.fromEntries(new URL(tagsHref("carta", counts), "https://a.co").searchParams);
  expect(tagsSchema.parse(asked)).toEqual({ papel: "carta", cuantas: counts });
  expect(tagsOf([CONTROL, PASTE], counts)).toEqual([PASTE, PASTE, CONTROL]);
  expect(tagsOf([CONTROL], counts)).toEqual([CONTROL]);
});

test.each([
  ["", "rollo"],
  [`${CONTROL.id}:0`, "rollo"],
  [`${CONTROL.id}:${TAG_LIMITS.each + 1}`, "rollo"],
  ["control:1", "rollo"],
  [`${CONTROL.id}:1`, "sobre"],
])("%j on %s prints nothing", (cuantas, papel) =>
  expect(tagsSchema.safeParse({ cuantas, papel }).success).toBe(false),
);

test("the bars are those of the box, else of the SKU", () => {
  expect([CONTROL, PASTE, { ...PASTE, sku: "" }].map(tagCode)).toEqual(["4006381333931", "PS5-CTRL-01", ""]);
});

test.each<[TagPaper, number, number, string]>([
  ["rollo", 3, 3, "141.7"],
  ["carta", 24, 1, "612 792"],
  ["carta", 25, 2, "612 792"],
  ["a4", 24, 1, "595"],
])("%s: %i labels on %i pages", async (paper, count, pages, size) => {
  const pdf = await tagsPdf(Array(count).fill(CONTROL), paper, "Tienda");
  expect(pdfSheets(pdf)).toBe(pages);
  expect(pdf.toString("latin1")).toContain(`/MediaBox [0 0 ${size}`);
});

test.each([
  ["a product with both codes", CONTROL, ["4006381333931", "PS5-CTRL-01"]],
  ["one without any", { ...CONTROL, sku: "", barcode: "" }, []],
  [
    "the longest texts",
    { ...CONTROL, name: "Consola ".repeat(20), barcode: "", sku: "S".repeat(40) },
    ["SSSS"],
  ],
])("a label of %s stays on its page, with its price and the shop", async (_, product, codes) => {
  const pdf = await tagsPdf([product], "rollo", "Tienda con un nombre largo de verdad");
  expect(pdfSheets(pdf)).toBe(1);
  for (const shown of ["320.000", "Tienda", product.name.slice(0, 7), ...codes])
    expect(pdfText(pdf)).toContain(shown);
});
