import { cn } from "@/lib/core/cn";

/** A Lucide icon by its full class name, as Tailwind and `npm run icons` find it in the source: "lucide--truck". */
export type IconName = `lucide--${string}`;

type Props = { name: IconName; className?: string };

/** Icons are CSS masks of one picture, so that pages do not repeat their SVG in markup and in the RSC payload. */
export function Icon({ name, className }: Props) {
  return <span aria-hidden className={cn("iconify", name, className)} />;
}
