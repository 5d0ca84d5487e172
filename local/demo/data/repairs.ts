import type { RepairState } from "../../../lib/repairs/rows.ts";
import type { ArtSpec } from "../art/types.ts";

export type DemoStep = {
  hoursAgo: number;
  kind: "creacion" | "estado" | "avance" | "cotizacion" | "decision" | "pago";
  actor: "cliente" | "admin" | "sistema";
  to?: RepairState;
  note?: string;
  photos?: ArtSpec[];
};

export type DemoRepair = {
  key: string;
  email: string;
  name: string;
  phone: string;
  source: "mostrador" | "en_linea";
  device: { kind: string; brand: string; model: string; serial?: string };
  accessories?: string;
  condition?: string;
  description: string;
  /** Photos by the customer. */
  photos?: ArtSpec[];
  steps: DemoStep[];
  comments?: { hoursAgo: number; author: "cliente" | "admin"; text: string; isInternal?: boolean }[];
  quote?: {
    hoursAgo: number;
    note: string;
    lines: { concept: string; amount: number }[];
    /** Age of the approval in days; pending without it. */
    approvedHoursAgo?: number;
    /** Paid at the counter. */
    paidHoursAgo?: number;
  };
};

const cami = { email: "cliente@example.com", name: "Camila Restrepo", phone: "3004567890" };
const juan = { email: "cliente2@example.com", name: "Juan Esteban Ríos", phone: "3012345678" };
const days = (n: number) => n * 24;

export const demoRepairs: DemoRepair[] = [
  {
    ...cami,
    key: "ps5-hdmi",
    source: "mostrador",
    device: { kind: "playstation", brand: "Sony", model: "PS5 con lector", serial: "AJ45128830" },
    accessories: "Cable de poder y un control DualSense blanco",
    condition: "Rayón leve en la tapa izquierda; enciende con luz blanca",
    description: "Se cayó el televisor sobre el cable y ahora enciende pero no da imagen.",
    steps: [
      {
        hoursAgo: days(3) + 4,
        kind: "creacion",
        actor: "admin",
        to: "Recibido",
        note: "Servicio creado y equipo recibido",
        photos: [{ kind: "console", model: "ps5", body: "white", tone: "electric", view: "front" }],
      },
      {
        hoursAgo: days(3),
        kind: "estado",
        actor: "admin",
        to: "En_Diagnostico",
        note: "Abrimos la consola: el puerto HDMI tiene tres pines hundidos. La placa da video por prueba directa.",
        photos: [
          { kind: "scene", scene: "hdmi", tone: "electric" },
          { kind: "scene", scene: "micro", tone: "cyan" },
        ],
      },
      { hoursAgo: 20, kind: "cotizacion", actor: "admin", note: "Cotización: $190.000" },
      { hoursAgo: 20, kind: "estado", actor: "admin", to: "Esperando_Aprobacion" },
    ],
    comments: [
      { hoursAgo: days(3) + 4, author: "admin", text: "Servicio creado y equipo recibido" },
      { hoursAgo: days(2), author: "cliente", text: "¿Se pierde lo que tengo guardado?" },
      {
        hoursAgo: 20,
        author: "admin",
        text: "No, tus datos no se tocan: el daño está solo en el puerto. Ya te dejamos la cotización para que la revises.",
      },
    ],
    quote: {
      hoursAgo: 20,
      note: "Incluye prueba de imagen a 4K durante una hora. Queda lista al día siguiente de tu aprobación.",
      lines: [
        { concept: "Puerto HDMI 2.1 nuevo", amount: 85_000 },
        { concept: "Microsoldadura y prueba", amount: 80_000 },
        { concept: "Limpieza interna y pasta térmica", amount: 25_000 },
      ],
    },
  },
  {
    ...cami,
    key: "series-s-calor",
    source: "en_linea",
    device: { kind: "xbox", brand: "Microsoft", model: "Xbox Series S" },
    description: "Se apaga sola a los veinte minutos de juego y el ventilador suena muy duro.",
    photos: [{ kind: "console", model: "series-s", body: "white", tone: "lime", view: "tilt" }],
    steps: [
      { hoursAgo: days(6), kind: "creacion", actor: "cliente", to: "Recibido", note: "Solicitado en línea" },
      {
        hoursAgo: days(5),
        kind: "estado",
        actor: "admin",
        to: "En_Diagnostico",
        note: "Llegó a 96 grados en la prueba. El disipador está tapado y la pasta se secó.",
        photos: [{ kind: "scene", scene: "overheat", tone: "ember" }],
      },
      { hoursAgo: days(4), kind: "cotizacion", actor: "admin", note: "Cotización: $110.000" },
      { hoursAgo: days(4), kind: "estado", actor: "admin", to: "Esperando_Aprobacion" },
      { hoursAgo: days(2), kind: "decision", actor: "cliente", note: "Cotización aprobada: $110.000" },
      { hoursAgo: days(2), kind: "estado", actor: "cliente", to: "Reparando" },
      {
        hoursAgo: 18,
        kind: "avance",
        actor: "admin",
        to: "Reparando",
        note: "Limpia y con pasta nueva: bajó a 71 grados. Sigue en prueba larga.",
        photos: [{ kind: "scene", scene: "thermal", tone: "cyan" }],
      },
    ],
    comments: [
      {
        hoursAgo: days(5),
        author: "admin",
        text: "Ya la tenemos en la mesa. Hoy mismo te decimos qué tiene.",
      },
      { hoursAgo: days(4) - 2, author: "cliente", text: "Listo. ¿Me la tienen para el fin de semana?" },
      {
        hoursAgo: days(4) - 3,
        author: "admin",
        text: "Sí: si apruebas antes del jueves, el sábado la recoges.",
      },
      { hoursAgo: days(2) - 1, author: "cliente", text: "Aprobada, muchas gracias." },
      {
        hoursAgo: 17,
        author: "admin",
        text: "Va muy bien. La dejamos esta noche con un juego pesado para confirmar.",
      },
      {
        hoursAgo: 16,
        author: "admin",
        text: "Revisar el ventilador: vibra un poco a máxima velocidad.",
        isInternal: true,
      },
    ],
    quote: {
      hoursAgo: days(4),
      note: "Si el ventilador no queda bien, te avisamos antes de cambiarlo.",
      lines: [
        { concept: "Mantenimiento completo con pasta térmica", amount: 90_000 },
        { concept: "Almohadillas térmicas", amount: 20_000 },
      ],
      approvedHoursAgo: days(2),
    },
  },
  {
    ...cami,
    key: "switch-drift",
    source: "mostrador",
    device: { kind: "nintendo", brand: "Nintendo", model: "Switch OLED", serial: "XTJ10045127" },
    accessories: "Dos Joy-Con y base",
    condition: "Pantalla sin rayones",
    description: "El Joy-Con izquierdo se mueve solo hacia arriba.",
    steps: [
      {
        hoursAgo: days(37),
        kind: "creacion",
        actor: "admin",
        to: "Recibido",
        note: "Servicio creado y equipo recibido",
        photos: [{ kind: "joycons", left: "blue", right: "red", tone: "magenta", view: "front" }],
      },
      { hoursAgo: days(37) - 5, kind: "cotizacion", actor: "admin", note: "Cotización: $70.000" },
      { hoursAgo: days(37) - 5, kind: "estado", actor: "admin", to: "Esperando_Aprobacion" },
      { hoursAgo: days(36), kind: "decision", actor: "cliente", note: "Cotización aprobada: $70.000" },
      { hoursAgo: days(36), kind: "estado", actor: "cliente", to: "Reparando" },
      {
        hoursAgo: days(35),
        kind: "estado",
        actor: "admin",
        to: "Completado",
        note: "Instalamos stick de efecto Hall y lo calibramos. Una hora de prueba sin desvío.",
        photos: [
          { kind: "scene", scene: "stick-swap", tone: "violet" },
          { kind: "scene", scene: "drift-lab", tone: "electric" },
        ],
      },
      { hoursAgo: days(34), kind: "pago", actor: "admin", note: "Pago recibido en la tienda: $70.000" },
      {
        hoursAgo: days(34),
        kind: "estado",
        actor: "admin",
        to: "Entregado",
        note: "Entregada y probada contigo en la tienda.",
      },
    ],
    comments: [
      { hoursAgo: days(37), author: "admin", text: "Servicio creado y equipo recibido" },
      {
        hoursAgo: days(35),
        author: "admin",
        text: "Lista para recoger, de lunes a sábado hasta las 7 p. m.",
      },
      { hoursAgo: days(35) - 1, author: "cliente", text: "¡Súper! Paso mañana." },
    ],
    quote: {
      hoursAgo: days(37) - 5,
      note: "",
      lines: [
        { concept: "Stick de efecto Hall", amount: 40_000 },
        { concept: "Mano de obra y calibración", amount: 30_000 },
      ],
      approvedHoursAgo: days(36),
      paidHoursAgo: days(34),
    },
  },
  {
    ...juan,
    key: "ps4-no-lee",
    source: "mostrador",
    device: { kind: "playstation", brand: "Sony", model: "PS4 Slim", serial: "MB21180077" },
    accessories: "Solo la consola",
    condition: "Con sello original; polvo visible en las rejillas",
    description: "No lee discos: suena como si lo fuera a expulsar y lo rechaza.",
    photos: [{ kind: "console", model: "ps4-slim", body: "black", tone: "violet", view: "front" }],
    steps: [
      {
        hoursAgo: days(1) + 6,
        kind: "creacion",
        actor: "admin",
        to: "Recibido",
        note: "Servicio creado y equipo recibido",
        photos: [{ kind: "console", model: "ps4-slim", body: "black", tone: "ice", view: "tilt" }],
      },
      {
        hoursAgo: 22,
        kind: "estado",
        actor: "admin",
        to: "En_Diagnostico",
        note: "Revisamos el lente y el motor del lector.",
        photos: [{ kind: "scene", scene: "disc", tone: "electric" }],
      },
    ],
    comments: [{ hoursAgo: days(1) + 6, author: "admin", text: "Servicio creado y equipo recibido" }],
  },
];
