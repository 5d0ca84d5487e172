import { PageLink } from "@/components/layout/page-link";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { HeroSlide as Slide } from "@/lib/content/fields";
import { safeButtonUrl } from "@/lib/content/hero";
import { cn } from "@/lib/core/cn";

type Props = { slide: Slide; position: number; total: number };

/** Later images load after the first one; the browser's lazy loading would treat them as near. */
const LATER = "hidden in-data-awake:block noscript:block";

/** One slide. Its image is always darkened for contrast in both themes. */
export function HeroSlide({ slide, position, total }: Props) {
  const isFirst = position === 1;
  return (
    <li aria-roledescription="diapositiva" aria-label={`${position} de ${total}`} className="hero-slide">
      <Picture
        src={slide.imageUrl}
        alt=""
        width={1920}
        height={1080}
        // Phones show a darkened crop: a third of the pixels suffices.
        sizes="(min-width: 40rem) 100vw, 26rem"
        priority={isFirst}
        className={isFirst ? "" : LATER}
      />
      <div className="hero-shade" />
      <div className="page relative pt-16 pb-16 text-white">
        <div className="hero-text">
          <p>{slide.subtitle}</p>
          <h2>{slide.title}</h2>
          <p>{slide.description}</p>
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
