import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { shippingLabel } from "@/lib/orders/labels";
import { TRACKER_STEPS, trackerStep } from "@/lib/orders/tracker";
import type { ShippingStatus } from "@/lib/orders/types";

/** Classes instead of inline styles, which these pages' policy forbids. Width is step index / 5. */
const LINE = ["scale-x-0", "scale-x-[.2]", "scale-x-[.4]", "scale-x-[.6]", "scale-x-[.8]", "scale-x-100"];

type Props = {
  status: ShippingStatus;
  /** Compact version for lists: only the current step is labelled on phones. */
  isCompact?: boolean;
};

/** Shipping progress in six steps; reached steps are completed. */
export function ShippingTracker({ status, isCompact = false }: Props) {
  const current = trackerStep(status);
  if (current < 0) return <p className="font-semibold">Envío: {shippingLabel(status)}</p>;
  const place = TRACKER_STEPS[current];
  return (
    <div className="relative">
      <div
        aria-hidden
        className={cn(
          "absolute right-[8.33%] left-[8.33%] h-1 bg-border",
          isCompact ? "top-3.5 sm:top-4.5" : "top-4.5 hidden sm:block",
        )}
      >
        <div className={cn("h-full origin-left bg-primary-solid transition-transform", LINE[current])} />
      </div>
      <ol
        aria-label="Pasos del envío"
        className={cn(
          "relative sm:grid sm:grid-cols-6 sm:gap-1",
          isCompact ? "grid grid-cols-6" : "flex flex-col gap-3",
        )}
      >
        {TRACKER_STEPS.map((step, index) => (
          <li
            key={step.status}
            aria-current={index === current ? "step" : undefined}
            className={cn(
              "flex items-center gap-3 sm:flex-col sm:gap-2 sm:text-center",
              isCompact && "flex-col",
            )}
          >
            <span
              className={cn(
                "grid size-10 shrink-0 place-items-center rounded-full border-2 font-display font-bold",
                isCompact && "max-sm:size-8 max-sm:text-sm",
                index <= current
                  ? "border-transparent bg-primary-solid text-primary-solid-foreground"
                  : "border-input bg-card text-muted-foreground",
              )}
            >
              {index <= current ? <Icon name="lucide--check" className="size-5" /> : index + 1}
            </span>
            <span
              className={cn(
                "text-sm",
                index <= current ? "font-semibold" : "text-muted-foreground",
                isCompact && "max-sm:sr-only",
              )}
            >
              {step.label}
              {index <= current && <span className="sr-only"> (completado)</span>}
            </span>
          </li>
        ))}
      </ol>
      {isCompact && place && (
        <p aria-hidden className="mt-2 text-center text-sm font-semibold sm:hidden">
          {place.label}
        </p>
      )}
    </div>
  );
}
