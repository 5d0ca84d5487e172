import { Table, Td, Th } from "@/components/ui/table";
import { differenceText, signedCop, wayLabel } from "@/lib/cash/labels";
import type { CashSheet } from "@/lib/cash/rows";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";

const SOMEBODY = "Alguien del equipo";

/** A session's float, count and difference, and its money by way and person. Cash is only summed after the close. */
export function SheetSums({ session }: { session: CashSheet }) {
  const { openingFloat, openedBy, openedAt, closedBy, closedAt, counted, expected, explanation, counts } =
    session;
  const facts: [label: string, value: string][] = [
    ["Abrió", `${openedBy ?? SOMEBODY}, ${formatDateTime(openedAt)}`],
    ...(closedAt
      ? [["Cerró", `${closedBy ?? SOMEBODY}, ${formatDateTime(closedAt)}`] as [string, string]]
      : []),
    ["Base", formatCop(openingFloat)],
  ];
  if (expected !== null && counted !== null)
    facts.push(
      ["Debía haber", signedCop(expected)],
      ["Contado", formatCop(counted)],
      ["Diferencia", differenceText(counted - expected)],
    );
  return (
    <>
      <div className="panel flex flex-col gap-3 p-5">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="font-semibold wrap-anywhere tabular">{value}</dd>
            </div>
          ))}
        </dl>
        {explanation && (
          <p className="wrap-anywhere">
            <b>Explicación:</b> {explanation}
          </p>
        )}
        {counts.length > 1 && (
          <p className="text-sm text-muted-foreground">
            Conteos:{" "}
            {counts.map((count) => `${formatCop(count.counted)} (${formatDateTime(count.at)})`).join(", ")}
          </p>
        )}
        {closedAt === null && (
          <p className="text-sm text-muted-foreground">
            El efectivo se suma cuando se cuenta y se cierra la caja.
          </p>
        )}
      </div>
      {session.ways.length > 0 && (
        <Table label="Por medio">
          <thead>
            <tr>
              <Th>Medio</Th>
              {["Ventas", "Reembolsos", "Anticipos", "Entradas", "Salidas", "Total"].map((title) => (
                <Th key={title} className="text-right">
                  {title}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {session.ways.map(({ method, sales, refunds, deposits, movedIn, movedOut, total }) => (
              <tr key={method}>
                <Td>{wayLabel(method)}</Td>
                {Object.entries({ sales, refunds, deposits, movedIn, movedOut }).map(([name, amount]) => (
                  <Td key={name} className="text-right whitespace-nowrap tabular">
                    {amount === 0 ? "" : signedCop(amount)}
                  </Td>
                ))}
                <Td className="text-right font-semibold whitespace-nowrap tabular">{signedCop(total)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {session.people.length > 0 && (
        <Table label="Por persona">
          <thead>
            <tr>
              <Th>Persona</Th>
              <Th className="text-right">Recibió</Th>
              <Th className="text-right">Devolvió</Th>
            </tr>
          </thead>
          <tbody>
            {session.people.map(({ name, received, returned }) => (
              <tr key={name ?? ""}>
                <Td className="wrap-anywhere">{name ?? SOMEBODY}</Td>
                <Td className="text-right tabular">{signedCop(received)}</Td>
                <Td className="text-right tabular">{signedCop(returned)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
