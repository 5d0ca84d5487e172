import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

const VARIANTS = {
  default: "btn-primary",
  warm: "btn-warm",
  secondary: "btn-secondary",
  outline: "btn-outline",
  ghost: "btn-ghost",
  destructive: "btn-destructive",
};
const SIZES = { default: "", sm: "btn-sm", lg: "btn-lg", icon: "btn-icon" };

type Look = { variant?: keyof typeof VARIANTS | undefined; size?: keyof typeof SIZES | undefined };

/** Also for links styled as buttons: <Link className={buttonVariants()}>. */
export function buttonVariants({
  variant = "default",
  size = "default",
  className,
}: Look & { className?: string | undefined } = {}) {
  return cn("btn", VARIANTS[variant], SIZES[size], className);
}

export function Button({
  className,
  variant,
  size,
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}
