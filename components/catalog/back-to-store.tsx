import { ArrowLeftIcon } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/core/cn";
import { IntentLink } from "./intent-link";

type Props = { label?: string; variant?: "ghost" | "primary"; className?: string };

export function BackToStore({ label = "Volver a la tienda", variant = "ghost", className }: Props) {
  return (
    <IntentLink href="/tienda" className={cn(buttonVariants({ variant }), className)}>
      <ArrowLeftIcon aria-hidden />
      {label}
    </IntentLink>
  );
}
