import { deviceName } from "@/lib/repairs/labels";
import type { RequestValues } from "./request-values";

/** What the earlier steps said, before sending. */
export function RequestSummary({ values }: { values: RequestValues }) {
  const device = deviceName({ kind: values.device || null, brand: "", model: values.model.trim() });
  const rows = [
    ["Equipo", device],
    ["Falla", values.description.trim()],
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
