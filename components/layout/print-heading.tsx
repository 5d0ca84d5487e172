import type { StoreSettings } from "@/lib/settings/types";

type Props = {
  settings: Pick<StoreSettings, "name" | "legalName" | "taxId" | "phone" | "address" | "city">;
  /** URL of the printed page. */
  url?: string;
};

/** Issuer of the printed page; on screen the header shows it. */
export function PrintHeading({ settings: { name, legalName, taxId, phone, address, city }, url }: Props) {
  const facts = [legalName, taxId && `NIT ${taxId}`, phone && `Tel. ${phone}`, address, city];
  return (
    <div className="print-heading">
      <p className="font-display text-xl font-bold">{name}</p>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      {url && <p className="wrap-anywhere">{url}</p>}
    </div>
  );
}
