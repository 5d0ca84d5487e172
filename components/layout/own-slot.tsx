import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/core/cn";

type Props = { className: string; isGone: boolean; children: ReactNode };

/**
 * Reserved space for a signed-in user's content on a cached page, kept from the first frame to avoid layout shifts.
 * Hidden for guests.
 */
export function OwnSlot({ className, isGone, children }: Props) {
  if (isGone) return null;
  return (
    <div className={cn("hidden grid-cols-1 in-data-session:grid", className)}>
      {children ?? (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-11 w-44" />
          <Skeleton className="h-40" />
        </div>
      )}
    </div>
  );
}
