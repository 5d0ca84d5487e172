import { describe, expect, test } from "vitest";
import { moneySheet, moneyWay } from "./money-csv";
import { lastMonth, moneyPeriod } from "./money-period";
import type { ExportedMove } from "./rows";

const sale: ExportedMove = {
  id: 1,
  at: "2026-02-01T04:59:00Z",
  kind: "pago",
  amount: 119_000,
  orderId: "1b2c3d4e-0000-4000-8000-000000000000",
  ordenId: null,
  paymentMethod: "card",
  isManual: false,
  way: "visa",
  providerId: "90000000001",
  documentType: "NIT",
  documentNumber: "900123456-8",
  invoice: "FE1",
  lines: [{ taxClass: "iva_19", amount: 119_000 }],
  moves: [{ kind: "pago", amount: 119_000, lines: [] }],
};
const refund: ExportedMove = {
  ...sale,
  id: 2,
  at: "2026-02-03T15:00:00Z",
  kind: "reembolso",
  amount: -59_500,
  moves: [
    { kind: "pago", amount: 119_000, lines: [] },
    { kind: "reembolso", amount: -59_500, lines: [] },
  ],
};
const cash: ExportedMove = { ...sale, id: 3, isManual: true, way: "nequi", paymentMethod: "contra_entrega" };

describe("the file of a period", () => {
  test("has a row for each move, with its day in Colombia, its base and IVA and its sign", () => {
    expect(moneySheet(true).rows([sale, refund]).split("\r\n")).toEqual([
      "2026-01-31 23:59;1b2c3d4e;Pago;Tarjeta;90000000001;NIT 900123456-8;FE1;100000;19000;0;0;0;0;119000",
      "2026-02-03 10:00;1b2c3d4e;Reembolso;Tarjeta;90000000001;NIT 900123456-8;FE1;-50000;-9500;0;0;0;0;-59500",
      "",
    ]);
  });

  test("ends with what came in, went out and is left, by way to pay", () => {
    const sheet = moneySheet(true);
    sheet.rows([sale, cash]);
    sheet.rows([refund]);
    const sums = sheet
      .summary()
      .trim()
      .split("\r\n")
      .map((line) => line.split(";"));
    expect(sums.map((cells) => [cells[2], cells[3], cells[7], cells[8], cells.at(-1)].join(" "))).toEqual([
      "Entró Tarjeta 100000 19000 119000",
      "Salió Tarjeta -50000 -9500 -59500",
      "Quedó Tarjeta 50000 9500 59500",
      "Entró Nequi 100000 19000 119000",
      "Salió Nequi 0 0 0",
      "Quedó Nequi 100000 19000 119000",
      "Entró Todos los medios 200000 38000 238000",
      "Salió Todos los medios -50000 -9500 -59500",
      "Quedó Todos los medios 150000 28500 178500",
    ]);
  });

  test("has deposits for repairs with the general rate, by the number of their order", () => {
    const deposit: ExportedMove = {
      ...cash,
      kind: "anticipo",
      orderId: null,
      ordenId: "00000000-0000-4000-8000-0000abcd1234",
      paymentMethod: null,
      providerId: null,
      documentType: null,
      documentNumber: null,
      invoice: null,
      lines: null,
      moves: null,
    };
    const back: ExportedMove = { ...deposit, kind: "anticipo_devuelto", amount: -59_500, way: "efectivo" };
    expect(moneySheet(true).rows([deposit, back]).split("\r\n")).toEqual([
      "2026-01-31 23:59;abcd1234;Anticipo de reparación;Nequi;;;;100000;19000;0;0;0;0;119000",
      "2026-01-31 23:59;abcd1234;Anticipo devuelto;Efectivo;;;;-50000;-9500;0;0;0;0;-59500",
      "",
    ]);
  });

  test("without IVA splits nothing", () => {
    expect(moneySheet(false).rows([sale])).toContain(";FE1;;;;;;;119000");
  });

  test("names each way of cash, and the provider when a delivery was paid online", () => {
    expect([sale, cash, { ...cash, isManual: false }].map(moneyWay)).toEqual([
      "Tarjeta",
      "Nequi",
      "Mercado Pago",
    ]);
  });
});

describe("the period", () => {
  const now = Date.parse("2026-03-01T03:00:00Z");

  test("is the last month that is over in Colombia, or the days of the form", () => {
    expect(lastMonth(now)).toEqual({ from: "2026-01-01", to: "2026-01-31" });
    expect(moneyPeriod({}, now)).toEqual(lastMonth(now));
    expect(moneyPeriod({ desde: "2026-02-01", hasta: "2026-02-28" }, now)).toEqual({
      from: "2026-02-01",
      to: "2026-02-28",
    });
  });

  test.each([
    { desde: "2026-02-01" },
    { desde: "2026-02-30", hasta: "2026-03-01" },
    { desde: "2026-03-01", hasta: "2026-02-01" },
    { desde: "2024-01-01", hasta: "2026-01-01" },
  ])("%o is refused", (query) => {
    expect(() => moneyPeriod(query, now)).toThrow(/Elige un periodo/);
  });
});
