import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

const badgeVariants = cva(
  "inline-flex items-center gap-1 rounded-sm border px-2 py-0.5 font-display text-xs font-bold uppercase tracking-wide [&_svg]:size-3.5",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-electric-solid text-on-electric",
        secondary: "border-transparent bg-warm-solid text-on-warm",
        destructive: "border-transparent bg-danger-solid text-on-danger",
        outline: "border-line-strong bg-surface text-foreground",
      },
    },
    defaultVariants: { variant: "primary" },
  },
);

type Props = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, ...props }: Props) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
