import { darken, lighten } from "./color.ts";
import type { Tone } from "./types.ts";

export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Light = { glow: string; rim: string; warm: string };

export const lights: Record<Tone, Light> = {
  electric: { glow: "#3d6dff", rim: "#8fb4ff", warm: "#ffb347" },
  violet: { glow: "#7448ff", rim: "#b9a2ff", warm: "#ff9a5c" },
  cyan: { glow: "#12a5c9", rim: "#7de9f5", warm: "#ffb347" },
  ember: { glow: "#c9612a", rim: "#ffc27d", warm: "#6f9bff" },
  magenta: { glow: "#b93a9c", rim: "#ff9fdc", warm: "#7fb0ff" },
  lime: { glow: "#2f9a5d", rim: "#a5f0b4", warm: "#ffc05c" },
  ice: { glow: "#5b78b8", rim: "#dbe8ff", warm: "#ffb98a" },
};

/** Collects the gradients and clips of one drawing and provides its deterministic randomness. */
export type Pen = {
  light: Light;
  linear(stops: readonly Stop[], axis?: "down" | "right" | "diagonal"): string;
  radial(stops: readonly Stop[], at?: string): string;
  clip(d: string): string;
  random(): number;
  defs(): string;
};

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const axes = { down: "0 0 0 1", right: "0 0 1 0", diagonal: "0 0 1 1" } as const;

export function createPen(tone: Tone, seed: string): Pen {
  const defs: string[] = [];
  // Every key and every screw uses the same gradient: one definition serves all.
  const known = new Map<string, string>();
  let state = seedOf(seed);

  function define(body: (id: string) => string, key: string): string {
    const existing = known.get(key);
    if (existing) return existing;
    const id = `d${known.size}`;
    known.set(key, id);
    defs.push(body(id));
    return id;
  }
  const stopTags = (stops: readonly Stop[]) =>
    stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("");

  return {
    light: lights[tone],
    linear(stops, axis = "down") {
      const [x1, y1, x2, y2] = axes[axis].split(" ");
      const tags = stopTags(stops);
      const make = (id: string) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${tags}</linearGradient>`;
      return `url(#${define(make, axis + tags)})`;
    },
    radial(stops, at = 'cx=".5" cy=".5" r=".5"') {
      const tags = stopTags(stops);
      return `url(#${define((id) => `<radialGradient id="${id}" ${at}>${tags}</radialGradient>`, at + tags)})`;
    },
    clip(d) {
      return `url(#${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`, `clip${d}`)})`;
    },
    random() {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    },
    defs: () => `<defs>${defs.join("")}</defs>`,
  };
}

/** Fine scratches within that distance of the origin. */
export function wear(pen: Pen, reach: number): string {
  const at = () => (pen.random() - 0.5) * 2 * reach;
  const scratch = () => {
    const [x, y, length] = [at(), at(), reach * (0.15 + pen.random() * 0.35)];
    const line = `M${x.toFixed(1)} ${y.toFixed(1)}l${length.toFixed(1)} ${(-length * (0.3 + pen.random() * 0.5)).toFixed(1)}`;
    return (
      `<path d="${line}" stroke="#05060d" stroke-opacity=".5" stroke-width="5" transform="translate(2 3)"/>` +
      `<path d="${line}" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>`
    );
  };
  return Array.from({ length: 6 }, scratch).join("");
}

export type SolidOptions = {
  rim?: number;
  gloss?: number;
  axis?: "down" | "right" | "diagonal";
  opacity?: number;
};

/** A body with volume: lit from above, glossy at the upper left, with the two rim lights of the stage. */
export function solid(pen: Pen, d: string, color: string, options: SolidOptions = {}): string {
  const { rim = 4, gloss = 0.22, axis = "down", opacity = 1 } = options;
  const fill = pen.linear(
    [
      [0, lighten(color, 0.26)],
      [0.45, color],
      [1, darken(color, 0.5)],
    ],
    axis,
  );
  const shine = pen.radial(
    [
      [0, "#ffffff", gloss],
      [1, "#ffffff", 0],
    ],
    'cx=".28" cy=".12" r=".75"',
  );
  const edge = pen.linear(
    [
      [0, pen.light.rim, 0.95],
      [0.34, pen.light.rim, 0.12],
      [0.66, pen.light.warm, 0.1],
      [1, pen.light.warm, 0.85],
    ],
    "diagonal",
  );
  const shineTag = gloss > 0 ? `<path d="${d}" fill="${shine}"/>` : "";
  const rimTag =
    rim > 0
      ? `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${rim}" stroke-linejoin="round"/>`
      : "";
  return `<g opacity="${opacity}"><path d="${d}" fill="${fill}"/>${shineTag}${rimTag}</g>`;
}
