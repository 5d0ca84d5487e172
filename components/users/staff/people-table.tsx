import type { Route } from "next";
import Link from "next/link";
import { SortHeader } from "@/components/lists/sort-header";
import { Table, Td, Th } from "@/components/ui/table";
import { formatDate } from "@/lib/core/dates";
import type { ListState } from "@/lib/core/list-state";
import { formatNumber } from "@/lib/core/money";
import type { FoundPerson } from "@/lib/users/staff/person";
import { RoleBadge } from "./role-badge";

type Props = { state: ListState; people: FoundPerson[] };

export function PeopleTable({ state, people }: Props) {
  return (
    <Table label="Usuarios" cards>
      <thead>
        <tr>
          <SortHeader state={state} sort="nombre" label="Usuario" />
          <Th className="max-xl:hidden">Celular</Th>
          <Th>Rol</Th>
          <Th className="text-right max-md:hidden">Nivel</Th>
          <SortHeader
            state={state}
            sort="puntos"
            label="Puntos"
            startsDescending
            className="text-right max-md:hidden"
          />
          <SortHeader state={state} sort="creado" label="Desde" startsDescending className="max-xl:hidden" />
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} className="relative hover:bg-muted">
            <Td className="max-md:flex-1 max-md:basis-44 md:max-w-80">
              <Link
                href={`${state.path}/${person.id}` as Route}
                className="block after:absolute after:inset-0"
              >
                <span className="block truncate font-semibold">{person.name}</span>
                <span className="block truncate text-muted-foreground">{person.address}</span>
              </Link>
            </Td>
            <Td className="whitespace-nowrap max-xl:hidden">{person.phone ?? ""}</Td>
            <Td>
              <RoleBadge role={person.role} />
            </Td>
            <Td className="text-right tabular max-md:hidden">{person.level}</Td>
            <Td className="text-right tabular max-md:hidden">{formatNumber(person.points)}</Td>
            <Td className="whitespace-nowrap max-xl:hidden">{formatDate(person.createdAt)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
