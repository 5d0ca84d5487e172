import { type CsvCell, csvLines, csvStart } from "@/lib/core/csv";
import { formatColombian } from "@/lib/core/dates";
import { documentText } from "../invoice";
import { CASH_METHODS } from "../labels";
import { METHODS } from "../methods";
import { orderNumber } from "../order-number";
import { movedParts, taxParts } from "../tax";
import type { ExportedMove } from "./rows";
import { NO_TAX_CELLS, TAX_COLUMNS, taxCells } from "./tax-columns";

const MOVES = {
  pago: "Pago",
  anulacion: "Pago anulado",
  reembolso: "Reembolso",
  contracargo: "Contracargo",
  contracargo_ganado: "Contracargo ganado",
  anticipo: "Anticipo de reparación",
  anticipo_devuelto: "Anticipo devuelto",
} satisfies Record<ExportedMove["kind"], string>;

const COLUMNS = [
  "Fecha",
  "Pedido u orden",
  "Movimiento",
  "Medio",
  "Número del pago",
  "Documento",
  "Factura",
  ...TAX_COLUMNS,
  "Valor",
];

export const MONEY_CSV_START = csvStart(COLUMNS);

/** Last row of a file that was cut at the maximum length: it has no summary. */
export const MONEY_CSV_END_EARLY = "Hay más movimientos: elige un periodo más corto.\r\n";

/** How the money was moved: each way of staff is one, and a payment of the provider is that of its order. */
export function moneyWay({ isManual, way, paymentMethod }: ExportedMove): string {
  if (isManual) return Object.entries(CASH_METHODS).find(([key]) => key === way)?.[1] ?? way;
  // An order on delivery that was paid online afterwards.
  return paymentMethod && METHODS[paymentMethod].isOnline ? METHODS[paymentMethod].short : "Mercado Pago";
}

/** Base and IVA of a move. A deposit is for work, which has the general rate. */
function taxesOf({ amount, lines, moves }: ExportedMove): number[] {
  return taxCells(lines && moves ? movedParts(lines, moves) : taxParts([{ taxClass: "iva_19", amount }]));
}

type Sums = { taxes: number[]; amount: number };

const none = (): Sums => ({ taxes: taxCells([]), amount: 0 });

function add(sums: Sums, taxes: readonly number[], amount: number): void {
  sums.taxes = sums.taxes.map((sum, n) => sum + (taxes[n] ?? 0));
  sums.amount += amount;
}

/** Writes the rows of a period, and at its end what came in, what went out and the rest, by way to pay. */
export function moneySheet(chargesVat: boolean) {
  const ways = new Map<string, { in: Sums; out: Sums }>();
  const sumsOf = (way: string) => {
    const sums = ways.get(way) ?? { in: none(), out: none() };
    ways.set(way, sums);
    return sums;
  };
  const cells = (taxes: number[]) => (chargesVat ? taxes : NO_TAX_CELLS);

  function rowOf(move: ExportedMove): CsvCell[] {
    const way = moneyWay(move);
    const taxes = taxesOf(move);
    for (const sums of [sumsOf(way), sumsOf(ALL)])
      add(move.amount > 0 ? sums.in : sums.out, taxes, move.amount);
    return [
      formatColombian(move.at, "yyyy-MM-dd HH:mm"),
      // The number of a repair is the other end of its id.
      move.orderId ? orderNumber(move.orderId) : (move.ordenId?.slice(-8) ?? ""),
      MOVES[move.kind],
      way,
      move.providerId,
      move.documentType && move.documentNumber ? documentText(move.documentType, move.documentNumber) : "",
      move.invoice,
      ...cells(taxes),
      move.amount,
    ];
  }

  const total = (way: string, label: string, { taxes, amount }: Sums): CsvCell[] => [
    "Resumen",
    "",
    label,
    way,
    "",
    "",
    "",
    ...cells(taxes),
    amount,
  ];

  return {
    rows: (moves: readonly ExportedMove[]) => csvLines(moves.map(rowOf)),
    summary: () => {
      sumsOf(ALL);
      const named = [...ways].toSorted(([one], [other]) => Number(one === ALL) - Number(other === ALL));
      return `\r\n${csvLines(
        named.flatMap(([way, sums]) => {
          const rest = { taxes: [...sums.in.taxes], amount: sums.in.amount };
          add(rest, sums.out.taxes, sums.out.amount);
          return [total(way, "Entró", sums.in), total(way, "Salió", sums.out), total(way, "Quedó", rest)];
        }),
      )}`;
    },
  };
}

const ALL = "Todos los medios";
