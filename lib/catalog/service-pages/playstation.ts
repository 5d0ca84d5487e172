import { REPAIR_WARRANTY } from "@/lib/legal/promises";
import type { ServicePage } from "./types";

export const PLAYSTATION_PAGE: ServicePage = {
  slug: "reparacion-playstation",
  console: "PlayStation",
  nameWords: ["play", "ps3", "ps4", "ps5"],
  title: "Reparación de PlayStation en Envigado y Medellín",
  description:
    "Reparamos tu PS5, PS4 o PS3 con diagnóstico gratis, repuestos probados y garantía por escrito. Te decimos qué tiene, cuánto cuesta y cuándo está lista antes de tocar un solo tornillo.",
  priceFrom: 80_000,
  image: "/art/hero-reparaciones.webp",
  features: [
    "Cambio de puerto HDMI y reparación de falta de imagen",
    "Limpieza interna y cambio de pasta térmica o metal líquido",
    "Lector de discos: no lee, no expulsa o hace ruido",
    "Fuente de poder: no enciende o se apaga sola",
    "Drift, gatillos y batería de controles DualShock y DualSense",
    "Cambio a SSD y recuperación del sistema",
  ],
  keywords: [
    "reparación PS5 Envigado",
    "reparación PS4 Medellín",
    "cambio HDMI PS5",
    "mantenimiento PlayStation",
    "PlayStation se apaga sola",
  ],
  warrantyMonths: 6,
  duration: "24-48h",
  faqs: [
    {
      question: "¿Qué modelos de PlayStation reparan?",
      answer:
        "PS5 (con lector, Digital, Slim y Pro), PS4 (Fat, Slim y Pro) y PS3. Si tienes una PS2 o una PS Vita, escríbenos y te contamos si hay repuestos.",
    },
    {
      question: "Mi PS5 prende pero no da imagen, ¿es grave?",
      answer:
        "Casi siempre es el puerto HDMI, que se daña al halar o forzar el cable. Se cambia con microsoldadura y suele quedar lista en 24 a 48 horas. Si el daño está en el codificador de video te avisamos con el nuevo valor antes de seguir.",
    },
    {
      question: "¿Cuánto vale reparar una PlayStation?",
      answer:
        "El mantenimiento y las reparaciones sencillas arrancan en 80.000 COP. El diagnóstico es gratis, y con él recibes una cotización cerrada que tú apruebas o rechazas.",
    },
    {
      question: "¿Pierdo mis juegos o mis partidas guardadas?",
      answer:
        "No. En la mayoría de reparaciones no tocamos el disco. Si hay que cambiarlo o reinstalar el sistema, te avisamos antes para que hagas una copia o la hacemos contigo.",
    },
    {
      question: `¿Qué cubren los ${REPAIR_WARRANTY.playstation} meses de garantía?`,
      answer:
        "La falla que reparamos y los repuestos que instalamos, desde el día en que te entregamos la consola. No cubre golpes, líquidos ni consolas abiertas por otra persona.",
    },
    {
      question: "¿Cada cuánto debo hacerle mantenimiento?",
      answer:
        "Una vez al año, o cada ocho meses si hay mascotas, polvo o la consola está en un mueble cerrado. Si suena como una turbina o se apaga por calor, no esperes más.",
    },
  ],
};
