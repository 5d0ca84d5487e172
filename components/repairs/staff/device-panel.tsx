import { FactList } from "@/components/ui/fact-list";
import { formatDateTime } from "@/lib/core/dates";
import { deviceName, HANDOVER_LABELS, SOURCE_LABELS } from "@/lib/repairs/labels";
import type { WorkshopRepair } from "@/lib/repairs/staff/types";
import { FactsEditor } from "./facts-editor";

/** What was left with the shop and in which state, as the workshop reads and corrects it. */
export function DevicePanel({ repair }: { repair: WorkshopRepair }) {
  const { device, contact, pickup, collector } = repair;
  const handover = HANDOVER_LABELS[repair.handover];
  const rows: [string, string][] = [
    ["Equipo", deviceName(device)],
    ["Serial", repair.serial],
    ["Accesorios", repair.accessories],
    ["Estado al recibirlo", repair.condition],
    ["Nota del técnico", repair.technicianNote],
    ["Origen", SOURCE_LABELS[repair.source]],
    ["Entrega", pickup ? `${handover}: ${pickup.label}` : handover],
    ["Dirección", pickup?.address ?? ""],
    ["Creada", formatDateTime(repair.createdAt)],
    ["Recibida", repair.receivedAt ? formatDateTime(repair.receivedAt) : ""],
    ["Entregada", repair.deliveredAt ? formatDateTime(repair.deliveredAt) : ""],
    ["Recogió", collector ? [collector.name, collector.document].filter(Boolean).join(", ") : ""],
  ];
  return (
    <section aria-labelledby="equipo" className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="equipo" className="text-xl">
          Equipo
        </h2>
        <FactsEditor
          repairId={repair.id}
          version={repair.version}
          facts={{
            ...{ description: repair.description, technicianNote: repair.technicianNote },
            ...{ kind: device.kind ?? "", brand: device.brand, model: device.model, serial: repair.serial },
            ...{ accessories: repair.accessories, condition: repair.condition },
            warrantyMonths: repair.warranty.months,
            ...{ contactName: contact.name, contactPhone: contact.phone, contactEmail: contact.email },
          }}
        />
      </div>
      <p className="text-lg break-words whitespace-pre-line">{repair.description}</p>
      <FactList facts={rows} />
    </section>
  );
}
