type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two #rrggbb colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = parse(from);
  const b = parse(to);
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * amount);
  return `#${[channel(0), channel(1), channel(2)].map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

export const lighten = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);

// Shadows are tinted with the backdrop's colour: pure black looks cut out on it.
export const darken = (hex: string, amount: number): string => mix(hex, "#070916", amount);

export function isLight(hex: string): boolean {
  const [r, g, b] = parse(hex);
  return r * 0.3 + g * 0.59 + b * 0.11 > 140;
}

export const ink = {
  black: "#252a3d",
  coal: "#171b2a",
  graphite: "#3d445c",
  steel: "#9aa5bf",
  silver: "#cfd6e6",
  white: "#eef2fa",
  cream: "#eadfc8",
  blue: "#2f6bff",
  sky: "#4cc3ff",
  cyan: "#2fd6d0",
  violet: "#7c5cff",
  purple: "#9b4dff",
  pink: "#ff5fa2",
  red: "#e8384f",
  orange: "#ff7a3c",
  amber: "#ffb347",
  yellow: "#ffd447",
  lime: "#8fd94a",
  green: "#2fb368",
  forest: "#1f6b4a",
  gold: "#d9a441",
  copper: "#c9744a",
  pcb: "#1d5c46",
} as const;

export type InkName = keyof typeof ink;
