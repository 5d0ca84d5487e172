import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

type Props = { label?: string; variant?: "ghost" | "default"; className?: string };

export function BackToStore({ label = "Volver a la tienda", variant = "ghost", className }: Props) {
  return (
    <IntentLink href="/tienda" className={cn(buttonVariants({ variant }), className)}>
      <Icon name="lucide--arrow-left" />
      {label}
    </IntentLink>
  );
}
