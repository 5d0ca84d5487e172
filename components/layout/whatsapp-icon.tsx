import { cn } from "@/lib/core/cn";

export function WhatsappIcon({ className }: { className?: string }) {
  return <span aria-hidden className={cn("whatsapp-icon", className)} />;
}
