import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import type { StaffSlide } from "@/lib/content/staff/slide-row";
import { cn } from "@/lib/core/cn";
import { SlideControls } from "./slide-controls";

type Props = { slides: StaffSlide[]; canDelete: boolean };

/** The slides in home page order. */
export function SlideList({ slides, canDelete }: Props) {
  return (
    <ol aria-label="Slides del hero" className="flex flex-col gap-4">
      {slides.map((slide, index) => (
        <li key={slide.id} className="panel grid gap-4 p-4 md:grid-cols-[14rem_minmax(0,1fr)]">
          <Picture
            src={slide.imageUrl}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 48rem) 14rem, 100vw"
            className={cn(
              "aspect-video w-full rounded-md bg-muted object-cover",
              !slide.isActive && "opacity-50 grayscale",
            )}
          />
          <div className="flex min-w-0 flex-col gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="eyebrow">Lugar {index + 1}</span>
              {!slide.isActive && <Badge variant="outline">No se muestra</Badge>}
            </div>
            <div>
              <h2 className="text-xl wrap-anywhere">{slide.title}</h2>
              <p className="text-muted-foreground wrap-anywhere">{slide.subtitle}</p>
            </div>
            <p className="text-sm text-muted-foreground wrap-anywhere">
              Botón «{slide.buttonText}» hacia {slide.buttonUrl}
            </p>
            <SlideControls slide={slide} place={index + 1} total={slides.length} canDelete={canDelete} />
          </div>
        </li>
      ))}
    </ol>
  );
}
