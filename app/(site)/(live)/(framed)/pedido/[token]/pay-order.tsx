"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CardPayment } from "@/components/checkout/card-payment";
import { CheckoutProblem } from "@/components/checkout/checkout-problem";
import { Button } from "@/components/ui/button";
import type { PaymentSession } from "@/lib/checkout/types";
import { settleCheckout } from "../../../settle-checkout";

type Props = {
  session: PaymentSession;
  /** Opens the card form at once when the customer just chose to pay. */
  startsOpen?: boolean;
};

/** Card form of an unpaid order. */
export function PayOrder({ session, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [problem, setProblem] = useState<string>();
  const router = useRouter();

  // The router caches pages: two card forms in one document would share a container id.
  useEffect(() => () => setOpen(false), []);

  if (isOpen)
    return (
      <CardPayment
        // The page shows the countdown.
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
