import { ClockIcon, type LucideIcon, SearchCheckIcon, ShieldCheckIcon, TruckIcon } from "lucide-react";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";

type Fact = { icon: LucideIcon; title: string; text: string };

function facts(settings: StoreSettings): Fact[] {
  const [open] = openingHours(settings);
  return [
    {
      icon: SearchCheckIcon,
      title: "Diagnóstico gratis",
      text: "En 24 horas sabes qué tiene tu consola.",
    },
    {
      icon: ShieldCheckIcon,
      title: "Garantía de verdad",
      text: "6 meses en PlayStation y Xbox, 4 en Nintendo.",
    },
    {
      icon: TruckIcon,
      title: "Envío en 24-48 horas",
      text: `Medellín y área metropolitana. ${settings.freeShippingText}.`,
    },
    {
      icon: ClockIcon,
      title: open?.join(", ") ?? "Horario",
      text: "Tienda en Envigado y servicio a domicilio.",
    },
  ];
}

/** Why to trust the shop with a console: four facts under the carousel. */
export function TrustStrip({ settings }: { settings: StoreSettings }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-4">
      {facts(settings).map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4 bg-surface p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-surface-raised text-electric">
            <Icon aria-hidden className="size-6" />
          </span>
          <div>
            <p className="font-display font-bold">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
