import { buttonVariants } from "@/components/ui/button";
import type { NotFoundTexts } from "./texts";

/** A 'not found' page: image, text and links. Full page loads, since it is used under every layout. */
export function NotFoundMessage({ title, heading = title, text, ways }: NotFoundTexts) {
  return (
    <div className="page flex flex-col items-center gap-5 py-16 text-center">
      {/* Lazy: otherwise every page with this component in its tree would preload the image. */}
      <img loading="lazy" src="/art/not-found.svg" alt="" width={280} height={210} className="h-48 w-auto" />
      <h1 className="text-3xl wrap-anywhere">{heading}</h1>
      <p className="max-w-md text-muted-foreground">{text}</p>
      <div className="actions sm:justify-center">
        {ways.map(({ href, label }, index) => (
          <a
            key={href}
            href={href}
            className={buttonVariants({ variant: index === 0 ? "default" : "outline" })}
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
