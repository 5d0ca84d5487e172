import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";

/** To the request form: another root layout, so a plain link. */
export function RequestLink({
  className,
  label = "Solicitar una reparación",
}: {
  className?: string;
  label?: string;
}) {
  return (
    <a href="/solicitar-reparacion" className={cn(buttonVariants(), className)}>
      <Icon name="lucide--plus" />
      {label}
    </a>
  );
}
