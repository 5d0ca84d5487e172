export type Cubic = readonly [number, number, number, number, number, number];

const n = (value: number): string => String(Math.round(value * 100) / 100);

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const q = Math.min(r, w / 2, h / 2);
  return `M${n(x + q)},${n(y)}H${n(x + w - q)}A${n(q)},${n(q)} 0 0 1 ${n(x + w)},${n(y + q)}V${n(y + h - q)}A${n(q)},${n(q)} 0 0 1 ${n(x + w - q)},${n(y + h)}H${n(x + q)}A${n(q)},${n(q)} 0 0 1 ${n(x)},${n(y + h - q)}V${n(y + q)}A${n(q)},${n(q)} 0 0 1 ${n(x + q)},${n(y)}Z`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  return `M${n(cx - rx)},${n(cy)}A${n(rx)},${n(ry)} 0 1 1 ${n(cx + rx)},${n(cy)}A${n(rx)},${n(ry)} 0 1 1 ${n(cx - rx)},${n(cy)}Z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join("L")}Z`;
}

/** Builds a closed outline from its right half (top centre to bottom centre), mirrored to the left. */
export function symmetric(top: number, half: readonly Cubic[]): string {
  const forward = half.map((c) => `C${c.join(" ")}`).join("");
  const ends = [[0, top] as const, ...half.map((c) => [c[4], c[5]] as const)];
  const back = half
    .map((c, i) => {
      const start = ends[i] ?? [0, top];
      return `C${-c[2]} ${c[3]} ${-c[0]} ${c[1]} ${-start[0]} ${start[1]}`;
    })
    .reverse()
    .join("");
  return `M0 ${top}${forward}${back}Z`;
}

export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
export const circle = (cx: number, cy: number, r: number, attributes: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes}/>`;
export const rect = (x: number, y: number, w: number, h: number, attributes: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${attributes}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, attributes: string): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" ${attributes}/>`;

/** Places a drawing: moved, then rotated, then scaled. */
export function place(content: string, x: number, y: number, scale = 1, angle = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(scale)})">${content}</g>`;
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const C = 0.883;
const S = 0.42;

export type BoxFaces = { top: string; left: string; right: string };

/** Oblique projection of a box centred on the origin; each face gets a drawing in its own flat coordinates. */
export function isoBox(w: number, d: number, h: number, faces: BoxFaces): string {
  const at = (x: number, y: number, z: number): string =>
    `${n((x - w / 2 - (y - d / 2)) * C)} ${n((x - w / 2 + (y - d / 2)) * S - z + h / 2)}`;
  return (
    `<g transform="matrix(${C} ${S} ${-C} ${S} ${at(0, 0, h)})">${faces.top}</g>` +
    `<g transform="matrix(${C} ${S} 0 1 ${at(0, d, h)})">${faces.left}</g>` +
    `<g transform="matrix(${C} ${-S} 0 1 ${at(w, d, h)})">${faces.right}</g>`
  );
}
