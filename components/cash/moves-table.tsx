import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { KIND_LABELS, signedCop, wayLabel } from "@/lib/cash/labels";
import type { CashMove } from "@/lib/cash/rows";
import { formatDateTime } from "@/lib/core/dates";
import { orderNumber } from "@/lib/orders/order-number";
import { repairNumber } from "@/lib/repairs/number";

type Props = { label: string; moves: readonly CashMove[] };

/** Moves of money, each with what it belongs to. */
export function MovesTable({ label, moves }: Props) {
  return (
    <Table label={label} cards>
      <thead>
        <tr>
          <Th>Movimiento</Th>
          <Th>Medio</Th>
          <Th>Quién</Th>
          <Th>Cuándo</Th>
          <Th className="text-right">Valor</Th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.id}>
            <Td className="wrap-anywhere max-md:basis-full">
              <b>{KIND_LABELS[move.kind]}</b> <MoveOf move={move} />
              {move.reason && <span className="text-muted-foreground"> {move.reason}</span>}
            </Td>
            <Td>
              {wayLabel(move.method)}
              {move.reference && (
                <span className="text-muted-foreground wrap-anywhere"> {move.reference}</span>
              )}
            </Td>
            <Td className="wrap-anywhere">{move.person ?? "Alguien del equipo"}</Td>
            <Td className="whitespace-nowrap text-muted-foreground">{formatDateTime(move.at)}</Td>
            <Td className="text-right whitespace-nowrap tabular max-md:ml-auto">
              {move.amount === null ? "Al cerrar" : signedCop(move.amount)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Link to the ticket, order or repair. */
function MoveOf({ move: { ticketId, ticket, orderId, ordenId } }: { move: CashMove }) {
  const [href, text] = ticketId
    ? [`/admin/mostrador/${ticketId}`, ticket]
    : orderId
      ? [`/admin/pedidos/${orderId}`, `pedido ${orderNumber(orderId)}`]
      : ordenId
        ? [`/admin/servicios-tecnicos/${ordenId}`, `orden ${repairNumber(ordenId)}`]
        : [];
  return href ? (
    <Link href={href as Route} className="underline">
      {text}
    </Link>
  ) : null;
}
