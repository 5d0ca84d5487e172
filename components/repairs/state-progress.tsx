import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { REPAIR_STATES, STATE_LABELS } from "@/lib/repairs/labels";
import type { RepairOutcome, RepairState } from "@/lib/repairs/rows";
import { isWork, repairStep } from "@/lib/repairs/state";
import { STATE_STYLES } from "./state-styles";

/** Progress of a repair: steps on wide screens, a bar and a sentence on phones. */
export function StateProgress({ state, outcome }: { state: RepairState; outcome?: RepairOutcome | null }) {
  const current = repairStep(state);
  // A device returned unrepaired was never finished.
  const isSkipped = (step: RepairState) => outcome === "sin_reparar" && isWork(step);
  return (
    <div>
      {/* Each step except the first renders the connector to the previous one. */}
      <ol className="isolate grid auto-cols-fr grid-flow-col gap-1 [&>li+li]:before:absolute [&>li+li]:before:top-5 [&>li+li]:before:right-1/2 [&>li+li]:before:left-[calc(-50%-0.25rem)] [&>li+li]:before:h-1 [&>li+li]:before:transition-colors [&>li+li]:before:duration-500">
        {REPAIR_STATES.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? "step" : undefined}
            className={cn(
              "relative flex flex-col items-center gap-2 text-center",
              index > 0 && (index <= current ? "before:bg-primary-solid" : "before:bg-border"),
            )}
          >
            <span
              className={cn(
                isSkipped(step) && "border-dashed",
                "z-1 grid size-10 place-items-center rounded-full border-2",
                index <= current && !isSkipped(step)
                  ? "border-transparent bg-primary-solid text-primary-solid-foreground"
                  : "border-input bg-card text-muted-foreground",
                index === current && "ring-4 ring-primary/30",
              )}
            >
              <Icon name={STATE_STYLES[step].icon} className="size-5" />
            </span>
            <span
              className={cn(
                "text-sm leading-tight max-sm:sr-only",
                index === current ? "font-bold" : index > current && "text-muted-foreground",
              )}
            >
              {STATE_LABELS[step]}
              {index < current && (
                <span className="sr-only">{isSkipped(step) ? " (no se hizo)" : " (completado)"}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-4 text-center sm:hidden">
        <b>
          {STATE_LABELS[state]}
          {outcome === "sin_reparar" && " sin reparar"}
        </b>
        <span className="text-muted-foreground">
          {" "}
          · paso {current + 1} de {REPAIR_STATES.length}
        </span>
      </p>
    </div>
  );
}
