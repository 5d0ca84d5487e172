import { describe, expect, test } from "vitest";
import { matchSheet, type SheetTarget, type SheetUse } from "./parcel-sheet";

const target = (number: string, guide: string | null = null): SheetTarget => ({
  id: `${number}-0000-4000-8000-000000000000`,
  guide,
});
const ROWS = ["1a2b3c4d", "0e9f8a7b", "70012345"].map((number) => target(number));
const SENT = [target("1a2b3c4d", "2098 777"), target("0e9f8a7b", "EN55X"), target("70012345")];

/** What each order gets: "1a2b3c4d: 700, TCC". */
function filled(text: string, use: SheetUse = "ship", rows: readonly SheetTarget[] = ROWS) {
  const { fills, unknown, problems } = matchSheet(text, use, rows);
  return {
    fills: [...fills].map(([id, { guide, carrier, amount }]) =>
      [id.slice(0, 8), use === "ship" ? guide : amount, carrier].filter(Boolean).join(" "),
    ),
    unknown: unknown.map(({ number, guide }) => number || guide),
    problems,
  };
}
const clean = { unknown: [], problems: [] };

describe("guides with their orders", () => {
  test.each([
    ["lines", "1a2b3c4d 700\n0e9f8a7b 701"],
    ["lines with a sign and capitals", "#1A2B3C4D: 700\r\n#0E9F8A7B: 701\r\n"],
    ["columns of a spreadsheet", "1a2b3c4d\t700\n0e9f8a7b\t701\n"],
    ["semicolons, quotes and a BOM", '\uFEFF"1a2b3c4d";"700"\n"0e9f8a7b";"701"'],
    ["the guide first", "700,1a2b3c4d\n701,0e9f8a7b"],
    ["whole ids", "1a2b3c4d-0000-4000-8000-000000000000,700\n0e9f8a7b-0000-4000-8000-000000000000,701"],
    ["texts of Excel", '="1a2b3c4d"\t="700"\n\'0e9f8a7b\t\'701'],
    ["headings in any order", "Guía;Destinatario;Número de pedido\n700;Ana;1a2b3c4d\n701;Luz;0e9f8a7b"],
    ["a carrier's headings", "Referencia,Peso,No. de guia\n1a2b3c4d,2,700\n0e9f8a7b,1,701"],
    ["a heading in a wrong encoding", "Pedido;Gu\uFFFDa\n1a2b3c4d;700\n0e9f8a7b;701"],
    ["a line for Excel alone", "sep=;\nREFERENCIA CLIENTE;NUMERO GUIA\n1a2b3c4d;700\n0e9f8a7b;701"],
  ])("as %s", (_, text) => {
    expect(filled(text)).toEqual({ fills: ["1a2b3c4d 700", "0e9f8a7b 701"], ...clean });
  });

  test("and their carrier", () => {
    const expected = { fills: ["1a2b3c4d 700 TCC", "0e9f8a7b 701 Envía"], ...clean };
    expect(filled("1a2b3c4d\t700\tTCC\n0e9f8a7b\t701\tEnvía")).toEqual(expected);
    expect(filled("Transportadora;Pedido;Guía\nTCC;1a2b3c4d;700\nEnvía;0e9f8a7b;701")).toEqual(expected);
  });

  test("guides that look like numbers of orders are told apart by the orders of the table", () => {
    expect(filled("70012345\t80099911\n1a2b3c4d\t80099912").fills).toEqual([
      "70012345 80099911",
      "1a2b3c4d 80099912",
    ]);
    expect(filled("80099911\t1a2b3c4d\n80099912\t0e9f8a7b").fills).toEqual([
      "1a2b3c4d 80099911",
      "0e9f8a7b 80099912",
    ]);
  });

  test("a number without its leading zeros is the same", () => {
    expect(filled("Pedido;Guía\n12345;700", "ship", [target("00012345")]).fills).toEqual(["00012345 700"]);
  });

  test("a line without a guide leaves its order as it is", () => {
    expect(filled("Pedido;Guía\n1a2b3c4d;\n0e9f8a7b;701")).toEqual({ fills: ["0e9f8a7b 701"], ...clean });
  });

  test("orders that are not in the table are returned with what was written about them", () => {
    const { unknown } = matchSheet("1a2b3c4d 700\nffffffff 702", "ship", ROWS);
    expect(unknown).toEqual([{ number: "ffffffff", guide: "702", carrier: "", amount: null, line: 2 }]);
  });
});

describe("guides alone", () => {
  test("are the table's rows in their order; an empty line is a row without one", () => {
    expect(filled("700\n\n702\n")).toEqual({ fills: ["1a2b3c4d 700", "70012345 702"], ...clean });
    expect(filled("GUIA\n700\n701").fills).toEqual(["1a2b3c4d 700", "0e9f8a7b 701"]);
  });

  test("more than rows are told", () => {
    expect(filled("700\n701\n702\n703").problems).toEqual(["Línea 4: sobra la guía «703»."]);
  });

  test("numbers of orders alone are no guides", () => {
    expect(filled("1a2b3c4d\n0e9f8a7b")).toEqual({
      fills: [],
      unknown: [],
      problems: ["No encontramos la columna de las guías."],
    });
  });
});

describe("what cannot be used is told with its line, and the rest is", () => {
  test.each([
    ["Pedido;Guía\nAna;700\n0e9f8a7b;701", "Línea 2: «Ana» no es un número de pedido."],
    [
      "Pedido;Guía\n1,2E+10;700\n0e9f8a7b;701",
      "Línea 2: la hoja de cálculo cambió el número «1,2E+10». Cópialo como texto.",
    ],
    [
      "Pedido;Guía\n1a2b3c4d;2,09877E+11\n0e9f8a7b;701",
      "Línea 2: la hoja de cálculo cambió la guía «2,09877E+11». Cópiala como texto.",
    ],
    [`Pedido;Guía\n1a2b3c4d;${"9".repeat(81)}\n0e9f8a7b;701`, "Línea 2: la guía tiene más de 80 letras."],
    ["Pedido;Guía\n0e9f8a7b;701\n0e9f8a7b;702", "Línea 3: el pedido 0e9f8a7b está dos veces."],
  ])("%s", (text, problem) => {
    expect(filled(text)).toEqual({ fills: ["0e9f8a7b 701"], unknown: [], problems: [problem] });
  });

  test("two orders with one number are not guessed", () => {
    const twins = [target("1a2b3c4d"), { id: "1a2b3c4d-1111-4000-8000-000000000000", guide: null }];
    expect(filled("Pedido;Guía\n1a2b3c4d;700", "ship", twins)).toEqual({
      fills: [],
      unknown: [],
      problems: ["Línea 2: hay dos pedidos con el número 1a2b3c4d. Escríbela en su fila."],
    });
  });

  test("a file without a column of guides", () => {
    expect(filled("Pedido;Ciudad\n1a2b3c4d;Envigado").problems).toEqual([
      "No encontramos la columna de las guías.",
    ]);
  });

  test("nothing at all", () => {
    expect(filled(" \n\n")).toEqual({ fills: [], ...clean });
  });
});

describe("amounts of a settlement", () => {
  test.each([
    ["by guide, with headings", "Guía;Valor declarado;Valor recaudado\n2098777;1;45.000\nen55x;2;$ 50.000"],
    ["by guide, without", "2098777\t45.000\nEN55X\t50000"],
    ["by number", "1a2b3c4d 45000\n0e9f8a7b 50.000"],
    ["by guide beside a name", "2098777;Ana;45000\nEN55X;Luz;50000"],
  ])("%s", (_, text) => {
    expect(filled(text, "collect", SENT)).toEqual({ fills: ["1a2b3c4d 45000", "0e9f8a7b 50000"], ...clean });
  });

  test("a guide that no order of the table has is returned, an amount with cents is told", () => {
    expect(filled("Guía;Recaudo\n999;50000\nEN55X;50.000,50", "collect", SENT)).toEqual({
      fills: [],
      unknown: ["999"],
      problems: ["Línea 3: «50.000,50» no es un valor en pesos enteros."],
    });
  });

  test("amounts alone are not guessed", () => {
    expect(filled("45000\n50000", "collect", SENT).problems).toEqual([
      "Cada línea necesita el número del pedido o la guía, y el valor.",
    ]);
  });
});
