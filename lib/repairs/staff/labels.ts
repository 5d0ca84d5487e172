import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import type { QuoteLineKind, RepairState } from "../rows";
import type { MoneyKind, WorkshopRepair } from "./rows";

export const LINE_LABELS = {
  labour: "Mano de obra",
  part: "Repuesto",
} satisfies Record<QuoteLineKind, string>;

/** Channel of an answer given by phone or in person. */
export const ANSWER_WAYS = {
  telefono: "Por teléfono",
  whatsapp: "Por WhatsApp",
  mostrador: "En la tienda",
} as const;

export const MONEY_LABELS = {
  abono: "Anticipo",
  correccion: "Corrección",
  devolucion: "Devolución",
} satisfies Record<MoneyKind, string>;

/** Why an order cannot be moved yet: the device is not in the shop. */
export const awayText = ({ closedAt }: Pick<WorkshopRepair, "closedAt">): string =>
  closedAt
    ? "El equipo no llegó y la solicitud está cerrada. Si llega, recíbelo y podrás moverla de estado."
    : "El equipo no ha llegado. Puedes cotizarlo; para moverlo de estado, recíbelo primero.";

/** Reply templates by repair state. */
const replies = (hours: string): Record<RepairState, string[]> => ({
  Recibido: [`Ya tenemos tu equipo. Te contamos el diagnóstico en menos de ${DIAGNOSIS_TIME}.`],
  En_Diagnostico: [
    "Estamos revisando tu equipo. Hoy te contamos qué tiene.",
    "Para probarlo necesitamos el cable o el control. ¿Nos lo puedes traer?",
  ],
  Esperando_Aprobacion: [
    "Te enviamos la cotización. La puedes aprobar desde tu cuenta o desde el enlace de seguimiento.",
    "¿Tienes alguna duda sobre la cotización?",
  ],
  Reparando: [
    "Ya empezamos la reparación. Te avisamos apenas esté lista.",
    "Estamos esperando el repuesto. Te avisamos cuando llegue.",
  ],
  Completado: [
    `¡Tu equipo está listo! Lo puedes recoger de ${hours}.`,
    "Tu equipo sigue aquí, listo para recoger. ¿Cuándo pasas?",
  ],
  Entregado: ["Gracias por confiar en nosotros. Si algo falla, escríbenos: tienes garantía."],
});

const UNREPAIRED = ["Gracias por confiarnos tu equipo. Si más adelante quieres repararlo, escríbenos."];

export function quickReplies(
  { state, outcome }: Pick<WorkshopRepair, "state" | "outcome">,
  shop: Pick<StoreSettings, "opensAt" | "closesAt">,
): readonly string[] {
  return outcome === "sin_reparar" ? UNREPAIRED : replies(openDays(shop))[state];
}
