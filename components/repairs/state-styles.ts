import type { IconName } from "@/components/ui/icon";
import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import type { RepairState } from "@/lib/repairs/rows";

type StateStyle = { icon: IconName; badge: string };

/** Colour and icon of each state; always beside its label. */
export const STATE_STYLES: Record<RepairState, StateStyle> = {
  Recibido: { icon: "lucide--inbox", badge: "border-input bg-muted text-foreground" },
  En_Diagnostico: { icon: "lucide--stethoscope", badge: "border-primary bg-card text-primary" },
  Esperando_Aprobacion: {
    icon: "lucide--hourglass",
    badge: "border-transparent bg-warm-solid text-warm-solid-foreground",
  },
  Reparando: {
    icon: "lucide--wrench",
    badge: "border-transparent bg-primary-solid text-primary-solid-foreground",
  },
  Completado: { icon: "lucide--circle-check-big", badge: "border-success bg-card text-success" },
  Entregado: { icon: "lucide--package-check", badge: "border-transparent bg-success text-background" },
};

/** Explanation of a closed request. */
export const CLOSED_TEXT =
  "Cerramos esta solicitud porque el equipo no llegó a la tienda. Si todavía lo necesitas, tráelo o haz otra solicitud.";

/** A device returned unrepaired. */
export const UNREPAIRED_TEXT = "Te devolvimos tu equipo sin reparar. No debes nada por la reparación.";

/** Quote approved, device not received yet. */
export const APPROVED_AWAY_TEXT =
  "Aprobaste la cotización. Tráenos el equipo, o espera la recogida, y empezamos.";

/** Quoted before the device was received. */
export const QUOTED_AWAY_TEXT = "Ya tienes la cotización. Respóndela y seguimos.";

/** Received, not examined yet. */
export const RECEIVED_TEXT = `Ya tenemos tu equipo. El diagnóstico sale en menos de ${DIAGNOSIS_TIME}.`;

/** Explanation of each state for the customer. */
export const STATE_TEXTS: Record<RepairState, string> = {
  Recibido: `Tenemos tu solicitud. El diagnóstico sale en menos de ${DIAGNOSIS_TIME} desde que recibimos el equipo.`,
  En_Diagnostico: "Estamos revisando tu equipo para saber qué tiene y cuánto cuesta.",
  Esperando_Aprobacion: "Ya sabemos qué tiene. Esperamos tu respuesta a la cotización para seguir.",
  Reparando: "Estamos reparando tu equipo.",
  Completado: "¡Está listo! Recógelo en la tienda o escríbenos para llevártelo.",
  Entregado: "Tu equipo ya está contigo.",
};
