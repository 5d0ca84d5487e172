/** An open repair of a walk-in customer or an online request. */
export type OpenRepair = {
  key: string;
  source?: "en_linea";
  device: { kind: string; brand: string; model: string; serial?: string };
  description: string;
  accessories?: string;
  checks?: string[];
  owner: { name: string; phone: string; document?: string; address?: string; email?: string };
  technician?: "employee@example.com" | "manager@example.com";
  complexity?: "compleja";
  deposit?: number;
  /** Days ago and hour of each state, in order. */
  states: [state: string, daysAgo: number, hour: number][];
  quote?: {
    lines: [kind: "labour" | "part", concept: string, amount: number][];
    answer?: "aprobada" | "rechazada";
  };
  /** Unread last message of the customer. */
  unread?: string;
};

const SARA = "employee@example.com";
const MATEO = "manager@example.com";

const ps5 = (serial: string) => ({ kind: "playstation", brand: "Sony", model: "PS5 Slim", serial });
const ps4 = (serial: string) => ({ kind: "playstation", brand: "Sony", model: "PS4 Pro", serial });
const seriesX = (serial: string) => ({ kind: "xbox", brand: "Microsoft", model: "Xbox Series X", serial });
const oled = (serial: string) => ({ kind: "nintendo", brand: "Nintendo", model: "Switch OLED", serial });
const dualSense = { kind: "control", brand: "Sony", model: "DualSense" };

/** Repairs in every state of the board, some of them overdue. */
export const openRepairs: OpenRepair[] = [
  {
    key: "w1",
    device: ps5("AJ20011873"),
    description: "Expulsa los discos sola.",
    accessories: "Cable de poder, Control",
    checks: ["enciende", "rayones"],
    deposit: 30_000,
    owner: {
      name: "Rosa Elena Vélez",
      phone: "3101112233",
      document: "CC 43.111.222",
      address: "Calle 38 Sur # 40-11, Envigado",
    },
    states: [["Recibido", 0, 9.2]],
  },
  {
    key: "w2",
    device: oled("XTJ40031188"),
    description: "Se cayó y la pantalla quedó con una línea.",
    accessories: "Base, Cargador",
    checks: ["enciende", "golpes"],
    owner: { name: "Mauricio Bedoya", phone: "3124455667", document: "CC 71.200.300" },
    states: [["Recibido", 5, 15]],
    unread: "¿Ya la pudieron revisar? La dejé la semana pasada.",
  },
  {
    key: "w3",
    source: "en_linea",
    device: { kind: "xbox", brand: "Microsoft", model: "Xbox One S" },
    description: "No lee discos y hace un ruido al encender.",
    owner: { name: "Valentina Zapata", phone: "3151239876" },
    states: [["Recibido", 2, 20]],
  },
  {
    key: "w4",
    source: "en_linea",
    device: dualSense,
    description: "Palanca con drift.",
    owner: { name: "Samuel Cano", phone: "3019870011" },
    states: [["Recibido", 12, 11]],
  },
  {
    key: "w5",
    device: seriesX("XX-77120"),
    description: "Se apaga a los diez minutos.",
    accessories: "Cable de poder",
    checks: ["enciende", "suciedad"],
    technician: MATEO,
    owner: { name: "Carolina Hoyos", phone: "3206543210", document: "CC 1.036.600.100" },
    states: [
      ["Recibido", 1, 10],
      ["En_Diagnostico", 1, 16],
    ],
  },
  {
    key: "w6",
    device: ps4("MC11872231"),
    description: "Pantalla azul al iniciar.",
    accessories: "Cable de poder, Cable HDMI",
    checks: ["enciende", "tornillos", "sello"],
    technician: SARA,
    owner: { name: "Esteban Múnera", phone: "3112223344" },
    complexity: "compleja",
    states: [
      ["Recibido", 6, 11],
      ["En_Diagnostico", 6, 17],
    ],
  },
  {
    key: "w7",
    device: { kind: "otro", brand: "Valve", model: "Steam Deck", serial: "FVAA30912" },
    description: "No carga; el puerto USB-C se mueve.",
    accessories: "Cargador, Estuche",
    checks: ["no_enciende"],
    technician: MATEO,
    owner: { name: "Daniela Arboleda", phone: "3187766554", document: "CC 1.020.300.400" },
    states: [
      ["Recibido", 2, 14],
      ["En_Diagnostico", 1, 9.5],
    ],
    unread: "Si necesita la contraseña me escriben, por favor.",
  },
  {
    key: "w8",
    device: ps5("AJ33900102"),
    description: "No da imagen.",
    accessories: "Cable de poder",
    checks: ["enciende"],
    technician: SARA,
    complexity: "compleja",
    owner: { name: "Andrés Felipe Duque", phone: "3003332211" },
    states: [
      ["Recibido", 4, 9.5],
      ["En_Diagnostico", 4, 11],
      ["Esperando_Aprobacion", 3, 12],
    ],
    quote: {
      lines: [
        ["part", "Puerto HDMI PS5", 65_000],
        ["labour", "Microsoldadura", 85_000],
      ],
    },
  },
  {
    key: "w9",
    device: oled("XTJ10099821"),
    description: "No lee cartuchos.",
    accessories: "Ninguno",
    technician: MATEO,
    owner: { name: "Isabela Correa", phone: "3139988776" },
    states: [
      ["Recibido", 7, 10],
      ["En_Diagnostico", 6, 9.5],
      ["Esperando_Aprobacion", 6, 15],
    ],
    quote: { lines: [["labour", "Cambio del lector de cartuchos", 120_000]], answer: "rechazada" },
  },
  {
    key: "w10",
    device: dualSense,
    description: "Gatillo izquierdo sin resistencia.",
    technician: SARA,
    owner: { name: "Felipe Gaviria", phone: "3045556677" },
    states: [
      ["Recibido", 5, 16],
      ["En_Diagnostico", 4, 10],
      ["Reparando", 4, 12],
    ],
    quote: { lines: [["labour", "Gatillo adaptativo nuevo", 55_000]], answer: "aprobada" },
  },
  {
    key: "w11",
    device: ps5("AJ90017733"),
    description: "Se calienta y suena como turbina.",
    accessories: "Cable de poder, Control, Caja",
    checks: ["enciende", "suciedad"],
    technician: MATEO,
    deposit: 40_000,
    owner: { name: "Manuela Ríos", phone: "3216667788", document: "CC 1.037.900.800" },
    states: [
      ["Recibido", 1, 9.5],
      ["En_Diagnostico", 1, 11],
      ["Reparando", 0, 9.1],
    ],
    quote: { lines: [["labour", "Metal líquido y limpieza", 110_000]], answer: "aprobada" },
  },
  {
    key: "w12",
    device: seriesX("XX-41877"),
    description: "No enciende después de un apagón.",
    accessories: "Cable de poder",
    checks: ["no_enciende"],
    technician: SARA,
    complexity: "compleja",
    owner: { name: "Tomás Villegas", phone: "3141010101" },
    states: [
      ["Recibido", 4, 15],
      ["En_Diagnostico", 3, 10],
      ["Esperando_Aprobacion", 3, 17],
      ["Reparando", 2, 18],
    ],
    quote: {
      lines: [
        ["part", "Fuente interna Series X", 180_000],
        ["labour", "Cambio de fuente y prueba", 60_000],
      ],
      answer: "aprobada",
    },
  },
  {
    key: "w13",
    device: ps4("MC55100871"),
    description: "Mantenimiento: se apaga jugando.",
    accessories: "Cable de poder",
    checks: ["enciende", "suciedad"],
    technician: MATEO,
    owner: { name: "Laura Betancur", phone: "3172020202" },
    states: [
      ["Recibido", 4, 10],
      ["En_Diagnostico", 4, 12],
      ["Reparando", 3, 9.5],
      ["Completado", 2, 16],
    ],
    quote: { lines: [["labour", "Mantenimiento completo", 90_000]], answer: "aprobada" },
    unread: "¿Puedo pasar el sábado en la tarde?",
  },
  {
    key: "w14",
    device: oled("XTJ77120034"),
    description: "Joy-Con derecho no carga.",
    accessories: "Joy-Con derecho",
    technician: SARA,
    owner: { name: "Ricardo Montes", phone: "3053030303" },
    states: [
      ["Recibido", 9, 11],
      ["En_Diagnostico", 9, 15],
      ["Reparando", 8, 9.5],
      ["Completado", 7, 12],
    ],
    quote: { lines: [["labour", "Riel y batería del Joy-Con", 75_000]], answer: "aprobada" },
  },
];
