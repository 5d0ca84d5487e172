import type { Kind } from "./facets";

/** What goes with a product of a kind on the same platform, the closest first. */
const COMPANIONS: Record<Kind, readonly Kind[]> = {
  consola: ["juego", "control", "accesorio", "almacenamiento"],
  control: ["accesorio", "juego", "repuesto", "control"],
  juego: ["juego", "control", "tarjeta", "accesorio"],
  repuesto: ["repuesto", "herramienta", "control"],
  accesorio: ["control", "accesorio", "juego", "audio"],
  audio: ["audio", "accesorio", "juego"],
  almacenamiento: ["juego", "almacenamiento", "consola", "accesorio"],
  herramienta: ["herramienta", "repuesto"],
  tarjeta: ["tarjeta", "juego", "control"],
  otro: ["otro", "accesorio", "juego"],
};

export const companionsOf = (kind: Kind): readonly Kind[] => COMPANIONS[kind];

/**
 * The first of each list, then the second of each, up to `most`, none twice and not the product itself. `start` turns
 * the lists, so that products of a kind do not all show the same ones.
 */
export function mixed<Item extends { id: string }>(
  lists: readonly (readonly Item[])[],
  { except, most, start }: { except: string; most: number; start: number },
): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[(place + start) % list.length] ?? []),
  ).flat();
  const found = new Map(inTurn.filter(({ id }) => id !== except).map((item) => [item.id, item]));
  return [...found.values()].slice(0, most);
}

/** A number of a product's id, the same each time. */
export function turnOf(id: string): number {
  return Number.parseInt(id.slice(0, 4), 16) || 0;
}
