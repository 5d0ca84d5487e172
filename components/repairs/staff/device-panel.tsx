import { FactList } from "@/components/ui/fact-list";
import { formatDateTime, formatDay } from "@/lib/core/dates";
import { conditionText } from "@/lib/repairs/intake/labels";
import { deviceName, OUTCOME_REASONS } from "@/lib/repairs/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { FactsEditor } from "./facts-editor";
import { SameDevice } from "./same-device";

/** The received device and its condition, editable by staff. */
export function DevicePanel({ repair }: { repair: WorkshopRepair }) {
  const { device, collector } = repair;
  const rows: [string, string][] = [
    ["Equipo", deviceName(device)],
    ["Serial", repair.serial],
    ["Estado al recibirlo", conditionText(repair)],
    ["Accesorios", repair.accessories],
    ["Nota del técnico", repair.technicianNote],
    ["Entregada", repair.deliveredAt ? formatDateTime(repair.deliveredAt) : ""],
    ["Recogió", collector ? nameOf(collector) : ""],
    [
      "Salió",
      repair.outcome === "sin_reparar" && repair.outcomeReason
        ? `Sin reparar: ${OUTCOME_REASONS[repair.outcomeReason]}`
        : repair.outcome
          ? "Reparado"
          : "",
    ],
  ];
  // While the device is away, the last hand-over is current.
  const earlier = repair.outcome ? repair.deliveries.slice(0, -1) : repair.deliveries;
  return (
    <section aria-labelledby="equipo" className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="equipo" className="text-xl">
          Equipo
        </h2>
        <FactsEditor repairId={repair.id} version={repair.version} facts={repair.facts} />
      </div>
      <p className="text-lg break-words whitespace-pre-line">{repair.description}</p>
      <FactList facts={rows} />
      <SameDevice others={repair.sameDevice} />
      {earlier.length > 0 && (
        <div>
          <h3 className="text-base">Entregas anteriores</h3>
          <ul className="text-sm">
            {earlier.map(({ id, at, outcome, collector: who, warrantyUntil }) => (
              <li key={id}>
                {formatDateTime(at)}: {outcome === "reparado" ? "reparado" : "sin reparar"}
                {who.name && `, recogió ${nameOf(who)}`}
                {warrantyUntil && `, garantía hasta el ${formatDay(warrantyUntil)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const nameOf = ({ name, document }: { name: string; document: string }) =>
  [name, document].filter(Boolean).join(", ");
