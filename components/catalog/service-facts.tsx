import { Icon, type IconName } from "@/components/ui/icon";
import { priceText, warrantyText } from "@/lib/catalog/service-pages";
import type { ServicePage } from "@/lib/catalog/service-pages/types";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";

/** Price, time and warranty. */
export function ServiceFacts({ page }: { page: ServicePage }) {
  const facts: { icon: IconName; label: string; value: string }[] = [
    { icon: "lucide--wallet", label: "Precio", value: priceText(page) },
    { icon: "lucide--clock", label: "Tiempo de reparación", value: page.duration },
    { icon: "lucide--shield-check", label: "Garantía", value: warrantyText(page) },
    { icon: "lucide--search-check", label: "Diagnóstico", value: `Gratis en ${DIAGNOSIS_TIME}` },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-5 border-y py-6 wrap-anywhere">
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt className="flex items-center gap-2 text-sm text-muted-foreground">
            <Icon name={icon} className="size-5 shrink-0 text-primary" />
            {label}
          </dt>
          <dd className="mt-1 text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
