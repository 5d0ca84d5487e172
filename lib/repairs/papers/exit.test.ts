import { expect, test } from "vitest";
import { formatCop } from "@/lib/core/money";
import { PAPER, SHOP } from "@/tests/factories/repair-papers";
import { pdfSheets, pdfText } from "../../../tests/support/pdf-text";
import { exitPaper, hasExitPaper } from "./exit";
import { exitPdf } from "./exit-pdf";

const DELIVERED = {
  ...PAPER,
  state: "Entregado",
  outcome: "reparado",
  deliveredAt: "2026-11-26T21:00:00Z",
  warranty: { months: 6, until: "2027-05-26" },
  collector: { name: "Luis Vélez", document: "CC 71.222.333" },
} as const;

test("the hand-over document has the work, the parts, the dates, and who picked up the device", async () => {
  const pdf = await exitPdf(DELIVERED, SHOP);
  expect(pdfSheets(pdf)).toBe(1);
  const content = pdfText(pdf);
  for (const text of [
    "Constancia de reparación y garantía",
    "Orden N.º abcdef12",
    "20 nov 2026, 10:05 a.m.",
    "26 nov 2026, 4:00 p.m.",
    "Enciende, Rayones, Tapa floja",
    "Cambio del puerto HDMI",
    "1 × Puerto HDMI 2.1",
    "$165.000, IVA incluido (pagado)",
    "hasta el 26 de mayo de 2027 inclusive",
    "Luis Vélez, CC 71.222.333",
    "NIT 900.000.000-0",
  ])
    expect(content).toContain(text);
  expect(content.toLowerCase()).not.toContain("factura");
});

test("before the delivery there are blank lines for the recipient", () => {
  const paper = exitPaper({ ...PAPER, state: "Completado", parts: [], work: [] }, SHOP);
  expect(paper.signatures[0]?.name).toMatch(/^Nombre: _+\nDocumento: _+$/);
  expect(paper.groups[1]?.facts).toContainEqual(["Fecha de salida", expect.stringMatching(/^_+$/)]);
  expect(paper.warranty[0]).toBe("Garantía de 6 meses contados desde el día de la entrega.");
});

test.each([
  ["none", { deposit: 0, due: 165_000, isPaid: true }, []],
  ["none, not paid", { deposit: 0, due: 165_000, isPaid: false }, [["Saldo por pagar", "$165.000"]]],
  ["a part", { deposit: 50_000, due: 115_000, isPaid: true }, [["Saldo pagado", "$115.000"]]],
  ["a part, not paid", { deposit: 50_000, due: 115_000, isPaid: false }, [["Saldo por pagar", "$115.000"]]],
  ["all", { deposit: 165_000, due: 0, isPaid: true }, []],
  ["more", { deposit: 180_000, due: 0, isPaid: true }, [["Saldo a favor del cliente", "$15.000"]]],
])("the document shows the balance after deposits: %s", (_, money, rest) => {
  const facts = exitPaper({ ...PAPER, ...money }, SHOP).groups[1]?.facts ?? [];
  const onAccount = money.deposit > 0 ? [["Anticipo recibido", formatCop(money.deposit)]] : [];
  expect(facts.slice(4)).toEqual([...onAccount, ...rest]);
});

test("a repair without warranty says that the customer accepts it", () => {
  const { warranty } = exitPaper({ ...DELIVERED, warranty: { months: 0, until: "2026-11-26" } }, SHOP);
  expect(warranty).toEqual([expect.stringMatching(/no tiene garantía.*artículo 8/)]);
});

test.each([
  ["delivered without repair", { outcome: "sin_reparar", outcomeReason: "no_reparable", state: "Entregado" }],
  ["about to be fetched after a no", { outcome: null, isRejected: true, state: "Esperando_Aprobacion" }],
] as const)("a device %s leaves with another paper, without warranty, parts or work", async (_, ending) => {
  const paper = { ...DELIVERED, findings: ["Placa quemada"], outcomeReason: null, ...ending };
  expect(hasExitPaper(paper)).toBe(true);
  const content = pdfText(await exitPdf(paper, SHOP));
  expect(content).toContain("Constancia de entrega sin reparación");
  expect(content).toContain("Placa quemada");
  expect(content).toContain(ending.outcome ? "No se puede reparar" : "El cliente rechazó la cotización");
  for (const absent of ["Trabajo realizado", "Garantía de", "Puerto HDMI", "hasta el"])
    expect(content).not.toContain(absent);
});

test("a diagnosis is not listed as work, and the document exists as soon as the work is done", () => {
  const { sections } = exitPaper({ ...DELIVERED, findings: ["No da imagen por HDMI"] }, SHOP);
  expect(sections).toEqual([
    { title: "Diagnóstico", lines: ["No da imagen por HDMI"] },
    { title: "Trabajo realizado", lines: DELIVERED.work },
  ]);
  expect((["Reparando", "Completado"] as const).map((state) => hasExitPaper({ ...PAPER, state }))).toEqual([
    false,
    true,
  ]);
});
