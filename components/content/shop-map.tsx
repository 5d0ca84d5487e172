import { mapEmbedUrl } from "@/lib/content/map";
import { cn } from "@/lib/core/cn";
import type { StoreSettings } from "@/lib/settings/types";
import { MapEmbed } from "./map-embed";

type Props = { settings: StoreSettings; className?: string };

/** The shop's location: a drawing, and the interactive map on request. */
export function ShopMap({ settings, className }: Props) {
  const title = `Mapa de ${settings.name} en ${settings.city}`;
  return (
    <div className={cn("panel relative min-h-80 overflow-hidden", className)}>
      <MapEmbed url={mapEmbedUrl(settings)} title={title}>
        <img
          src="/art/map.webp"
          alt={`Dibujo del barrio: ${settings.address || settings.city}`}
          width={800}
          height={600}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      </MapEmbed>
    </div>
  );
}
