import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { REPAIR_STATES, toRepairState } from "@/lib/repairs/state";
import type { RepairOutcome, RepairState } from "@/lib/repairs/types";
import { STATE_LOOKS } from "./state-look";

/** Classes instead of inline styles. Each is the step's index divided by 5. */
const ACROSS = ["scale-x-0", "scale-x-[.2]", "scale-x-[.4]", "scale-x-[.6]", "scale-x-[.8]", "scale-x-100"];

/** A device that went back unrepaired was never finished. */
function isSkipped(step: RepairState, outcome: RepairOutcome | null | undefined): boolean {
  return outcome === "sin_reparar" && (step === "Reparando" || step === "Completado");
}

/** Where a repair is, in its six steps: a line on a wide screen, a bar and a sentence on a phone. */
export function StateProgress({ state, outcome }: { state: string; outcome?: RepairOutcome | null }) {
  const known = toRepairState(state);
  const current = known ? REPAIR_STATES.indexOf(known) : -1;
  return (
    <div className="relative">
      <div aria-hidden className="absolute inset-x-[8.33%] top-5 h-1 bg-border">
        <div
          className={cn(
            "h-full origin-left bg-primary-solid transition-transform duration-500",
            ACROSS[Math.max(current, 0)],
          )}
        />
      </div>
      <ol className="relative grid grid-cols-6 gap-1">
        {REPAIR_STATES.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className="flex flex-col items-center gap-2 text-center"
          >
            <span
              className={cn(
                isSkipped(step, outcome) && "border-dashed",
                "grid size-10 place-items-center rounded-full border-2",
                index <= current && !isSkipped(step, outcome)
                  ? "border-transparent bg-primary-solid text-primary-solid-foreground"
                  : "border-input bg-card text-muted-foreground",
                index === current && "ring-4 ring-primary/30",
              )}
            >
              <Icon name={STATE_LOOKS[step].icon} className="size-5" />
            </span>
            <span
              className={cn(
                "text-sm leading-tight max-sm:sr-only",
                index === current ? "font-bold" : index > current && "text-muted-foreground",
              )}
            >
              {STATE_LABELS[step]}
              {index < current && (
                <span className="sr-only">
                  {isSkipped(step, outcome) ? " (no se hizo)" : " (completado)"}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {known && (
        <p aria-hidden className="mt-4 text-center sm:hidden">
          <b>
            {STATE_LABELS[known]}
            {outcome === "sin_reparar" && " sin reparar"}
          </b>
          <span className="text-muted-foreground">
            {" "}
            · paso {current + 1} de {REPAIR_STATES.length}
          </span>
        </p>
      )}
    </div>
  );
}
