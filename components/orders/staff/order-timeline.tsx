import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/core/counted";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import { mailLabel } from "@/lib/mail/labels";
import { CASH_METHODS, type CashMethod } from "@/lib/orders/labels";
import {
  corrections,
  DELIVERY_LABELS,
  eventActor,
  eventChanges,
  eventTitle,
  givenBy,
  lineChanges,
} from "@/lib/orders/staff/labels";
import type { OrderEvent, StaffOrder } from "@/lib/orders/staff/rows";

/** Events of an order, newest first. */
export function OrderTimeline({
  events,
  isOnlyCodes,
  delivery,
}: Pick<StaffOrder, "events" | "isOnlyCodes" | "delivery">) {
  return (
    <ol className="flex flex-col">
      {events.map((event) => (
        <li key={event.id} className="relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden
            className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground"
          >
            <Icon
              name={event.kind === "note" ? "lucide--sticky-note" : "lucide--circle-dot"}
              className="size-4"
            />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{eventTitle(event, isOnlyCodes)}</p>
            <p className="text-sm text-muted-foreground">
              {eventActor(event)}, <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
            </p>
            {[...facts(event), ...corrections(event), ...lineChanges(event)].map((fact) => (
              <p key={fact} className="text-sm wrap-anywhere">
                {fact}
              </p>
            ))}
            {event.note && (
              <p className="mt-1 rounded-md bg-muted px-3 py-2 whitespace-pre-line wrap-anywhere">
                {event.note}
              </p>
            )}
            {eventChanges(event, isOnlyCodes, delivery === "tienda").map((change) => (
              <p key={change} className="text-sm text-muted-foreground">
                {change}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function facts({ details }: OrderEvent): string[] {
  const { carrier, tracking, estimated, amount, method, reference, units, mail, invoice, before } = details;
  const { with_code: withCode, delivery, received_from: from } = details;
  return [
    mail && mailLabel(mail),
    carrier && `${carrier}${tracking ? `, guía ${tracking}` : ""}`,
    estimated && `Entrega estimada: ${formatDay(estimated)}`,
    amount &&
      `${formatCop(amount)}${method ? `, ${givenBy(CASH_METHODS[method as CashMethod] ?? method, from)}` : ""}`,
    reference && `${method ? "Referencia" : "Devuelto por"}: ${reference}`,
    invoice ? `Factura ${invoice}` : before && `Se quitó la factura ${before}`,
    withCode === true && "Con el código",
    withCode === false && "Con nombre y documento",
    delivery && DELIVERY_LABELS[delivery],
    units && counted(units, "unidad", "unidades"),
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}
