import { FactList } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { formatCop } from "@/lib/core/money";
import type { Intake } from "@/lib/repairs/intake/types";

/** Check-in data that the page shows nowhere else. */
export function IntakeFacts({ intake }: { intake: Intake }) {
  const { receivedAt, receivedBy, agreedPrice, deposit, diagnosisPrice, termsAcceptedAt } = intake;
  const facts: [string, string][] = [
    ["Recibido", receivedAt ? formatDateTime(receivedAt) : "El equipo no ha llegado"],
    ["Recibió", receivedBy ?? ""],
    ["Documento", intake.document],
    ["Dirección", intake.address],
    ["Diagnóstico", diagnosisPrice > 0 ? formatCop(diagnosisPrice) : ""],
    ["Precio acordado", agreedPrice ? formatCop(agreedPrice) : ""],
    ["Anticipo", deposit > 0 ? formatCop(deposit) : ""],
    ["Condiciones", termsAcceptedAt ? `Aceptadas el ${formatDateTime(termsAcceptedAt)}` : ""],
    ["Solicitud cerrada", intake.closedReason],
  ];
  return (
    <section aria-labelledby="ingreso" className="panel flex flex-col gap-3 p-5">
      <h2 id="ingreso" className="text-lg">
        Ingreso
      </h2>
      <FactList facts={facts} />
    </section>
  );
}
