import type { Route } from "next";
import Link from "next/link";
import { Table, Td, Th } from "@/components/ui/table";
import { formatColombian, formatDate } from "@/lib/core/dates";
import type { CustomerRepair } from "@/lib/customers/rows";
import { staffRepairNumber } from "@/lib/repairs/number";
import { StateBadge } from "../state-badge";

/** A person's repairs, the newest first. */
export function CustomerRepairs({ repairs }: { repairs: CustomerRepair[] }) {
  return (
    <Table label="Reparaciones del cliente">
      <thead>
        <tr>
          <Th>Orden</Th>
          <Th>Estado</Th>
          <Th className="max-sm:hidden">Garantía hasta</Th>
        </tr>
      </thead>
      <tbody>
        {repairs.map((repair) => (
          <tr key={repair.id} className="relative hover:bg-muted">
            <Td className="max-w-44 sm:max-w-72">
              <Link
                href={`/admin/servicios-tecnicos/${repair.id}` as Route}
                className="block min-h-11 py-1 after:absolute after:inset-0"
              >
                <span className="font-semibold">#{staffRepairNumber(repair.id)}</span>
                <span className="text-muted-foreground"> · {formatDate(repair.createdAt)}</span>
                <span className="block truncate text-muted-foreground">
                  {[repair.device, repair.description].filter(Boolean).join(": ")}
                </span>
              </Link>
            </Td>
            <Td>
              {repair.closedAt ? (
                <span className="text-muted-foreground">No llegó</span>
              ) : (
                <StateBadge state={repair.estado} isExpected={!repair.receivedAt} />
              )}
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">
              {repair.warrantyUntil &&
                formatColombian(`${repair.warrantyUntil}T12:00:00-05:00`, "d MMM yyyy")}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
