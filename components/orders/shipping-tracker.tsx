import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { shippingLabel } from "@/lib/orders/labels";
import { TRACKER_STEPS, trackerStep } from "@/lib/orders/tracker";
import type { ShippingStatus } from "@/lib/orders/types";

/** Classes instead of inline styles: these pages allow none. Each is the step's index divided by 5. */
const LINE = ["scale-x-0", "scale-x-[.2]", "scale-x-[.4]", "scale-x-[.6]", "scale-x-[.8]", "scale-x-100"];

/** Where a shipment is, in six steps; a step is completed when the status is at or past it. */
export function ShippingTracker({ status }: { status: ShippingStatus }) {
  const current = trackerStep(status);
  if (current < 0) return <p className="font-semibold">Envío: {shippingLabel(status)}</p>;
  return (
    <div className="relative">
      <div aria-hidden className="absolute top-5 right-[8.33%] left-[8.33%] hidden h-1 bg-line sm:block">
        <div className={cn("h-full origin-left bg-electric-solid transition-transform", LINE[current])} />
      </div>
      <ol className="relative flex flex-col gap-3 sm:grid sm:grid-cols-6 sm:gap-1">
        {TRACKER_STEPS.map((step, index) => (
          <li
            key={step.status}
            aria-current={index === current ? "step" : undefined}
            className="flex items-center gap-3 sm:flex-col sm:gap-2 sm:text-center"
          >
            <span
              className={cn(
                "grid size-10 shrink-0 place-items-center rounded-full border-2 font-display font-bold",
                index <= current
                  ? "border-transparent bg-electric-solid text-on-electric"
                  : "border-line-strong bg-surface text-muted",
              )}
            >
              {index <= current ? <Icon name="lucide--check" className="size-5" /> : index + 1}
            </span>
            <span className={cn("text-sm", index <= current ? "font-semibold" : "text-muted")}>
              {step.label}
              {index <= current && <span className="sr-only"> (completado)</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
