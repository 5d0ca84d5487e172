import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { STATE_LABELS } from "@/lib/repairs/labels";
import { toRepairState } from "@/lib/repairs/state";
import { STATE_STYLES } from "./state-styles";

type Props = {
  state: string;
  /** Requested online; the device has not been received. */
  isExpected?: boolean;
  className?: string;
};

/** State badge of a service order, ignoring case. */
export function StateBadge({ state, isExpected = false, className }: Props) {
  const known = toRepairState(state);
  const look = known && !isExpected ? STATE_STYLES[known] : null;
  return (
    <span className={cn("state", look?.badge ?? "border-input text-muted-foreground", className)}>
      {look && <Icon name={look.icon} className="size-4" />}
      {isExpected ? "Por llegar" : known ? STATE_LABELS[known] : "Desconocido"}
    </span>
  );
}
