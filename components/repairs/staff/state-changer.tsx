"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { REPAIR_STATES, STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairState } from "@/lib/repairs/types";
import { STATE_STYLES } from "../state-styles";
import { StateDialog, type StateDialogRepair } from "./state-dialog";

const STEPS = REPAIR_STATES.slice(1);

/** The usual next state; null after the last. */
function usualNext(state: RepairState): RepairState | null {
  return REPAIR_STATES[REPAIR_STATES.indexOf(state) + 1] ?? null;
}

/** Buttons of the last five states in any order; the usual next one is highlighted. */
export function StateChanger({ repair }: { repair: StateDialogRepair }) {
  const { state } = repair;
  const [target, setTarget] = useState<RepairState>();
  const next = usualNext(state);
  return (
    <section aria-labelledby="estado" className="panel flex flex-col gap-4 p-5">
      <h2 id="estado" className="text-xl">
        Cambiar estado
      </h2>
      <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {STEPS.map((step) => (
          <button
            key={step}
            type="button"
            aria-haspopup="dialog"
            aria-current={step === state ? "step" : undefined}
            onClick={() => setTarget(step)}
            className={cn(
              "flex min-h-12 items-center gap-2 rounded-md border px-3 py-1.5 text-left leading-tight font-semibold",
              step === next
                ? "border-transparent bg-primary-solid text-primary-solid-foreground hover:brightness-110"
                : "hover:bg-muted",
              step === state ? "border-primary text-primary" : step !== next && "border-input",
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
