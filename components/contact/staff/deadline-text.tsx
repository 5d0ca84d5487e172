import { Icon, type IconName } from "@/components/ui/icon";
import type { Deadline } from "@/lib/contact/deadline";
import { cn } from "@/lib/core/cn";

const LOOKS: Record<Deadline["tone"], { icon: IconName; className: string }> = {
  ok: { icon: "lucide--clock", className: "text-success" },
  soon: { icon: "lucide--clock-alert", className: "text-warm" },
  late: { icon: "lucide--triangle-alert", className: "font-semibold text-destructive" },
  done: { icon: "lucide--check", className: "text-muted-foreground" },
};

/** Time left, as text, icon and colour. */
export function DeadlineText({ deadline: { tone, text } }: { deadline: Deadline }) {
  const { icon, className } = LOOKS[tone];
  return (
    <span className={cn("inline-flex items-center gap-1.5", className)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {text}
    </span>
  );
}
