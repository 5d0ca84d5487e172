import { ink } from "../color.ts";
import { padGlyph } from "../objects/merchandise.ts";
import type { Pen } from "../pen.ts";
import { pixelText, textWidth } from "../pixel-font.ts";
import { circle, ellipse, path, place, rect, repeat } from "../shapes.ts";

const label = (text: string, x: number, y: number, size: number): string => {
  const half = textWidth(text, size) / 2;
  return (
    rect(x - half - 14, y - 12, half * 2 + 28, size * 7 + 24, `rx="8" fill="#0b0d17" fill-opacity=".78"`) +
    pixelText(text, x, y, size, "#e8edfb", true)
  );
};

/** A drawn plan of the south of the valley: river, avenues, blocks, parks and the shop's pin. */
export function areaMap(pen: Pen, w: number): string {
  const street = (d: string, width: number, fill = "#2b3354"): string =>
    path(d, `fill="none" stroke="#0b0d17" stroke-width="${width + 8}" stroke-linecap="round"`) +
    path(d, `fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"`);
  const block = (x: number, y: number): string => {
    if (Math.hypot(x - 60, y + 20) < 130 || Math.hypot(x + 330, y - 190) < 150) return "";
    return rect(
      x + 8,
      y + 8,
      62 + pen.random() * 22,
      44 + pen.random() * 22,
      `rx="7" fill="#fff" fill-opacity="${0.035 + pen.random() * 0.06}"`,
    );
  };
  const blocks = repeat(19 * 11, (i) => block(-w / 2 + (i % 19) * 100, -500 + Math.floor(i / 19) * 92));
  const grid =
    repeat(8, (i) => street(`M-380 ${-430 + i * 124}L${w / 2} ${-500 + i * 124}`, 15)) +
    repeat(9, (i) => street(`M${-300 + i * 138} -520L${-360 + i * 138} 520`, 13));
  const river = "M-760 -540C-560 -330 -700 -160 -560 30C-440 190 -600 330 -500 540";
  const creek = "M880 -180C640 -90 520 -40 300 40C60 130 -120 250 -540 210";
  const tree = (x: number, y: number): string =>
    circle(x, y, 15, `fill="#4fc26b"`) + circle(x - 4, y - 5, 8, `fill="#8fe39c" fill-opacity=".6"`);
  const park = (x: number, y: number, rx: number, ry: number): string =>
    path(ellipse(x, y, rx, ry), `fill="#1e6b44" stroke="#3fa468" stroke-width="6"`) +
    path(
      `M${x - rx} ${y}Q${x} ${y - ry * 0.5} ${x + rx} ${y}`,
      `fill="none" stroke="#d8c28a" stroke-opacity=".7" stroke-width="7"`,
    ) +
    repeat(11, () => {
      const a = pen.random() * 6.28;
      const r = 0.3 + pen.random() * 0.5;
      return tree(x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r);
    });
  const pin = `<g transform="translate(60 -30)">${path(ellipse(0, 96, 70, 18), `fill="#000" fill-opacity=".5"`)}${circle(0, 40, 170, `fill="${pen.light.glow}" fill-opacity=".18"`)}${circle(0, 40, 250, `fill="none" stroke="${pen.light.rim}" stroke-opacity=".4" stroke-width="4" stroke-dasharray="18 14"`)}${path("M0 96C-30 40 -96 0 -96 -64A96 96 0 1 1 96 -64C96 0 30 40 0 96Z", `fill="${ink.amber}" stroke="#fff" stroke-width="8"`)}${circle(0, -64, 66, `fill="#14182b"`)}${place(padGlyph("#8fb4ff", "#14182b"), 0, -66, 0.5)}</g>`;
  return (
    rect(
      -w / 2,
      -500,
      w,
      1000,
      `fill="${pen.linear(
        [
          [0, "#1a2140"],
          [1, "#10142a"],
        ],
        "diagonal",
      )}"`,
    ) +
    path(
      `M${w / 2} -500V500C${w / 2 - 190} 380 ${w / 2 - 120} 120 ${w / 2 - 230} -60C${w / 2 - 300} -220 ${w / 2 - 180} -380 ${w / 2 - 260} -500Z`,
      `fill="#16402f" fill-opacity=".8"`,
    ) +
    blocks +
    grid +
    street("M-380 -520C-330 -200 -420 60 -260 520", 26, "#4a5690") +
    street("M-470 -330C-120 -300 260 -330 880 -390", 26, "#4a5690") +
    street("M-440 330C-60 250 320 330 880 260", 22, "#4a5690") +
    path(river, `fill="none" stroke="#0b0d17" stroke-width="86"`) +
    path(river, `fill="none" stroke="#2b6fb8" stroke-width="72"`) +
    path(
      river,
      `fill="none" stroke="#6fb8f0" stroke-opacity=".5" stroke-width="6" stroke-dasharray="60 40"`,
    ) +
    path(creek, `fill="none" stroke="#2b6fb8" stroke-width="20"`) +
    path(
      "M-650 -540C-450 -320 -600 -160 -470 30C-360 190 -500 330 -410 540",
      `fill="none" stroke="${ink.amber}" stroke-width="9" stroke-dasharray="34 16"`,
    ) +
    park(-330, 220, 130, 92) +
    park(470, -170, 120, 84) +
    park(330, 400, 150, 70) +
    pin +
    label("AVENTURA GAMER", 60, 130, 5) +
    label("PARQUE", -330, 330, 3.6) +
    label("ENVIGADO", 400, 60, 6.4) +
    label("RÍO", -590, -60, 4) +
    label("METRO", -520, -330, 4)
  );
}
