import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { HeroSlide as Slide } from "@/lib/content/fields";
import { safeButtonUrl } from "@/lib/content/hero";
import { cn } from "@/lib/core/cn";

type Props = { slide: Slide; position: number; total: number };

/** On narrow screens the image keeps to the upper part, above the text. */
const FILL =
  "absolute inset-x-0 top-0 h-[58%] w-full object-cover object-[80%_center] lg:inset-0 lg:h-full lg:object-[70%_72%]";
/** Later images load after the first one; the browser's lazy loading would treat them as near. */
const LATER = "hidden in-data-awake:block noscript:block";

/** One slide. Its image is always darkened for contrast in both themes. */
export function HeroSlide({ slide, position, total }: Props) {
  const isFirst = position === 1;
  return (
    <li
      aria-roledescription="diapositiva"
      aria-label={`${position} de ${total}`}
      className="relative flex min-h-[25rem] w-full shrink-0 snap-start snap-always items-end sm:min-h-[28rem] lg:min-h-[29rem] lg:items-center"
    >
      <Picture
        src={slide.imageUrl}
        alt=""
        width={1920}
        height={1080}
        // Phones show a darkened crop: a third of the pixels suffices.
        sizes="(min-width: 40rem) 100vw, 26rem"
        priority={isFirst}
        className={cn(FILL, !isFirst && LATER)}
      />
      <div className="hero-shade" />
      <div className="page relative pt-16 pb-16 text-white">
        <div className="flex max-w-xl flex-col lg:max-w-lg xl:max-w-xl items-start gap-2 sm:gap-4">
          <p className="font-display text-sm font-bold uppercase tracking-[0.14em] text-[#ffb454]">
            {slide.subtitle}
          </p>
          <h2 className="text-3xl sm:text-5xl lg:text-6xl">{slide.title}</h2>
          <p className="text-[#d7dcf5] sm:text-lg">{slide.description}</p>
          <PageLink
            href={safeButtonUrl(slide.buttonUrl)}
            className={cn(buttonVariants({ variant: "warm", size: "lg" }), "mt-2")}
          >
            {slide.buttonText}
            <Icon name="lucide--arrow-right" />
          </PageLink>
        </div>
      </div>
    </li>
  );
}
