import { expect, test } from "vitest";
import { BULK_KINDS, bulkChange, toBulkKind } from "./bulk";
import { bulkChangeSchema } from "./schema";

test("every kind of change that the form offers is one that the action takes", () => {
  for (const kind of BULK_KINDS) {
    const form = new FormData();
    form.set("value", kind === "category" ? "ps5" : "10");
    form.set("note", "Llegó el pedido");
    expect(bulkChangeSchema.safeParse(bulkChange(kind, form)).success, kind).toBe(true);
    expect(toBulkKind(kind)).toBe(kind);
  }
  expect(toBulkKind("regalar")).toBe("price-percent");
});

test("only stock keeps a note", () => {
  const form = new FormData();
  form.set("note", "sobra");
  expect(bulkChange("price-set", form)).toEqual({ kind: "price-set", value: "" });
});
