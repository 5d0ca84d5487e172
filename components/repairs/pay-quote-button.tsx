"use client";

import { useTransition } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { OFFLINE } from "@/lib/core/refusal-texts";
import { payQuoteAction } from "@/lib/repairs/actions";

type Props = { quoteId: string; token?: string };

/** Link to the order that pays an approved quote: another root layout. */
export function PayQuoteButton({ quoteId, token }: Props) {
  const [pending, startTransition] = useTransition();

  function pay() {
    startTransition(async () => {
      const result = await payQuoteAction({ quoteId, token }).catch(noResponse);
      if (result?.ok) window.location.assign(`/pedido/${result.data.token}?pagar`);
      else toastError(result?.message ?? OFFLINE);
    });
  }

  return (
    <Button variant="warm" size="lg" onClick={pay} disabled={pending} aria-busy={pending}>
      <Icon name="lucide--credit-card" />
      {pending ? "Abriendo el pago..." : "Pagar cotización"}
    </Button>
  );
}
