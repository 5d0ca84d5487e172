"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { noResponse } from "@/components/forms/no-response";
import { toast, toastError } from "@/components/toasts/toast";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { moveOrderAction } from "@/lib/orders/staff/actions";
import { eventTitle } from "@/lib/orders/staff/labels";
import type { OrderMove } from "@/lib/orders/staff/moves";
import type { MoveDetails } from "@/lib/orders/staff/schema";

type Target = { orderId: string; number: string; stamp: string };

/** Moves an order and shows the result. After a conflict, shows a message and the current state. */
export function useMoveOrder({ orderId, number, stamp }: Target) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  async function move(name: OrderMove, details: MoveDetails = {}): Promise<ActionResult<unknown> | null> {
    const result = await moveOrderAction({ orderId, move: name, stamp, details }).catch(noResponse);
    if (result?.ok) {
      toast({ title: "Pedido actualizado", description: `${number}: ${eventTitle({ kind: name })}` });
      router.refresh();
    } else if (!result?.fieldErrors) {
      toastError(result?.message ?? OFFLINE_CHECK);
      if (result) router.refresh();
    }
    return result;
  }

  return {
    pending,
    move,
    moveNow: (name: OrderMove) => startTransition(async () => void (await move(name))),
  };
}
