import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { customerPromise } from "@/lib/repairs/promise";
import type { Repair } from "@/lib/repairs/rows";

type Props = { repair: Pick<Repair, "state" | "promisedAt" | "closedAt">; className?: string };

/** The promised date, and whether it has passed. */
export function PromiseLine({ repair, className }: Props) {
  const promise = customerPromise(repair, Date.now());
  if (!promise) return null;
  return (
    <p
      className={cn(
        "flex items-start gap-2 font-semibold",
        promise.isLate ? "text-warm" : "text-success",
        className,
      )}
    >
      <Icon
        name={promise.isLate ? "lucide--alarm-clock" : "lucide--clock-check"}
        className="mt-1 size-5 shrink-0"
      />
      {promise.text}
    </p>
  );
}
