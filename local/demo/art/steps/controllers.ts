import { arrow, type Diagram, diagram, label, mark, tint } from "../diagram-parts.ts";
import { circle, line, path, place, rect, repeat, roundRect } from "../shapes.ts";
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

/** A controller's outline around a point. */
const padAt = (x: number, y: number, scale: number, color: string): string =>
  place(path(PAD, fill(color, METAL, 5)), x, y, scale);

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
        ["TAPA", "BATERÍA", "PLACA", "GOMA", "BOTONES", "CARA"]
          .map((text, at) => {
            const y = [-215, -107, -23, 68, 143, 214][at] ?? 0;
            return mark(at + 1, -500, y) + label(text, 400, y, 5.5);
          })
          .join("") +
        label("ASÍ SE ABRE - DE ATRÁS HACIA ADELANTE", 0, 310, 4.5, tint.quiet),
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
      "CÓMO SE SOSTIENE UNA PLACA",
    ),
  "control-trim": () =>
    diagram(
      padAt(0, 60, 1.35, SHELL) +
        path(roundRect(-185, -140, 370, 130, 20), fill("#cfd6e6", METAL)) +
        path("M-372 310C-330 200 -320 85 -190 75H190C320 85 330 200 372 310", stroke(CARBON, 74)) +
        path("M-372 310C-330 200 -320 85 -190 75H190C320 85 330 200 372 310", stroke(PLASTIC, 62)) +
        [-145, 145]
          .map((x) => circle(x, 80, 74, fill(CARBON, METAL)) + circle(x, 80, 46, fill("#4a5470")))
          .join("") +
        lever(-392, 280, -84) +
        path("M-220 250C-200 180 -160 190 -60 185", stroke(tint.warm, 8, "20 16")) +
        arrow(-60, 185, 60, 185) +
        path("M60 185C160 190 200 180 220 250", stroke(tint.warm, 8, "20 16")) +
        mark(1, -480, 195, tint.cold) +
        mark(2, 0, 250) +
        mark(3, 450, 260, tint.good) +
        label("SIN FUERZA", 0, 325, 4.5, tint.quiet),
      "EL ADORNO SALE PRIMERO",
    ),
  "control-open": () =>
    diagram(
      padAt(0, 50, 1.4, "#39415f") +
        path(roundRect(-240, -150, 480, 270, 20), fill(BOARD, tint.edge)) +
        path(roundRect(-170, -60, 300, 150, 18), fill("#3b6ea8", TIN, 5)) +
        label("BATERÍA", -20, 15, 5) +
        path("M130 -10H176M130 20H176", stroke(tint.bad, 8)) +
        path(roundRect(172, -36, 56, 80, 8), fill(SHELL, METAL)) +
        arrow(200, -60, 200, -190, tint.warm) +
        ribbon(-90, -240, 130, 110) +
        path(roundRect(-110, -142, 170, 34, 8), fill(PLASTIC, tint.text)) +
        screw(-205, 95, "ph", 0.22) +
        [-1, 1]
          .map(
            (side) =>
              circle(side * 430, 160, 62, fill(METAL, TIN)) + circle(side * 430, 160, 18, fill(CARBON)),
          )
          .join("") +
        mark(1, 300, -10) +
        mark(2, -170, -190, tint.cold) +
        mark(3, -270, 150, tint.good) +
        label("MOTOR", -434, 258, 4.5, tint.quiet) +
        label("MOTOR", 434, 258, 4.5, tint.quiet) +
        label("PRIMERO LA BATERÍA", 0, 310, 5),
      "EL DUALSENSE ABIERTO",
    ),
  "control-halves": () =>
    diagram(
      path(roundRect(-560, -170, 480, 400, 90), fill("#39415f", METAL, 6)) +
        path(roundRect(-500, -100, 360, 220, 16), fill(BOARD, tint.edge)) +
        path(roundRect(-450, -40, 210, 130, 16), fill("#3b6ea8", TIN)) +
        path("M-240 5H-196M-240 35H-196", stroke(tint.bad, 7)) +
        path(roundRect(-200, -18, 46, 72, 8), fill(SHELL, METAL)) +
        path(roundRect(80, -170, 480, 400, 90), fill("#4a5274", METAL, 6)) +
        path(roundRect(200, -110, 240, 110, 14), fill(BOARD, tint.edge)) +
        rect(280, -136, 80, 40, fill(METAL, TIN)) +
        path("M-170 -80C-60 -150 90 -150 210 -80", stroke(COPPER, 34)) +
        path("M-170 -80C-60 -150 90 -150 210 -80", stroke("#f3c394", 4)) +
        path(roundRect(-205, -100, 60, 40, 8), fill("#3f7bff", tint.text)) +
        path(roundRect(180, -100, 60, 40, 8), fill("#3f7bff", tint.text)) +
        path("M130 150q16 -40 32 0t32 0t32 0t32 0", stroke(TIN, 8)) +
        path("M400 150q16 -40 32 0t32 0t32 0t32 0", stroke(TIN, 8)) +
        mark(1, 0, -60) +
        mark(2, -330, 165, tint.cold) +
        mark(3, 328, 95, tint.good) +
        label("RESORTES", 320, 195, 4.2, tint.quiet) +
        label("FRENTE", -320, 285, 5) +
        label("TAPA", 320, 285, 5) +
        label("CINTA", 0, -210, 5, tint.warm),
      "UNA CINTA UNE LAS DOS MITADES",
    ),
  "control-grips": () =>
    diagram(
      padAt(-40, 60, 1.35, "#39415f") +
        path(roundRect(-170, -120, 260, 150, 20), fill(CARBON, METAL)) +
        path("M-390 -60C-520 90 -540 300 -470 340C-420 350 -390 210 -350 130Z", fill(SHELL, METAL, 5)) +
        place(
          path("M390 -60C520 90 540 300 470 340C420 350 390 210 350 130Z", fill(SHELL, METAL, 5)) +
            [
              [376, 0],
              [362, 80],
              [372, 170],
              [406, 250],
            ]
              .map(([x, y]) => rect((x ?? 0) - 26, (y ?? 0) - 9, 32, 18, fill(tint.warm)))
              .join(""),
          40,
          -20,
          1,
          4,
        ) +
        lever(318, 118, -62) +
        path("M282 150C300 220 330 280 370 330", stroke(tint.warm, 8, "20 16")) +
        arrow(352, 312, 372, 340) +
        mark(1, 210, 90, tint.cold) +
        mark(2, 300, 265) +
        mark(3, 545, 150, tint.good) +
        label("LATERAL", -190, 300, 4.5, tint.quiet) +
        label("GANCHOS", 480, -175, 4.5, tint.warm),
      "LOS LATERALES SALEN A PRESIÓN",
    ),
  "control-label-screw": () =>
    diagram(
      padAt(0, 60, 1.4, "#39415f") +
        path(roundRect(-190, -140, 380, 200, 20), fill(CARBON, METAL, 5)) +
        path("M-150 -110H150V20H40L-20 -40L-150 -40Z", fill(SHELL, METAL)) +
        path("M40 20L-20 -40L40 -50Z", fill("#b9c2d8", METAL)) +
        screw(-40, 5, "torx", 0.36) +
        [
          [-380, 60],
          [-470, 250],
          [380, 60],
          [470, 250],
        ]
          .map(([x, y]) => screw(x ?? 0, y ?? 0, "torx", 0.36))
          .join("") +
        mark(1, -290, 60) +
        mark(2, -380, 290) +
        mark(3, 290, 60) +
        mark(4, 380, 290) +
        mark(5, -120, 5, tint.bad) +
        label("ETIQUETA", 20, -80, 4.2, tint.ground) +
        label("EL 5 SE ESCONDE", 0, 106, 5, tint.bad) +
        label("CINCO T8", 0, 310, 5),
      "LOS TORNILLOS DEL XBOX",
    ),
  "control-book": () =>
    diagram(
      path("M-260 -230H-420C-560 -230 -560 270 -420 270H-260Z", fill("#d8524f", tint.text, 5)) +
        rect(-284, -228, 24, 496, fill(CARBON)) +
        [
          [-430, -160],
          [-330, -190],
          [-430, 200],
          [-330, 230],
        ]
          .map(([x, y]) => screw(x ?? 0, y ?? 0, "y", 0.26))
          .join("") +
        label("CUATRO Y00", -390, 318, 4.8) +
        arrow(-220, 20, -130, 20) +
        path("M170 -230H30C-110 -230 -110 270 30 270H170Z", fill("#a63c3a", tint.text, 5)) +
        rect(146, -228, 24, 496, fill(CARBON)) +
        path("M300 -230H440C580 -230 580 270 440 270H300Z", fill("#a63c3a", tint.text, 5)) +
        path(roundRect(320, -180, 190, 390, 16), fill(BOARD, tint.edge)) +
        path(roundRect(350, -30, 150, 170, 14), fill("#3b6ea8", TIN)) +
        label("PILA", 425, 55, 4.6) +
        path("M400 -30V-76M430 -30V-76", stroke(tint.bad, 7)) +
        path(roundRect(380, -112, 70, 40, 6), fill(SHELL, METAL)) +
        path("M160 150C220 110 270 110 350 175", stroke(COPPER, 30)) +
        path("M160 150C220 110 270 110 350 175", stroke("#f3c394", 4)) +
        label("RIEL", 75, 20, 4.6) +
        mark(1, -400, 20) +
        mark(2, 235, 60, tint.cold) +
        mark(3, 500, -130, tint.bad) +
        label("COMO UN LIBRO", 230, 318, 4.8),
      "EL JOY-CON SE ABRE DE LADO",
    ),
  "control-lock": () =>
    diagram(
      [-400, 0, 400]
        .map((x, at) =>
          place(
            rect(-180, 120, 360, 34, fill(BOARD, tint.edge)) +
              path("M-20 120V50H110V120Z", fill(SHELL, METAL)) +
              (at === 2
                ? rect(-190, 82, 130, 16, fill(COPPER)) + arrow(-60, 50, -170, 50, tint.good)
                : rect(-170, 82, 260, 16, fill(COPPER))) +
              (at === 0
                ? path(roundRect(-30, 30, 110, 34, 8), fill(CARBON, tint.text))
                : place(path(roundRect(-8, -112, 34, 116, 8), fill(CARBON, tint.text)), 70, 54)) +
              (at === 1
                ? path("M-20 24C-30 -50 0 -90 40 -90", stroke(tint.warm, 8, "18 14")) +
                  arrow(20, -86, 60, -92)
                : ""),
            x,
            0,
          ),
        )
        .join("") +
        mark(1, -400, -120) +
        mark(2, 0, -190) +
        mark(3, 400, -190, tint.good) +
        label("CERRADO", -400, 230, 5) +
        label("SEGURO ARRIBA", 0, 230, 4.6) +
        label("SALE RECTA", 400, 230, 5, tint.good),
      "EL SEGURO DE UNA CINTA",
    ),
  "control-press": () =>
    diagram(
      [0, 1]
        .map((down) =>
          place(
            path("M-240 -70H-96V-20H-240ZM96 -70H240V-20H96Z", fill(SHELL, METAL)) +
              path(roundRect(-84, -150 + down * 62, 168, 150, 30), fill(tint.good, tint.text, 5)) +
              (down
                ? path(
                    "M-190 190C-150 180 -130 110 -84 78H84C130 110 150 180 190 190V206H-190Z",
                    fill(RUBBER, tint.text),
                  )
                : path(
                    "M-190 190C-150 180 -120 30 -84 8H84C120 30 150 180 190 190V206H-190Z",
                    fill(RUBBER, tint.text),
                  )) +
              path("M-110 206C-90 170 -70 130 -40 124H40C70 130 90 170 110 206Z", fill(tint.ground)) +
              rect(-46, down ? 186 : 124, 92, 20, fill(CARBON, tint.text, 3)) +
              rect(-250, 206, 500, 40, fill(BOARD, tint.edge)) +
              rect(-60, 200, 46, 14, fill(COPPER)) +
              rect(14, 200, 46, 14, fill(COPPER)),
            -290 + down * 580,
            0,
          ),
        )
        .join("") +
        arrow(290, -230, 290, -120, tint.warm) +
        mark(1, -290, -75) +
        mark(2, -425, 120, tint.cold) +
        mark(3, -170, 140, tint.hot) +
        label("SUELTO", -290, 300, 5, tint.quiet) +
        label("UNE LOS CONTACTOS", 290, 300, 4.6, tint.good),
      "POR DENTRO DE UN BOTÓN",
    ),
  "control-domes": () =>
    diagram(
      [
        { x: -390, text: "SANA", color: tint.good },
        { x: 0, text: "ROTA", color: tint.bad },
        { x: 390, text: "GASTADA", color: tint.bad },
      ]
        .map(
          ({ x, text, color }, at) =>
            place(
              path(
                at === 2
                  ? "M-160 60C-120 50 -100 10 -70 4H70C100 10 120 50 160 60V80H-160Z"
                  : "M-160 60C-120 50 -100 -110 -70 -130H70C100 -110 120 50 160 60V80H-160Z",
                fill(RUBBER, tint.text, 5),
              ) +
                (at === 1 ? path("M88 -96L60 -50L100 -20L70 30L112 66", stroke(tint.bad, 9)) : "") +
                (at === 2 ? path("M-100 30C-60 44 60 44 100 30", stroke("#4a5470", 8)) : "") +
                circle(0, 180, 58, fill(at === 2 ? "#5b6278" : CARBON, tint.text, 5)) +
                (at === 2 ? path("M-34 160C-20 140 6 136 20 142", stroke(tint.text, 9)) : ""),
              x,
              -60,
            ) + label(text, x, 250, 5.5, color),
        )
        .join("") +
        label("LA CÚPULA", 0, -240, 4.5, tint.quiet) +
        label("LA PASTILLA POR DEBAJO", 0, 318, 4.5, tint.quiet),
      "MIRA LA GOMA POR LOS DOS LADOS",
    ),
  "control-seat": () =>
    diagram(
      [0, 1]
        .map((bad) =>
          place(
            rect(-240, 110, 480, 60, fill(SHELL, METAL)) +
              [-190, 190]
                .map((x) =>
                  rect(x - 14, bad && x > 0 ? 70 : 20, 28, bad && x > 0 ? 40 : 90, fill(SHELL, METAL)),
                )
                .join("") +
              (bad
                ? path(
                    "M-240 80H-40C20 80 40 20 100 20C150 20 170 50 240 50V74C170 74 150 46 104 46C56 46 30 110 -40 110H-240Z",
                    fill(RUBBER, tint.text),
                  ) + circle(96, 88, 20, fill(tint.warm))
                : rect(-240, 80, 480, 30, fill(RUBBER, tint.text))) +
              (bad ? [-110] : [-110, 0, 110])
                .map((x) =>
                  path(`M${x - 44} 80C${x - 30} 20 ${x + 30} 20 ${x + 44} 80Z`, fill(RUBBER, tint.text)),
                )
                .join(""),
            -290 + bad * 580,
            0,
          ),
        )
        .join("") +
        mark(1, -480, -50) +
        mark(2, -290, -60, tint.cold) +
        mark(3, 386, -60, tint.bad) +
        right(-290, -170) +
        wrong(290, -170) +
        label("GUÍAS ADENTRO Y PLANA", -290, 250, 4.2, tint.good) +
        label("UNA MOTA Y UN PLIEGUE", 290, 250, 4.2, tint.bad),
      "CÓMO ASIENTA LA GOMA",
    ),
  "control-spring": () =>
    diagram(
      path(
        "M130 -70C20 -180 -330 -190 -450 60C-470 130 -400 150 -350 100C-260 10 -100 40 10 90C100 130 180 20 130 -70Z",
        fill(SHELL, METAL, 6),
      ) +
        path("M150 170H250V130H480V250H150Z", fill("#39415f", METAL, 5)) +
        circle(50, 0, 34, fill(PLASTIC, tint.text, 5)) +
        [52, 66].map((r) => circle(50, 0, r, stroke(tint.warm, 9))).join("") +
        path("M4 -46L-250 -70", stroke(tint.warm, 9)) +
        path("M96 46L340 126", stroke(tint.warm, 9)) +
        line(118, -24, 380, -190, stroke(TIN, 12)) +
        line(74, -74, 330, -240, stroke(TIN, 12)) +
        path("M-470 270C-520 220 -540 150 -525 90", stroke(tint.good, 8, "20 16")) +
        arrow(-528, 100, -520, 66, tint.good) +
        mark(1, 50, 130) +
        mark(2, 400, 80, tint.cold) +
        mark(3, -200, -120, tint.hot) +
        label("GATILLO", -210, -10, 4.8, tint.ground) +
        label("SOPORTE", 350, 195, 4.6, tint.quiet) +
        label("PINZA", 440, -215, 4.6, tint.quiet) +
        label("VUELVE SOLO", -270, 270, 4.6, tint.good),
      "LAS DOS PATAS DEL RESORTE",
    ),
  "control-film": () =>
    diagram(
      path(roundRect(-500, -210, 700, 380, 40), fill("#5f6f9a", tint.text)) +
        path("M80 170V290H320V170Z", fill("#5f6f9a", tint.text)) +
        [-400, -230, -60]
          .map(
            (x, at) =>
              circle(x, -120, 46, fill(CARBON, TIN)) +
              path(`M${x} -74V${120 - at * 60}H${270 - at * 70}V240`, stroke(CARBON, 12)),
          )
          .join("") +
        [130, 200, 270].map((x) => rect(x - 18, 220, 36, 66, fill(TIN))).join("") +
        rect(-50, 46, 30, 28, fill("#5f6f9a")) +
        wrong(-35, 60, 34) +
        line(-236, -130, -300, -230, stroke(TIN, 9)) +
        line(-300, -230, -400, -256, stroke("#4a5470", 24)) +
        line(200, 270, 380, 190, stroke(TIN, 9)) +
        line(380, 190, 550, 115, stroke(tint.bad, 26)) +
        mark(1, -310, -60, tint.cold) +
        mark(2, 420, 270, tint.bad) +
        mark(3, -150, 0, tint.hot) +
        label("NO PITA", 420, -130, 5.5, tint.bad) +
        label("PISTA", 420, -70, 5, tint.bad) +
        label("CORTADA", 420, -20, 5, tint.bad) +
        label("PEINE", -30, 260, 5, tint.quiet),
      "CONTINUIDAD EN LA LÁMINA",
    ),
  "control-foam": () =>
    diagram(
      [0, 1]
        .map((bad) =>
          place(
            rect(-230, -130, 460, 50, fill(BOARD, tint.edge)) +
              repeat(5, (at) => rect(-180 + at * 80, -84, 40, 16, fill(COPPER))) +
              rect(-230, bad ? -6 : -66, 460, 14, fill("#a8b6dd")) +
              repeat(5, (at) => rect(-180 + at * 80, bad ? -12 : -72, 40, 8, fill(CARBON))) +
              path(roundRect(-180, bad ? 10 : -50, 360, bad ? 70 : 130, 16), fill(CARBON, METAL)) +
              repeat(6, (at) => circle(-140 + at * 56, bad ? 46 : 16, 9, fill("#3a4260"))) +
              rect(-230, 80, 460, 50, fill(SHELL, METAL)) +
              (bad
                ? line(200, -66, 200, -16, stroke(tint.bad, 8))
                : [-120, 0, 120].map((x) => arrow(x, 60, x, -36, tint.good)).join("")),
            -290 + bad * 580,
            20,
          ),
        )
        .join("") +
        mark(1, -552, -38, tint.cold) +
        mark(2, -290, 190, tint.good) +
        mark(3, 556, -22, tint.bad) +
        label("ESPUMA FIRME", -290, 260, 5, tint.good) +
        label("APLASTADA", 290, 260, 5, tint.bad) +
        label("PLACA", -290, -170, 4.5, tint.quiet) +
        label("PLACA", 290, -170, 4.5, tint.quiet),
      "LA ESPUMA APRIETA LA LÁMINA",
    ),
  "control-drift": () =>
    diagram(
      [-390, 0, 390]
        .map(
          (x) =>
            circle(x, -20, 165, fill(tint.soft, tint.edge, 6)) +
            line(x - 165, -20, x + 165, -20, stroke(tint.edge, 3)) +
            line(x, -185, x, 145, stroke(tint.edge, 3)),
        )
        .join("") +
        circle(-390, -20, 22, fill(tint.good)) +
        circle(0, -20, 34, stroke(tint.quiet, 4, "10 10")) +
        circle(62, -62, 22, fill(tint.bad)) +
        path(
          "M390 -170C300 -168 236 -110 240 -20C240 60 300 128 390 130C440 128 468 90 470 40C474 -20 478 -60 500 -96C480 -140 440 -168 390 -170Z",
          stroke(tint.warm, 9),
        ) +
        path("M488 52C520 20 536 0 538 -40", stroke(tint.bad, 10, "4 22")) +
        mark(1, -390, -230, tint.good) +
        mark(2, 0, -230, tint.bad) +
        mark(3, 390, -230) +
        label("CENTRADO", -390, 200, 5, tint.good) +
        label("SE DESVÍA", 0, 200, 5, tint.bad) +
        label("NO LLEGA", 390, 200, 5, tint.warm) +
        label("EN REPOSO", -195, 270, 4.5, tint.quiet) +
        label("AL DAR LA VUELTA", 340, 270, 4.5, tint.quiet),
      "LO QUE MUESTRA EL PROBADOR",
    ),
  "control-drop": () =>
    diagram(
      rect(-420, 220, 840, 44, fill(BOARD, tint.edge)) +
        path(roundRect(-200, 40, 400, 180, 16), fill(METAL, TIN, 6)) +
        path("M-110 40C-90 -30 90 -30 110 40Z", fill(PLASTIC, tint.text)) +
        path("M-36 0L-96 -170H-20L36 -8Z", fill("#4a5470", tint.text)) +
        path(roundRect(-250, -226, 300, 62, 30), fill("#4a5470", tint.text, 5)) +
        rect(200, 80, 70, 110, fill(PLASTIC, tint.good, 6)) +
        path("M190 -230L240 -240L200 -70L176 -66Z", fill(tint.cold, tint.text)) +
        path("M166 -30C150 0 146 16 166 22C186 16 182 0 166 -30Z", fill(tint.cold, tint.text, 3)) +
        path("M-330 -120C-400 -20 -380 60 -300 110", stroke(tint.warm, 8, "20 16")) +
        arrow(-320, 98, -286, 120) +
        mark(1, 290, -150, tint.cold) +
        mark(2, -430, 0) +
        mark(3, 330, 135, tint.good) +
        label("UNA SOLA", 410, -60, 4.8, tint.cold) +
        label("GOTA", 410, -12, 4.8, tint.cold) +
        label("SENSOR", 435, 190, 4.5, tint.good) +
        label("BATERÍA SUELTA", 0, 315, 5, tint.bad),
      "ALCOHOL EN LA BASE DEL STICK",
    ),
  "control-joystick": () =>
    diagram(
      path(roundRect(-470, -220, 520, 500, 40), fill("#39415f", METAL, 5)) +
        path(roundRect(-360, -130, 300, 300, 30), fill(PLASTIC, TIN, 6)) +
        circle(-210, 20, 105, fill("#4a5470", tint.text, 5)) +
        circle(-210, 20, 60, fill("#5d6887")) +
        screw(-400, -160, "ph", 0.36) +
        screw(-20, 200, "ph", 0.36) +
        place(ribbon(-55, -165, 110, 330), 101, 15, 1, 90) +
        line(190, -52, 190, 82, stroke(SHELL, 10)) +
        path(roundRect(200, -66, 130, 162, 12), fill(SHELL, METAL, 5)) +
        path(roundRect(262, -90, 50, 210, 10), fill(CARBON, tint.text)) +
        arrow(430, 15, 345, 15, tint.good) +
        mark(1, -320, -160) +
        mark(2, -100, 200) +
        mark(3, 180, -118, tint.cold) +
        mark(4, 288, 165, tint.good) +
        label("LÍNEA", 160, -190, 4.8, tint.cold) +
        label("SEGURO", 440, 165, 4.8, tint.good) +
        label("DOS TORNILLOS Y UNA CINTA", 0, 325, 4.8, tint.quiet),
      "EL STICK DEL JOY-CON",
    ),
  "control-swollen": () =>
    diagram(
      [-290, 290]
        .map((x, at) =>
          place(
            rect(-230, 90, 460, 40, fill(BOARD, tint.edge)) +
              path(
                at ? "M-190 88V20C-150 -90 150 -90 190 20V88Z" : "M-190 88V4H190V88Z",
                fill(at ? "#8c4a63" : "#3b6ea8", TIN, 5),
              ) +
              (at ? line(-230, -64, 230, -64, stroke(TIN, 14)) : line(-230, -6, 230, -6, stroke(TIN, 14))) +
              (at ? arrow(-220, 40, -220, -44, tint.bad) + arrow(220, 40, 220, -44, tint.bad) : ""),
            x,
            0,
          ),
        )
        .join("") +
        right(-290, -130) +
        wrong(290, -170) +
        label("REGLA", -290, -60, 4.5, tint.quiet) +
        label("PLANA", -290, 190, 5.5, tint.good) +
        label("HINCHADA", 290, 190, 5.5, tint.bad) +
        label("NO LA CARGUES - NO LA PINCHES", 0, 280, 5, tint.bad),
      "PONLE UNA REGLA ENCIMA",
    ),
  "control-polarity": () =>
    diagram(
      [-290, 290]
        .map((x, at) =>
          place(
            path(roundRect(-210, -160, 180, 130, 14), fill("#3b6ea8", TIN)) +
              path(roundRect(-210, 60, 180, 130, 14), fill("#2f8f6a", TIN)) +
              [-160, 60]
                .map((y, row) => {
                  const [red, black] = at === 1 && row === 1 ? [y + 90, y + 40] : [y + 40, y + 90];
                  return (
                    path(`M-30 ${red}H110`, stroke(tint.bad, 14)) +
                    path(`M-30 ${black}H110`, stroke(TIN, 20)) +
                    path(`M-30 ${black}H110`, stroke(CARBON, 14)) +
                    path(roundRect(104, y + 10, 80, 110, 10), fill(SHELL, METAL, 5)) +
                    rect(160, y + 30, 24, 70, fill(METAL))
                  );
                })
                .join("") +
              label("VIEJA", -120, -95, 4.2) +
              label("NUEVA", -120, 125, 4.2),
            x,
            10,
          ),
        )
        .join("") +
        right(-290, 260) +
        wrong(290, 260) +
        label("IGUAL", -290, -210, 5, tint.good) +
        label("INVERTIDA", 290, -210, 5, tint.bad),
      "ROJO CON ROJO",
    ),
  "control-final": () =>
    diagram(
      padAt(0, 60, 1.4, "#39415f") +
        [-360, 360].map((x) => path(roundRect(x - 90, -225, 180, 50, 20), fill("#4a5470", METAL))).join("") +
        path("M-400 -90H-360V-50H-320V-10H-360V30H-400V-10H-440V-50H-400Z", fill("#5d6887", tint.text)) +
        [
          [360, -80],
          [420, -30],
          [300, -30],
          [360, 20],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 26, fill("#5d6887", tint.text)))
          .join("") +
        [-150, 150]
          .map((x) => circle(x, 80, 66, fill(CARBON, METAL)) + circle(x, 80, 40, fill("#4a5470")))
          .join("") +
        path(roundRect(-150, -140, 300, 110, 18), fill("#4a5470", METAL)) +
        rect(-34, -186, 68, 26, fill(TIN)) +
        mark(1, 0, -225, tint.good) +
        mark(2, 360, -250) +
        mark(3, -490, -30) +
        mark(4, 490, -30) +
        mark(5, 0, 110, tint.cold) +
        mark(6, 0, -85, tint.hot) +
        mark(7, -455, 240, tint.quiet) +
        label("SIETE PARADAS", 0, 260, 5.5) +
        label("NINGUNA SE SALTA", 0, 315, 4.8, tint.quiet),
      "LA PRUEBA COMPLETA",
    ),
} satisfies Record<string, () => Diagram>;
