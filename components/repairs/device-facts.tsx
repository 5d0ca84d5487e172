import { FactList } from "@/components/ui/fact-list";
import { formatDate } from "@/lib/core/dates";
import { conditionText } from "@/lib/repairs/intake/labels";
import { HANDOVER_LABELS, knownDevice, SOURCE_LABELS } from "@/lib/repairs/labels";
import type { RepairDetail } from "@/lib/repairs/rows";
import { PhotoStrip } from "./photos/photo-strip";

/** The received device and its condition: the receipt required by law. */
export function DeviceFacts({ repair }: { repair: RepairDetail }) {
  const { description, customerPhotos, pickup } = repair;
  const facts: [string, string][] = [
    ["Equipo", knownDevice(repair.device)],
    ["Serial", repair.serial],
    ["Accesorios", repair.accessories],
    ["Estado al recibirlo", conditionText(repair)],
    ["Origen", SOURCE_LABELS[repair.source]],
    [
      "Entrega",
      pickup ? `${HANDOVER_LABELS[repair.handover]}: ${pickup.label}` : HANDOVER_LABELS[repair.handover],
    ],
    ["Dirección", pickup?.address ?? ""],
    ["Creada", formatDate(repair.createdAt)],
    ["Entregada", repair.deliveredAt ? formatDate(repair.deliveredAt) : ""],
  ];
  return (
    <section aria-labelledby="equipo" className="panel flex flex-col gap-4 p-5">
      <h2 id="equipo" className="text-lg">
        Tu equipo
      </h2>
      <p className="break-words whitespace-pre-line">{description}</p>
      <PhotoStrip
        label="Fotos que enviaste"
        photos={customerPhotos.map((src, index) => ({ src, alt: `Foto ${index + 1} de la solicitud` }))}
      />
      <FactList facts={facts} />
    </section>
  );
}
