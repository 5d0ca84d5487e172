import type { PostCover } from "./types.ts";

/** Covers of posts with instructions. */
export const workshopCovers: Record<string, PostCover> = {
  "drift-dualsense-diagnostico-arreglo": {
    art: { kind: "scene", scene: "drift-lab", tone: "electric" },
    alt: "Un DualSense sobre la mesa del taller con sus análogos a la vista",
  },
  "ps5-sin-imagen-hdmi": {
    art: { kind: "scene", scene: "hdmi", tone: "ember" },
    alt: "El puerto HDMI de una consola bajo la lámpara",
  },
  "nintendo-switch-no-carga-no-enciende": {
    art: { kind: "scene", scene: "handheld-lab", tone: "electric" },
    alt: "Una consola portátil abierta para revisión",
  },
  "bateria-hinchada-senales-control": {
    art: { kind: "battery", body: "amber", label: "3.7V", tone: "ember", backdrop: "rays", view: "tilt" },
    alt: "La batería de un control",
  },
  "consola-no-prende-tras-apagon": {
    art: { kind: "psu", label: "AC", tone: "ember", backdrop: "blocks", view: "tilt" },
    alt: "La fuente de poder de una consola",
  },
  "consola-ruidosa-prueba-de-posicion": {
    art: { kind: "fan", model: "blower", blades: "steel", tone: "electric", backdrop: "rings", view: "tilt" },
    alt: "El ventilador de una consola",
  },
  "control-xbox-no-empareja": {
    art: {
      kind: "gamepad",
      model: "xbox",
      body: "white",
      trim: "coal",
      tone: "ember",
      backdrop: "rings",
      view: "tilt",
    },
    alt: "Un control de Xbox blanco",
  },
  "dualsense-boton-que-se-hunde": {
    art: {
      kind: "buttons",
      model: "sony",
      body: "white",
      tone: "electric",
      backdrop: "pixels",
      view: "tilt",
    },
    alt: "Los botones de un DualSense",
  },
  "hdmi-flojo-cable-o-puerto": {
    art: {
      kind: "cable",
      ends: ["hdmi", "hdmi"],
      body: "graphite",
      tone: "ember",
      backdrop: "horizon",
      view: "front",
    },
    alt: "Un cable HDMI",
  },
  "joy-con-se-desconecta-solo": {
    art: { kind: "joycons", left: "blue", right: "red", tone: "electric", backdrop: "grid", view: "tilt" },
    alt: "Un par de Joy-Con, uno azul y otro rojo",
  },
  "ps4-expulsa-los-discos": {
    art: { kind: "scene", scene: "disc", tone: "ember" },
    alt: "La bandeja de discos de una consola",
  },
  "rayas-en-pantalla-switch": {
    art: {
      kind: "screen",
      model: "lcd",
      cover: "portal",
      tone: "electric",
      backdrop: "blocks",
      view: "tilt",
    },
    alt: "La pantalla de una consola portátil",
  },
  "tornillo-barrido-joy-con": {
    art: { kind: "tools", model: "driver", body: "red", tone: "ember", backdrop: "grid", view: "front" },
    alt: "Dos destornilladores de precisión",
  },
  "usb-c-flojo-dualsense": {
    art: { kind: "port", model: "usb-c", tone: "electric", backdrop: "rays", view: "detail" },
    alt: "Un puerto USB-C de cerca",
  },
  "xbox-one-s-hace-clic": {
    art: { kind: "console", model: "one-s", body: "white", tone: "ember", backdrop: "pixels", view: "front" },
    alt: "Una Xbox One S",
  },
  "limpieza-pasta-termica-ps4": {
    art: { kind: "scene", scene: "thermal", tone: "cyan" },
    alt: "Pasta térmica sobre el procesador de una consola",
  },
  "antes-de-dejar-tu-consola": {
    art: { kind: "scene", scene: "diagnosis", tone: "lime" },
    alt: "Una consola en el mostrador, lista para el diagnóstico",
  },
  "actualizar-playstation-por-usb": {
    art: {
      kind: "storage",
      model: "usb",
      label: "USB",
      body: "coal",
      tone: "cyan",
      backdrop: "grid",
      view: "tilt",
    },
    alt: "Una memoria USB",
  },
  "calibrar-palancas-nintendo-switch": {
    art: {
      kind: "stick",
      caps: "graphite",
      pots: "green",
      count: 1,
      tone: "lime",
      backdrop: "rings",
      view: "detail",
    },
    alt: "La palanca de un control de cerca",
  },
  "cambiar-disco-ps4-slim": {
    art: {
      kind: "storage",
      model: "hdd",
      label: "1TB",
      body: "silver",
      tone: "cyan",
      backdrop: "blocks",
      view: "tilt",
    },
    alt: "Un disco duro de dos pulgadas y media",
  },
  "formatear-microsd-nintendo-switch": {
    art: {
      kind: "storage",
      model: "microsd",
      label: "256",
      body: "red",
      tone: "lime",
      backdrop: "pixels",
      view: "tilt",
    },
    alt: "Una tarjeta microSD",
  },
  "guardar-cables-sin-partirlos": {
    art: {
      kind: "cable",
      ends: ["usb-a", "usb-c"],
      body: "blue",
      tone: "cyan",
      backdrop: "rings",
      view: "front",
    },
    alt: "Un cable USB enrollado",
  },
  "liberar-espacio-xbox-series": {
    art: { kind: "console", model: "series-s", body: "white", tone: "lime", backdrop: "grid", view: "front" },
    alt: "Una Xbox Series S",
  },
  "limpiar-contactos-alcohol-isopropilico": {
    art: { kind: "tools", model: "brush", body: "sky", tone: "cyan", backdrop: "horizon", view: "front" },
    alt: "Cepillos y una pinza para limpiar contactos",
  },
  "modo-seguro-playstation-que-borra": {
    art: { kind: "console", model: "ps4-slim", body: "black", tone: "lime", backdrop: "rays", view: "front" },
    alt: "Una PlayStation 4 Slim",
  },
  "probar-cable-poder-multimetro": {
    art: {
      kind: "cable",
      ends: ["power", "fig-8"],
      body: "coal",
      tone: "cyan",
      backdrop: "pixels",
      view: "front",
    },
    alt: "Un cable de poder de consola",
  },
  "reconstruir-base-de-datos-playstation": {
    art: {
      kind: "storage",
      model: "nvme",
      label: "DATA",
      body: "pcb",
      tone: "lime",
      backdrop: "horizon",
      view: "tilt",
    },
    alt: "La unidad de almacenamiento de una consola",
  },
};
