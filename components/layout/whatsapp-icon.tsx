import { cn } from "@/lib/core/cn";

/** The brand's icon, missing in icon libraries: one file for all instances, in the text colour. */
export function WhatsappIcon({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn("mask-whatsapp shrink-0 bg-current", /size-/.test(className) || "size-5", className)}
    />
  );
}
