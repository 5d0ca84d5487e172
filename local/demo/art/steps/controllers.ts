import { arrow, type Diagram, diagram, label, mark, tint } from "../diagram-parts.ts";
import { circle, line, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import { BOARD, COPPER, fill, METAL, PAD, PLASTIC, stroke, TIN } from "./paint.ts";

const SKIN = "#d9a47f";
const RUBBER = "#727c9c";
const CARBON = "#11141f";
const SHELL = "#e4e9f4";

/** A fingertip that points down to a point, turned by an angle. */
const finger = (x: number, y: number, angle = 0): string =>
  place(
    path(roundRect(-34, -190, 68, 192, 34), fill(SKIN, "#a8714d")) +
      path(roundRect(-18, -46, 36, 38, 14), fill("#f0cdb4")),
    x,
    y,
    1,
    angle,
  );

/** A flat plastic lever whose edge ends at a point, turned by an angle. */
const lever = (x: number, y: number, angle = 0): string =>
  place(
    path("M0 0L-34 -44L-30 -250H30L34 -44Z", fill(tint.cold, tint.text)) +
      line(-22, -40, 22, -40, stroke(tint.text, 4)),
    x,
    y,
    1,
    angle,
  );

const LOBES = repeat(6, (at) => place(path(roundRect(-13, -52, 26, 60, 13), fill(CARBON)), 0, 0, 1, at * 60));
/** What a screw's head has in its middle. */
const SLOTS = {
  ph: rect(-62, -11, 124, 22, fill(CARBON)) + rect(-11, -62, 22, 124, fill(CARBON)),
  torx: circle(0, 0, 34, fill(CARBON)) + LOBES + circle(0, 0, 13, fill(TIN)),
  y: repeat(3, (at) => place(path(roundRect(-12, -64, 24, 70, 6), fill(CARBON)), 0, 0, 1, at * 120)),
} as const;

const screw = (x: number, y: number, kind: keyof typeof SLOTS, scale = 1): string =>
  place(circle(0, 0, 90, fill(METAL, TIN, 8)) + SLOTS[kind], x, y, scale);

/** A flat cable from above: its strips run along it. */
const ribbon = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, fill("#b9723a", COPPER)) +
  repeat(4, (at) => rect(x + (w * (at + 0.75)) / 5, y + 4, 5, h - 8, `fill="${TIN}" opacity="0.7"`));

/** Crossed out. */
const wrong = (x: number, y: number, half = 40): string =>
  path(
    `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`,
    stroke(tint.bad, 14),
  );

const right = (x: number, y: number): string =>
  path(`M${x - 40} ${y}L${x - 10} ${y + 34}L${x + 44} ${y - 36}`, stroke(tint.good, 14));

/** Drawings of the steps that a hand makes, by their name. */
export const CONTROLLER_STEPS = {
  "control-layers": () =>
    diagram(
      path("M-420 -190C-400 -260 160 -260 180 -190L140 -178H-380Z", fill(SHELL, METAL)) +
        path(roundRect(-270, -135, 270, 56, 14), fill("#3b6ea8", TIN)) +
        path("M0 -122C60 -122 60 -94 96 -94", stroke(tint.bad, 7)) +
        path("M0 -98C50 -98 56 -80 96 -80", stroke(CARBON, 7)) +
        rect(-400, -40, 560, 34, fill(BOARD, tint.edge)) +
        rect(-340, -56, 90, 16, fill(PLASTIC, METAL)) +
        rect(20, -56, 60, 16, fill(PLASTIC, METAL)) +
        rect(-400, 66, 560, 18, fill(RUBBER)) +
        repeat(4, (at) =>
          path(
            `M${-330 + at * 120} 66C${-316 + at * 120} 36 ${-274 + at * 120} 36 ${-260 + at * 120} 66Z`,
            fill(RUBBER),
          ),
        ) +
        repeat(4, (at) => path(roundRect(-334 + at * 120, 118, 78, 50, 16), fill(tint.good, tint.text))) +
        path("M-420 214H-340M-250 214H-220M-130 214H-100M-10 214H20M110 214H180", stroke(SHELL, 26)) +
        ["TAPA", "BATERIA", "PLACA", "GOMA", "BOTONES", "CARA"]
          .map((text, at) => {
            const y = [-215, -107, -23, 68, 143, 214][at] ?? 0;
            return mark(at + 1, -500, y) + label(text, 400, y, 5.5);
          })
          .join("") +
        label("ASI SE ABRE - DE ATRAS HACIA ADELANTE", 0, 310, 4.5, tint.quiet),
      "LAS CAPAS DE UN CONTROL",
    ),
  "control-table": () =>
    diagram(
      path(roundRect(-560, -250, 1120, 560, 26), fill("#2b3358", tint.edge)) +
        path("M-470 -140L-40 -190L60 190L-330 250Z", 'fill="#ffe9a8" opacity="0.16"') +
        circle(-480, -150, 56, fill(METAL, TIN)) +
        path("M-520 -110L-430 -175L-400 -110L-470 -60Z", fill("#ffe9a8", tint.warm)) +
        path(roundRect(-330, -110, 430, 310, 20), fill("#7f8db8")) +
        path(
          PAD,
          `fill="${SHELL}" stroke="${METAL}" stroke-width="8" transform="translate(-115 45) scale(0.5)"`,
        ) +
        path(roundRect(160, -200, 360, 230, 16), fill(tint.soft, tint.warm, 6)) +
        line(340, -200, 340, 30, stroke(tint.warm, 5)) +
        line(160, -85, 520, -85, stroke(tint.warm, 5)) +
        screw(250, -142, "ph", 0.4) +
        screw(430, -142, "ph", 0.4) +
        screw(250, -28, "ph", 0.4) +
        screw(430, -28, "ph", 0.4) +
        path(roundRect(200, 90, 280, 160, 20), fill(CARBON, TIN, 6)) +
        path(PAD, `fill="${SHELL}" transform="translate(340 165) scale(0.24)"`) +
        mark(1, -500, -10) +
        mark(2, -330, 200) +
        mark(3, 160, -200) +
        mark(4, 200, 110) +
        label("LUZ DE LADO", -250, -215, 4.5, tint.warm) +
        label("CONTROL EN TELA", -115, 262, 4.5) +
        label("EN SU SITIO", 340, 62, 4.5) +
        label("FOTO", 340, 276, 4.5),
      "LA MESA",
    ),
  "control-bits": () =>
    diagram(
      screw(-380, -40, "ph", 1.5) +
        screw(0, -40, "torx", 1.5) +
        screw(380, -40, "y", 1.5) +
        label("PH00", -380, 165, 8) +
        label("T8", 0, 165, 8) +
        label("Y00", 380, 165, 8) +
        label("PLAYSTATION", -380, 235, 4.5, tint.quiet) +
        label("XBOX", 0, 235, 4.5, tint.quiet) +
        label("JOY-CON", 380, 235, 4.5, tint.quiet) +
        label("CRUZ", -380, 290, 4.5, tint.warm) +
        label("ESTRELLA", 0, 290, 4.5, tint.warm) +
        label("TRES PUNTAS", 380, 290, 4.5, tint.warm),
      "MIRA LA CABEZA DEL TORNILLO",
    ),
  "control-fit": () =>
    diagram(
      [-290, 290]
        .map((x, at) =>
          place(
            path("M-150 60H150V110H50V260H-50V110H-150Z", fill(METAL, TIN)) +
              path("M-60 60H60L20 104H-20Z", fill(CARBON)) +
              place(
                path(
                  at ? "M-26 -160H26V20L12 60H-12L-26 20Z" : "M-54 -160H54V62L20 102H-20L-54 62Z",
                  fill("#b7c3dc", tint.text),
                ) + rect(-44, -250, 88, 90, fill(PLASTIC, METAL)),
                at ? 16 : 0,
                0,
                1,
                at ? 12 : 0,
              ),
            x,
            0,
          ),
        )
        .join("") +
        right(-110, -120) +
        wrong(460, -120) +
        path("M262 62L246 40M352 62L372 40M300 50L304 24", stroke(tint.bad, 8)) +
        label("ENTRA JUSTA", -290, 310, 5, tint.good) +
        label("BAILA Y BARRE", 290, 310, 5, tint.bad),
      "LA PUNTA Y EL TORNILLO",
    ),
  "control-edges": () =>
    diagram(
      [-290, 290]
        .map((x, at) =>
          place(
            path(roundRect(-140, -110, 280, 250, 20), fill(BOARD, tint.edge)) +
              repeat(4, (n) => rect(-97 + n * 54, 96, 32, 40, fill(COPPER))) +
              rect(-60, -60, 120, 100, fill(PLASTIC, METAL)) +
              (at
                ? finger(-82, 122, -12) + finger(78, 118, 10)
                : finger(-132, 20, -90) + finger(132, 20, 90)),
            x,
            0,
          ),
        )
        .join("") +
        right(-290, -190) +
        wrong(290, -190) +
        label("POR LOS BORDES", -290, 230, 5, tint.good) +
        label("SOBRE LOS CONTACTOS", 290, 230, 4.6, tint.bad),
      "COMO SE SOSTIENE UNA PLACA",
    ),
} satisfies Record<string, () => Diagram>;
