import type { Database } from "@/lib/supabase/database.types";

type Enums = Database["public"]["Enums"];
export type Platform = Enums["product_platform"];
export type Kind = Enums["product_kind"];
export type ItemCondition = Enums["item_condition"];

/** In the order of screens: the newest console of each brand first. */
export const PLATFORM_LABELS = {
  ps5: "PlayStation 5",
  ps4: "PlayStation 4",
  "xbox-series": "Xbox Series",
  "xbox-one": "Xbox One",
  "switch-2": "Switch 2",
  switch: "Nintendo Switch",
  pc: "PC",
  retro: "Retro",
} satisfies Record<Platform, string>;

/** One thing of a kind, as its editor and the spreadsheet say. */
export const KIND_LABELS = {
  consola: "Consola",
  control: "Control",
  juego: "Juego",
  repuesto: "Repuesto",
  accesorio: "Accesorio",
  audio: "Audio",
  almacenamiento: "Almacenamiento",
  herramienta: "Herramienta",
  tarjeta: "Tarjeta digital",
  otro: "Otro",
} satisfies Record<Kind, string>;

/** Many things of a kind, as the store's filters say. */
export const KIND_PLURALS = {
  consola: "Consolas",
  control: "Controles",
  juego: "Juegos",
  repuesto: "Repuestos",
  accesorio: "Accesorios",
  audio: "Audífonos y audio",
  almacenamiento: "Memoria y discos",
  herramienta: "Herramientas",
  tarjeta: "Tarjetas digitales",
  otro: "Otros",
} satisfies Record<Kind, string>;

export const CONDITION_LABELS = {
  nuevo: "Nuevo",
  usado: "Usado",
  reacondicionado: "Reacondicionado",
} satisfies Record<ItemCondition, string>;

/** Categories that are named like a console: their lists hold everything for it. */
const CONSOLES: Partial<Record<string, Platform[]>> = {
  ps5: ["ps5"],
  ps4: ["ps4"],
  xbox: ["xbox-series", "xbox-one"],
  nintendo: ["switch-2", "switch"],
  switch: ["switch-2", "switch"],
  pc: ["pc"],
};

/** The platforms of a category that is named after a console; none for others. The database has the same rule. */
export const platformsOf = (category: string): Platform[] => CONSOLES[category] ?? [];

const keys = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

export const PLATFORMS = keys(PLATFORM_LABELS);
export const KINDS = keys(KIND_LABELS);
export const CONDITIONS = keys(CONDITION_LABELS);

/** The known ones of the given values, without repetition, in the order of screens. */
export function among<Key extends string>(known: readonly Key[], values: readonly string[]): Key[] {
  return known.filter((key) => values.includes(key));
}

export function toKind(text: string): Kind {
  return KINDS.find((kind) => kind === text) ?? "otro";
}

export function toCondition(text: string): ItemCondition {
  return CONDITIONS.find((condition) => condition === text) ?? "nuevo";
}
