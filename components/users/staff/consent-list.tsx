import { formatDateTime } from "@/lib/core/dates";
import { CONSENT_LABELS } from "@/lib/users/staff/labels";
import type { Consent } from "@/lib/users/types";

/** Evidence of a person's consents (Ley 1581), newest first. */
export function ConsentList({ consents }: { consents: (Consent & { ip: string })[] }) {
  if (consents.length === 0)
    return <p className="text-muted-foreground">No hay autorizaciones registradas.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {consents.map((consent) => (
        <li key={`${consent.kind}-${consent.at}`}>
          <p>
            <span className="font-semibold">{CONSENT_LABELS[consent.kind]}:</span>{" "}
            {consent.granted ? "autorizó" : "retiró la autorización"}
          </p>
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {formatDateTime(consent.at)} · texto {consent.version}
            {consent.ip && ` · IP ${consent.ip}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
