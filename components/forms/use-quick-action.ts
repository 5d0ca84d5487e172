"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { otherAccount } from "@/components/live/opened-account";
import { type ToastInput, toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import type { ActionResult } from "@/lib/core/result";
import { noResponse } from "./no-response";
import { OFFLINE_CHECK } from "./offline-texts";

/**
 * `undo` reverts the change; only for changes that sent no mail and moved no money. Its failure is shown like any
 * other.
 */
type SuccessToast = Omit<ToastInput, "undo"> & { undo?: () => Promise<ActionResult<unknown>> };

/** Success toast; undefined where the page itself shows the change. A function that returns nothing navigates away itself. */
type Done<Data> = string | SuccessToast | ((data: Data) => string | SuccessToast | undefined) | undefined;

export const UNDONE = "Cambio deshecho";

/** Runs an action on click, shows the result as a toast and refreshes the page, also after a failure, since the page was outdated. */
export function useQuickAction() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function run<Data>(
    action: () => Promise<ActionResult<Data>>,
    done?: Done<Data>,
    after?: (isDone: boolean) => void,
  ): Promise<void> {
    return new Promise((resolve) =>
      startTransition(async () => {
        const result = otherAccount() ?? (await action().catch(noResponse));
        let leaves = false;
        if (!result?.ok) toastError(result?.message ?? OFFLINE_CHECK);
        else if (done) {
          const message = typeof done === "function" ? done(result.data) : done;
          if (message) show(message);
          else leaves = true;
        }
        after?.(result?.ok === true);
        // No refresh when offline (the page would be lost) or signed out (the sign-in page would replace the message).
        if (result && !leaves && (result.ok || result.code !== "unauthenticated")) router.refresh();
        resolve();
      }),
    );
  }

  function show(message: string | SuccessToast) {
    if (typeof message === "string") return toast({ title: message });
    const { undo, ...shown } = message;
    toast({ ...shown, ...(undo && { undo: () => void run(undo, UNDONE) }) });
  }

  return { pending, run };
}
