"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { OFFLINE_CHECK } from "@/components/forms/offline-texts";
import { toastError } from "@/components/toasts/toast-error";
import { Button, buttonVariants } from "@/components/ui/button";
import { getCheckoutStateAction, leavePaymentAction, resumeChallengeAction } from "@/lib/checkout/actions";
import type { CheckoutState } from "@/lib/checkout/types";
import type { Challenge } from "@/lib/payments/types";
import { ChallengeFrame } from "./challenge-frame";
import { useTimeLeft } from "./use-time-left";

/** Delays between two questions to the server, in milliseconds: each longer than the one before. */
const FIRST_MS = 2_000;
const LONGEST_MS = 10_000;

type Props = { state: CheckoutState };

/** An open payment of an order: follows it live, leads on to the bank, or gives it up for another method. */
export function WaitingPayment({ state }: Props) {
  const router = useRouter();
  const { token, bankUrl, bankExpiresAt, hasChallenge } = state;
  const [isLeaving, setLeaving] = useState(false);
  useFollowedPayment(state);

  async function leave() {
    setLeaving(true);
    const result = await leavePaymentAction({ token }).catch(noResponse);
    setLeaving(false);
    if (!result?.ok) return toastError(result?.message ?? OFFLINE_CHECK);
    router.refresh();
  }

  return (
    <div className="flex w-full flex-col gap-4">
      {hasChallenge && <Challenged token={token} />}
      {bankUrl && bankExpiresAt && <AtTheBank url={bankUrl} expiresAt={bankExpiresAt} />}
      <div className="flex flex-wrap justify-center gap-3">
        {(bankUrl || hasChallenge) && (
          <Button variant="outline" disabled={isLeaving} onClick={() => void leave()}>
            {isLeaving ? "Cerrando ese pago…" : "Pagar de otra forma"}
          </Button>
        )}
        <a href={`/pedido/${token}`} className={buttonVariants({ variant: "ghost" })}>
          Ver mi pedido
        </a>
      </div>
    </div>
  );
}

/** The way back to the bank while it takes the payment. */
function AtTheBank({ url, expiresAt }: { url: string; expiresAt: string }) {
  const left = useTimeLeft(expiresAt);
  if (left === null)
    return (
      <p className="text-sm text-muted-foreground">El tiempo en el banco terminó. Esperamos su respuesta.</p>
    );
  return (
    <>
      <a href={url} className={buttonVariants({ size: "lg" })}>
        Seguir en el banco
      </a>
      <p className="text-sm text-muted-foreground">
        Tienes{" "}
        <span role="timer" className="font-display font-bold tabular text-foreground">
          {left ?? "15:00"}
        </span>{" "}
        minutos para terminar.
      </p>
    </>
  );
}

/** The bank's question about a card payment, opened again. */
function Challenged({ token }: { token: string }) {
  const router = useRouter();
  const [challenge, setChallenge] = useState<Challenge>();

  /** Opens it, or shows what became of the payment once the bank has its answer. */
  async function open() {
    const result = await resumeChallengeAction({ token }).catch(noResponse);
    if (!result?.ok) return toastError(result?.message ?? OFFLINE_CHECK);
    if (result.data.challenge) return setChallenge(result.data.challenge);
    setChallenge(undefined);
    router.refresh();
  }

  if (challenge) return <ChallengeFrame challenge={challenge} onComplete={() => void open()} />;
  return (
    <Button size="lg" onClick={() => void open()}>
      Confirmar con mi banco
    </Button>
  );
}

/** Asks the server while the page is visible, and shows what changed. */
function useFollowedPayment(shown: CheckoutState) {
  const router = useRouter();
  const { token, stage } = shown;
  const refresh = useEffectEvent((state: CheckoutState | null) => {
    if (state?.stage !== stage || state.bankUrl !== shown.bankUrl) router.refresh();
  });

  useEffect(() => {
    let wait = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    async function ask() {
      const result = await getCheckoutStateAction({ token }).catch(() => null);
      if (isGone) return;
      if (result?.ok) refresh(result.data);
      wait = Math.min(wait * 1.5, LONGEST_MS);
      plan();
    }
    function plan() {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void ask(), wait);
    }
    function onVisible() {
      wait = FIRST_MS;
      plan();
    }
    plan();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [token]);
}
