import { PageLink } from "@/components/layout/page-link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { HIT_LABELS } from "@/lib/search/labels";
import type { Hit } from "@/lib/search/types";
import { HIT_ICONS } from "./hit-line";

/** One of the best results: picture, kind, name, price or answer. On phones a row, from three columns on a card. */
export function HitCard({ hit: { kind, title, text, href, image, price, isSoldOut } }: { hit: Hit }) {
  return (
    <PageLink
      href={href}
      className="grid grid-cols-[6rem_1fr] overflow-hidden rounded-lg bg-card hover:bg-muted sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
    >
      <span className="relative grid min-h-24 place-items-center overflow-hidden bg-muted sm:aspect-[4/3]">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={400}
            height={300}
            sizes="(min-width: 640px) 33vw, 6rem"
            priority
            className={cn(
              "absolute inset-0 size-full",
              kind === "product" ? "object-contain" : "object-cover",
            )}
          />
        ) : (
          <Icon name={HIT_ICONS[kind]} className="size-8 text-primary" />
        )}
      </span>
      <span className="grid content-start gap-1 p-3 sm:p-4">
        <span className="text-sm text-muted-foreground">
          {HIT_LABELS[kind]}
          {isSoldOut && " · Agotado"}
        </span>
        <span className="font-display font-bold sm:text-lg">{title}</span>
        {price !== null ? (
          <span className="font-semibold tabular">{formatCop(price)}</span>
        ) : (
          <span className="line-clamp-2 text-sm text-muted-foreground">{text}</span>
        )}
      </span>
    </PageLink>
  );
}
