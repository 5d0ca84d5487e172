import { cn } from "@/lib/core/cn";

/** A Lucide icon by its full class name, as Tailwind and `npm run icons` find it in the source: "lucide--truck". */
export type IconName = `lucide--${string}`;

type Props = { name: IconName; className?: string };

/** CSS mask of one shared picture, so that pages do not repeat the SVG in markup and RSC payload. */
export function Icon({ name, className }: Props) {
  return <span aria-hidden className={cn("iconify", name, className)} />;
}
