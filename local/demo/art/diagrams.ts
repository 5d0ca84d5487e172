import { arrow, box, type Diagram, diagram, label, mark, tint } from "./diagram-parts.ts";
import { ellipse, line, path, rect, roundRect } from "./shapes.ts";
import { CONTROLLER_STEPS } from "./steps/controllers.ts";
import { HDMI_STEPS } from "./steps/hdmi.ts";
import { MAINTENANCE_STEPS } from "./steps/maintenance.ts";
import { PAD } from "./steps/paint.ts";

const stroke = (color: string, width = 5) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`;

/** Five stations from left to right with an arrow between them. */
function chain(stations: readonly string[], y: number, colors: readonly string[] = []): string {
  const step = 1040 / stations.length;
  const x = (at: number) => -520 + step * (at + 0.5);
  return stations
    .map(
      (text, at) =>
        box(x(at), y, step - 50, 120, text, colors[at] ?? tint.edge) +
        (at > 0 ? arrow(x(at) - step / 2 - 26, y, x(at) - step / 2 + 26, y) : ""),
    )
    .join("");
}

/** A scale from left to right with coloured stretches. */
function scale(
  parts: readonly { width: number; color: string; text: string; value: string }[],
  y: number,
): string {
  let x = -500;
  return parts
    .map(({ width, color, text, value }) => {
      const middle = x + width / 2;
      x += width;
      return (
        rect(middle - width / 2, y - 50, width - 6, 100, `rx="10" fill="${color}"`) +
        label(value, middle, y + 95, 5) +
        label(text, middle, y - 95, 3.4, tint.quiet)
      );
    })
    .join("");
}

/** Drawings that explain a lesson, by their name. */
export const DIAGRAMS = {
  heat: () =>
    diagram(
      chain(["CHIP", "PASTA", "METAL", "AIRE", "REJILLA"], -90, [
        tint.bad,
        tint.hot,
        tint.warm,
        tint.cold,
        tint.good,
      ]) +
        [1, 2, 3, 4].map((n, at) => mark(n, -208 + at * 208, 50)).join("") +
        label("DÓNDE SE ROMPE EL CAMINO", 0, 150, 5, tint.quiet),
      "EL CAMINO DEL CALOR",
    ),
  cross: () =>
    diagram(
      path(
        roundRect(-250, -230, 500, 460, 24),
        `fill="${tint.soft}" stroke="${tint.edge}" stroke-width="5"`,
      ) +
        path(
          roundRect(-110, -100, 220, 200, 10),
          `fill="${tint.ground}" stroke="${tint.quiet}" stroke-width="4"`,
        ) +
        path(ellipse(0, 0, 26, 18), `fill="${tint.quiet}"`) +
        line(-190, -170, 190, 170, `${stroke(tint.warm, 4)} stroke-dasharray="14 14"`) +
        line(190, -170, -190, 170, `${stroke(tint.warm, 4)} stroke-dasharray="14 14"`) +
        mark(1, -190, -170) +
        mark(2, 190, 170) +
        mark(3, 190, -170) +
        mark(4, -190, 170) +
        label("GRANO", 0, 45, 3, tint.quiet) +
        label("DE ARROZ", 0, 75, 3, tint.quiet) +
        label("APRIETA EN CRUZ", 0, 300, 5),
      "PASTA Y PRESIÓN",
    ),
  screws: () =>
    diagram(
      path(
        PAD,
        `fill="${tint.soft}" stroke="${tint.edge}" stroke-width="6" transform="translate(0 30) scale(1.25)"`,
      ) +
        path(
          roundRect(-150, -130, 300, 130, 20),
          `fill="${tint.ground}" stroke="${tint.quiet}" stroke-width="4"`,
        ) +
        mark(1, -300, -160) +
        mark(2, 300, -160) +
        mark(3, -390, 240) +
        mark(4, 390, 240) +
        label("BAJO L1", -470, -215, 4.4, tint.quiet) +
        label("BAJO R1", 470, -215, 4.4, tint.quiet) +
        label("CUATRO PH00", 0, 190, 5),
      "LOS TORNILLOS DEL DUALSENSE",
    ),
  stick: () =>
    diagram(
      path(roundRect(-130, -40, 260, 240, 18), `fill="${tint.soft}" stroke="${tint.edge}" stroke-width="5"`) +
        rect(-22, -200, 44, 180, `rx="14" fill="${tint.quiet}"`) +
        path(ellipse(0, -215, 110, 34), `fill="${tint.edge}"`) +
        path(
          roundRect(-290, 10, 150, 130, 12),
          `fill="${tint.soft}" stroke="${tint.good}" stroke-width="5"`,
        ) +
        path(roundRect(-75, 210, 150, 80, 12), `fill="${tint.soft}" stroke="${tint.cold}" stroke-width="5"`) +
        path("M-80 0l40 -24l40 24l40 -24l40 24", stroke(tint.warm, 8)) +
        mark(1, -215, 75) +
        mark(2, 0, 60) +
        mark(3, 0, 250) +
        label("POTENCIÓMETRO", -400, -30, 3.6, tint.good) +
        label("RESORTE", 235, -90, 3.6, tint.warm) +
        label("PULSADOR", 220, 250, 3.6, tint.cold) +
        path("M400 150a110 110 0 1 1 1 0", stroke(tint.edge, 8)) +
        path("M388 130l24 44", stroke(tint.bad, 12)) +
        label("AQUÍ SE GASTA", 400, 220, 3.6, tint.bad),
      "POR DENTRO DE UN STICK",
    ),
  battery: () =>
    diagram(
      scale(
        [
          { width: 180, color: tint.bad, text: "ROTA", value: "0 V" },
          { width: 260, color: tint.hot, text: "MUY BAJA", value: "BAJO 3.0" },
          { width: 320, color: tint.good, text: "NORMAL", value: "3.6 - 4.0" },
          { width: 240, color: tint.cold, text: "LLENA", value: "4.2" },
        ],
        20,
      ),
      "UNA CELDA DE LITIO EN VOLTIOS",
    ),
  tank: () =>
    diagram(
      path(
        roundRect(-440, -240, 260, 220, 16),
        `fill="${tint.soft}" stroke="${tint.edge}" stroke-width="6"`,
      ) +
        rect(-434, -150, 248, 124, `fill="${tint.cold}" opacity="0.75"`) +
        path("M-210 -30L-210 170L180 170", stroke(tint.cold, 36)) +
        path("M180 150l120 60M180 170l130 20M180 190l110 90", stroke(tint.cold, 8)) +
        arrow(-500, 170, -500, -150, tint.warm) +
        arrow(-500, -150, -500, 170, tint.warm) +
        mark(1, -500, 10) +
        mark(2, 380, 200) +
        mark(3, -20, 170) +
        label("VOLTAJE", -390, 70, 4.4) +
        label("CORRIENTE", 400, 110, 4.4) +
        label("RESISTENCIA", -20, 250, 4.4),
      "EL TANQUE DE AGUA",
    ),
  joint: () =>
    diagram(
      [
        {
          x: -380,
          color: tint.good,
          text: "BIEN",
          d: "M-90 60C-40 50 -26 -60 -14 -90L14 -90C26 -60 40 50 90 60Z",
        },
        { x: 0, color: tint.bad, text: "BOLA", d: "M-60 60A70 70 0 1 1 60 60Z" },
        {
          x: 380,
          color: tint.bad,
          text: "FALTA",
          d: "M-40 60C-24 56 -18 30 -14 20L14 20C18 30 24 56 40 60Z",
        },
      ]
        .map(
          ({ x, color, text, d }) =>
            `<g transform="translate(${x} 0)">` +
            rect(-150, 60, 300, 46, `fill="${tint.edge}"`) +
            rect(-95, 52, 190, 12, `fill="${tint.warm}"`) +
            rect(-10, -170, 20, 330, `fill="${tint.quiet}"`) +
            path(d, 'fill="#cfd6e6"') +
            `</g>${label(text, x, 210, 6, color)}`,
        )
        .join(""),
      "UN PUNTO DE SOLDADURA DE LADO",
    ),
  charge: () =>
    diagram(
      [
        { text: "NO NEGOCIA", d: "M-110 60L110 56", color: tint.bad },
        { text: "CARGA", d: "M-110 60L-60 60L-60 -20L0 -20L0 -70L110 -70", color: tint.good },
        {
          text: "SE PROTEGE",
          d: "M-110 60L-70 -60L-60 60L-20 -60L-10 60L30 -60L40 60L80 -60L90 60",
          color: tint.hot,
        },
        { text: "NADA", d: "M-110 78L110 78", color: tint.quiet },
      ]
        .map(
          ({ text, d, color }, at) =>
            `<g transform="translate(${-435 + at * 290} -10)">` +
            path("M-120 -110L-120 84L120 84", stroke(tint.edge, 5)) +
            path(d, stroke(color, 8)) +
            `</g>${mark(at + 1, -435 + at * 290, 150, color)}${label(text, -435 + at * 290, 230, 4)}`,
        )
        .join(""),
      "LO QUE DIBUJA LA CORRIENTE",
    ),
  hdmi: () =>
    diagram(
      box(-400, 20, 240, 420, "CONSOLA") +
        box(400, 20, 240, 420, "TELEVISOR") +
        arrow(-260, -120, 260, -120, tint.warm) +
        arrow(260, -20, -260, -20, tint.good) +
        arrow(-260, 80, 260, 80, tint.cold) +
        arrow(-260, 180, 260, 180, tint.hot) +
        mark(1, -200, -120) +
        mark(2, 200, -20, tint.good) +
        mark(3, -200, 80, tint.cold) +
        mark(4, -200, 180, tint.hot) +
        label("5 V", 0, -155, 4.4) +
        label("HPD", 0, -55, 4.4) +
        label("DDC", 0, 45, 4.4) +
        label("VIDEO", 0, 145, 4.4),
      "LA CONVERSACIÓN DEL HDMI",
    ),
  melting: () =>
    diagram(
      scale(
        [
          { width: 300, color: tint.cold, text: "CON BISMUTO", value: "138 C" },
          { width: 340, color: tint.good, text: "CON PLOMO 63/37", value: "183 C" },
          { width: 360, color: tint.hot, text: "SIN PLOMO SAC305", value: "217 C" },
        ],
        20,
      ),
      "CUÁNDO FUNDE CADA ESTAÑO",
    ),
  relay: () =>
    diagram(
      chain(["ESPERA", "BOTÓN", "RIELES", "CPU", "VIDEO"], -110, [
        tint.good,
        tint.good,
        tint.bad,
        tint.edge,
        tint.edge,
      ]) +
        arrow(0, 40, 0, -30, tint.bad) +
        label("EL PRIMERO QUE FALTA", 0, 80, 4, tint.bad) +
        box(-340, 220, 280, 110, "ENTRADA?") +
        box(0, 220, 280, 110, "PERMISO?") +
        box(340, 220, 280, 110, "CORTO?"),
      "EL ORDEN DE ENCENDIDO",
    ),
  space: () =>
    diagram(
      path(roundRect(-480, -190, 960, 420, 18), `fill="none" stroke="${tint.quiet}" stroke-width="8"`) +
        path(
          roundRect(-170, 20, 340, 150, 16),
          `fill="${tint.soft}" stroke="${tint.edge}" stroke-width="6"`,
        ) +
        arrow(-400, 95, -190, 95, tint.cold) +
        arrow(190, 95, 400, 95, tint.hot) +
        path("M400 60C400 -120 -340 -140 -400 50", `${stroke(tint.bad, 6)} stroke-dasharray="18 16"`) +
        mark(1, -300, 160, tint.cold) +
        mark(2, 300, 160, tint.hot) +
        mark(3, 0, -90, tint.bad) +
        label("UNA MANO", -310, 30, 3.6, tint.quiet) +
        label("UNA MANO", 310, 30, 3.6, tint.quiet),
      "LA CONSOLA NECESITA RESPIRAR",
    ),
  hour: () =>
    diagram(
      box(-290, -90, 440, 130, "COSTOS FIJOS", tint.hot) +
        label("+", 0, -90, 8) +
        box(290, -90, 440, 130, "TU INGRESO", tint.good) +
        line(-540, 30, 540, 30, stroke(tint.text, 8)) +
        box(0, 150, 600, 130, "HORAS FACTURABLES", tint.cold) +
        label("ES TU HORA", 0, 285, 5, tint.warm),
      "CUÁNTO VALE TU HORA",
    ),
  ...CONTROLLER_STEPS,
  ...MAINTENANCE_STEPS,
  ...HDMI_STEPS,
} satisfies Record<string, () => Diagram>;

export type DiagramName = keyof typeof DIAGRAMS;
