"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { OFFLINE_CHECK } from "@/lib/core/refusal-texts";
import type { ActionResult } from "@/lib/core/result";
import { applyPartAction, returnPartAction } from "@/lib/repairs/staff/actions";

type Done = { title: string; description: string };

/** Runs an action of the parts panel and says how it went. */
function usePartAction(): [boolean, (work: () => Promise<ActionResult<void>>, done: Done) => void] {
  const [pending, startTransition] = useTransition();
  const router = useRouter();
  const run = (work: () => Promise<ActionResult<void>>, done: Done) =>
    startTransition(async () => {
      const result = await work().catch(noAnswer);
      if (result?.ok) toast(done);
      else toastError(result?.message ?? OFFLINE_CHECK);
      // What was refused has usually changed meanwhile.
      router.refresh();
    });
  return [pending, run];
}

type PlannedProps = {
  repairId: string;
  quoteId: string;
  line: number;
  productId: string | null;
  quantity: number;
  name: string;
};

/** A line of the approved quote goes into the device. */
export function ApplyPartButton({ name, ...part }: PlannedProps) {
  const [pending, run] = usePartAction();
  return (
    <Button
      size="sm"
      disabled={pending}
      aria-label={`Usar repuesto: ${name}`}
      onClick={() =>
        run(() => applyPartAction({ from: "quote", ...part }), {
          title: "Repuesto usado",
          description: `${part.quantity} × ${name}`,
        })
      }
    >
      {pending ? "Guardando..." : "Usar repuesto"}
    </Button>
  );
}

/** A part comes out again. */
export function ReturnPartButton({
  name,
  ...part
}: {
  partId: string;
  productId: string | null;
  name: string;
}) {
  const [pending, run] = usePartAction();
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={pending}
      aria-label={`Devolver: ${name}`}
      onClick={() => run(() => returnPartAction(part), { title: "Repuesto devuelto", description: name })}
    >
      {pending ? "Guardando..." : "Devolver"}
    </Button>
  );
}
