import { deviceName } from "@/lib/repairs/labels";
import type { RequestValues } from "./request-values";

/** Summary before sending. */
export function RequestSummary({ values, pickUp }: { values: RequestValues; pickUp: string }) {
  const device = deviceName({ kind: values.device || null, brand: "", model: values.model.trim() });
  const delivery =
    values.delivery === "local" ? "Lo llevas a la tienda" : `${values.address.trim()}. ${pickUp}`;
  const rows = [
    ["Equipo", device],
    ["Falla", values.description.trim()],
    [values.delivery === "local" ? "Entrega" : "Recogida", delivery],
  ];
  return (
    <dl className="panel spec-sheet bg-muted px-4 py-1">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="line-clamp-3">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
