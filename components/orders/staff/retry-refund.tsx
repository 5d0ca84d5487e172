"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import { retryRefundAction } from "@/lib/payments/staff/actions";

/** Asks the provider again, with the same key, for a refund without a clear answer. */
export function RetryRefund({ refundId }: { refundId: string }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const retry = () =>
    startTransition(async () => {
      const result = await retryRefundAction({ refundId }).catch(noAnswer);
      if (!result?.ok) toastError(result?.message ?? OFFLINE_CHECK);
      else if (result.data.state === "hecho") toast({ title: "Reembolso hecho" });
      else toast({ title: "Sigue en curso", description: "El proveedor todavía no responde." });
      router.refresh();
    });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted-foreground">
        El proveedor no ha confirmado. Lo preguntamos otra vez solos; no se devuelve dos veces.
      </p>
      <Button variant="outline" size="sm" onClick={retry} disabled={pending} aria-busy={pending}>
        {pending ? "Preguntando..." : "Preguntar ahora"}
      </Button>
    </div>
  );
}
