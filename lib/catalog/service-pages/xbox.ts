import { DIAGNOSIS_TIME, REPAIR_WARRANTY } from "@/lib/legal/promises";
import type { ServicePage } from "./types";

export const XBOX_PAGE: ServicePage = {
  slug: "reparacion-xbox",
  console: "Xbox",
  nameWords: ["xbox"],
  title: "Reparación de Xbox en Envigado y Medellín",
  description:
    "Servicio técnico para Xbox Series X|S, Xbox One y Xbox 360: diagnóstico gratis, cotización clara y garantía por escrito. Recogemos a domicilio en el área metropolitana.",
  priceFrom: 75_000,
  image: "/art/hero-reparaciones.webp",
  features: [
    "Fuente interna y externa: no enciende o parpadea",
    "Puerto HDMI y chip de video (retimer)",
    "Limpieza, pasta térmica y cambio de ventilador",
    "Unidad de disco y cambio de disco duro por SSD",
    "Drift, botones y conexión de controles Xbox",
    "Errores de sistema: E100, E105, E106 y pantalla verde",
  ],
  keywords: [
    "reparación Xbox Envigado",
    "reparación Xbox Series X Medellín",
    "Xbox One no enciende",
    "mantenimiento Xbox",
    "reparación control Xbox",
  ],
  warrantyMonths: 6,
  duration: "24-72h",
  faqs: [
    {
      question: "¿Qué modelos de Xbox reparan?",
      answer:
        "Xbox Series X y Series S, Xbox One (Fat, S y X) y Xbox 360 en todas sus versiones, además de sus controles y accesorios originales.",
    },
    {
      question: "Mi Xbox se apaga a los pocos minutos, ¿qué tiene?",
      answer: `Lo más común es calor: pasta térmica seca o ventilador tapado. También puede ser la fuente. Lo sabemos en el diagnóstico, que es gratis y toma máximo ${DIAGNOSIS_TIME}.`,
    },
    {
      question: "¿Cuánto vale reparar una Xbox?",
      answer:
        "Los trabajos sencillos arrancan en 75.000 COP. Después del diagnóstico recibes el valor exacto y decides si seguimos. Si no apruebas, te devolvemos la consola armada.",
    },
    {
      question: "¿Cuánto se demora?",
      answer:
        "Entre 24 y 72 horas cuando hay repuesto en bodega. Si toca pedir una pieza, te decimos cuánto tarda en la cotización y ves cada cambio de estado en tu enlace.",
    },
    {
      question: "¿Pueden recoger mi Xbox en la casa?",
      answer:
        "Sí, la recogemos en Envigado, Medellín y el resto del área metropolitana. Elige el día y la franja al solicitar la reparación, y entrega la consola con su cable de poder.",
    },
    {
      question: "¿La reparación tiene garantía?",
      answer: `Sí, ${REPAIR_WARRANTY.xbox} meses desde la entrega sobre la falla reparada y los repuestos instalados. Queda escrita en la orden, que puedes consultar en tu cuenta.`,
    },
  ],
};
