"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { payQuoteAction } from "@/lib/repairs/actions";

type Props = {
  quoteId: string;
  token?: string;
  label?: string;
  size?: "sm" | "lg";
  variant?: "warm" | "default";
};

/** Link to the order that pays an approved quote: another root layout. */
export function PayQuoteButton({
  quoteId,
  token,
  label = "Pagar cotización",
  size = "lg",
  variant = "warm",
}: Props) {
  const { pending, run } = useQuickAction();
  const pay = () =>
    run(
      () => payQuoteAction({ quoteId, token }),
      (order) => {
        window.location.assign(`/pedido/${order.token}?pagar`);
      },
    );

  return (
    <Button variant={variant} size={size} onClick={pay} disabled={pending} aria-busy={pending}>
      <Icon name="lucide--credit-card" />
      {pending ? "Abriendo el pago..." : label}
    </Button>
  );
}
