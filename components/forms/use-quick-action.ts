"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { toast, toastError } from "@/components/toasts/toast";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { noAnswer } from "./no-answer";

/** Runs an action on one click, says what became of it and shows the page anew. */
export function useQuickAction() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  function run<Data>(action: () => Promise<ActionResult<Data>>, done: string, onDone?: () => void) {
    startTransition(async () => {
      const result = await action().catch(noAnswer);
      if (!result?.ok) {
        toastError(result?.message ?? OFFLINE_CHECK);
        return;
      }
      toast({ title: done });
      onDone?.();
      router.refresh();
    });
  }

  return { pending, run };
}
