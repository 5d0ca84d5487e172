"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toast } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import {
  getCheckoutStateAction,
  leavePaymentAction,
  processPaymentAction,
  resumeChallengeAction,
} from "@/lib/checkout/actions";
import type { CheckoutState, PaymentSession } from "@/lib/checkout/types";
import { formatCop } from "@/lib/core/money";
import type { RefusalReason } from "@/lib/core/result";
import type { Challenge, PaymentOutcome } from "@/lib/payments/types";
import { bankPage } from "./bank-page";
import { ChallengeFrame } from "./challenge-frame";
import type { CardFormData } from "./mercadopago-sdk";
import { ReservationCountdown } from "./reservation-countdown";
import { BRICK_CONTAINER, useCardBrick } from "./use-card-brick";

const FAILED = "No se pudo procesar el pago";
/** The order can no longer be paid. */
const OVER = new Set<RefusalReason | undefined>([
  "order_closed",
  "not_found",
  "not_payable",
  "out_of_stock",
  "too_many_attempts",
  "price_changed",
]);
/** Another payment is in progress, maybe in another tab of the same customer. */
const SETTLED = new Set<RefusalReason | undefined>(["already_paid", "payment_in_flight"]);

type Props = {
  session: PaymentSession;
  onApproved: (token: string) => void;
  /** The form is closed for good: it failed to load, or the order is closed. */
  onClosed: (message: string) => void;
  /** Alternatives after a rejection, where there are any. */
  otherMeans?: ReactNode;
};

/** The provider's card form for one order, and the handling of the server's result. */
export function CardPayment({ session, onApproved, onClosed, otherMeans }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string>();
  const [hold, setHold] = useState(session.hold);
  const [challenge, setChallenge] = useState<Challenged>();
  const router = useRouter();
  const { token, amount, description, expiresAt } = session;

  function follow(outcome: PaymentOutcome) {
    if (outcome.status === "rejected") {
      // A rejected payment releases the stock; the next attempt reserves it again.
      if (hold === "products") setHold("later");
      refuse(outcome.message || "Pago rechazado");
    }
    if (outcome.status === "approved") {
      toast({ title: "Pago exitoso", description: "Tu pedido quedó pagado." });
      onApproved(token);
    } else {
      toast({ title: "Pago pendiente", description: "Te avisaremos cuando se confirme." });
    }
    router.push(resultUrl(outcome, token));
  }

  /** Shows the error and keeps the form open. */
  function refuse(message: string): never {
    setProblem(message);
    throw new Error(message);
  }

  /** Lets the buyer answer the bank; the card form waits, and takes another try when the bank says no. */
  async function confirm(asked: Challenge) {
    const answer = await new Promise<"done" | "left">((end) => {
      setChallenge({ challenge: asked, isBusy: false, end });
    });
    setChallenge({ challenge: asked, isBusy: true, end: () => undefined });
    const state = await stateAfter(answer);
    setChallenge(undefined);
    const outcome = state && outcomeOf(state);
    if (outcome) return follow(outcome);
    // Undecided: that page follows it.
    router.push(bankPage(token));
  }

  async function stateAfter(answer: "done" | "left"): Promise<CheckoutState | null> {
    if (answer === "left") {
      const result = await leavePaymentAction({ token }).catch(() => null);
      return result?.ok ? result.data : null;
    }
    const result = await resumeChallengeAction({ token }).catch(() => null);
    return result?.ok ? result.data.state : null;
  }

  /** No response: the card may have been charged, so query the server before another attempt. */
  async function checkPayment() {
    const result = await getCheckoutStateAction({ token }).catch(() => null);
    const state = result?.ok ? result.data : null;
    if (state?.stage === "paid" || state?.stage === "pending") {
      const status = state.stage === "paid" ? "approved" : "pending";
      return follow({ status, paymentId: state.paymentId, statusDetail: "", message: state.message });
    }
    refuse(`${FAILED}. Revisa tu internet: si el cobro alcanzó a salir, no se repetirá.`);
  }

  async function onSubmit(card: CardFormData) {
    setProblem(undefined);
    const result = await processPaymentAction({ token, card, total: amount }).catch(noResponse);
    if (!result) return checkPayment();
    if (result.ok) return result.data.challenge ? confirm(result.data.challenge) : follow(result.data);
    if (SETTLED.has(result.reason)) return router.push(`/pedido/${token}`);
    if (OVER.has(result.reason)) onClosed(result.message);
    refuse(result.message || FAILED);
  }

  // The form replaced the focused element: move the focus to it.
  useEffect(() => heading.current?.focus(), []);

  const isReady = useCardBrick({
    container,
    session,
    onSubmit,
    onFailure: onClosed,
  });

  return (
    <section aria-labelledby="card-payment-title" className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="card-payment-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Paga con tu tarjeta
        </h2>
        <p className="text-muted-foreground">
          {description}: <strong className="text-foreground tabular">{formatCop(amount)}</strong>
        </p>
      </div>
      {expiresAt && <ReservationCountdown expiresAt={expiresAt} hold={hold} />}
      <PaymentProblem message={problem} otherMeans={otherMeans} />
      {challenge && <CardChallenge {...challenge} />}
      <div className="relative min-h-[400px]" hidden={challenge !== undefined}>
        {!isReady && <CardFormSkeleton />}
        <div id={BRICK_CONTAINER} ref={container} className="min-h-[400px]" />
      </div>
      <p className="flex items-start gap-2 text-sm text-muted-foreground">
        <Icon name="lucide--lock" className="mt-0.5 size-4 shrink-0" />
        Los datos de tu tarjeta van directo a Mercado Pago; nuestra tienda no los ve ni los guarda.
      </p>
    </section>
  );
}

/** Message beside the form, until the next attempt. */
function PaymentProblem({ message, otherMeans }: { message?: string; otherMeans?: ReactNode }) {
  return (
    <div aria-live="assertive" className="empty:absolute">
      {message && (
        <div className="flex flex-col items-start gap-1 rounded-md border border-destructive px-4 py-3">
          <p className="font-semibold text-destructive">Error en el pago</p>
          <p>{message}</p>
          {otherMeans}
        </div>
      )}
    </div>
  );
}

function CardFormSkeleton() {
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col gap-4" role="status">
      <span className="sr-only">Cargando el formulario de pago…</span>
      <Skeleton className="h-12" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-14" />
    </div>
  );
}

type Challenged = { challenge: Challenge; isBusy: boolean; end: (answer: "done" | "left") => void };

/** The bank's question, in place of the card form. */
function CardChallenge({ challenge, isBusy, end }: Challenged) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        Tu banco pide que confirmes la compra
      </h3>
      <ChallengeFrame challenge={challenge} onComplete={() => end("done")} />
      <div className="flex flex-wrap gap-3" aria-live="polite">
        <Button disabled={isBusy} onClick={() => end("done")}>
          {isBusy ? "Esperando a tu banco…" : "Ya confirmé"}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => end("left")}>
          Pagar de otra forma
        </Button>
      </div>
    </div>
  );
}

/** Result of an attempt that the server has decided; null while it is open. */
function outcomeOf({ stage, paymentId, message }: CheckoutState): PaymentOutcome | null {
  if (stage === "pending") return null;
  return { status: stage === "paid" ? "approved" : "rejected", paymentId, statusDetail: "", message };
}

type Outcome = { status: "approved" | "pending" | "rejected"; paymentId: string };

const PAGES = { approved: "success", pending: "pending", rejected: "failure" } as const;

/** URL of the payment result page, with the values it shows and the order's token. */
function resultUrl({ status, paymentId }: Outcome, token: string) {
  const query = new URLSearchParams({ payment_id: paymentId, status, pedido: token });
  return `/payment/${PAGES[status]}?${query}` as const;
}
