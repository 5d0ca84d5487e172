import type { ReactNode } from "react";
import { FactList } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Intake } from "@/lib/repairs/intake/rows";
import { HANDOVER_LABELS, SOURCE_LABELS } from "@/lib/repairs/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";

type Props = {
  repair: Pick<WorkshopRepair, "createdAt" | "source" | "handover" | "pickup">;
  intake: Intake;
  /** Its documents. */
  children?: ReactNode;
};

/** The device's condition at check-in, and what was agreed. */
export function IntakeFacts({ repair, intake, children }: Props) {
  const { receivedAt, receivedBy, agreedPrice, deposit, diagnosisPrice, termsAcceptedAt } = intake;
  const { createdAt, source, handover, pickup } = repair;
  const facts: [string, string][] = [
    ["Origen", SOURCE_LABELS[source]],
    ["Creada", source === "en_linea" || !receivedAt ? formatDateTime(createdAt) : ""],
    ["Recibido", receivedAt ? formatDateTime(receivedAt) : "El equipo no ha llegado"],
    ["Recibió", receivedBy ?? ""],
    ["Entrega", pickup ? `${HANDOVER_LABELS[handover]}: ${pickup.label}` : HANDOVER_LABELS[handover]],
    ["Recogerlo en", pickup?.address ?? ""],
    ["Documento", intake.document],
    ["Dirección", intake.address],
    ["Diagnóstico", diagnosisPrice > 0 ? formatCop(diagnosisPrice) : ""],
    ["Precio acordado", agreedPrice ? formatCop(agreedPrice) : ""],
    ["Anticipo", deposit > 0 ? formatCop(deposit) : ""],
    ["Condiciones", termsAcceptedAt ? `Aceptadas el ${formatDateTime(termsAcceptedAt)}` : ""],
    ["Solicitud cerrada", intake.closedReason],
  ];
  return (
    <section aria-labelledby="ingreso" className="flex flex-col gap-3 p-5">
      <h2 id="ingreso" className="text-lg">
        Ingreso
      </h2>
      <FactList facts={facts} />
      {children}
    </section>
  );
}
