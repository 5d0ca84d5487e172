import { arrow, box, type Diagram, diagram, label, mark, tint } from "../diagram-parts.ts";
import { circle, line, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import { BOARD, COPPER, fill, METAL, PLASTIC, stroke, TIN } from "./paint.ts";

const FLUX = "#e8c46a";

/** A board seen from above. */
const plane = (x = -480, y = -220, w = 960, h = 500): string =>
  path(roundRect(x, y, w, h, 20), fill(BOARD, tint.edge));

/** A board cut through, with its inner layers of copper. */
const slab = (y: number, x = -500, w = 1000): string =>
  rect(x, y, w, 60, fill(BOARD, tint.edge)) +
  rect(x, y + 18, w, 7, fill(COPPER)) +
  rect(x, y + 37, w, 7, fill(COPPER));

/** Pads side by side from a left edge. */
const pads = (count: number, x: number, y: number, step: number, h = 70, color = TIN): string =>
  repeat(count, (at) => rect(x + at * step, y, step * 0.55, h, `rx="4" fill="${color}"`));

/** A port from above: metal case, four anchors, its row of contacts behind. */
const portAbove = (x: number, y: number, scale = 1): string =>
  place(
    path(roundRect(-170, -100, 340, 220, 14), fill(METAL, TIN, 5)) +
      rect(-150, -80, 300, 24, `rx="6" fill="${PLASTIC}"`) +
      pads(19, -147, -150, 15.5, 50) +
      [-190, 190]
        .flatMap((px) => [-55, 85].map((py) => rect(px - 22, py - 26, 44, 52, fill(TIN, COPPER, 5))))
        .join(""),
    x,
    y,
    scale,
  );

/** The mouth of a port: a wide trapezium with its tongue. */
const mouth = (x: number, y: number, tongue: string): string =>
  place(path("M-210 -95H210V30L150 95H-150L-210 30Z", fill(tint.ground, METAL, 14)) + tongue, x, y);

/** The tip of a tool that comes from the upper right and ends at a point. */
const tip = (x: number, y: number, color = METAL, angle = 0): string =>
  place(
    path("M0 0L26 -60L150 -230L210 -190L90 -20L30 4Z", fill(color, TIN)) +
      path("M150 -230L210 -320L280 -270L210 -190Z", fill(tint.soft, tint.edge)),
    x,
    y,
    1,
    angle,
  );

/** A wire probe of the multimeter with its colour. */
const probe = (x: number, y: number, color: string, side: 1 | -1): string =>
  line(x, y, x + side * 40, y - 110, stroke(TIN, 8)) +
  line(x + side * 40, y - 110, x + side * 90, y - 250, stroke(color, 26));

const nozzle = (x: number, y: number): string =>
  path(
    polygon([
      [x - 70, y - 110],
      [x + 70, y - 110],
      [x + 45, y],
      [x - 45, y],
    ]),
    fill(METAL, TIN),
  ) + [-30, 0, 30].map((dx) => arrow(x + dx, y + 12, x + dx, y + 72, tint.hot)).join("");

/** A chip from above with contacts on its four sides. */
const chip = (x: number, y: number, half: number, text: string): string =>
  place(
    [0, 90, 180, 270]
      .map((turn) => place(pads(8, -half + 14, -half - 16, (half * 2 - 20) / 8, 20), 0, 0, 1, turn))
      .join("") +
      rect(-half, -half, half * 2, half * 2, fill(PLASTIC, METAL)) +
      label(text, 0, 0, 4),
    x,
    y,
  );

/** A port cut from the side on the board, with its leg through the hole. */
const portSide = (x: number, y: number, angle: number): string =>
  place(
    rect(-150, -110, 300, 110, fill(METAL, TIN)) +
      rect(-130, -70, 190, 26, fill(PLASTIC)) +
      rect(-60, 0, 26, 80, fill(TIN)) +
      path("M150 -40H190V-8H230", stroke(TIN, 10)),
    x,
    y,
    1,
    angle,
  );

/** Drawings of the steps that a hand makes, by their name. */
export const HDMI_STEPS = {
  "hdmi-pins": () =>
    diagram(
      repeat(19, (at) => {
        const color = at < 12 ? tint.cold : at < 16 ? tint.warm : tint.good;
        const isShield = at < 12 && at % 3 === 1;
        const x = -495 + at * 55;
        return (
          rect(x - 20, -110, 40, 190, `rx="8" fill="${isShield ? METAL : color}"`) +
          label(String(at + 1), x, 125, 4)
        );
      }) +
        path("M-515 -150V-165H130V-150", stroke(tint.cold)) +
        path("M150 -150V-165H350V-150", stroke(tint.warm)) +
        path("M370 -150V-165H515V-150", stroke(tint.good)) +
        mark(1, -192, -215, tint.cold) +
        mark(2, 250, -215, tint.warm) +
        mark(3, 442, -215, tint.good) +
        label("EN GRIS EL BLINDAJE DE CADA PAR", 0, 230, 4.5, tint.quiet),
      "LOS 19 CONTACTOS",
    ),
  "hdmi-mouth": () =>
    diagram(
      mouth(
        -280,
        0,
        rect(-150, -25, 300, 44, `rx="6" fill="${METAL}"`) +
          pads(10, -140, -20, 28, 12) +
          pads(9, -126, 4, 28, 12),
      ) +
        mouth(
          280,
          0,
          path("M-150 -25H40L70 -2L30 19H-150Z", fill(METAL)) +
            pads(6, -140, -20, 28, 12) +
            pads(6, -126, 4, 28, 12) +
            path("M90 -45L120 10M120 -50L100 30M140 -10L170 -40", stroke(tint.bad, 8)),
        ) +
        mark(1, -280, 180, tint.good) +
        mark(2, 280, 180, tint.bad) +
        label("ENTERA", -280, 255, 5, tint.good) +
        label("PARTIDA", 280, 255, 5, tint.bad),
      "MIRA DENTRO DEL PUERTO",
    ),
  "hdmi-diode": () =>
    diagram(
      plane(-220, -200, 720, 480) +
        portAbove(140, 110, 1.35) +
        path(roundRect(-530, -160, 240, 380, 24), fill(tint.soft, tint.warm, 6)) +
        rect(-495, -125, 170, 90, fill("#b9c9a4")) +
        path("M-450 60H-360M-425 30V90L-380 60ZM-378 30V90", stroke(tint.text, 6)) +
        path("M-470 220C-470 320 -260 300 -200 210", stroke(tint.bad, 10)) +
        line(-200, 210, -112, 225, stroke(TIN, 9)) +
        path("M-350 -160C-330 -250 -60 -260 20 -200", stroke("#4a5470", 12)) +
        line(20, -200, 58, -92, stroke(TIN, 9)) +
        mark(1, -205, 285, tint.bad) +
        mark(2, 105, -235, tint.quiet),
      "MODO DIODO",
    ),
  "hdmi-preheat": () =>
    diagram(
      slab(60) +
        rect(-210, -70, 300, 126, fill(METAL, TIN)) +
        rect(-190, -35, 210, 30, fill(PLASTIC)) +
        path("M150 46C230 -40 360 -60 500 -60", stroke(tint.good, 8)) +
        circle(148, 48, 14, fill(tint.good)) +
        rect(120, 30, 100, 26, `fill="${FLUX}" opacity="0.75"`) +
        path(roundRect(-360, 230, 720, 80, 16), fill(tint.soft, tint.hot, 6)) +
        [-260, -130, 0, 130, 260].map((x) => arrow(x, 222, x, 142, tint.hot)).join("") +
        nozzle(-60, -160) +
        mark(1, 430, 270, tint.hot) +
        mark(2, 320, -10, tint.good) +
        mark(3, -190, -190, tint.cold),
      "CALOR DESDE ABAJO",
    ),
  "hdmi-tape": () =>
    diagram(
      plane() +
        path(roundRect(-270, -170, 540, 420, 24), stroke(tint.warm, 7, "18 14")) +
        portAbove(0, 100, 1.05) +
        repeat(7, (at) => rect(-195 + at * 58, -150, 34, 22, fill(PLASTIC, TIN, 2))) +
        rect(-225, -165, 450, 52, `rx="6" fill="${FLUX}" opacity="0.6"`) +
        rect(310, -60, 140, 240, fill(PLASTIC, METAL)) +
        path(roundRect(295, -80, 170, 280, 12), `fill="${TIN}" opacity="0.6"`) +
        mark(1, -215, 215) +
        mark(2, -300, -140, FLUX) +
        mark(3, 380, 60, tint.cold),
      "PROTEGE ANTES DEL AIRE",
    ),
  "hdmi-air": () =>
    diagram(
      plane() +
        portAbove(-60, 110, 1.15) +
        path("M-330 90C-330 -120 220 -120 220 90C220 300 -330 300 -330 90Z", stroke(tint.hot, 8, "26 18")) +
        arrow(-60, -66, -10, -66, tint.hot) +
        arrow(-40, 248, -90, 248, tint.hot) +
        nozzle(-60, -130) +
        line(520, 40, 150, 100, stroke(TIN, 12)) +
        line(520, 110, 150, 108, stroke(TIN, 12)) +
        mark(1, -390, 90, tint.hot) +
        mark(2, 340, 165),
      "EL PUERTO FLOTA",
    ),
  "hdmi-wick": () =>
    diagram(
      slab(170) +
        pads(9, -380, 150, 90, 22) +
        path(roundRect(-470, 108, 500, 40, 12), fill(COPPER, FLUX)) +
        repeat(12, (at) => line(-460 + at * 40, 110, -440 + at * 40, 146, stroke("#8a4f24", 4))) +
        path("M-110 108L-60 20L150 -190L230 -130L60 60L10 108Z", fill(METAL, TIN)) +
        arrow(-300, 80, -300, -60, tint.good) +
        arrow(300, 130, 460, 130, tint.bad) +
        path("M350 90L410 170M410 90L350 170", stroke(tint.bad, 12)) +
        mark(1, -440, 50) +
        mark(2, 130, -30, tint.hot) +
        mark(3, -300, -120, tint.good) +
        label("SIN ARRASTRAR", 370, 40, 4, tint.bad),
      "APOYA Y LEVANTA",
    ),
  "hdmi-holes": () =>
    diagram(
      slab(20) +
        [-260, 260].map((x) => rect(x - 60, 16, 120, 68, fill(COPPER))).join("") +
        path("M-320 10C-290 -30 -230 -30 -200 10V90C-230 130 -290 130 -320 90Z", fill(TIN)) +
        rect(218, 10, 84, 80, fill(tint.ground)) +
        arrow(260, -130, 260, 190, tint.good) +
        path("M-310 -130L-210 -60M-210 -130L-310 -60", stroke(tint.bad, 14)) +
        mark(1, -260, 200, tint.bad) +
        mark(2, 380, 200, tint.good) +
        label("TAPADO", -260, 270, 5, tint.bad) +
        label("PASA LA LUZ", 260, 270, 5, tint.good),
      "LOS AGUJEROS DE LOS ANCLAJES",
    ),
  "hdmi-seat": () =>
    diagram(
      slab(110, -560, 520) +
        slab(110, 40, 520) +
        portSide(-310, 108, 0) +
        portSide(290, 84, 9) +
        line(120, 104, 480, 104, stroke(tint.bad, 5, "12 10")) +
        mark(1, -310, 230, tint.good) +
        mark(2, 290, 230, tint.bad) +
        label("ASENTADO", -310, 300, 5, tint.good) +
        label("LEVANTADO", 290, 300, 5, tint.bad),
      "LA BASE TOCA LA PLACA",
    ),
  "hdmi-anchors": () =>
    diagram(
      plane() +
        portAbove(0, 50, 1.5) +
        line(-240, -10, 240, 160, stroke(tint.warm, 7, "20 16")) +
        mark(1, -360, -32) +
        mark(2, 360, 178) +
        mark(3, 360, -32, tint.cold) +
        mark(4, -360, 178, tint.cold) +
        label("REVISA DESPUÉS DEL 1", 0, 325, 4.5, tint.quiet),
      "ANCLA EN DIAGONAL",
    ),
  "hdmi-drag": () =>
    diagram(
      plane() +
        rect(-430, -200, 860, 130, fill(PLASTIC, METAL)) +
        pads(13, -400, -70, 62, 190, METAL) +
        pads(7, -400, 20, 62, 110) +
        rect(-430, 40, 860, 80, `rx="36" fill="${FLUX}" opacity="0.45"`) +
        circle(40, 84, 40, fill(TIN)) +
        tip(62, 90) +
        arrow(-100, 210, 330, 210, tint.warm) +
        mark(1, -385, 190, FLUX) +
        mark(2, 110, 150, TIN) +
        mark(3, 390, 210),
      "ARRASTRA EN UN SENTIDO",
    ),
  "hdmi-bridge": () =>
    diagram(
      plane() +
        rect(-430, -200, 860, 130, fill(PLASTIC, METAL)) +
        repeat(5, (at) => rect(-370 + at * 170, -70, 90, 240, `rx="8" fill="${TIN}"`)) +
        path("M-200 -10C-150 20 -80 20 -30 -10V80C-80 50 -150 50 -200 80Z", fill(tint.bad)) +
        rect(-240, -40, 260, 160, `rx="60" fill="${FLUX}" opacity="0.35"`) +
        tip(70, 90, METAL) +
        arrow(-115, 120, -115, 255, tint.good) +
        mark(1, -290, 40, tint.bad) +
        mark(2, -40, 230, tint.good),
      "QUITA UN PUENTE",
    ),
  "hdmi-scrape": () =>
    diagram(
      plane() +
        rect(-320, -20, 420, 40, fill("#2f7a62")) +
        rect(-120, -20, 150, 40, fill(COPPER, FLUX)) +
        circle(-340, 0, 50, fill(COPPER, TIN)) +
        circle(-340, 0, 20, fill(tint.ground)) +
        path(roundRect(170, -50, 170, 100, 10), stroke(tint.bad, 6, "14 12")) +
        path("M20 -30L130 -190L300 -280L330 -240L190 -110L50 -25Z", fill(TIN, METAL)) +
        mark(1, -45, 90) +
        mark(2, -340, 110, tint.cold) +
        mark(3, 255, 110, tint.bad),
      "RASPA CASI ACOSTADO",
    ),
  "hdmi-jumper": () =>
    diagram(
      plane() +
        rect(-320, -30, 160, 40, fill("#2f7a62")) +
        rect(-190, -30, 70, 40, fill(COPPER)) +
        circle(-340, -10, 44, fill(COPPER, TIN)) +
        rect(220, -200, 240, 460, fill(PLASTIC, METAL)) +
        repeat(4, (at) => rect(110, -150 + at * 110, 150, 56, `rx="8" fill="${TIN}"`)) +
        path("M-150 -10H140", stroke(COPPER, 12)) +
        circle(-150, -10, 26, fill(TIN)) +
        circle(140, -10, 26, fill(TIN)) +
        path("M-150 -30C-90 -210 80 -210 120 -40", stroke(tint.bad, 6, "14 12")) +
        path("M-50 -190L10 -130M10 -190L-50 -130", stroke(tint.bad, 10)) +
        mark(1, -150, 80) +
        mark(2, -5, 50, tint.good) +
        mark(3, 60, 150, tint.cold),
      "HILO CORTO Y PEGADO",
    ),
  "hdmi-sides": () =>
    diagram(
      box(-390, 90, 230, 180, "PUERTO", METAL) +
        box(0, 90, 200, 150, "FILTRO", tint.warm) +
        box(390, 90, 230, 180, "CHIP", tint.cold) +
        [60, 120]
          .map((y) => line(-275, y, -100, y, stroke(COPPER, 10)) + line(100, y, 275, y, stroke(COPPER, 10)))
          .join("") +
        probe(-190, 60, tint.bad, -1) +
        probe(190, 60, tint.good, 1) +
        mark(1, -190, 195, tint.bad) +
        mark(2, 190, 195, tint.good) +
        label("COMPARA", 0, 265, 5, tint.quiet),
      "A CADA LADO DEL FILTRO",
    ),
  "hdmi-qfn-turn": () =>
    diagram(
      plane() +
        path(
          polygon([
            [-250, -160],
            [-200, -160],
            [-250, -110],
          ]),
          fill(tint.text),
        ) +
        chip(0, 40, 180, "QFN") +
        circle(-140, -100, 20, fill(tint.warm)) +
        mark(1, -60, -100) +
        mark(2, -320, -140, tint.cold),
      "EL PUNTO EN SU SITIO",
    ),
  "hdmi-qfn-pad": () =>
    diagram(
      slab(130, -560, 520) +
        slab(130, 40, 520) +
        rect(-490, 20, 380, 88, fill(PLASTIC, METAL)) +
        rect(-400, 108, 200, 22, fill(TIN)) +
        rect(-486, 108, 50, 22, fill(TIN)) +
        rect(-164, 108, 50, 22, fill(TIN)) +
        rect(110, -40, 380, 88, fill(PLASTIC, METAL)) +
        path("M180 130C180 70 220 48 300 48S420 70 420 130Z", fill(TIN)) +
        rect(114, 118, 50, 12, fill(TIN)) +
        rect(436, 118, 50, 12, fill(TIN)) +
        [140, 460].map((x) => line(x, 54, x, 112, stroke(tint.bad, 6, "10 10"))).join("") +
        mark(1, -300, 250, tint.good) +
        mark(2, 300, 250, tint.bad) +
        label("PAREJO", -300, -40, 4.5, tint.good) +
        label("FLOTA", 300, -100, 4.5, tint.bad),
      "LA SOLDADURA DEL CENTRO",
    ),
  "hdmi-filter": () =>
    diagram(
      path(roundRect(-180, -140, 360, 260, 20), fill(tint.soft, tint.warm, 6)) +
        [-80, 60]
          .map(
            (y) =>
              line(-460, y, -140, y, stroke(COPPER, 12)) +
              path(`M-140 ${y}q35 -70 70 0q35 -70 70 0q35 -70 70 0q35 -70 70 0`, stroke(tint.cold, 8)) +
              line(140, y, 460, y, stroke(COPPER, 12)),
          )
          .join("") +
        line(-340, 60, -340, 130, stroke(COPPER, 8)) +
        path("M-375 180L-340 130L-305 180ZM-375 130H-305", fill("none", tint.bad, 8)) +
        line(-340, 180, -340, 230, stroke(COPPER, 8)) +
        path("M-390 230H-290M-370 250H-310M-352 270H-328", stroke(METAL, 8)) +
        mark(1, 300, -140, tint.good) +
        mark(2, 0, -10, tint.quiet) +
        mark(3, -220, 190, tint.bad) +
        label("PUERTO", -480, -150, 4, tint.quiet) +
        label("CHIP", 480, -150, 4, tint.quiet),
      "FILTRO Y SUPRESOR",
    ),
  "hdmi-ps-five": () =>
    diagram(
      plane(-500, -230, 1000, 520) +
        path(roundRect(-120, -150, 280, 260, 16), fill(PLASTIC, METAL)) +
        path(roundRect(-150, -180, 340, 320, 20), `fill="${FLUX}" opacity="0.5"`) +
        label("TAPADO", 20, -90, 4.5, tint.ground) +
        rect(230, -120, 90, 80, fill(PLASTIC, METAL)) +
        rect(230, 10, 90, 80, fill(PLASTIC, METAL)) +
        rect(215, -135, 120, 240, `rx="10" fill="${TIN}" opacity="0.55"`) +
        place(portAbove(0, 0, 0.5), -370, 190, 1) +
        path(roundRect(-490, 90, 245, 190, 18), stroke(tint.hot, 6, "16 12")) +
        mark(1, 20, 30) +
        mark(2, 400, -20, tint.cold) +
        mark(3, -200, 220, tint.hot),
      "LA PLACA SIEMPRE PLANA",
    ),
  "hdmi-compare": () =>
    diagram(
      [-290, 290]
        .map((x, at) =>
          place(
            path(roundRect(-170, at ? -120 : -80, 340, 200, 14), fill(METAL, TIN, 5)) +
              rect(-130, at ? -95 : -55, 260, 40, fill(PLASTIC)) +
              [-1, 1].map((side) => rect(side * (at ? 120 : 150) - 14, 80, 28, 100, fill(TIN))).join("") +
              pads(9, at ? -75 : -105, 84, 22, 40),
            x,
            0,
          ),
        )
        .join("") +
        line(-440, 205, -140, 205, stroke(tint.warm, 6)) +
        line(170, 205, 410, 205, stroke(tint.warm, 6)) +
        line(-80, -80, 80, -120, stroke(tint.cold, 6, "14 12")) +
        mark(1, -290, 250) +
        mark(1, 290, 250) +
        mark(2, 0, -160, tint.cold) +
        mark(3, 0, 105, tint.good),
      "PARECEN IGUALES",
    ),
  "hdmi-retimer": () =>
    diagram(
      ["PROCESADOR", "RETIMER", "FILTROS", "PUERTO"]
        .map(
          (text, at) =>
            box(-420 + at * 280, 0, 210, 150, text, [tint.edge, tint.hot, tint.warm, tint.good][at]) +
            (at ? arrow(-420 + at * 280 - 172, 0, -420 + at * 280 - 110, 0, COPPER) : ""),
        )
        .join("") +
        line(-140, 78, -140, 170, stroke(tint.cold, 8)) +
        label("ALIMENTACIÓN", -140, 280, 4, tint.cold) +
        mark(1, 420, -130, tint.good) +
        mark(2, 140, -130) +
        mark(3, -140, 205, tint.cold) +
        mark(4, -140, -130, tint.hot),
      "EL CAMINO EN XBOX",
    ),
  "hdmi-wiggle": () =>
    diagram(
      rect(-520, -200, 300, 460, fill(tint.soft, tint.edge)) +
        rect(-260, -40, 60, 140, fill(METAL, TIN)) +
        path(roundRect(-200, -60, 280, 180, 24), fill(PLASTIC, METAL, 6)) +
        path("M80 30C260 30 300 120 520 120", stroke(PLASTIC, 44)) +
        arrow(-60, -80, -60, -190, tint.warm) +
        arrow(-60, 140, -60, 250, tint.warm) +
        place(arrow(0, 0, 80, -55), 100, -60) +
        place(arrow(0, 0, -80, 55), -210, 150) +
        mark(1, -60, 30) +
        mark(2, 250, -130, tint.good),
      "MUEVE MUY POCO",
    ),
} satisfies Record<string, () => Diagram>;
