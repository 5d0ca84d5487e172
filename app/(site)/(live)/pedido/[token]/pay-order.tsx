"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CardPayment } from "@/components/checkout/card-payment";
import { CheckoutProblem } from "@/components/checkout/checkout-problem";
import { Button } from "@/components/ui/button";
import type { PaymentSession } from "@/lib/checkout/types";
import { settleCheckout } from "../../settle-checkout";

type Props = {
  session: PaymentSession;
  /** Whoever has just asked to pay need not ask again. */
  startsOpen?: boolean;
};

/** The card form of an order that waits for its payment. */
export function PayOrder({ session, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [problem, setProblem] = useState<string>();
  const router = useRouter();

  // The router keeps pages that were left: two card forms in one document would share their container.
  useEffect(() => () => setOpen(false), []);

  if (isOpen)
    return (
      <CardPayment
        // The page around it says how long is left.
        session={{ ...session, expiresAt: null }}
        onApproved={settleCheckout}
        onClosed={(message) => {
          setOpen(false);
          setProblem(message);
          router.refresh();
        }}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <CheckoutProblem message={problem} />
      <Button size="lg" onClick={() => setOpen(true)}>
        Pagar ahora
      </Button>
    </div>
  );
}
