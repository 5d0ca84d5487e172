import { Table, Td, Th } from "@/components/ui/table";
import { dayTable } from "@/lib/cash/day";
import { signedCop, wayLabel } from "@/lib/cash/labels";
import type { CashDay } from "@/lib/cash/rows";
import { counted } from "@/lib/core/counted";
import { formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { MovesTable } from "./moves-table";

/** The money of a period: by person and way, the provider's, and the cash outside of every drawer. */
export function DayMoney({ day }: { day: CashDay }) {
  const { ways, people, totals, total } = dayTable(day.rows);
  return (
    <>
      {people.length === 0 ? (
        <p className="panel px-4 py-3 text-muted-foreground">No se movió dinero.</p>
      ) : (
        <Table label="Dinero por persona y medio">
          <thead>
            <tr>
              <Th>Persona</Th>
              {ways.map((way) => (
                <Th key={way} className="text-right">
                  {wayLabel(way)}
                </Th>
              ))}
              <Th className="text-right">Total</Th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ person, sums, total: own }) => (
              <tr key={person}>
                <Td className="min-w-32">{person}</Td>
                {sums.map((sum, index) => (
                  <Td key={ways[index]} className="text-right whitespace-nowrap tabular">
                    {sum === 0 ? "" : signedCop(sum)}
                  </Td>
                ))}
                <Td className="text-right font-semibold whitespace-nowrap tabular">{signedCop(own)}</Td>
              </tr>
            ))}
            {people.length > 1 && (
              <tr className="font-semibold">
                <Td>Total</Td>
                {totals.map((sum, index) => (
                  <Td key={ways[index]} className="text-right whitespace-nowrap tabular">
                    {signedCop(sum)}
                  </Td>
                ))}
                <Td className="text-right whitespace-nowrap tabular">{signedCop(total)}</Td>
              </tr>
            )}
          </tbody>
        </Table>
      )}
      {day.hidesCash && (
        <p className="text-sm text-muted-foreground">
          Sin el efectivo de las cajas abiertas: se suma cuando se cuentan y se cierran.
        </p>
      )}
      <Provider provider={day.provider} />
      {day.outside.length > 0 && (
        <div className="mt-2 flex flex-col gap-2">
          <h3 className="text-lg">Fuera de caja: {signedCop(day.outsideTotal)}</h3>
          <p className="text-sm text-muted-foreground">Efectivo que se movió sin una caja abierta.</p>
          <MovesTable label="Fuera de caja" moves={day.outside} />
        </div>
      )}
    </>
  );
}

function Provider({ provider: { gross, fee, net, unreported, releases } }: Pick<CashDay, "provider">) {
  if (gross === 0) return null;
  return (
    <div className="panel mt-2 flex flex-col gap-2 p-4">
      <h3 className="text-lg">Mercado Pago</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {[
          ["Cobrado", gross],
          ["Comisión", fee],
          ["Neto", net],
        ].map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{name}</dt>
            <dd className="font-semibold tabular">{formatCop(Number(amount))}</dd>
          </div>
        ))}
      </dl>
      {releases.length > 0 && (
        <p className="text-sm">
          Libera{" "}
          {releases.map(({ day, net: amount }) => `${formatCop(amount)} el ${formatDay(day)}`).join(", ")}.
        </p>
      )}
      {unreported > 0 && (
        <p className="text-sm text-muted-foreground">
          {counted(unreported, "pago", "pagos")} sin comisión conocida todavía.
        </p>
      )}
    </div>
  );
}
