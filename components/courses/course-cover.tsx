import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/cn";

type Props = { cover: string; title: string; sizes: string; priority?: boolean; className?: string };

/** A course's image, 16:9. */
export function CourseCover({ cover, title, sizes, priority, className }: Props) {
  return (
    <Picture
      src={cover}
      alt={`Portada del curso ${title}`}
      width={1280}
      height={720}
      sizes={sizes}
      priority={priority}
      className={cn("aspect-video w-full bg-muted object-cover", className)}
    />
  );
}
