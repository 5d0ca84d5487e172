import {
  ANSWER_TIME,
  DELIVERY_LIMIT,
  DELIVERY_TIME,
  DIAGNOSIS_TIME,
  REPAIR_TIME,
  REPAIR_WARRANTY,
} from "@/lib/legal/promises";
import { openDays } from "@/lib/settings/hours";
import { otherCities } from "@/lib/settings/other-cities";
import type { StoreSettings } from "@/lib/settings/types";

export type Faq = { question: string; answer: string };

type Place = Pick<StoreSettings, "address" | "city" | "region">;
type Shop = Place &
  Pick<StoreSettings, "opensAt" | "closesAt" | "phone" | "whatsapp" | "freeShippingText" | "deliveryDays">;

function where({ address, city, region }: Place): string {
  return [address, city, region].filter(Boolean).join(", ");
}

/** Only the contact channels that the settings have. */
function howToRequest({ whatsapp, phone }: Shop): string {
  const ways = [
    "Solicita la reparación en línea desde la página del servicio",
    ...(whatsapp ? ["escríbenos por WhatsApp"] : []),
    ...(phone ? [`llámanos al ${phone}`] : []),
  ];
  return ways.join(", ").replace(/, ([^,]*)$/, " o $1");
}

/** The six questions of the home page. */
export function homeFaqs(settings: Shop): Faq[] {
  return [
    {
      question: "¿Qué consolas puedo llevar a reparar?",
      answer:
        "Reparamos PlayStation, Xbox y Nintendo, con sus controles y accesorios. Si tu equipo es otro, escríbenos y te decimos si podemos ayudarte.",
    },
    {
      question: "¿Cuánto se demora una reparación?",
      answer: `El diagnóstico es gratis y lo tienes en máximo ${DIAGNOSIS_TIME}. Una reparación sencilla toma de ${REPAIR_TIME.simple} y una compleja, de ${REPAIR_TIME.compleja} hábiles.`,
    },
    {
      question: "¿Qué garantía tienen las reparaciones?",
      answer: `${REPAIR_WARRANTY.playstation} meses para PlayStation, ${REPAIR_WARRANTY.xbox} meses para Xbox y ${REPAIR_WARRANTY.nintendo} meses para Nintendo, contados desde que te entregamos el equipo.`,
    },
    {
      question: "¿Cómo son los cursos?",
      answer:
        "Son cursos en línea de reparación y mantenimiento de consolas, por niveles y a tu ritmo. Algunos entregan certificado de finalización: la página de cada curso lo dice.",
    },
    {
      question: "¿Dónde están ubicados?",
      answer: `Estamos en ${where(settings)}. Atendemos de ${openDays(settings)}, menos festivos, y vamos a domicilio en el área metropolitana.`,
    },
    {
      question: "¿Cómo solicito un servicio?",
      answer: `${howToRequest(settings)}. También puedes traer tu consola directamente a la tienda.`,
    },
  ];
}

/** The four questions of the contact page. */
export function contactFaqs(settings: Shop): Faq[] {
  return [
    {
      question: "¿En cuánto tiempo responden?",
      answer: `Respondemos todos los mensajes en menos de ${ANSWER_TIME}, de lunes a sábado. Casi siempre, el mismo día.`,
    },
    {
      question: "¿Debo pedir cita para llevar mi consola?",
      answer: `No hace falta. Ven de ${openDays(settings)}, menos festivos; el diagnóstico es gratis.`,
    },
    {
      question: "¿Hacen servicio a domicilio?",
      answer:
        "Sí, recogemos tu equipo en Medellín y su área metropolitana. Al solicitar la reparación eliges el día y ves cuánto cuesta la recogida.",
    },
    {
      question: "¿Cuánto tardan los envíos?",
      answer: `De ${DELIVERY_TIME} en Medellín y el área metropolitana. ${settings.freeShippingText}. ${otherCities(settings.deliveryDays)} Nunca pasa de ${DELIVERY_LIMIT}.`,
    },
  ];
}
