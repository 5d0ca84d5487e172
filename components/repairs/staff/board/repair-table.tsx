import type { Route } from "next";
import Link from "next/link";
import { SortHeader } from "@/components/lists/sort-header";
import { StateBadge } from "@/components/repairs/state-badge";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDateTime } from "@/lib/core/dates";
import type { ListState } from "@/lib/core/list-state";
import { formatCop } from "@/lib/core/money";
import type { RepairCard } from "@/lib/repairs/board/card";
import { QUOTE_STEPS } from "@/lib/repairs/board/labels";
import { deviceName } from "@/lib/repairs/labels";
import { PromiseBadge } from "./promise-badge";
import { UnreadLink } from "./unread-link";

type Props = { cards: RepairCard[]; state: ListState };

/** The workshop's repairs as a sortable table. */
export function RepairTable({ cards, state }: Props) {
  return (
    <Table label="Órdenes de servicio" cards>
      <thead>
        <tr>
          <SortHeader state={state} sort="recibido" label="Orden" startsDescending />
          <SortHeader state={state} sort="cliente" label="Cliente" />
          <Th>Equipo</Th>
          <SortHeader state={state} sort="estado" label="Estado" />
          <SortHeader state={state} sort="promesa" label="Promesa" />
          <Th className="max-xl:hidden">Cotización</Th>
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
      <Td className="max-md:flex-1 max-md:basis-16 md:w-px md:whitespace-nowrap">
        <Link
          href={`/admin/servicios-tecnicos/${id}` as Route}
          className="block font-display text-base leading-5 font-bold text-primary after:absolute after:inset-0 hover:underline md:after:hidden"
        >
          {number}
        </Link>
        <time
          dateTime={card.since}
          title={formatDateTime(card.since)}
          className="text-xs text-muted-foreground"
        >
          hace {card.age}
        </time>
      </Td>
      <Td className="max-md:order-2 max-md:flex-1 md:max-w-32 xl:max-w-40">
        <span className="wrap-anywhere md:block md:truncate">{card.customer || "Sin nombre"}</span>{" "}
        <span className="inline-flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
          {card.phone}
          <UnreadLink id={id} number={number} count={unread} />
        </span>
      </Td>
      <Td className="max-md:order-1 max-md:basis-full md:max-w-34 xl:max-w-48">
        <span className="block font-semibold wrap-anywhere md:truncate">{deviceName(card.device)}</span>
        <span className="block truncate text-xs text-muted-foreground max-md:hidden">
          {card.serial || card.description}
        </span>
      </Td>
      <Td className="max-md:order-3 max-md:basis-full">
        <StateBadge
          state={card.state}
          isExpected={card.isExpected}
          className="px-2 py-0 text-xs leading-5 md:whitespace-nowrap"
        />
        <span className="text-xs text-muted-foreground max-md:ml-2 md:block md:max-w-44 md:truncate">
          {card.technician ?? "Sin técnico"}
        </span>
      </Td>
      <Td className="leading-4.5 max-md:text-right">
        <PromiseBadge promise={card.promise} />
      </Td>
      <Td className="max-md:order-2 max-md:text-right md:w-px md:max-xl:hidden">
        {quote ? (
          <>
            <span className="whitespace-nowrap tabular">{formatCop(quote.total)}</span>
            <span className="block text-xs whitespace-nowrap text-muted-foreground">
              {QUOTE_STEPS[quote.step]}
            </span>
          </>
        ) : (
          <span className="text-xs whitespace-nowrap text-muted-foreground max-md:hidden">
            Sin cotización
          </span>
        )}
      </Td>
    </tr>
  );
}
