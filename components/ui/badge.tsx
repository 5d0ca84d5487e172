import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

const VARIANTS = {
  primary: "badge-primary",
  secondary: "badge-secondary",
  destructive: "badge-destructive",
  outline: "badge-outline",
};

type Props = ComponentProps<"span"> & { variant?: keyof typeof VARIANTS | undefined };

export function Badge({ className, variant = "primary", ...props }: Props) {
  return <span className={cn("badge", VARIANTS[variant], className)} {...props} />;
}
