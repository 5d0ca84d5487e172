"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { REPAIR_STATES, STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairState } from "@/lib/repairs/rows";
import { STATE_STYLES } from "../state-styles";
import { StateDialog } from "./state-dialog";
import type { StateDialogRepair } from "./use-state-change";

const STEPS = REPAIR_STATES.slice(1);

/** Buttons of the last five states; the usual next one is in the bar. */
export function StateChanger({ repair }: { repair: StateDialogRepair }) {
  const { state } = repair;
  const [target, setTarget] = useState<RepairState>();
  return (
    <section aria-labelledby="estado" className="flex flex-col gap-3 p-5 print:hidden">
      <h2 id="estado" className="text-lg">
        Cambiar estado
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2 md:grid-cols-1">
        {STEPS.map((step) => (
          <button
            key={step}
            type="button"
            aria-haspopup="dialog"
            aria-current={step === state ? "step" : undefined}
            onClick={() => setTarget(step)}
            className={cn(
              "flex min-h-11 items-center gap-2 rounded-md border px-3 py-1.5 text-left leading-tight wrap-anywhere hyphens-auto",
              step === state ? "border-primary font-semibold text-primary" : "border-input hover:bg-muted",
            )}
          >
            <Icon name={STATE_STYLES[step].icon} className="size-5 shrink-0" />
            {STATE_LABELS[step]}
          </button>
        ))}
      </div>
      {target && <StateDialog repair={repair} state={target} onClose={() => setTarget(undefined)} />}
    </section>
  );
}
