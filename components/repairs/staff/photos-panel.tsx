import { Icon } from "@/components/ui/icon";
import type { WorkshopRepair } from "@/lib/repairs/staff/rows";
import { PhotoStrip } from "../photos/photo-strip";
import { HidePhoto } from "./hide-photo";
import { forDialog } from "./next-step-action";
import { StateDialogButton } from "./state-dialog-button";

/** Photos of the device, newest first. */
export function PhotosPanel({ repair }: { repair: WorkshopRepair }) {
  const { id, state, technicianPhotos, customerPhotos } = repair;
  const groups = [
    { label: "Fotos del taller", photos: technicianPhotos.toReversed() },
    { label: "Fotos del cliente", photos: customerPhotos },
  ].filter(({ photos }) => photos.length > 0);
  return (
    <section aria-labelledby="fotos" className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="fotos" className="text-xl">
          Fotos
        </h2>
        {repair.receivedAt && (
          <StateDialogButton repair={forDialog(repair)} to={state} variant="outline" size="sm">
            <Icon name="lucide--camera" />
            Agregar fotos
          </StateDialogButton>
        )}
      </div>
      {groups.length === 0 && <p className="text-muted-foreground">Todavía no hay fotos.</p>}
      {groups.map(({ label, photos }) => (
        <div key={label} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-muted-foreground">
            {label} ({photos.length})
          </h3>
          <PhotoStrip
            label={label}
            photos={photos.map((src, index) => ({ src, alt: `${label}, foto ${index + 1}` }))}
          />
        </div>
      ))}
      {technicianPhotos.length > 0 && <HidePhoto repairId={id} photos={technicianPhotos.toReversed()} />}
    </section>
  );
}
