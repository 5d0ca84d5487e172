import { formatDateTime } from "@/lib/core/dates";
import { DECISION_CHANNELS } from "@/lib/repairs/decision-label";
import { QUOTE_LABELS } from "@/lib/repairs/labels";
import type { QuoteEvidence } from "@/lib/repairs/rows";

const VIA = {
  ...DECISION_CHANNELS,
  cuenta: "desde su cuenta",
  enlace: "desde el enlace público",
} satisfies Record<QuoteEvidence["via"], string | null>;

/** Evidence of each quote decision: who, when, from where. */
export function EvidenceList({ evidence }: { evidence: QuoteEvidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <section aria-labelledby="constancia" className="panel flex flex-col gap-3 p-5">
      <h2 id="constancia" className="text-lg">
        Constancia de las decisiones
      </h2>
      <ul className="flex flex-col gap-3 text-sm">
        {evidence.map((one) => (
          <li key={one.quoteId}>
            <b>{QUOTE_LABELS[one.state]}</b> por {one.signerName} el {formatDateTime(one.decidedAt)},{" "}
            {VIA[one.via]}
            {one.ip && `, dirección ${one.ip}`}
            {one.recordedBy && `; lo registró ${one.recordedBy}`}.
            {one.reason && (
              <span className="block text-muted-foreground">
                {one.recordedBy ? "Nota" : "Motivo"}: {one.reason}
              </span>
            )}
            {one.userAgent && <span className="block break-all text-muted-foreground">{one.userAgent}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
