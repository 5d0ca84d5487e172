"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { REPAIR_STATES } from "@/lib/repairs/state";
import type { RepairState } from "@/lib/repairs/types";
import { STATE_LOOKS } from "../state-look";
import { StateDialog } from "./state-dialog";

type Props = { repairId: string; state: RepairState };

/** Any of the last five states, in no enforced order (spec section 4). */
export function StateChanger({ repairId, state }: Props) {
  const [target, setTarget] = useState<RepairState>();
  return (
    <section aria-labelledby="estado" className="panel flex flex-col gap-4 p-5">
      <h2 id="estado" className="text-xl">
        Cambiar estado
      </h2>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {REPAIR_STATES.slice(1).map((step) => (
          <button
            key={step}
            type="button"
            aria-haspopup="dialog"
            aria-current={step === state ? "step" : undefined}
            onClick={() => setTarget(step)}
            className={cn(
              "flex min-h-11 items-center gap-2 rounded-md border px-3 text-left font-semibold hover:bg-surface-raised",
              step === state ? "border-electric text-electric" : "border-line-strong",
            )}
          >
            <Icon name={STATE_LOOKS[step].icon} className="size-5" />
            {STATE_LABELS[step]}
          </button>
        ))}
      </div>
      {target && <StateDialog repairId={repairId} state={target} onClose={() => setTarget(undefined)} />}
    </section>
  );
}
