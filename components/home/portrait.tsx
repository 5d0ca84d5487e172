import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/cn";

type Props = { name: string; src: string; className?: string };

/** First letters of the first two names: "Laura Marín" → "LM". */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toLocaleUpperCase("es")).join("");
}

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
