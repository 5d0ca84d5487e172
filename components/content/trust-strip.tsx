import { Icon, type IconName } from "@/components/ui/icon";
import { DELIVERY_TIME_SHORT, DIAGNOSIS_TIME, REPAIR_WARRANTY } from "@/lib/legal/promises";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";

type Fact = { icon: IconName; title: string; text: string };

function facts(settings: StoreSettings): Fact[] {
  const [open] = openingHours(settings);
  return [
    {
      icon: "lucide--search-check",
      title: "Diagnóstico gratis",
      text: `En ${DIAGNOSIS_TIME} sabes qué tiene tu consola.`,
    },
    {
      icon: "lucide--shield-check",
      title: "Garantía de verdad",
      text: `${REPAIR_WARRANTY.playstation} meses en PlayStation y Xbox, ${REPAIR_WARRANTY.nintendo} en Nintendo.`,
    },
    {
      icon: "lucide--truck",
      title: `Envío en ${DELIVERY_TIME_SHORT}`,
      text: `Medellín y área metropolitana. ${settings.freeShippingText}.`,
    },
    {
      icon: "lucide--clock",
      title: open?.join(", ") ?? "Horario",
      text: "Tienda en Envigado y servicio a domicilio.",
    },
  ];
}

/** Four facts about the shop, below the carousel. */
export function TrustStrip({ settings }: { settings: StoreSettings }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-4">
      {facts(settings).map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 bg-card p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-muted text-primary">
            <Icon name={icon} className="size-6" />
          </span>
          <div>
            <p className="font-display font-bold">{title}</p>
            <p className="text-sm text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
