import type { HeroSlide as Slide } from "@/lib/content/fields";
import { HeroSlide } from "../hero-slide";

/** Preview of a slide, inert. */
export function SlidePreview({ slide }: { slide: Slide }) {
  return (
    <div className="flex flex-col gap-3">
      {/* Overrides the lazy loading of later slides. */}
      <ul inert data-awake className="overflow-hidden rounded-md bg-[#070912]">
        <HeroSlide slide={slide} position={2} total={2} />
      </ul>
      <p className="text-sm text-muted-foreground">La imagen se oscurece sola para que el texto se lea.</p>
    </div>
  );
}
