import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { formatDateTime } from "@/lib/core/dates";
import { type AgeTone, ageText, ageTone } from "@/lib/orders/staff/age";
import type { OrderStage } from "@/lib/orders/types";

const LOOKS = {
  calm: "text-muted-foreground",
  soon: "font-semibold text-warm",
  late: "font-semibold text-destructive",
} satisfies Record<AgeTone, string>;

type Props = { stage: OrderStage; createdAt: string; now: number };

/** Age of an order; overdue ones are marked by colour and text. */
export function AgeMark({ stage, createdAt, now }: Props) {
  const tone = ageTone(stage, createdAt, now);
  return (
    <time
      dateTime={createdAt}
      title={formatDateTime(createdAt)}
      className={cn("inline-flex items-center gap-1 text-sm sm:whitespace-nowrap", LOOKS[tone])}
    >
      {tone === "late" && <Icon name="lucide--triangle-alert" className="size-4" />}
      {ageText(createdAt, now)}
      {tone === "late" && <span className="sr-only"> (atrasado)</span>}
    </time>
  );
}
