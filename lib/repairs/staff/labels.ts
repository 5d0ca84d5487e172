import type { QuoteLineKind, RepairState } from "../types";
import type { RepairFacts } from "./types";

export const LINE_LABELS = {
  labour: "Mano de obra",
  part: "Repuesto",
} satisfies Record<QuoteLineKind, string>;

export const COUNTER_METHODS = { efectivo: "Efectivo", datafono: "Datáfono" };

export const FACT_LABELS = {
  description: "Falla reportada",
  technicianNote: "Nota del técnico",
  kind: "Tipo de equipo",
  brand: "Marca",
  model: "Modelo",
  serial: "Serial",
  accessories: "Accesorios",
  condition: "Estado al recibirlo",
  warrantyMonths: "Meses de garantía",
  contactName: "Nombre",
  contactPhone: "Celular",
  contactEmail: "Correo",
} satisfies Record<keyof RepairFacts, string>;

/** What is written most often, by the state the repair is in. */
const REPLIES: Record<RepairState, string[]> = {
  Recibido: ["Ya tenemos tu equipo. Te contamos el diagnóstico en menos de 24 horas."],
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
    "¡Tu equipo está listo! Lo puedes recoger de lunes a sábado de 9:00 a. m. a 7:00 p. m.",
    "Tu equipo sigue aquí, listo para recoger. ¿Cuándo pasas?",
  ],
  Entregado: ["Gracias por confiar en nosotros. Si algo falla, escríbenos: tienes garantía."],
};

export function quickReplies(state: RepairState): readonly string[] {
  return REPLIES[state];
}
