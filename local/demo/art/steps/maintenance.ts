import { arrow, type Diagram, diagram, label, mark, tint } from "../diagram-parts.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, roundRect } from "../shapes.ts";
import { BOARD, COPPER, fill, METAL, PLASTIC, stroke, TIN } from "./paint.ts";

const SHELL = "#3a4468";
const PASTE = "#b9c0cf";
const PAD = "#e39ab8";
const LINT = "#a39a86";
const SKIN = "#e0a884";

/** A board seen from above. */
const plane = (x = -480, y = -220, w = 960, h = 500): string =>
  path(roundRect(x, y, w, h, 20), fill(BOARD, tint.edge));

/** A board cut through, with its inner layer of copper. */
const slab = (x: number, y: number, w: number): string =>
  rect(x, y, w, 50, fill(BOARD, tint.edge)) + rect(x, y + 22, w, 7, fill(COPPER));

/** A heat sink cut through: its base at `y` and its fins above. */
const sink = (x: number, y: number, w: number, fins: number): string =>
  repeat(fins, (at) => rect(x + (at * (w - 16)) / (fins - 1), y - 150, 16, 150, fill(METAL))) +
  rect(x, y - 6, w, 46, fill(METAL, TIN));

/** Bars side by side: the openings of a grille. */
const grille = (
  x: number,
  y: number,
  count: number,
  step: number,
  h: number,
  color: string = tint.ground,
): string => repeat(count, (at) => rect(x + at * step, y, step * 0.5, h, `rx="6" fill="${color}"`));

/** A hand's finger that comes from the upper right and ends at a point. */
const finger = (x: number, y: number, angle = 0): string =>
  place(
    path(
      "M-6 4C-34 -16 -30 -52 0 -74L150 -210C176 -232 226 -196 204 -162L60 -8C40 14 14 18 -6 4Z",
      fill(SKIN, "#9c6a4c"),
    ) + path("M2 -4C-14 -18 -10 -36 8 -46", stroke("#f6d9c6", 8)),
    x,
    y,
    1,
    angle,
  );

/** A plastic spudger that comes from the upper right and ends at a point. */
const spudger = (x: number, y: number, angle = 0, color: string = tint.cold): string =>
  place(
    path("M0 0L14 -36L190 -190C206 -204 236 -176 222 -160L40 -10Z", fill(color, tint.ground)),
    x,
    y,
    1,
    angle,
  );

/** A brush that comes from the upper right; its hairs end at a point. */
const brush = (x: number, y: number, angle = 0): string =>
  place(
    path("M-34 -6L6 30L70 -30L30 -66Z", fill("#e8d9b4", "#a38b52")) +
      repeat(4, (at) => line(-22 + at * 12, 4 + at * 6, 36 + at * 10, -52 + at * 8, stroke("#a38b52", 3))) +
      path("M30 -66L70 -30L88 -50L48 -86Z", fill(METAL)) +
      path("M48 -86L88 -50L210 -190C222 -206 204 -226 186 -214Z", fill("#a5533c", tint.ground)),
    x,
    y,
    1,
    angle,
  );

/** A screw from above; the hole in the middle is the one of a security Torx. */
const screw = (x: number, y: number, r = 22, color: string = TIN): string =>
  circle(x, y, r, fill(color, tint.ground, 3)) +
  path(
    polygon(
      Array.from({ length: 12 }, (_, at): [number, number] => {
        const angle = (at * Math.PI) / 6;
        const far = at % 2 ? r * 0.38 : r * 0.66;
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      }),
    ),
    fill(tint.ground),
  ) +
  circle(x, y, r * 0.16, fill(color));

/** A screw from the side, its head on top. */
const screwSide = (x: number, y: number, length: number): string =>
  rect(x - 24, y, 48, 20, `rx="6" fill="${TIN}"`) +
  path(
    polygon([
      [x - 11, y + 20],
      [x + 11, y + 20],
      [x + 11, y + length - 12],
      [x, y + length],
      [x - 11, y + length - 12],
    ]),
    fill(METAL),
  ) +
  repeat(Math.floor((length - 34) / 14), (at) =>
    line(x - 14, y + 32 + at * 14, x + 14, y + 26 + at * 14, stroke(TIN, 4)),
  );

/** A fan from the front. */
const fan = (x: number, y: number, r: number, blades = 11, turn = 0): string =>
  place(
    circle(0, 0, r, fill(tint.ground, METAL, 8)) +
      repeat(blades, (at) =>
        place(
          path(
            `M0 ${-r * 0.3}C${r * 0.12} ${-r * 0.55} ${r * 0.3} ${-r * 0.78} ${r * 0.36} ${-r * 0.84}L${r * 0.16} ${-r * 0.92}C${r * 0.02} ${-r * 0.75} ${-r * 0.1} ${-r * 0.5} ${-r * 0.1} ${-r * 0.3}Z`,
            fill(SHELL, METAL, 3),
          ),
          0,
          0,
          1,
          (at * 360) / blades,
        ),
      ) +
      circle(0, 0, r * 0.32, fill(PLASTIC, METAL, 5)),
    x,
    y,
    1,
    turn,
  );

/** A chip from above: its base, its silicon and the small parts around it. */
const chip = (x: number, y: number, scale = 1, top = ""): string =>
  place(
    path(roundRect(-170, -170, 340, 340, 12), fill("#2f7a62", METAL)) +
      repeat(
        6,
        (at) =>
          rect(-142 + at * 50, -150, 26, 16, fill(COPPER)) + rect(-142 + at * 50, 134, 26, 16, fill(COPPER)),
      ) +
      rect(-100, -95, 200, 190, fill("#59627c", TIN)) +
      top,
    x,
    y,
    scale,
  );

/** Drawings of the steps that a hand makes, by their name. */
export const MAINTENANCE_STEPS = {
  "care-strip": () =>
    diagram(
      path(roundRect(-250, -90, 500, 260, 30), fill(SHELL, METAL, 6)) +
        grille(130, -50, 4, 30, 180) +
        grille(-236, -50, 4, 30, 180) +
        arrow(260, 60, 350, 60, tint.hot) +
        arrow(260, 120, 350, 120, tint.hot) +
        arrow(-360, 110, -262, 110, tint.cold) +
        path("M300 -165C360 -110 400 -60 480 10L508 -22C440 -80 380 -140 322 -188Z", fill(tint.text, METAL)) +
        path("M-296 -170L-252 -170L-250 110L-286 110Z", fill(tint.text, METAL)) +
        finger(312, -172, 26) +
        finger(-274, -166, -100) +
        mark(1, 430, 130, tint.hot) +
        mark(2, -430, 110, tint.cold) +
        label("SALE", 430, 210, 5, tint.hot) +
        label("ENTRA", -430, 190, 5, tint.cold),
      "LA TIRA DE PAPEL",
    ),
  "care-infrared": () =>
    diagram(
      path(roundRect(-520, -120, 330, 330, 30), fill(SHELL, METAL, 6)) +
        grille(-290, -80, 3, 32, 250) +
        rect(-268, 0, 66, 66, fill("#05070f", tint.edge, 3)) +
        path(
          polygon([
            [-200, 0],
            [240, -24],
            [240, 36],
            [-200, 66],
          ]),
          `fill="${tint.bad}" opacity="0.28"`,
        ) +
        line(-200, 32, 240, 6, stroke(tint.bad, 5, "16 12")) +
        circle(-236, 33, 9, fill(tint.bad)) +
        path(
          "M240 -60H470C500 -60 500 -10 470 10L400 24L350 200C340 230 270 220 280 190L310 60H240Z",
          fill(tint.warm, tint.ground),
        ) +
        rect(400, -46, 60, 40, fill("#b9c9a4")) +
        rect(-190, 215, 430, 34, fill("#e8d9b4", "#a38b52")) +
        repeat(14, (at) =>
          line(-175 + at * 30, 215, -175 + at * 30, at % 5 ? 228 : 238, stroke("#7c6a3c", 4)),
        ) +
        mark(1, -236, -60 - 90) +
        line(-236, -118, -236, -8, stroke(tint.warm, 5)) +
        mark(2, 25, 300, tint.good) +
        mark(3, 0, -110, tint.bad) +
        line(0, -78, 0, 0, stroke(tint.bad, 5)),
      "SIEMPRE IGUAL",
    ),
  "care-gap": () =>
    diagram(
      [-390, 0, 390]
        .map(
          (x, at) =>
            slab(x - 170, 150, 340) +
            rect(x - 90, at === 1 ? 120 : 100, 180, at === 1 ? 30 : 50, fill(PLASTIC, METAL)) +
            sink(x - 150, [46, 46, 48][at] ?? 46, 300, 9) +
            (at === 0 ? rect(x - 92, 88, 184, 10, fill(PASTE)) : "") +
            (at === 1 ? rect(x - 110, 86, 220, 34, fill(PAD)) : "") +
            (at === 2
              ? rect(x - 92, 91, 184, 8, fill(TIN)) +
                rect(x - 122, 90, 24, 60, fill("#4a3f4f", tint.warm, 3)) +
                rect(x + 98, 90, 24, 60, fill("#4a3f4f", tint.warm, 3))
              : ""),
        )
        .join("") +
        mark(1, -390, -160, PASTE) +
        mark(2, 0, -160, PAD) +
        mark(3, 390, -160, tint.warm) +
        label("PASTA", -390, 260, 5, PASTE) +
        label("ALMOHADILLA", 0, 260, 4.4, PAD) +
        label("METAL LÍQUIDO", 390, 260, 4, tint.warm),
      "CADA HUECO TIENE SU MATERIAL",
    ),
  "care-screw-map": () =>
    diagram(
      path(roundRect(-470, -230, 760, 500, 8), fill("#d9c49a", "#a38b52", 6)) +
        path(roundRect(-390, -160, 600, 360, 26), stroke("#6b5a30", 7, "18 14")) +
        [
          [-340, -110],
          [160, -110],
          [-340, 150],
          [160, 150],
        ]
          .map(([x = 0, y = 0]) => screw(x, y, 28))
          .join("") +
        circle(-90, 20, 62, stroke("#6b5a30", 6, "12 12")) +
        screw(-170, 20, 28, tint.warm) +
        screw(-10, 20, 28, tint.warm) +
        screwSide(370, -150, 110) +
        screwSide(480, -150, 210) +
        label("CORTO", 365, 20, 4, tint.quiet) +
        label("LARGO", 475, 120, 4, tint.warm) +
        mark(1, -90, -160) +
        mark(2, 250, 150, tint.good) +
        mark(3, -90, 110, tint.hot),
      "CADA TORNILLO EN SU SITIO",
    ),
  "care-ps-four-open": () =>
    diagram(
      path(
        "M-430 130L430 130L430 230C430 250 410 260 390 260H-390C-410 260 -430 250 -430 230Z",
        fill(SHELL, METAL, 6),
      ) +
        grille(-390, 170, 24, 33, 50) +
        path("M-430 40L430 -20L440 30L-430 112Z", fill("#46517a", METAL, 6)) +
        line(-380, 128, 380, 92, stroke(tint.ground, 10)) +
        rect(-330, 146, 90, 62, `rx="8" ${fill(tint.text, METAL)}`) +
        rect(240, 146, 90, 62, `rx="8" ${fill(tint.text, METAL)}`) +
        screw(-285, 177, 24) +
        screw(285, 177, 24) +
        finger(-440, 60, -80) +
        finger(444, 8, 10) +
        arrow(-320, -20, -320, -140, tint.good) +
        arrow(300, -60, 300, -180, tint.good) +
        mark(1, -150, 180) +
        mark(1, 150, 180) +
        mark(2, 0, -90, tint.good),
      "LEVANTA LA TAPA",
    ),
  "care-ribbon": () =>
    diagram(
      [-390, 0, 390]
        .map(
          (x, at) =>
            slab(x - 170, 150, 340) +
            rect(x - 100, 70, 150, 80, fill("#d8d2c4", METAL)) +
            (at === 0
              ? rect(x - 70, 50, 110, 30, fill(PLASTIC, TIN)) +
                path(`M${x - 20} 105H${x + 170}`, stroke(tint.cold, 14))
              : place(rect(-15, -100, 30, 104, fill(PLASTIC, TIN)), x - 74, 78, 1, -12)) +
            (at === 1
              ? path(`M${x - 20} 105H${x + 170}`, stroke(tint.cold, 14)) +
                arrow(x + 10, 40, x - 20, -60, tint.warm)
              : "") +
            (at === 2
              ? path(`M${x + 62} 105H${x + 170}`, stroke(tint.cold, 14)) +
                rect(x + 62, 88, 46, 34, fill("#2d6cc9")) +
                arrow(x + 50, 20, x + 150, 20, tint.good)
              : ""),
        )
        .join("") +
        mark(1, -390, -130, tint.bad) +
        mark(2, 0, -130) +
        mark(3, 390, -130, tint.good) +
        label("CERRADO", -390, 265, 4.5, tint.bad) +
        label("SEGURO ARRIBA", 0, 265, 4, tint.warm) +
        label("SALE SOLA", 390, 265, 4.5, tint.good),
      "PRIMERO EL SEGURO",
    ),
  "care-scrape": () =>
    diagram(
      plane() +
        chip(
          -60,
          30,
          1.25,
          path(
            "M-96 -60C-60 -100 20 -70 60 -90C110 -70 90 0 100 50C60 100 0 70 -60 92C-110 60 -84 0 -96 -60Z",
            fill(PASTE),
          ) + path("M30 -60L70 -20M50 -80L84 -44", stroke("#59627c", 10)),
        ) +
        spudger(70, -20, 14) +
        arrow(200, 130, 90, 80, tint.good) +
        arrow(-330, 30, -215, 30, tint.good) +
        path(roundRect(-250, 185, 380, 48, 12), stroke(tint.bad, 6, "14 12")) +
        mark(1, 380, -110, tint.cold) +
        mark(2, 250, 150, tint.good) +
        mark(3, 190, 210, tint.bad),
      "DEL BORDE AL CENTRO",
    ),
  "care-print": () =>
    diagram(
      [-390, 0, 390]
        .map((x, at) =>
          chip(
            x,
            0,
            0.95,
            [
              rect(-98, -93, 196, 186, fill(PASTE)) +
                repeat(4, (n) =>
                  path(
                    `M-80 ${-60 + n * 40}C-30 ${-80 + n * 40} 30 ${-40 + n * 40} 80 ${-60 + n * 40}`,
                    stroke("#8f97a8", 4),
                  ),
                ),
              path("M-98 -93H40C20 -40 60 0 98 20V93H-98Z", fill(PASTE)) +
                path("M56 -70L86 -30M86 -70L56 -30", stroke(tint.bad, 8)),
              path(
                "M-130 -110C-60 -150 80 -140 130 -110C160 -40 150 60 128 116C40 150 -80 140 -132 112C-160 20 -150 -60 -130 -110Z",
                fill(PASTE),
              ) + path("M-60 100C-66 160 -30 170 -36 118M60 110C50 176 96 170 84 112", fill(PASTE)),
            ][at],
          ),
        )
        .join("") +
        mark(1, -390, -215, tint.good) +
        mark(2, 0, -215, tint.bad) +
        mark(3, 390, -215, tint.warm) +
        label("PAREJA", -390, 240, 5, tint.good) +
        label("ESQUINA VACÍA", 0, 240, 4.2, tint.bad) +
        label("SOBRÓ PASTA", 390, 240, 4.2, tint.warm),
      "LEE LA HUELLA",
    ),
  "care-caliper": () =>
    diagram(
      path(
        "M-420 150H-110C-80 150 -80 186 -50 186H170C200 186 200 150 230 150H420V240H-420Z",
        fill(PAD, "#a85f80"),
      ) +
        line(-470, 240, 470, 240, stroke(METAL, 10)) +
        path("M-400 -210H-330V150H-400ZM-400 -210H260V-140H-330", fill(METAL, TIN)) +
        path("M-400 244H-330V290H-400Z", fill(METAL, TIN)) +
        path("M-540 -210H-400V-140H-470V290H-540Z", fill(METAL, TIN)) +
        rect(-470, 246, 140, 44, fill(METAL, TIN)) +
        path(roundRect(-240, -200, 190, 96, 12), fill(PLASTIC, TIN)) +
        rect(-222, -184, 154, 64, fill("#b9c9a4")) +
        label("1.00", -145, -152, 5, tint.ground) +
        repeat(8, (at) =>
          line(-20 + at * 34, -206, -20 + at * 34, at % 4 ? -186 : -172, stroke(PLASTIC, 5)),
        ) +
        arrow(60, 20, 60, 172, tint.bad) +
        mark(1, -250, 90, tint.good) +
        mark(2, 60, -30, tint.bad) +
        label("BORDE SANO", -130, 290, 4, tint.good) +
        label("APLASTADO", 190, 290, 4, tint.bad),
      "MIDE DONDE NO ESTÁ HUNDIDA",
    ),
  "care-pad-cut": () =>
    diagram(
      rect(-520, -120, 330, 300, `rx="8" ${fill(PAD, "#a85f80")}`) +
        rect(-500, 40, 420, 54, fill(TIN, METAL)) +
        repeat(12, (at) => line(-485 + at * 34, 42, -485 + at * 34, at % 5 ? 58 : 70, stroke(PLASTIC, 4))) +
        path("M-250 36L-150 -60L-60 -130L-30 -96L-120 -14Z", fill(METAL, TIN)) +
        line(-500, 36, -270, 36, stroke(tint.ground, 6, "16 12")) +
        rect(120, 150, 330, 30, fill(tint.cold)) +
        rect(120, 90, 330, 60, fill(PAD, "#a85f80")) +
        path("M120 84H330C400 80 440 20 430 -60L462 -58C474 40 430 112 340 112", fill(tint.warm, "#a3702a")) +
        path("M120 72H330V92H120Z", fill(tint.warm)) +
        arrow(420, -90, 340, -170, tint.warm) +
        arrow(480, 166, 550, 220, tint.cold) +
        mark(1, -350, -60, tint.good) +
        mark(2, 285, 240, tint.cold) +
        mark(3, 250, 10),
      "DOS PELÍCULAS POR ALMOHADILLA",
    ),
  "care-pad-height": () =>
    diagram(
      [-290, 290]
        .map(
          (x, at) =>
            slab(x - 250, 170, 500) +
            rect(x - 200, 110, 180, 60, fill("#59627c", TIN)) +
            rect(x + 70, 140, 120, 30, fill(PLASTIC, METAL)) +
            (at
              ? rect(x + 60, 60, 140, 80, fill(PAD, "#a85f80")) +
                place(sink(-240, -40, 480, 12), x, 67, 1, -3)
              : rect(x - 200, 100, 180, 10, fill(PASTE)) +
                rect(x + 60, 98, 140, 42, fill(PAD, "#a85f80")) +
                sink(x - 240, 58, 480, 12)),
        )
        .join("") +
        line(90, 96, 270, 96, stroke(tint.bad, 6, "12 12")) +
        mark(1, -290, 290, tint.good) +
        mark(2, 290, 290, tint.bad) +
        label("TODOS TOCAN", -290, -150, 4.5, tint.good) +
        label("EN EL AIRE", 290, -210, 4.5, tint.bad),
      "EL ESPESOR EXACTO",
    ),
  "care-fan-hold": () =>
    diagram(
      fan(-60, 40, 255, 15) +
        place(rect(-14, -110, 28, 270, `rx="14" ${fill(tint.good, tint.ground)}`), -205, 130, 1, 38) +
        brush(120, -30, 8) +
        mark(1, -390, 240, tint.good) +
        mark(2, 245, 50),
      "TRABA Y CEPILLA",
    ),
  "care-blow": () =>
    diagram(
      fan(-370, 40, 140, 11) +
        repeat(8, (at) => rect(-60, -150 + at * 52, 320, 16, fill(METAL))) +
        path(
          "M-90 -150C-130 -90 -84 -60 -110 0C-136 60 -84 110 -112 160C-96 220 -70 240 -40 236C-20 200 -50 150 -30 100C-56 60 -20 0 -40 -50C-60 -90 -30 -130 -50 -160Z",
          fill(LINT, "#6d654f"),
        ) +
        arrow(-220, -150, -120, -150, tint.cold) +
        path("M410 14L470 -30V110L410 66Z", fill(tint.bad)) +
        circle(500, 40, 70, fill(tint.bad)) +
        rect(350, 26, 90, 28, fill(METAL, TIN)) +
        arrow(340, 40, 275, 40, tint.good) +
        arrow(-130, 290, -250, 290, tint.good) +
        path("M-110 290H250", stroke(tint.good, 6, "20 14")) +
        mark(1, -262, -150, tint.cold) +
        mark(2, 340, 140, tint.good) +
        label("PELUSA", -60, -215, 4, LINT),
      "SOPLA AL REVÉS",
    ),
  "care-fan-play": () =>
    diagram(
      fan(0, 30, 250, 11) +
        path("M-170 -195C-60 -290 90 -280 180 -190", stroke(tint.good, 8)) +
        arrow(150, -218, 196, -166, tint.good) +
        arrow(-110, 30, -200, 30, tint.bad) +
        arrow(110, 30, 200, 30, tint.bad) +
        finger(150, -60, 18) +
        mark(1, -240, -225, tint.good) +
        mark(2, 0, 30, tint.bad) +
        label("SUAVE", -390, -225, 4.5, tint.good) +
        label("NO BAILA", 430, 60, 4.5, tint.bad),
      "REVISA EL EJE",
    ),
  "care-cover-slide": () =>
    diagram(
      path(roundRect(-420, -100, 900, 290, 70), fill("#151a30", METAL, 6)) +
        fan(330, 45, 112, 13) +
        place(
          path(
            "M-370 -140H180C260 -140 300 -100 310 -50L320 60C322 110 280 140 210 140H-370C-410 140 -430 120 -430 80V-80C-430 -120 -410 -140 -370 -140Z",
            fill(tint.text, METAL, 6),
          ) + path("M-390 104H210C250 104 276 84 280 50", stroke("#b7c0d6", 6)),
          -80,
          40,
          1,
          -6,
        ) +
        finger(186, -104, 30) +
        arrow(110, -60, 110, -150, tint.good) +
        arrow(-120, 295, -400, 295, tint.warm) +
        mark(1, 40, -110, tint.good) +
        mark(2, -50, 295),
      "LEVANTA POCO Y DESLIZA",
    ),
  "care-dust-traps": () =>
    diagram(
      path(roundRect(-500, -200, 1000, 440, 60), fill("#151a30", METAL, 6)) +
        fan(190, 20, 180, 17) +
        path(roundRect(-460, -160, 360, 360, 30), fill(SHELL, METAL, 4)) +
        [-90, 130]
          .map(
            (y) =>
              circle(-180, y, 46, fill(tint.ground, tint.warm, 7)) +
              path(
                `M-212 ${y}C-204 ${y - 34} -160 ${y - 36} -150 ${y - 6}C-144 ${y + 28} -200 ${y + 36} -212 ${y}Z`,
                fill(LINT, "#6d654f", 3),
              ),
          )
          .join("") +
        path("M-226 -76L-330 -30L-350 -76L-246 -122Z", fill(METAL, TIN)) +
        path("M-326 -28L-520 60L-560 -30L-354 -78Z", fill("#a5533c", tint.ground)) +
        finger(120, 130, 158) +
        mark(1, -300, 130) +
        mark(2, 430, -130, tint.good),
      "LAS TRAMPAS DE POLVO",
    ),
  "care-antenna": () =>
    diagram(
      [-280, 300]
        .map(
          (x, at) =>
            slab(x - 240, 180, 480) +
            rect(x - 60, 140, 120, 40, fill("#d9b25a", "#8a6a24")) +
            (at
              ? place(
                  rect(-66, -46, 132, 46, `rx="10" ${fill(TIN, METAL)}`) +
                    path("M60 -24H230", stroke(PLASTIC, 26)),
                  x + 12,
                  128,
                  1,
                  -24,
                ) +
                arrow(x + 60, 40, x + 190, -30, tint.bad) +
                path(`M${x - 140} -110L${x - 60} -30M${x - 60} -110L${x - 140} -30`, stroke(tint.bad, 14))
              : rect(x - 66, 84, 132, 46, `rx="10" ${fill(TIN, METAL)}`) +
                path(`M${x + 66} 108C${x + 130} 108 ${x + 150} 160 ${x + 240} 160`, stroke(PLASTIC, 26)) +
                path(
                  `M${x - 60} 134L${x - 90} 118L${x - 280} 60L${x - 270} 30L${x - 60} 118Z`,
                  fill(tint.cold, tint.ground),
                ) +
                arrow(x, 60, x, -70, tint.good)),
        )
        .join("") +
        mark(1, -440, -20, tint.cold) +
        mark(2, -280, -120, tint.good) +
        mark(3, 300, -110, tint.bad),
      "RECTO HACIA ARRIBA",
    ),
  "care-level": () =>
    diagram(
      [-270, 320]
        .map(
          (x, at) =>
            sink(x - 210, 260, 420, 0) +
            repeat(9, (n) => rect(x - 200 + n * 48, 300, 16, 46, fill(METAL))) +
            place(
              rect(-190, -24, 380, 48, fill(BOARD, tint.edge)) +
                rect(-190, -3, 380, 7, fill(COPPER)) +
                rect(-90, 24, 180, 30, fill(PLASTIC, METAL)) +
                (at ? "" : rect(-86, 54, 172, 8, fill(TIN))),
              x,
              at ? 30 : 60,
              1,
              at ? -16 : 0,
            ),
        )
        .join("") +
        finger(-84, 52, -4) +
        finger(-456, 52, -70) +
        arrow(-270, 10, -270, -110, tint.good) +
        path(
          "M226 112C196 118 190 150 204 168C220 186 246 176 246 150C246 130 238 116 226 112Z",
          fill(TIN, tint.text),
        ) +
        path("M196 210C186 220 186 236 198 240C212 240 214 226 196 210Z", fill(TIN, tint.text)) +
        path("M400 110L470 180M470 110L400 180", stroke(tint.bad, 14)) +
        mark(1, -270, -160, tint.good) +
        mark(2, 320, -160, tint.bad) +
        label("PLANA", -270, -230, 5, tint.good) +
        label("INCLINADA", 320, -230, 5, tint.bad),
      "CÓMO SE LEVANTA LA PLACA",
    ),
  "care-metal-gather": () =>
    diagram(
      plane() +
        path(roundRect(-260, -190, 440, 420, 24), fill("#4a3f4f", tint.warm, 6)) +
        rect(-200, -130, 320, 300, fill("#59627c", TIN)) +
        path(ellipse(-30, 30, 74, 58), fill(TIN, tint.text)) +
        path("M-62 8C-50 -12 -20 -18 4 -8", stroke("#ffffff", 8)) +
        circle(-150, -80, 15, fill(TIN, tint.text)) +
        circle(-168, 130, 11, fill(TIN, tint.text)) +
        path("M-6 20L60 -40L72 -28L6 32Z", fill(METAL)) +
        path("M56 -72L104 -24L300 -190L250 -242Z", fill("#dfe7f5", METAL, 5)) +
        path("M70 -58L92 -36L190 -120L166 -146Z", fill(TIN)) +
        path("M268 -224L284 -206L400 -300L384 -318Z", fill(PLASTIC, METAL)) +
        line(-440, 110, -240, 66, stroke("#e8d9b4", 14)) +
        path(ellipse(-212, 60, 40, 18), fill(tint.text, METAL)) +
        arrow(-160, 46, -116, 40, tint.good) +
        mark(1, -400, 170, tint.good) +
        mark(2, 290, -110, tint.cold) +
        mark(3, 120, 230),
      "RECOGE SIN REGAR",
    ),
  "care-metal-film": () =>
    diagram(
      [-290, 290]
        .map(
          (x, at) =>
            slab(x - 250, 170, 500) +
            rect(x - 130, 90, 260, 80, fill("#59627c", METAL)) +
            rect(x - 190, 84, 40, 86, fill("#4a3f4f", tint.warm)) +
            rect(x + 150, 84, 40, 86, fill("#4a3f4f", tint.warm)) +
            (at
              ? path(
                  `M${x - 128} 90C${x - 110} 10 ${x - 40} -10 ${x} -10C${x + 60} -10 ${x + 116} 10 ${x + 128} 90Z`,
                  fill(TIN, tint.text),
                ) +
                path(
                  `M${x + 90} 20C${x + 170} 10 ${x + 210} 60 ${x + 206} 120`,
                  stroke(tint.bad, 8, "16 12"),
                ) +
                circle(x + 214, 152, 18, fill(TIN, tint.text))
              : rect(x - 130, 76, 260, 14, `rx="6" ${fill(TIN, tint.text, 2)}`)),
        )
        .join("") +
        label("BARRERA", -290, 300, 4, tint.warm) +
        line(-400, 275, -450, 180, stroke(tint.warm, 4)) +
        line(-180, 275, -130, 180, stroke(tint.warm, 4)) +
        mark(1, -290, -110, tint.good) +
        mark(2, 290, -110, tint.bad) +
        label("PELÍCULA", -290, -190, 5, tint.good) +
        label("GOTA", 290, -190, 5, tint.bad),
      "POCO Y PAREJO",
    ),
  "care-one-clips": () =>
    diagram(
      path(roundRect(-400, -200, 800, 430, 24), fill(tint.text, METAL, 6)) +
        path(roundRect(-340, -150, 680, 330, 16), fill("#dfe4f0", "#b7c0d6")) +
        grille(-300, -130, 20, 31, 60, "#9aa5bf") +
        [-280, -95, 95, 280]
          .map((x) => rect(x - 22, -206, 44, 16, fill(tint.warm)) + rect(x - 22, 220, 44, 16, fill(tint.bad)))
          .join("") +
        [-90, 100]
          .map(
            (y) => rect(-408, y - 22, 16, 44, fill(tint.cold)) + rect(392, y - 22, 16, 44, fill(tint.cold)),
          )
          .join("") +
        place(spudger(0, 0, 10), 392, -192, 0.62) +
        arrow(330, -232, 40, -232, tint.warm) +
        arrow(-445, -120, -445, 150, tint.cold) +
        arrow(445, -60, 445, 150, tint.cold) +
        mark(1, 230, -20) +
        line(256, -40, 380, -170, stroke(tint.warm, 5)) +
        mark(2, -445, 200, tint.cold) +
        mark(3, 445, 200, tint.cold) +
        mark(4, 0, 275, tint.bad) +
        label("ATRÁS", 0, 0, 4.5, "#4a5470") +
        label("FRENTE", 0, 140, 4.5, "#4a5470"),
      "GANCHO POR GANCHO",
    ),
  "care-x-clamp": () =>
    diagram(
      plane() +
        path(roundRect(-120, -30, 240, 130, 14), fill(SHELL, METAL)) +
        [45, 135]
          .map((turn) => place(path(roundRect(-250, -24, 500, 48, 20), fill(TIN, METAL, 5)), 0, 35, 1, turn))
          .join("") +
        circle(0, 35, 52, fill(TIN, METAL, 5)) +
        [
          [-170, -135],
          [170, -135],
          [-170, 205],
          [170, 205],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 26, fill(PLASTIC, tint.warm, 6)))
          .join("") +
        path("M186 -150L330 -170L330 -76L206 -96Z", fill("#d9c49a", "#a38b52")) +
        path("M190 -126L240 -150L470 -230L486 -194L250 -112L200 -106Z", fill(METAL, tint.ground)) +
        finger(112, -66, 96) +
        mark(1, 430, -120) +
        mark(2, 390, 170, tint.good) +
        mark(3, 330, -30, "#d9c49a"),
      "LA CRUZ METÁLICA",
    ),
  "care-series-air": () =>
    diagram(
      path(roundRect(-430, -180, 240, 420, 20), fill("#151a30", METAL, 6)) +
        path(ellipse(-310, -176, 100, 24), fill(tint.ground, tint.good, 6)) +
        grille(-400, 200, 6, 32, 28, METAL) +
        arrow(-360, -210, -360, -268, tint.hot) +
        arrow(-260, -210, -260, -268, tint.hot) +
        arrow(-370, 330, -370, 256, tint.cold) +
        arrow(-250, 330, -250, 256, tint.cold) +
        path(roundRect(40, -60, 460, 230, 20), fill(tint.text, METAL, 6)) +
        fan(320, 55, 96, 11) +
        grille(66, -20, 3, 30, 150, "#9aa5bf") +
        grille(452, -20, 1, 30, 150, "#9aa5bf") +
        arrow(-60, 55, 28, 55, tint.cold) +
        arrow(582, 55, 512, 55, tint.cold) +
        arrow(320, -70, 320, -170, tint.hot) +
        mark(1, -480, 290, tint.cold) +
        mark(2, -480, -220, tint.hot) +
        mark(3, -30, 125, tint.cold) +
        mark(4, 400, -140, tint.hot) +
        label("SERIES X", -310, 60, 4) +
        label("SERIES S", 270, 230, 4),
      "POR DÓNDE PASA EL AIRE",
    ),
  "care-switch-back": () =>
    diagram(
      path(roundRect(-480, -210, 960, 440, 30), fill(SHELL, METAL, 6)) +
        rect(-500, -190, 24, 400, fill(PLASTIC, METAL)) +
        rect(476, -190, 24, 400, fill(PLASTIC, METAL)) +
        [
          [-420, -160],
          [420, -160],
          [-420, 180],
          [420, 180],
        ]
          .map(
            ([x = 0, y = 0]) =>
              circle(x, y, 30, fill(TIN, tint.warm, 6)) +
              [0, 120, 240]
                .map((turn) => place(line(0, 0, 0, -17, stroke(tint.ground, 7)), x, y, 1, turn))
                .join(""),
          )
          .join("") +
        [
          [0, -200],
          [-120, 220],
          [120, 220],
          [-488, 10],
          [488, 10],
        ]
          .map(
            ([x = 0, y = 0]) =>
              circle(x, y, 20, fill(TIN, tint.cold, 6)) +
              line(x - 9, y, x + 9, y, stroke(tint.ground, 5)) +
              line(x, y - 9, x, y + 9, stroke(tint.ground, 5)),
          )
          .join("") +
        rect(-40, 205, 80, 20, `rx="10" fill="${tint.ground}"`) +
        path(roundRect(210, -130, 90, 250, 14), fill(tint.ground, METAL, 5)) +
        path("M300 -130L352 -112V136L300 120Z", fill("#46517a", METAL)) +
        circle(255, 70, 20, fill(TIN, tint.good, 6)) +
        line(246, 70, 264, 70, stroke(tint.ground, 5)) +
        line(255, 61, 255, 79, stroke(tint.ground, 5)) +
        mark(1, -340, -160) +
        mark(2, -420, 10, tint.cold) +
        mark(3, 170, 70, tint.good) +
        label("USB-C", 0, 290, 4, tint.quiet),
      "LOS TORNILLOS DE LA SWITCH",
    ),
  "care-switch-battery": () =>
    diagram(
      plane(-520, -200, 560, 470) +
        path(roundRect(110, -200, 400, 470, 26), fill(PLASTIC, METAL, 6)) +
        label("BATERÍA", 310, 40, 4.5, tint.quiet) +
        rect(-250, -20, 150, 110, fill("#d8d2c4", METAL)) +
        rect(-236, -50, 122, 90, `rx="8" ${fill(tint.text, METAL)}`) +
        [tint.bad, tint.ground, tint.warm]
          .map((color, at) =>
            path(
              `M-114 ${-28 + at * 26}C-40 ${-28 + at * 26} 40 ${20 + at * 26} 110 ${20 + at * 26}`,
              stroke(color, 12),
            ),
          )
          .join("") +
        path("M-232 50L-262 34L-470 -30L-456 -62L-236 30Z", fill(tint.cold, tint.ground)) +
        arrow(-175, -60, -175, -160, tint.good) +
        path("M20 130L80 190M80 130L20 190", stroke(tint.bad, 12)) +
        mark(1, -420, 50, tint.cold) +
        mark(2, -90, -140, tint.good),
      "PRIMERO LA BATERÍA",
    ),
} satisfies Record<string, () => Diagram>;
