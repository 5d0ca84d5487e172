import {
  ANSWER_TIME,
  COMPLAINT_TERM,
  DELIVERY_TIME,
  DIAGNOSIS_TIME,
  REPAIR_TIME,
  REPAIR_WARRANTY,
  SHIPPING_PRICE,
  WITHDRAWAL_TERM,
} from "@/lib/legal/promises";
import { openDays } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";

type Place = Pick<StoreSettings, "address" | "city" | "opensAt" | "closesAt" | "phone">;
type SitePage = { href: string; text: string };

/** Path and summary of each page that the search returns by a key of private.site_pages. */
export function sitePages(shop: Place): Record<string, SitePage> {
  return {
    "reparacion-playstation": {
      href: "/servicios/reparacion-playstation",
      text: `PS5, PS4 y PS3, con ${REPAIR_WARRANTY.playstation} meses de garantía.`,
    },
    "reparacion-xbox": {
      href: "/servicios/reparacion-xbox",
      text: `Xbox Series, One y 360, con ${REPAIR_WARRANTY.xbox} meses de garantía.`,
    },
    "reparacion-nintendo": {
      href: "/servicios/reparacion-nintendo",
      text: `Switch, Lite, OLED y Joy-Con, con ${REPAIR_WARRANTY.nintendo} meses de garantía.`,
    },
    solicitar: {
      href: "/solicitar-reparacion",
      text: `El diagnóstico es gratis y lo tienes en ${DIAGNOSIS_TIME}.`,
    },
    garantia: {
      href: "/terminos#garantia",
      text: "Qué cubre la garantía de lo que compras y de lo que reparamos, y cómo pedirla.",
    },
    retracto: {
      href: "/terminos#retracto",
      text: `Tienes ${WITHDRAWAL_TERM} para arrepentirte de una compra en línea.`,
    },
    reversion: {
      href: "/terminos#reversion",
      text: "Si no llegó, no era lo que pediste o no reconoces el cobro.",
    },
    envios: {
      href: "/terminos#envios",
      text: `Envío ${SHIPPING_PRICE}; ${DELIVERY_TIME} en Medellín y el área metropolitana.`,
    },
    pago: { href: "/terminos#pago", text: "Tarjeta de crédito o débito, o contra entrega." },
    horario: {
      href: "/contacto",
      text: `Atendemos de ${openDays(shop)}, menos festivos. ${[shop.address, shop.city].filter(Boolean).join(", ")}.`,
    },
    contacto: {
      href: "/contacto",
      text: `${shop.phone ? `${shop.phone}. ` : ""}Respondemos en menos de ${ANSWER_TIME}.`,
    },
    domicilio: {
      href: "/solicitar-reparacion",
      text: "Recogemos tu equipo en Medellín y su área metropolitana el día que elijas.",
    },
    "tiempo-reparacion": {
      href: "/terminos#reparaciones",
      text: `Sencilla: ${REPAIR_TIME.simple}. Compleja: ${REPAIR_TIME.compleja} hábiles.`,
    },
    pedido: { href: "/dashboard/pedidos", text: "Cada paso de tu paquete y su número de guía." },
    reparacion: {
      href: "/servicios-tecnicos",
      text: "En qué va tu equipo, con fotos y mensajes del taller.",
    },
    cursos: { href: "/dashboard/cursos", text: "Sigue donde ibas y descarga tus certificados." },
    pqr: {
      href: "/peticiones",
      text: `Presenta la tuya o consulta un radicado. Respondemos en ${COMPLAINT_TERM}.`,
    },
    datos: { href: "/privacidad", text: "Qué datos guardamos, para qué, y cómo pedir que los borremos." },
    terminos: { href: "/terminos", text: "Las condiciones de compras, reparaciones y cursos." },
    factura: {
      href: "/terminos#pago",
      text: "Pídela al comprar o después en la página de tu pedido, que también tiene el comprobante.",
    },
    puntos: { href: "/terminos#puntos", text: "Cómo se ganan los puntos y la experiencia, y qué valen." },
  };
}
