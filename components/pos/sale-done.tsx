import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatCop } from "@/lib/core/money";
import type { TillRepair } from "@/lib/pos/till";
import type { Sold } from "@/lib/pos/types";

export type DoneSale = Sold & { total: number; repairs: TillRepair[] };

/** The sale that was just made: the change in large, the ticket, and the devices to hand over. */
export function SaleDone({ sold }: { sold: DoneSale }) {
  const { ticketId, number, change, total, repairs } = sold;
  const ticket = `/admin/mostrador/${ticketId}`;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="flex items-center gap-2 font-semibold text-success">
        <Icon name="lucide--circle-check" className="size-6 shrink-0" />
        Cobrado: {formatCop(total)}
      </p>
      {change > 0 && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">Devuelve</span>
          <b className="font-display text-4xl text-warm tabular">{formatCop(change)}</b>
        </p>
      )}
      <p className="text-sm text-muted-foreground">Comprobante {number}</p>
      <div className="flex flex-col gap-2">
        <Link href={`${ticket}?imprimir=1` as Route} className={buttonVariants()}>
          <Icon name="lucide--printer" />
          Imprimir
        </Link>
        <Link href={ticket as Route} className={buttonVariants({ variant: "outline" })}>
          <Icon name="lucide--receipt-text" />
          Ver y enviar el comprobante
        </Link>
        {repairs.map(({ id, number: repair, isReady }) => (
          <Link
            key={id}
            href={`/admin/servicios-tecnicos/${id}` as Route}
            className={buttonVariants({ variant: "outline" })}
          >
            <Icon name="lucide--wrench" />
            {isReady ? "Entregar el equipo" : "Ver la reparación"} {repair}
          </Link>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">Escanea para empezar la siguiente venta.</p>
    </div>
  );
}
