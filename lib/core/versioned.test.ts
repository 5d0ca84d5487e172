import { expect, test } from "vitest";
import { changedPart, clashes, fieldsThatDiffer, labelled, mergeEdits, shownPart } from "./versioned";

const LABELS = { name: "Nombre", price: "Precio", color: "Color", text: "Texto" };
const base = { name: "Control", price: 100, details: [{ label: "Color", value: "Azul" }] };

test("fields that I did not change take the colleague's values", () => {
  const mine = { ...base, price: 120 };
  const theirs = { ...base, name: "Control PS5", details: [] };
  expect(mergeEdits(base, mine, theirs)).toEqual({ name: "Control PS5", price: 120, details: [] });
});

test("fields that both changed keep my value; a changed list is kept as a whole", () => {
  expect(mergeEdits(base, { ...base, price: 120 }, { ...base, price: 130 }).price).toBe(120);
  const mine = { ...base, details: [{ label: "Color", value: "Rojo" }] };
  expect(mergeEdits(base, mine, { ...base, details: [] }).details).toEqual(mine.details);
});

test("only fields that differ are shown, and surrounding whitespace is no difference", () => {
  const mine = labelled(LABELS, { name: "Control ", price: "$120", color: "", text: "" });
  const theirs = labelled(LABELS, { name: "Control", price: "$130", color: "", text: "" });
  expect(fieldsThatDiffer(mine, theirs)).toEqual([
    { name: "price", label: "Precio", mine: "$120", theirs: "$130" },
  ]);
});

test("a conflict is a field that both changed; fields that one side changed are listed separately, equal changes are no conflict", () => {
  const texts = { name: "Control", price: "$100", color: "Azul", text: "Viejo" };
  const base = labelled(LABELS, texts);
  const mine = labelled(LABELS, { ...texts, name: "Mando", price: "$120", text: "Nuevo" });
  const theirs = labelled(LABELS, { ...texts, price: "$130", color: "Rojo", text: "Nuevo" });
  const field = { isPicture: false };
  expect(clashes(base, mine, theirs)).toEqual({
    both: [{ ...field, name: "price", label: "Precio", before: "$100", mine: "$120", theirs: "$130" }],
    mine: [{ ...field, name: "name", label: "Nombre", before: "Control", mine: "Mando", theirs: "Control" }],
    theirs: ["Color"],
  });
});

test("a picture stays a picture", () => {
  const cover = (text: string) => ({ cover: { label: "Portada", text, isPicture: true } });
  expect(clashes(cover("/a"), cover("/b"), cover("/c")).both[0]).toMatchObject({
    isPicture: true,
    before: "/a",
  });
});

test("of a long text the changed words are marked; a short one is marked as a whole", () => {
  const before = "Control de PlayStation 5 sin cable, revisado en el taller y con un mes de garantía.";
  const now = before.replace("un mes", "tres meses");
  expect(changedPart(before, now)).toEqual({
    start: "Control de PlayStation 5 sin cable, revisado en el taller y con ",
    changed: "tres meses",
    end: " de garantía.",
  });
  expect(changedPart(before, `${before} Original.`)).toMatchObject({ changed: " Original.", end: "" });
  expect(changedPart("$100", "$120")).toEqual({ start: "", changed: "$120", end: "" });
  expect(shownPart(before, now)).toBe("… tres meses …");
  expect(shownPart("$100", "")).toBe("$100 → (vacío)");
  expect(shownPart(before, "")).toBe("(vacío)");
  expect(shownPart(before, before.replace(" sin cable,", ""))).toBe("(sin ese texto)");
});
