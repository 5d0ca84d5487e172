import { ClockIcon, SearchCheckIcon, ShieldCheckIcon, WalletIcon } from "lucide-react";
import { priceText, warrantyText } from "@/lib/catalog/service-pages";
import type { ServicePage } from "@/lib/catalog/service-pages/types";

/** Price, time and warranty at a glance. */
export function ServiceFacts({ page }: { page: ServicePage }) {
  const facts = [
    { Icon: WalletIcon, label: "Precio", value: priceText(page) },
    { Icon: ClockIcon, label: "Tiempo de reparación", value: page.duration },
    { Icon: ShieldCheckIcon, label: "Garantía", value: warrantyText(page) },
    { Icon: SearchCheckIcon, label: "Diagnóstico", value: "Gratis en 24 horas" },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ Icon, label, value }) => (
        <div key={label} className="panel p-4">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Icon aria-hidden className="size-5 shrink-0 text-electric" />
            {label}
          </dt>
          <dd className="mt-1 text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
