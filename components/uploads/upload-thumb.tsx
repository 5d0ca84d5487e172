import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import type { Upload } from "./use-upload-queue";

type Props = { upload: Upload; alt: string; className: string };

/** Preview of an image, or an icon. */
export function UploadThumb({ upload: { preview }, alt, className }: Props) {
  const look = cn("shrink-0 rounded-md border border-input bg-muted", className);
  if (preview) return <img src={preview} alt={alt} className={cn(look, "object-cover")} />;
  return (
    <span className={cn(look, "grid place-items-center text-muted-foreground")}>
      <Icon name="lucide--image" className="size-6" />
      {alt && <span className="sr-only">{alt}</span>}
    </span>
  );
}
