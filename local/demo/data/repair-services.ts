import type { DemoService } from "./types.ts";

/** Repair services. Repairs start at 60.000; a cleaning costs less. */
export const repairServices: DemoService[] = [
  {
    slug: "reparacion-joystick-drift",
    name: "Reparación de joystick (drift) de control",
    description:
      "Cambiamos el módulo del stick que se mueve solo y lo calibramos con el equipo conectado. Puedes elegir repuesto ALPS o de efecto Hall, que no vuelve a desgastarse por roce. El precio base es por un stick; si son los dos, el segundo va a mitad de mano de obra.",
    price: 65000,
    art: { kind: "scene", scene: "stick-swap", tone: "electric" },
  },
  {
    slug: "mantenimiento-consola-pasta-termica",
    name: "Mantenimiento preventivo de consola con pasta térmica",
    description:
      "Desarmamos por completo, retiramos el polvo del disipador y del ventilador, y aplicamos pasta de 12,8 W/mK. Medimos la temperatura antes y después con el mismo juego y te mostramos la diferencia. Recomendado una vez al año, o cada seis meses si hay mascotas en casa.",
    price: 90000,
    art: { kind: "scene", scene: "thermal", tone: "ember" },
  },
  {
    slug: "cambio-botones-membranas-control",
    name: "Cambio de botones y membranas de control",
    description:
      "Para botones que hay que hundir con fuerza, gatillos flojos o cruceta que marca dos direcciones. Reemplazamos las gomas conductoras, limpiamos los contactos y probamos cada tecla en el medidor. Aplica para PlayStation, Xbox y Nintendo.",
    price: 60000,
    art: { kind: "scene", scene: "buttons", tone: "cyan" },
  },
  {
    slug: "reparacion-puerto-hdmi-consola",
    name: "Reparación de puerto HDMI de consola",
    description:
      "Retiramos el conector dañado con aire caliente, reconstruimos las pistas que hagan falta y soldamos uno nuevo bajo microscopio. Probamos la salida a la resolución máxima durante una hora. Si el daño está en el chip de video, te cotizamos antes de seguir.",
    price: 180000,
    art: { kind: "scene", scene: "hdmi", tone: "electric" },
  },
  {
    slug: "cambio-bateria-carga-control",
    name: "Cambio de batería y puerto de carga de control",
    description:
      "Si el control no carga, solo funciona con cable o se apaga a las dos horas, revisamos batería, conector y circuito. La batería nueva queda con 6 meses de garantía. En la mayoría de casos sale el mismo día.",
    price: 70000,
    art: { kind: "scene", scene: "charge", tone: "lime" },
  },
  {
    slug: "solucion-sobrecalentamiento-ps5",
    name: "Solución de sobrecalentamiento en PlayStation 5 con metal líquido",
    description:
      "La PS5 que se apaga sola o muestra el aviso de temperatura suele tener el metal líquido corrido. Limpiamos, sellamos las barreras y aplicamos metal nuevo, además de revisar el ventilador. Entregamos un registro de temperaturas de una hora de juego.",
    price: 190000,
    art: { kind: "scene", scene: "overheat", tone: "magenta" },
  },
  {
    slug: "cambio-pantalla-nintendo-switch",
    name: "Cambio de pantalla de Nintendo Switch",
    description:
      "Cambiamos panel LCD, vidrio táctil o los dos, según lo que esté dañado. Incluye sellado nuevo y prueba de brillo, táctil y rieles. Trabajamos Switch, Switch OLED y Switch Lite; en OLED el repuesto se cotiza por aparte.",
    price: 120000,
    art: { kind: "scene", scene: "screen-swap", tone: "ember" },
  },
  {
    slug: "limpieza-profunda-control",
    name: "Limpieza profunda de control y joysticks",
    description:
      "Para el control pegajoso o al que le cayó gaseosa hace poco. Lo abrimos, lavamos las piezas plásticas y limpiamos placa y potenciómetros con productos dieléctricos. Muchas veces evita tener que cambiar el stick.",
    price: 45000,
    art: { kind: "scene", scene: "deep-clean", tone: "cyan" },
  },
  {
    slug: "reparacion-fuente-poder-consola",
    name: "Reparación de fuente de poder de consola",
    description:
      "Diagnosticamos consolas que no prenden, que hacen clic o que se apagan al exigirlas. Reparamos la fuente cuando es seguro y, si no, la cambiamos por una probada bajo carga. Revisamos también la toma y el cable, que a veces son el problema real.",
    price: 130000,
    art: { kind: "scene", scene: "power", tone: "violet" },
  },
  {
    slug: "reparacion-lectura-discos",
    name: "Reparación de lectura de discos en PlayStation y Xbox",
    description:
      "Discos que no entran, que la consola expulsa o que no reconoce. Limpiamos lente y rodillos, ajustamos el mecanismo y, si hace falta, cambiamos el láser. Conservamos la placa original del lector para no perder el emparejamiento.",
    price: 110000,
    art: { kind: "scene", scene: "disc", tone: "electric" },
  },
  {
    slug: "ampliacion-disco-ssd-consola",
    name: "Ampliación de disco a SSD con copia de tus partidas",
    description:
      "Instalamos el SSD que elijas, copiamos tus juegos y partidas y actualizamos el sistema. En PS5 montamos NVMe con disipador; en PS4 cambiamos el disco mecánico. El precio es la mano de obra: puedes comprar el disco aquí o traer el tuyo.",
    price: 80000,
    art: { kind: "scene", scene: "upgrade", tone: "magenta" },
  },
];
