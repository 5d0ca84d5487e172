import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { movementsPath } from "@/lib/catalog/staff/list-address";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop, formatNumber } from "@/lib/core/money";
import { UNKNOWN_COST } from "@/lib/inventory/labels";
import type { PurchaseLine } from "@/lib/inventory/rows";
import { CorrectLine } from "./correct-line";

type Props = { lines: PurchaseLine[]; canCorrect: boolean };

const costText = (cost: number | null) => (cost === null ? UNKNOWN_COST : formatCop(cost));
const said = (quantity: number, cost: number | null) => `${formatNumber(quantity)} × ${costText(cost)}`;

/** The lines of a purchase as corrected, with what they said before. */
export function PurchaseLineTable({ lines, canCorrect }: Props) {
  return (
    <Table label="Productos de la compra" cards>
      <thead>
        <tr>
          <Th>Producto</Th>
          <Th className="text-right">Unidades</Th>
          <Th className="text-right">Costo de una</Th>
          <Th className="text-right">Costo</Th>
          {canCorrect && (
            <Th>
              <span className="sr-only">Corregir</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <Td className="max-md:basis-full">
              {line.productId ? (
                <Link
                  href={movementsPath(line.productId) as Route}
                  prefetch={false}
                  className="font-semibold wrap-anywhere hover:text-primary"
                >
                  {line.name}
                </Link>
              ) : (
                <span className="font-semibold wrap-anywhere">{line.name} (eliminado)</span>
              )}
              {line.isCorrected && <Corrections line={line} />}
            </Td>
            <Td className="text-right tabular">
              <span className="text-muted-foreground md:hidden">Unidades: </span>
              {formatNumber(line.quantity)}
            </Td>
            <Td className="text-right whitespace-nowrap tabular max-md:hidden">
              {line.cost !== null && line.quantity > 0
                ? formatCop(Math.round(line.cost / line.quantity))
                : ""}
            </Td>
            <Td className="text-right font-semibold whitespace-nowrap tabular max-md:ml-auto">
              {costText(line.cost)}
            </Td>
            {canCorrect && (
              <Td className="text-right md:w-px">
                <CorrectLine line={line} />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Corrections({ line: { firstQuantity, firstCost, corrections } }: { line: PurchaseLine }) {
  return (
    <ul aria-label="Correcciones" className="mt-1 text-sm text-muted-foreground">
      <li>Se registró {said(firstQuantity, firstCost)}</li>
      {corrections.map(({ quantity, cost, reason, by, at }) => (
        <li key={at} className="wrap-anywhere">
          {formatDateTime(at)}
          {by && `, ${by}`}: {said(quantity, cost)}. {reason}
        </li>
      ))}
    </ul>
  );
}
