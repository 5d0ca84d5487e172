import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/** Also for links styled as buttons: <Link className={buttonVariants()}>. */
export const buttonVariants = cva("btn", {
  variants: {
    variant: {
      default: "btn-primary",
      warm: "btn-warm",
      secondary: "btn-secondary",
      outline: "btn-outline",
      ghost: "btn-ghost",
      destructive: "btn-destructive",
    },
    size: { default: "", sm: "btn-sm", lg: "btn-lg", icon: "btn-icon" },
  },
  defaultVariants: { variant: "default", size: "default" },
});

type Props = ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

export function Button({ className, variant, size, type = "button", ...props }: Props) {
  return <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
