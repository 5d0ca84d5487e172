import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import type { PromiseKind, RepairPromise } from "@/lib/repairs/promise";

/** Colour, icon and text together: not by colour alone. */
const LOOKS: Record<PromiseKind, { icon: IconName; look: string }> = {
  late: { icon: "lucide--alarm-clock", look: "text-destructive" },
  soon: { icon: "lucide--timer", look: "text-warm" },
  "on-time": { icon: "lucide--clock-check", look: "text-success" },
  waiting: { icon: "lucide--hourglass", look: "text-muted-foreground" },
  rejected: { icon: "lucide--triangle-alert", look: "text-warm" },
  ready: { icon: "lucide--circle-check-big", look: "text-success" },
  uncollected: { icon: "lucide--alarm-clock", look: "text-destructive" },
  delivered: { icon: "lucide--package-check", look: "text-muted-foreground" },
  expected: { icon: "lucide--truck", look: "text-muted-foreground" },
  closed: { icon: "lucide--circle-x", look: "text-muted-foreground" },
};

/** State of the promised due date. */
export function PromiseBadge({ promise, className }: { promise: RepairPromise; className?: string }) {
  const { icon, look } = LOOKS[promise.kind];
  return (
    <span className={cn("promise", look, className)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {promise.text}
    </span>
  );
}
