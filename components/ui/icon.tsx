import { cn } from "@/lib/core/cn";

/** A Lucide sign by its whole name, as Tailwind finds it in the source: "lucide--truck". */
export type IconName = `lucide--${string}`;

type Props = { name: IconName; className?: string };

/** The stylesheet holds each shape once (a mask), so a page does not repeat it in its markup and again in its data. */
export function Icon({ name, className }: Props) {
  return <span aria-hidden className={cn("iconify", name, className)} />;
}
