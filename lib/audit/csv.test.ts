import Papa from "papaparse";
import { expect, test } from "vitest";
import { auditCsv, CSV_START } from "./csv";
import type { AuditEntry } from "./types";

const entry: AuditEntry = {
  id: 1,
  at: "2026-01-02T15:00:00+00:00",
  actor: { id: "a", name: '=HYPERLINK("https://evil.example")', role: "manager" },
  action: "products.updated",
  entity: "products",
  entityId: "p",
  subject: { kind: "products", id: "p", name: 'Cable; "largo"' },
  details: { changed: { price: [1000, 2000] } },
};

test("quotes are escaped for spreadsheets, and no cell is a formula", () => {
  const { data } = Papa.parse<string[]>((CSV_START + auditCsv([entry])).replace("\uFEFF", "").trim(), {
    delimiter: ";",
  });
  expect(data).toHaveLength(2);
  expect(data[1]).toEqual([
    "2 ene 2026, 10:00 a.m.",
    "2026-01-02T15:00:00+00:00",
    `'=HYPERLINK("https://evil.example")`,
    "Manager",
    'cambió el producto «Cable; "largo"»',
    "Productos",
    "p",
    "Precio: $1.000 -> $2.000",
  ]);
  expect(data[0]).toHaveLength(8);
});

test("an entry without an actor is by the system, and no entries give no rows", () => {
  expect(auditCsv([{ ...entry, actor: null }])).toContain(";Sistema;;");
  expect(auditCsv([])).toBe("");
});
