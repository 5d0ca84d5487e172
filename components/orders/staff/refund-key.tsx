"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { FactList } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { keyFacts } from "@/lib/orders/staff/by-hand";
import type { RefundKey as Key, Refundable } from "@/lib/orders/staff/rows";
import { askRefundKeyAction } from "@/lib/payments/staff/actions";

type Props = { orderId: string; refundKey: Key | null; blocked: NonNullable<Refundable["blocked"]> };

const WHY = {
  parte: "Mercado Pago no devuelve una parte de este pago.",
  plazo: "El pago tiene más de 180 días y Mercado Pago ya no lo devuelve.",
};

/** Where to return money by hand: the buyer's key, or a button that asks for it. */
export function RefundKey({ orderId, refundKey, blocked }: Props) {
  const { pending, run } = useQuickAction();
  const ask = () =>
    run(
      () => askRefundKeyAction({ orderId }),
      ({ isMailed }) => ({
        title: "Llave pedida",
        description: isMailed
          ? "Le escribimos a su correo. La respuesta aparece aquí."
          : "No dejó correo: escríbele por WhatsApp que la dé en la página de su pedido.",
      }),
    );
  const isGiven = refundKey?.givenAt != null;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-border p-4 text-sm">
      <p>
        {WHY[blocked]}{" "}
        {isGiven
          ? "Envíalo a la llave que dio la persona y anótalo al reembolsar."
          : "Pídele a la persona a dónde se lo envías."}
      </p>
      {refundKey && isGiven && <FactList facts={keyFacts(refundKey)} />}
      {refundKey && (
        <p className="text-muted-foreground">
          {refundKey.givenAt
            ? `La dio el ${formatDateTime(refundKey.givenAt)}`
            : `Todavía no la da: se le pidió el ${formatDateTime(refundKey.askedAt)}`}
        </p>
      )}
      <Button variant="outline" className="self-start" onClick={ask} disabled={pending} aria-busy={pending}>
        {refundKey ? "Pedirla otra vez" : "Pedir la llave"}
      </Button>
    </div>
  );
}
