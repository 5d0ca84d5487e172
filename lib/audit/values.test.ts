import { expect, test } from "vitest";
import { auditChange, auditValue } from "./values";

test.each([
  ["price", 120_000, "$120.000"],
  ["stock", 1200, "1.200"],
  ["paid_at", "2026-01-02T15:00:00+00:00", "2 ene 2026, 10:00 a.m."],
  ["estimated_delivery", "2026-01-02", "2 de enero de 2026"],
  ["role", "manager", "Manager"],
  ["status", "approved", "Aprobada"],
  ["status", "confirmed", "Confirmado"],
  ["is_active", false, "No"],
  ["name", "", "(vacío)"],
  ["customer_email", "•", "(dato personal, no se guarda)"],
  ["images", ["/a.webp", "/b.webp"], "/a.webp, /b.webp"],
  ["curriculum", [{ name: "Uno" }, { name: "Dos" }], "2 elementos"],
  ["change", { kind: "price-percent", value: -10 }, "Tipo: Precio: subir o bajar un porcentaje, Valor: -10"],
  ["items", ["3b241101-e2bb-4255-8caf-4136c566a962"], "1 elemento"],
  ["technician_id", "3b241101-e2bb-4255-8caf-4136c566a962", "#66a962"],
])("%s %j is shown as «%s»", (column, value, text) => {
  expect(auditValue(column, value)).toBe(text);
});

test("a long text is cut at a word", () => {
  expect(auditValue("description", "palabra ".repeat(60)).length).toBeLessThanOrEqual(160);
});

test("of a long text, only the changed part is shown", () => {
  const before = `${"palabra ".repeat(60)}final.`;
  const now = before.replace("final.", "otro final.");
  expect(auditChange("body", before, now)).toEqual({ before: "(sin ese texto)", value: "… otro …" });
  expect(auditChange("body", `${before}…`, `${before}…`)).toEqual({ value: "(cambió más adelante)" });
  expect(auditChange("price", 1000, 2000)).toEqual({ before: "$1.000", value: "$2.000" });
});
