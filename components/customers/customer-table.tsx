import type { Route } from "next";
import Link from "next/link";
import { SortHeader } from "@/components/lists/sort-header";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDate } from "@/lib/core/dates";
import type { ListState } from "@/lib/core/list-state";
import { formatCop } from "@/lib/core/money";
import { customerName, visitsText } from "@/lib/customers/labels";
import type { CustomerCard } from "@/lib/customers/rows";

type Props = { state: ListState; customers: CustomerCard[] };

export function CustomerTable({ state, customers }: Props) {
  return (
    <Table label="Clientes" cards>
      <thead>
        <tr>
          <SortHeader state={state} sort="nombre" label="Cliente" />
          <Th className="max-md:hidden">Contacto</Th>
          <Th>Historia</Th>
          <SortHeader
            state={state}
            sort="gastado"
            label="Ha comprado"
            startsDescending
            className="text-right"
          />
          <Th className="text-right">Debe</Th>
          <SortHeader
            state={state}
            sort="visto"
            label="Última vez"
            startsDescending
            className="max-lg:hidden"
          />
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id} className="relative hover:bg-muted">
            <Td className="max-md:flex-1 max-md:basis-44 md:max-w-72">
              <Link
                href={`${state.path}/${customer.id}` as Route}
                className="block py-1 after:absolute after:inset-0"
              >
                <span className="block truncate font-semibold">{customerName(customer)}</span>
                <span className="block truncate text-muted-foreground md:hidden">{customer.phone}</span>
              </Link>
              <span className="flex flex-wrap gap-1.5 empty:hidden">
                {customer.hasAccount && <Badge variant="outline">Con cuenta</Badge>}
                {customer.noCod && <Badge variant="destructive">Sin contra entrega</Badge>}
              </span>
            </Td>
            <Td className="max-md:hidden md:max-w-64">
              <span className="block whitespace-nowrap">{customer.phone}</span>
              <span className="block truncate text-muted-foreground">{customer.email}</span>
            </Td>
            <Td>{visitsText(customer)}</Td>
            <Td className="text-right tabular whitespace-nowrap">
              {customer.spent === 0 ? "" : formatCop(customer.spent)}
            </Td>
            <Td className="text-right tabular whitespace-nowrap">
              {customer.owed > 0 && (
                <>
                  <span className="md:sr-only">Debe </span>
                  <b>{formatCop(customer.owed)}</b>
                </>
              )}
            </Td>
            <Td className="whitespace-nowrap max-lg:hidden">
              {customer.lastAt ? formatDate(customer.lastAt) : ""}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
