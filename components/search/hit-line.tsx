import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { cn } from "@/lib/core/cn";
import { formatCop } from "@/lib/core/money";
import { HIT_LABELS } from "@/lib/search/labels";
import type { Hit, HitKind } from "@/lib/search/types";

export const HIT_ICONS: Record<HitKind, IconName> = {
  product: "lucide--gamepad-2",
  service: "lucide--wrench",
  course: "lucide--graduation-cap",
  post: "lucide--newspaper",
  help: "lucide--circle-help",
};

type Props = {
  hit: Hit;
  /** Listed with others of its kind, so that the kind is omitted. */
  isSorted?: boolean;
};

/** A result in one line: picture, name, kind and price. */
export function HitLine({ hit: { kind, title, image, price, isSoldOut }, isSorted = false }: Props) {
  const note = [!isSorted && HIT_LABELS[kind], isSoldOut && "Agotado"].filter(Boolean).join(" · ");
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-muted">
        {image ? (
          <Picture
            src={image}
            alt=""
            width={88}
            height={88}
            sizes="44px"
            className="size-full object-cover"
          />
        ) : (
          <Icon name={HIT_ICONS[kind]} className="size-5 text-muted-foreground" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cn("leading-tight font-semibold", !isSorted && "line-clamp-2 sm:line-clamp-1")}>
          {title}
        </span>
        {note && <span className="block text-sm text-muted-foreground">{note}</span>}
      </span>
      {price !== null && <span className="shrink-0 font-semibold tabular">{formatCop(price)}</span>}
    </>
  );
}
