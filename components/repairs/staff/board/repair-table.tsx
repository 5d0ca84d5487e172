import type { Route } from "next";
import Link from "next/link";
import { SortHeader } from "@/components/lists/sort-header";
import { StateBadge } from "@/components/repairs/state-badge";
import { UnreadMark } from "@/components/repairs/unread-mark";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDateTime } from "@/lib/core/dates";
import type { ListState } from "@/lib/core/list-state";
import { formatCop } from "@/lib/core/money";
import { QUOTE_STEPS } from "@/lib/repairs/board/labels";
import type { RepairCard } from "@/lib/repairs/board/types";
import { deviceName } from "@/lib/repairs/labels";
import { PromiseBadge } from "./promise-badge";

type Props = { cards: RepairCard[]; state: ListState };

/** The workshop's repairs as a sortable table. */
export function RepairTable({ cards, state }: Props) {
  return (
    <Table label="Órdenes de servicio">
      <thead>
        <tr>
          <SortHeader state={state} sort="recibido" label="Orden" startsDescending />
          <SortHeader state={state} sort="cliente" label="Cliente" className="max-sm:hidden" />
          <Th className="max-sm:hidden">Equipo</Th>
          <SortHeader state={state} sort="estado" label="Estado" />
          <SortHeader state={state} sort="promesa" label="Promesa" className="max-sm:hidden" />
          <Th className="max-sm:hidden">Cotización</Th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ card }: { card: RepairCard }) {
  const { id, number, quote, unread } = card;
  return (
    <tr className="hover:bg-muted">
      <Td className="sm:whitespace-nowrap">
        <Link
          href={`/admin/servicios-tecnicos/${id}` as Route}
          className="inline-flex min-h-11 items-center font-display text-base font-bold text-primary hover:underline"
        >
          {number}
        </Link>
        <time
          dateTime={card.since}
          title={formatDateTime(card.since)}
          className="block text-xs text-muted-foreground"
        >
          hace {card.age}
        </time>
        <span className="mt-1 flex flex-col gap-0.5 sm:hidden">
          <span className="font-semibold wrap-anywhere">{deviceName(card.device)}</span>
          <span className="text-xs wrap-anywhere text-muted-foreground">{card.customer || "Sin nombre"}</span>
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      </Td>
      <Td className="max-sm:hidden">
        <span className="block max-w-36 truncate">{card.customer || "Sin nombre"}</span>
        <span className="flex items-center gap-2 text-xs whitespace-nowrap text-muted-foreground">
          {card.phone}
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      </Td>
      <Td className="max-sm:hidden">
        <span className="block max-w-44 truncate font-semibold">{deviceName(card.device)}</span>
        <span className="block max-w-44 truncate text-xs text-muted-foreground">
          {card.serial || card.description}
        </span>
      </Td>
      <Td className="min-w-44">
        <StateBadge state={card.state} className="max-w-40 text-xs" />
        <span className="mt-1 block text-xs text-muted-foreground">{card.technician ?? "Sin técnico"}</span>
        <PromiseBadge promise={card.promise} className="mt-1 sm:hidden" />
      </Td>
      <Td className="min-w-36 max-sm:hidden">
        <PromiseBadge promise={card.promise} />
      </Td>
      <Td className="min-w-28 max-sm:hidden">
        {quote ? (
          <>
            {formatCop(quote.total)}
            <span className="block text-xs text-muted-foreground">{QUOTE_STEPS[quote.step]}</span>
          </>
        ) : (
          <span className="text-xs text-muted-foreground">Sin cotización</span>
        )}
      </Td>
    </tr>
  );
}
