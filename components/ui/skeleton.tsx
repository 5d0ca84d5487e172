import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("skeleton", className)} {...props} />;
}
