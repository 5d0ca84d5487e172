import type { ArtSpec, SceneName } from "../art/types.ts";

type DemoStory = {
  slug: string;
  title: string;
  console: string;
  problem: string;
  work: string;
  before: ArtSpec;
  after: ArtSpec;
};

const scene = (name: SceneName, tone: ArtSpec["tone"]): ArtSpec => ({ kind: "scene", scene: name, tone });

/** Invented repairs with drawn pictures. An installation starts without any. */
export const stories: DemoStory[] = [
  {
    slug: "ps4-pro-polvo",
    title: "De turbina a silencio",
    console: "PlayStation 4 Pro",
    problem: "Se apagaba a los veinte minutos y sonaba como secador: cuatro años de polvo en el disipador.",
    work: "Limpieza completa, pasta de 12,8 W/mK y ventilador lubricado. Bajó de 92 a 68 °C con el mismo juego.",
    before: scene("dust-before", "ember"),
    after: scene("dust-after", "ember"),
  },
  {
    slug: "dualsense-drift",
    title: "El personaje ya no camina solo",
    console: "Control DualSense",
    problem: "El stick izquierdo empujaba hacia arriba sin tocarlo. El medidor marcaba 14 % de desvío.",
    work: "Módulo nuevo de efecto Hall y calibración conectada a la consola. Desvío final: 0 %.",
    before: scene("drift-before", "electric"),
    after: scene("drift-after", "electric"),
  },
  {
    slug: "switch-pantalla",
    title: "Una caída de la cama",
    console: "Nintendo Switch",
    problem: "Vidrio estallado y panel LCD con manchas. El táctil respondía solo en una esquina.",
    work: "Vidrio y panel nuevos, sellado completo y prueba de brillo, táctil y rieles.",
    before: scene("glass-before", "ice"),
    after: scene("glass-after", "ice"),
  },
  {
    slug: "xbox-hdmi",
    title: "Otra vez hay imagen",
    console: "Xbox Series S",
    problem: "Un tirón del cable arrancó el puerto HDMI y dos pistas de la placa.",
    work: "Puerto nuevo bajo microscopio y pistas reconstruidas. Una hora de prueba a 1440p.",
    before: scene("port-before", "lime"),
    after: scene("port-after", "lime"),
  },
];

/** Invented people: initials instead of photos. */
export const team = [
  { name: "Sara Mostrador", specialty: "Recibe tu equipo y te cuenta cómo va" },
  { name: "Julián Cautín", specialty: "Microsoldadura, HDMI y placas" },
  { name: "Mariana Sticks", specialty: "Controles, Joy-Con y portátiles" },
];

/** Slugs that open the demo's home page. */
export const picks = {
  products: [
    "control-dualsense-blanco",
    "nintendo-switch-oled-blanca",
    "ps5-slim-disco-1tb",
    "diadema-inalambrica-blanca-2-4",
    "joy-con-azul-rojo-neon",
    "ssd-nvme-1tb-disipador-ps5",
    "juego-zelda-tears-of-the-kingdom",
    "xbox-series-s-512gb",
  ],
  services: [
    "reparacion-joystick-drift",
    "mantenimiento-consola-pasta-termica",
    "cambio-pantalla-nintendo-switch",
  ],
  courses: ["reparacion-controles-desde-cero", "mantenimiento-preventivo-consolas"],
};
