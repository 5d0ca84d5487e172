import type { PostCover } from "./types.ts";

/** Covers of posts about decisions. */
export const counterCovers: Record<string, PostCover> = {
  "aprobar-cotizacion-en-linea": {
    art: { kind: "scene", scene: "bench", tone: "violet" },
    alt: "La mesa del taller con un equipo en espera de aprobación",
  },
  "certificados-que-cualquiera-verifica": {
    art: { kind: "scene", scene: "hero-academy", tone: "magenta" },
    alt: "El salón de los cursos",
  },
  "pago-contra-entrega-por-whatsapp": {
    art: {
      kind: "gamepad",
      model: "pro",
      body: "coal",
      trim: "graphite",
      tone: "magenta",
      backdrop: "grid",
      view: "box",
    },
    alt: "Un pedido en su caja",
  },
  "puntos-y-niveles-como-funcionan": {
    art: { kind: "scene", scene: "hero-arcade", tone: "violet" },
    alt: "Una sala de juego con consolas",
  },
  "recogida-a-domicilio-por-franjas": {
    art: { kind: "scene", scene: "scooter", tone: "magenta" },
    alt: "Una moto que recoge una consola a domicilio",
  },
  "retracto-en-cinco-dias-habiles": {
    art: { kind: "headset", body: "violet", trim: "coal", tone: "violet", backdrop: "rays", view: "box" },
    alt: "Unos audífonos de vuelta en su caja",
  },
  "seguir-tu-reparacion-con-qr": {
    art: { kind: "scene", scene: "priority", tone: "magenta" },
    alt: "Una reparación en curso en el taller",
  },
  "seis-pasos-para-seguir-tu-envio": {
    art: { kind: "scene", scene: "express", tone: "violet" },
    alt: "Un envío en camino",
  },
  "potenciometro-o-efecto-hall": {
    art: {
      kind: "stick",
      caps: "coal",
      pots: "sky",
      count: 2,
      tone: "violet",
      backdrop: "pixels",
      view: "front",
    },
    alt: "Dos módulos de análogo, uno al lado del otro",
  },
  "bateria-original-o-compatible-control": {
    art: { kind: "battery", body: "green", label: "1560", tone: "electric", backdrop: "grid", view: "pair" },
    alt: "Dos baterías de control",
  },
  "consola-nueva-o-reacondicionada": {
    art: {
      kind: "console",
      model: "ps5",
      body: "white",
      trim: "coal",
      tone: "violet",
      backdrop: "rings",
      view: "box",
    },
    alt: "Una PlayStation 5 con su caja",
  },
  "ssd-o-disco-duro-en-ps4": {
    art: {
      kind: "storage",
      model: "ssd",
      label: "SSD",
      body: "graphite",
      tone: "electric",
      backdrop: "blocks",
      view: "pair",
    },
    alt: "Dos unidades de almacenamiento",
  },
  "switch-oled-lite-o-switch-2": {
    art: {
      kind: "handheld",
      model: "switch",
      left: "white",
      right: "white",
      cover: "forest",
      tone: "violet",
      backdrop: "horizon",
      view: "pair",
    },
    alt: "Dos consolas portátiles",
  },
  "xbox-series-x-o-series-s": {
    art: {
      kind: "console",
      model: "series-x",
      body: "coal",
      tone: "electric",
      backdrop: "rays",
      view: "front",
    },
    alt: "Una Xbox Series X",
  },
  "primer-kit-de-herramientas": {
    art: { kind: "tools", model: "kit", body: "orange", tone: "ember", backdrop: "grid", view: "front" },
    alt: "Un estuche con herramientas de precisión",
  },
  "cautin-que-no-derrite": {
    art: { kind: "scene", scene: "solder", tone: "ice" },
    alt: "Un cautín sobre una placa",
  },
  "comprobar-multimetro-antes-de-medir": {
    art: {
      kind: "tools",
      model: "multimeter",
      body: "yellow",
      tone: "ember",
      backdrop: "blocks",
      view: "tilt",
    },
    alt: "Un multímetro digital",
  },
  "la-punta-que-si-entra": {
    art: { kind: "tools", model: "driver", body: "cyan", tone: "ice", backdrop: "rings", view: "detail" },
    alt: "Dos destornilladores de cerca",
  },
  "comprobante-de-recepcion-articulo-18": {
    art: { kind: "scene", scene: "starter", tone: "lime" },
    alt: "Un puesto de trabajo ordenado para recibir equipos",
  },
  "cotizar-una-reparacion-sin-sorpresas": {
    art: { kind: "scene", scene: "business", tone: "ice" },
    alt: "El escritorio de un taller con sus cuentas",
  },
  "inventario-repuestos-taller-pequeno": {
    art: { kind: "membrane", body: "sky", tone: "lime", backdrop: "blocks", view: "pair" },
    alt: "Repuestos de control listos para contar",
  },
};
