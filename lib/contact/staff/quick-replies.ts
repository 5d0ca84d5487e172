import { DIAGNOSIS_TIME } from "@/lib/legal/promises";
import type { ContactKind, ContactService } from "../types";

type Asked = { name: string; number: string; kind: ContactKind; service: ContactService | null };

export type QuickReply = { label: string; text: string };

const BY_SERVICE: Partial<Record<ContactService, QuickReply>> = {
  consola: {
    label: "Diagnóstico gratis",
    text: `El diagnóstico es gratis y te lo damos en ${DIAGNOSIS_TIME}. Puedes traer la consola a la tienda o pedir que la recojamos en tu casa. ¿Qué te queda mejor?`,
  },
  control: {
    label: "Traer el control",
    text: `Tráenos el control y en ${DIAGNOSIS_TIME} te decimos qué tiene y cuánto cuesta, sin compromiso. No necesitas cita.`,
  },
  cursos: {
    label: "Información de cursos",
    text: "Los cursos son en línea y a tu ritmo, con acceso desde que pagas. En la página ves el temario completo y una lección de muestra. ¿Ya tienes experiencia con electrónica o empiezas de cero?",
  },
  repuestos: {
    label: "Modelo exacto",
    text: "Para darte el repuesto correcto necesitamos el modelo exacto: está en la etiqueta de atrás o en la caja. ¿Nos mandas una foto?",
  },
  mayorista: {
    label: "Requisitos mayoristas",
    text: "Para la suscripción mayorista cuéntanos qué productos te interesan y cuántas unidades al mes, y te enviamos la lista de precios.",
  },
};

const CLAIM: QuickReply = {
  label: "Recibimos tu caso",
  text: "Lamentamos lo que pasó. Estamos revisando tu caso y te damos una respuesta de fondo dentro del plazo de ley. Si tienes fotos o el número del pedido, respóndenos con ellos.",
};

const MORE: QuickReply[] = [
  {
    label: "Pedir más datos",
    text: "Para ayudarte mejor, ¿nos cuentas un poco más? Una foto o un video también sirven.",
  },
  {
    label: "Horario y dirección",
    text: "Atendemos de lunes a sábado. El horario y la dirección están en la página, en Contacto. ¡Te esperamos!",
  },
  {
    label: "Ya quedó resuelto",
    text: "Ya quedó resuelto. Si necesitas algo más, aquí estamos. ¡Gracias por escribirnos!",
  },
];

/** Suggested openings of an answer by kind of message, with the sender's first name. */
export function quickReplies({ name, number, kind, service }: Asked): QuickReply[] {
  const greeting = `Hola, ${name.trim().split(/\s+/)[0]}. Te escribimos por tu mensaje ${number}. `;
  const isClaim = kind === "queja" || kind === "reclamo" || kind === "peticion";
  const about = service ? BY_SERVICE[service] : undefined;
  return [...(isClaim ? [CLAIM] : []), ...(about ? [about] : []), ...MORE].map(({ label, text }) => ({
    label,
    text: `${greeting}${text}`,
  }));
}
