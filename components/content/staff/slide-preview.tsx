import type { HeroSlide as Slide } from "@/lib/content/types";
import { HeroSlide } from "../hero-slide";

/** The slide as the home page shows it; nothing in it can be pressed. */
export function SlidePreview({ slide }: { slide: Slide }) {
  return (
    <div className="flex flex-col gap-3">
      {/* The home page holds the later slides' pictures back until it is awake; this one is looked at now. */}
      <ul inert data-awake className="overflow-hidden rounded-md bg-[#070912]">
        <HeroSlide slide={slide} position={2} total={2} />
      </ul>
      <p className="text-sm text-muted-foreground">La imagen se oscurece sola para que el texto se lea.</p>
    </div>
  );
}
