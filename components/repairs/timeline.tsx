import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/core/dates";
import { eventNote, eventTitle } from "@/lib/repairs/labels";
import type { RepairEvent } from "@/lib/repairs/rows";
import { PhotoStrip } from "./photos/photo-strip";
import { STATE_STYLES } from "./state-styles";

const ICONS: Record<RepairEvent["kind"], IconName> = {
  creacion: "lucide--inbox",
  estado: "lucide--wrench",
  avance: "lucide--camera",
  cotizacion: "lucide--receipt-text",
  decision: "lucide--badge-check",
  pago: "lucide--credit-card",
  enlace: "lucide--link",
  repuesto: "lucide--cpu",
  asignacion: "lucide--user-check",
  correo: "lucide--mail",
  correo_fallido: "lucide--mail",
};

const ACTORS = { admin: "Taller", cliente: "Cliente", sistema: "Automático" };

type Props = {
  events: RepairEvent[];
  /** Staff also see fields that the public view omits. */
  forStaff?: boolean;
};

/** Events of a repair, newest first, with photos. */
export function Timeline({ events, forStaff = false }: Props) {
  return (
    <ol className="flex flex-col">
      {events.toReversed().map((event) => (
        <li key={event.id} className="group relative flex gap-4 pb-6 last:pb-0">
          <span aria-hidden className="absolute top-10 bottom-0 left-5 w-px bg-border group-last:hidden" />
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-muted text-primary">
            <Icon name={iconOf(event)} className="size-5" />
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
            <p>
              <b className="font-display">{eventTitle(event)}</b>
              <span className="block text-sm text-muted-foreground">
                <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time> ·{" "}
                {event.by ?? ACTORS[event.actor]}
                {forStaff && !event.isPublic && " · no aparece en el enlace público"}
              </span>
            </p>
            {event.reason && (
              <p className="break-words whitespace-pre-line">
                <b>Motivo:</b> {event.reason}
              </p>
            )}
            {event.note && <p className="break-words whitespace-pre-line">{eventNote(event)}</p>}
            <PhotoStrip
              label={`Fotos: ${eventTitle(event)}`}
              photos={event.photos.map((src, index) => ({
                src,
                alt: `${eventTitle(event)}, foto ${index + 1}`,
              }))}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function iconOf({ kind, to }: RepairEvent): IconName {
  return kind === "estado" && to ? STATE_STYLES[to].icon : ICONS[kind];
}
