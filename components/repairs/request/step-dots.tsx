import { cn } from "@/lib/core/cn";
import { STEPS } from "./request-steps";

/** Progress of the steps. */
export function StepDots({ current }: { current: number }) {
  return (
    <ol aria-label="Pasos de la solicitud" className="grid grid-cols-3 gap-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? "step" : undefined}
          className="flex flex-col gap-1.5"
        >
          <span
            aria-hidden
            className={cn("h-1.5 rounded-full", index <= current ? "bg-primary-solid" : "bg-border")}
          />
          <span
            className={cn("text-xs sm:text-sm", index === current ? "font-bold" : "text-muted-foreground")}
          >
            {step}
          </span>
        </li>
      ))}
    </ol>
  );
}
