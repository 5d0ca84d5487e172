/**
 * What customers of a shop like this one type, and what they should see first in the demo's catalogue. Where several
 * results are equally good, any of them may be first.
 */
export type ExpectedSearch = { query: string; first: readonly string[] };

const PS5 = [
  "product:ps5-slim-disco-1tb",
  "product:ps5-slim-digital-1tb",
  "product:ps5-pro-2tb",
  "product:ps5-reacondicionada-disco",
];
const PS4 = ["product:ps4-slim-reacondicionada-500gb", "product:ps4-pro-reacondicionada-1tb"];
const SWITCH = [
  "product:nintendo-switch-2",
  "product:nintendo-switch-oled-blanca",
  "product:nintendo-switch-v2-reacondicionada",
  "product:nintendo-switch-lite-amarilla",
];
const XBOX = [
  "product:xbox-series-x-1tb",
  "product:xbox-series-s-512gb",
  "product:xbox-one-s-reacondicionada-1tb",
];
/** In stock: a sold-out one must not come first. */
const HEADSETS = [
  "product:diadema-gamer-7-1-negra",
  "product:diadema-inalambrica-blanca-2-4",
  "product:diadema-rosada-orejas",
];
const EARPHONES = ["product:audifonos-in-ear-baja-latencia"];
const DUALSENSE = [
  "product:control-dualsense-blanco",
  "product:control-dualsense-negro-medianoche",
  "product:control-dualsense-rojo-cosmico",
  "product:control-dualsense-azul-estelar",
  "product:control-dualsense-edge",
  "product:control-dualsense-hall-taller",
];
const DUALSHOCK = ["product:control-dualshock-4-negro", "product:control-dualshock-4-verde-camuflado"];
const XBOX_CONTROLLERS = [
  "product:control-xbox-negro-carbon",
  "product:control-xbox-blanco-robot",
  "product:control-elite-series-2-core",
];
const PS5_GAMES = [
  "product:juego-marvels-spider-man-2-ps5",
  "product:juego-god-of-war-ragnarok-ps5",
  "product:juego-gran-turismo-7-ps5",
  "product:juego-astro-bot-ps5",
  "product:juego-ea-sports-fc-26-ps5",
];

const REPAIR_PAGES = [
  "service:reparacion-playstation",
  "service:reparacion-xbox",
  "service:reparacion-nintendo",
];

export const EXPECTED_SEARCHES: readonly ExpectedSearch[] = [
  // Consoles: slang, abbreviations, typos.
  { query: "play 5", first: PS5 },
  { query: "ps5", first: PS5 },
  { query: "PS5 slim", first: ["product:ps5-slim-disco-1tb", "product:ps5-slim-digital-1tb"] },
  { query: "plei 4", first: PS4 },
  { query: "plasytation", first: [...PS5, ...PS4] },
  { query: "nintedno", first: SWITCH },
  { query: "nintendo switch", first: SWITCH },
  { query: "swich oled", first: ["product:nintendo-switch-oled-blanca"] },
  { query: "xbox", first: XBOX },
  { query: "xbox series s", first: ["product:xbox-series-s-512gb"] },
  { query: "equis box", first: XBOX },
  { query: "suich", first: SWITCH },
  { query: "play", first: [...PS5, ...PS4] },
  // Controllers.
  { query: "mando", first: DUALSENSE },
  { query: "palanca", first: ["product:palanca-arcade-ocho-botones"] },
  { query: "control ps5", first: DUALSENSE },
  { query: "control de play 4", first: DUALSHOCK },
  { query: "mando ps4", first: DUALSHOCK },
  { query: "control xbos", first: XBOX_CONTROLLERS },
  { query: "dualsence", first: DUALSENSE },
  {
    query: "joycon",
    first: [
      "product:joy-con-azul-rojo-neon",
      "product:joy-con-morado-naranja",
      "product:joy-con-izquierdo-azul",
    ],
  },
  {
    query: "mando nintendo switch",
    first: ["product:nintendo-switch-pro-controller", "product:control-bluetooth-tipo-pro"],
  },
  // Sound.
  { query: "diadema", first: HEADSETS },
  { query: "diademas gamer", first: HEADSETS },
  { query: "auriculares", first: [...HEADSETS, ...EARPHONES] },
  { query: "audífonos", first: [...HEADSETS, ...EARPHONES] },
  { query: "audifonos inalambricos", first: [...EARPHONES, "product:diadema-inalambrica-blanca-2-4"] },
  { query: "microfono", first: ["product:microfono-condensador-ps4-pc"] },
  // Storage.
  { query: "disco duro", first: ["product:disco-duro-1tb-ps4", "product:disco-externo-2tb-xbox"] },
  { query: "disco duro ps4", first: ["product:disco-duro-1tb-ps4"] },
  { query: "ssd ps5", first: ["product:ssd-nvme-1tb-disipador-ps5", "product:ssd-nvme-2tb-disipador-ps5"] },
  {
    query: "memoria switch",
    first: ["product:microsd-256gb-switch", "product:microsd-express-256gb-switch-2"],
  },
  // Cables, chargers, covers.
  { query: "hdmi", first: ["product:cable-hdmi-2-1-2m"] },
  {
    query: "cargador switch",
    first: ["product:dock-switch-compatible-hdmi", "product:soporte-carga-joy-con"],
  },
  { query: "cargador control ps5", first: ["product:base-carga-doble-dualsense"] },
  { query: "forro switch", first: ["product:estuche-rigido-switch"] },
  // Games, by their slang.
  {
    query: "juegos ps5",
    first: PS5_GAMES,
  },
  { query: "fifa", first: ["product:juego-ea-sports-fc-26-ps5"] },
  { query: "gta 5", first: ["product:juego-grand-theft-auto-v-ps4"] },
  { query: "spiderman", first: ["product:juego-marvels-spider-man-2-ps5"] },
  { query: "zelda", first: ["product:juego-zelda-tears-of-the-kingdom"] },
  { query: "tarjeta psn", first: ["product:tarjeta-psn-50000"] },
  { query: "game pas", first: ["product:game-pass-ultimate-1-mes"] },
  // Parts and tools.
  { query: "pasta termica", first: ["product:pasta-termica-12-8-4g", "product:pasta-termica-economica-1g"] },
  { query: "bateria control xbox", first: ["product:bateria-recargable-control-xbox"] },
  { query: "ventilador ps4", first: ["product:ventilador-ps4-slim"] },
  { query: "cautin", first: ["product:cautin-temperatura-ajustable"] },
  { query: "multimetro", first: ["product:multimetro-digital-taller"] },
  // Faults and repairs.
  { query: "drift", first: ["service:reparacion-joystick-drift"] },
  { query: "drift ps4", first: ["service:reparacion-joystick-drift"] },
  { query: "joystick se mueve solo", first: ["service:reparacion-joystick-drift"] },
  {
    query: "no prende",
    first: REPAIR_PAGES,
  },
  {
    query: "limpieza ps4",
    first: ["service:mantenimiento-consola-pasta-termica", "post:limpieza-pasta-termica-ps4"],
  },
  { query: "arreglo hdmi", first: ["service:reparacion-puerto-hdmi-consola"] },
  { query: "no lee discos", first: ["service:reparacion-lectura-discos"] },
  { query: "pantalla switch rota", first: ["service:cambio-pantalla-nintendo-switch"] },
  { query: "reparacion ps5", first: ["service:reparacion-playstation"] },
  { query: "se me apaga el play", first: ["service:reparacion-playstation"] },
  { query: "el play no prende", first: ["service:reparacion-playstation"] },
  { query: "se apaga sola", first: REPAIR_PAGES },
  { query: "no da imagen", first: REPAIR_PAGES },
  { query: "la nintendo no carga", first: ["service:reparacion-nintendo"] },
  { query: "el control no carga", first: ["service:cambio-bateria-carga-control"] },
  { query: "palanca dañada", first: ["service:reparacion-joystick-drift"] },
  { query: "disco que no lee", first: ["service:reparacion-lectura-discos"] },
  { query: "equis box dañada", first: ["service:reparacion-xbox"] },
  // Courses and articles.
  { query: "curso soldadura", first: ["course:microsoldadura-profesional"] },
  { query: "curso de controles", first: ["course:reparacion-controles-desde-cero"] },
  { query: "ps5 sin imagen", first: ["post:ps5-sin-imagen-hdmi"] },
  // Help.
  { query: "garantia", first: ["help:garantia"] },
  { query: "domicilio", first: ["service:servicio-domicilio-area-metropolitana", "help:domicilio"] },
  { query: "horario", first: ["help:horario"] },
  { query: "a qué hora abren", first: ["help:horario"] },
  { query: "envios", first: ["help:envios"] },
  { query: "devolucion", first: ["help:retracto"] },
];
