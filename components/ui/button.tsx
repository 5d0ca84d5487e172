import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/** Also for links that look like buttons: <Link className={buttonVariants()}>. */
export const buttonVariants = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md border font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-electric-solid text-on-electric hover:brightness-110",
        warm: "border-transparent bg-warm-solid text-on-warm hover:brightness-105",
        secondary: "border-transparent bg-surface-raised text-foreground hover:brightness-95",
        outline: "border-line-strong bg-transparent text-foreground hover:bg-surface-raised",
        ghost: "border-transparent bg-transparent text-foreground hover:bg-surface-raised",
        destructive: "border-transparent bg-danger-solid text-on-danger hover:brightness-110",
      },
      size: {
        default: "px-5 py-2 text-base",
        sm: "px-3 py-1.5 text-sm",
        lg: "min-h-12 px-7 py-3 text-lg",
        icon: "size-11 p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "default" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

export function Button({ className, variant, size, type = "button", ...props }: Props) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
