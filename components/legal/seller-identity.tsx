import type { StoreSettings } from "@/lib/settings/types";

/** Identity of the seller, required on the site (Ley 1480 de 2011, artículo 50). */
export function SellerIdentity({ settings }: { settings: StoreSettings }) {
  const lines = [
    ["Razón social", settings.legalName || settings.name],
    ["NIT", settings.taxId],
    ["Dirección", [settings.address, settings.city, settings.region].filter(Boolean).join(", ")],
    ["Teléfono", settings.phone],
    ["Correo", settings.email],
  ] as const;
  return (
    <dl className="panel grid gap-x-6 gap-y-2 p-5 wrap-anywhere sm:grid-cols-[auto_minmax(0,1fr)]">
      {lines
        .filter(([, value]) => value)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-sm text-muted-foreground">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
