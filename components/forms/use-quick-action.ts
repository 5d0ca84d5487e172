"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { type ToastInput, toast, toastError } from "@/components/toasts/toast";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { noResponse } from "./no-response";

/** Success toast; undefined where the page itself shows the change. A function that returns nothing navigates away itself. */
type Done<Data> = string | ToastInput | ((data: Data) => string | ToastInput | undefined) | undefined;

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
        const result = await action().catch(noResponse);
        let leaves = false;
        if (!result?.ok) toastError(result?.message ?? OFFLINE_CHECK);
        else if (done) {
          const message = typeof done === "function" ? done(result.data) : done;
          if (message) toast(typeof message === "string" ? { title: message } : message);
          else leaves = true;
        }
        after?.(result?.ok === true);
        // No refresh when offline (the page would be lost) or signed out (the sign-in page would replace the message).
        if (result && !leaves && (result.ok || result.code !== "unauthenticated")) router.refresh();
        resolve();
      }),
    );
  }

  return { pending, run };
}
