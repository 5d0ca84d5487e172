import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/cn";
import { initials } from "@/lib/home/initials";

type Props = { name: string; src: string; className?: string };

/** A person's photo, or their initials. */
export function Portrait({ name, src, className }: Props) {
  if (src === "")
    return (
      <span aria-hidden className={cn("portrait", className)}>
        {initials(name)}
      </span>
    );
  return (
    <Picture src={src} alt="" width={240} height={240} sizes="7.5rem" className={cn("portrait", className)} />
  );
}
