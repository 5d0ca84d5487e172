import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { shippingLabel } from "@/lib/orders/labels";
import { stepsOf, trackerStep } from "@/lib/orders/tracker";
import type { DeliveryKind, ShippingStatus } from "@/lib/orders/types";

/** Classes instead of inline styles, which these pages' policy forbids. The line goes from the first step's middle to the last one's. */
const LOOKS = {
  envio: {
    line: "right-[8.33%] left-[8.33%]",
    reached: ["scale-x-0", "scale-x-[.2]", "scale-x-[.4]", "scale-x-[.6]", "scale-x-[.8]", "scale-x-100"],
    grid: "sm:grid-cols-6",
    compact: "grid-cols-6",
  },
  tienda: {
    line: "right-[16.67%] left-[16.67%]",
    reached: ["scale-x-0", "scale-x-50", "scale-x-100"],
    grid: "sm:grid-cols-3",
    compact: "grid-cols-3",
  },
} satisfies Record<DeliveryKind, unknown>;

type Props = {
  status: ShippingStatus;
  delivery: DeliveryKind;
  /** Compact version for lists: only the current step is labelled on phones. */
  isCompact?: boolean;
};

/** Progress of a parcel in six steps, of a pick-up in three; reached steps are completed. */
export function ShippingTracker({ status, delivery, isCompact = false }: Props) {
  const steps = stepsOf(delivery);
  const current = trackerStep(status, delivery);
  const what = delivery === "tienda" ? "Pedido" : "Envío";
  if (current < 0)
    return (
      <p className="font-semibold">
        {what}: {shippingLabel(status)}
      </p>
    );
  const place = steps[current];
  const look = LOOKS[delivery];
  return (
    <div className="relative">
      <div
        aria-hidden
        className={cn(
          "absolute h-1 bg-border",
          look.line,
          isCompact ? "top-3.5 sm:top-4.5" : "top-4.5 hidden sm:block",
        )}
      >
        <div
          className={cn("h-full origin-left bg-primary-solid transition-transform", look.reached[current])}
        />
      </div>
      <ol
        aria-label={delivery === "tienda" ? "Pasos del pedido" : "Pasos del envío"}
        className={cn(
          "relative sm:grid sm:gap-1",
          look.grid,
          isCompact ? ["grid", look.compact] : "flex flex-col gap-3",
        )}
      >
        {steps.map((step, index) => (
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
