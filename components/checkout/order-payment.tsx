"use client";

import dynamic from "next/dynamic";
import { useEffect, useState, useTransition } from "react";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_KEPT } from "@/components/forms/offline-texts";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { acceptTermsAction } from "@/lib/checkout/actions";
import { bankRefusal } from "@/lib/checkout/bank-form";
import type { PaymentSession } from "@/lib/checkout/types";
import { METHODS, ONLINE_METHODS } from "@/lib/orders/methods";
import type { PaymentMethod } from "@/lib/orders/types";
import type { BankForm } from "@/lib/payments/bank-form";
import { CheckoutProblem } from "./checkout-problem";
import { MethodChoice } from "./method-choice";
import { TermsCheckbox } from "./terms-checkbox";

const CardPayment = dynamic(() => import("./card-payment").then(({ CardPayment }) => CardPayment), {
  ssr: false,
  loading: () => <Skeleton className="min-h-[400px]" />,
});
const BankPayment = dynamic(() => import("./bank-payment").then(({ BankPayment }) => BankPayment), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
});

export type OrderPaymentProps = {
  session: PaymentSession;
  startsWith: { method: PaymentMethod; bank: BankForm | null };
  /** PSE takes payments now. */
  hasBanks: boolean;
  /** Its buyer has not accepted the terms yet, because staff placed it: what they are asked about besides. */
  terms?: { hasCourses: boolean; hasCodes: boolean } | null;
  /** Shows the methods at once when the customer just chose to pay. */
  startsOpen?: boolean;
  onApproved: (token: string) => void;
  /** The order can no longer be paid. */
  onClosed: () => void;
};

/** Pays an order that is already placed: the choice of the method, and the form of the chosen one. */
export function OrderPayment({
  session,
  startsWith,
  hasBanks,
  terms = null,
  startsOpen = false,
  ...props
}: OrderPaymentProps) {
  const [isOpen, setOpen] = useState(startsOpen && !terms);
  const [isBankOffered, setBankOffered] = useState(hasBanks);
  const [chosen, setChosen] = useState(startsWith.method);
  const [problem, setProblem] = useState<string>();
  const pse = bankRefusal(session.amount, isBankOffered);
  const method = METHODS[chosen].isBank && pse ? "card" : chosen;

  // The router caches pages: two card forms in one document would share a container id.
  useEffect(() => () => setOpen(false), []);

  if (!isOpen && terms)
    return (
      <TermsQuestion
        {...terms}
        token={session.token}
        onAccepted={() => {
          setOpen(true);
          // The page no longer asks.
          props.onClosed();
        }}
      />
    );
  if (!isOpen)
    return (
      <div className="flex flex-col gap-3">
        <CheckoutProblem message={problem} />
        <Button size="lg" onClick={() => setOpen(true)}>
          Pagar ahora
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <MethodChoice
        methods={ONLINE_METHODS}
        delivery="envio"
        chosen={method}
        problems={{ pse }}
        onChoose={setChosen}
      >
        {METHODS[method].isBank && (
          <BankPayment
            session={session}
            proposed={startsWith.bank}
            onUnavailable={() => setBankOffered(false)}
          />
        )}
      </MethodChoice>
      {METHODS[method].isCard && (
        <CardPayment
          // The page shows the countdown.
          session={{ ...session, expiresAt: null }}
          onApproved={props.onApproved}
          onClosed={(message) => {
            setOpen(false);
            setProblem(message);
            props.onClosed();
          }}
        />
      )}
    </div>
  );
}

type QuestionProps = NonNullable<OrderPaymentProps["terms"]> & { token: string; onAccepted: () => void };

/** Asks for the terms before the first payment of an order that staff placed. */
function TermsQuestion({ token, onAccepted, ...facts }: QuestionProps) {
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, startTransition] = useTransition();

  function accept() {
    if (!isChecked) return setError("Acepta los términos para continuar.");
    startTransition(async () => {
      const result = await acceptTermsAction({ token, acceptsTerms: true }).catch(noResponse);
      if (result?.ok) onAccepted();
      else setProblem(result?.message ?? OFFLINE_KEPT);
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <TermsCheckbox
        {...facts}
        isChecked={isChecked}
        error={error}
        onChange={(isNow) => {
          setChecked(isNow);
          setError(undefined);
        }}
      />
      <CheckoutProblem message={problem} />
      <Button size="lg" disabled={isPending} onClick={accept}>
        Pagar ahora
      </Button>
    </div>
  );
}
