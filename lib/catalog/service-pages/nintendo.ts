import { REPAIR_WARRANTY } from "@/lib/legal/promises";
import type { ServicePage } from "./types";

export const NINTENDO_PAGE: ServicePage = {
  slug: "reparacion-nintendo",
  console: "Nintendo",
  nameWords: ["nintendo", "switch", "joy-con", "joycon", "wii"],
  title: "Reparación de Nintendo Switch en Envigado y Medellín",
  description:
    "Drift en los Joy-Con, pantalla rota, puerto de carga o lector de juegos: reparamos tu Nintendo Switch con diagnóstico gratis, repuestos de calidad y garantía por escrito.",
  priceFrom: 60_000,
  image: "/art/hero-reparaciones.webp",
  features: [
    "Drift de Joy-Con: cambio de palancas con sensor Hall",
    "Pantalla y táctil de Switch, Lite y OLED",
    "Puerto de carga USB-C y circuito de energía",
    "Lector de juegos y ranura de memoria microSD",
    "Batería que no dura o no carga",
    "Rieles, carcasas y botones",
  ],
  keywords: [
    "reparación Nintendo Switch Envigado",
    "drift Joy-Con Medellín",
    "cambio pantalla Switch",
    "Switch no carga",
    "reparación Switch OLED",
  ],
  warrantyMonths: 4,
  duration: "24-48h",
  faqs: [
    {
      question: "¿Qué consolas Nintendo reparan?",
      answer:
        "Nintendo Switch, Switch Lite, Switch OLED y sus Joy-Con y controles Pro. También revisamos 3DS, 2DS y Wii U según los repuestos que haya.",
    },
    {
      question: "Mi personaje se mueve solo, ¿tiene arreglo?",
      answer:
        "Sí. Se llama drift y es desgaste de la palanca. Cambiamos la pieza por una con sensor magnético, que no se desgasta, y probamos el control antes de entregarlo.",
    },
    {
      question: "¿Cuánto vale reparar una Switch?",
      answer:
        "Las reparaciones arrancan en 60.000 COP. El diagnóstico es gratis y el valor final lo apruebas tú antes de que empecemos.",
    },
    {
      question: "Mi Switch no carga, ¿se perdió todo?",
      answer:
        "Casi nunca. Suele ser el puerto USB-C o el chip de carga, y tus partidas siguen en la memoria de la consola. No uses cargadores genéricos mientras tanto, porque pueden agravar el daño.",
    },
    {
      question: "¿Cuánto se demora la reparación?",
      answer:
        "Entre 24 y 48 horas para drift, pantalla, batería y puerto de carga. Si hay que trabajar en la tarjeta principal te damos una fecha con la cotización.",
    },
    {
      question: "¿Qué garantía tiene?",
      answer: `${REPAIR_WARRANTY.nintendo} meses desde la entrega sobre la falla reparada y las piezas instaladas. No cubre golpes, humedad ni pantallas rotas después de la entrega.`,
    },
  ],
};
