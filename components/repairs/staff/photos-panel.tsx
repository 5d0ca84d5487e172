import type { RepairDetail } from "@/lib/repairs/types";
import { PhotoStrip } from "../photos/photo-strip";
import { HidePhoto } from "./hide-photo";

type Props = Pick<RepairDetail, "id" | "technicianPhotos" | "customerPhotos">;

const PHOTO_HINT =
  "Se agregan al cambiar el estado; para agregar una sin cambiarlo, presiona el estado en que está.";

/** Photos of the device, newest first. */
export function PhotosPanel({ id, technicianPhotos, customerPhotos }: Props) {
  const groups = [
    { label: "Fotos del taller", photos: technicianPhotos.toReversed() },
    { label: "Fotos del cliente", photos: customerPhotos },
  ].filter(({ photos }) => photos.length > 0);
  return (
    <section aria-labelledby="fotos" className="panel flex flex-col gap-4 p-5">
      <h2 id="fotos" className="text-xl">
        Fotos
      </h2>
      <p className="text-muted-foreground">
        {groups.length === 0 && "Todavía no hay fotos. "}
        {PHOTO_HINT}
      </p>
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
