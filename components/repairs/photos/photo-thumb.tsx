import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import type { QueuedPhoto } from "./photo-queue";

type Props = { photo: QueuedPhoto; alt: string; className: string };

/** A chosen photo, or the sign of one while there is nothing to show. */
export function PhotoThumb({ photo, alt, className }: Props) {
  const look = cn("shrink-0 rounded-md border border-input bg-muted", className);
  if (photo.preview) return <img src={photo.preview} alt={alt} className={cn(look, "object-cover")} />;
  return (
    <span className={cn(look, "grid place-items-center text-muted-foreground")}>
      <Icon name="lucide--image" className="size-6" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  );
}
