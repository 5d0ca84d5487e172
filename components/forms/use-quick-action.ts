"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { type ToastInput, toast, toastError } from "@/components/toasts/toast";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { noAnswer } from "./no-answer";

/** What is said of an action that was done; nothing where the page shows it. */
type Done<Data> = string | ToastInput | ((data: Data) => string | ToastInput) | undefined;

/** Runs an action on one click, says what became of it and shows the page anew: what was refused has changed too. */
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
        const result = await action().catch(noAnswer);
        if (!result?.ok) toastError(result?.message ?? OFFLINE_CHECK);
        else if (done) {
          const said = typeof done === "function" ? done(result.data) : done;
          toast(typeof said === "string" ? { title: said } : said);
        }
        after?.(result?.ok === true);
        // Without a connection the page would be lost, and without a session it would lead to the sign-in, over the notice.
        if (result && (result.ok || result.code !== "unauthenticated")) router.refresh();
        resolve();
      }),
    );
  }

  return { pending, run };
}
