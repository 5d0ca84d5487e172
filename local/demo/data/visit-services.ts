import type { DemoService } from "./types.ts";

/** Add-ons charged besides the repair: collection, speed, priority. */
export const visitServices: DemoService[] = [
  {
    slug: "servicio-domicilio-area-metropolitana",
    name: "Servicio a domicilio en el área metropolitana",
    description:
      "Recogemos tu equipo en la puerta, lo revisamos en el taller y te lo llevamos de vuelta. Cubrimos desde Barbosa hasta Caldas, con empaque acolchado y acta de recibido. El valor incluye las dos vueltas y se suma a la reparación.",
    price: 25000,
    art: { kind: "scene", scene: "scooter", tone: "violet" },
  },
  {
    slug: "servicio-express-24-horas",
    name: "Servicio express en 24 horas",
    description:
      "Tu equipo pasa al primer puesto de la fila y sale en máximo un día hábil, siempre que el repuesto esté en bodega. Si no alcanzamos a cumplir, devolvemos el valor del express. Se cobra aparte de la reparación.",
    price: 40000,
    art: { kind: "scene", scene: "express", tone: "lime" },
  },
  {
    slug: "diagnostico-urgente-prioridad",
    name: "Diagnóstico urgente con prioridad en taller",
    description:
      "El diagnóstico normal es gratis y tarda hasta 24 horas; con esta opción lo tienes en dos. Te enviamos fotos, causa y cotización por WhatsApp para que decidas. Si apruebas el arreglo, el valor se descuenta de la mano de obra.",
    price: 30000,
    art: { kind: "scene", scene: "priority", tone: "ice" },
  },
];
