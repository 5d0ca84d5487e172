import { cn } from "@/lib/core/cn";

/** The brand's mark, which icon libraries lack: one file for all of a page's copies, in the text's colour. */
export function WhatsappIcon({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn("mask-whatsapp shrink-0 bg-current", /size-/.test(className) || "size-5", className)}
    />
  );
}
