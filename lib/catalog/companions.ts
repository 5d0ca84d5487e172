import { normalizeText } from "@/lib/core/text";
import type { Kind, Platform } from "./facets";

/** What is shown with a product of a kind, place by place. */
const COMPANIONS: Record<Kind, readonly Kind[]> = {
  consola: ["juego", "control", "accesorio", "almacenamiento"],
  control: ["accesorio", "juego", "accesorio", "control"],
  juego: ["juego", "juego", "juego", "control"],
  repuesto: ["repuesto", "herramienta", "repuesto", "repuesto"],
  accesorio: ["control", "accesorio", "juego", "accesorio"],
  audio: ["audio", "juego", "accesorio", "audio"],
  almacenamiento: ["juego", "almacenamiento", "juego", "accesorio"],
  herramienta: ["herramienta", "herramienta", "repuesto", "repuesto"],
  tarjeta: ["tarjeta", "juego", "juego", "control"],
  otro: ["otro", "accesorio", "juego", "otro"],
};

/** The kinds of what goes with a product; without a platform, its own. */
export function companionsOf({ kind, platforms }: Pick<Candidate, "kind" | "platforms">): Kind[] {
  return platforms.length > 0 || kind === "herramienta" ? [...new Set(COMPANIONS[kind])] : [kind];
}

/** Tools are for no console. */
export const isForAnyConsole = (kind: Kind) => kind === "herramienta";

export type Candidate = { id: string; name: string; price: number; kind: Kind; platforms: Platform[] };

/** Words that only repeat the platform, or that any name may have. */
const COMMON_WORDS = /^(?:ps\d|playstation|xbox|one|series|nintendo|switch|pc|para|compatible|con|[\d.]+)$/;

const wordsIn = (name: string) => name.split(/[\s,:|()]+/).filter((word) => word.length > 2);
const telling = (words: string[]) => words.map(normalizeText).filter((word) => !COMMON_WORDS.test(word));

/** The names of models in a product's name: 'dualsense', 'joy-con', 'slim'. The first word has a capital anyway. */
function modelsIn(name: string): string[] {
  const isModel = (word: string, place: number) =>
    /^\p{Lu}/u.test(word) && (place > 0 || /.\p{Lu}/u.test(word));
  return telling(wordsIn(name).filter(isModel));
}

const shared = <Value>(some: readonly Value[], others: readonly Value[]) =>
  some.filter((value) => others.includes(value)).length;

/** What works with a console often works with a PC too: that tells little. */
const consoles = (platforms: readonly Platform[]) =>
  platforms.length > 1 ? platforms.filter((platform) => platform !== "pc") : platforms;

/** Of the same model first, then for the product's consoles and few others. */
function closeness(product: Candidate, { name, platforms }: Candidate): number {
  const all = new Set([...consoles(product.platforms), ...consoles(platforms)]).size;
  const both = shared(consoles(product.platforms), consoles(platforms));
  const isSameModel = shared(modelsIn(product.name), modelsIn(name)) > 0;
  return (isSameModel ? 2 : 0) + both / Math.max(1, all) - platforms.length / 10;
}

/** The products in another order for each product, so that those of a kind do not all show the same ones. */
function turned<Item>(items: readonly Item[], id: string): Item[] {
  const start = (Number.parseInt(id.slice(0, 4), 16) || 0) % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** What goes with a product: for each place the closest of its kind, and none twice. */
export function companions<Item extends Candidate>(
  product: Candidate,
  candidates: readonly Item[],
  except: readonly string[] = [],
): Item[] {
  const kinds = companionsOf(product);
  const places =
    kinds.length > 1 ? COMPANIONS[product.kind] : COMPANIONS[product.kind].map(() => product.kind);
  const rest = turned(candidates, product.id)
    .filter(({ id, kind }) => id !== product.id && !except.includes(id) && kinds.includes(kind))
    .map((item) => ({ item, score: closeness(product, item) }))
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
  return places.flatMap((wanted) => {
    const index = rest.findIndex(({ kind }) => kind === wanted);
    return rest.splice(Math.max(0, index), 1);
  });
}

/** What stands in for a product that is sold out: of its kind and platform, the same sort of thing first, then the nearest price. */
export function substitutes<Item extends Candidate>(
  product: Candidate,
  candidates: readonly Item[],
  most: number,
): Item[] {
  const words = telling(wordsIn(product.name));
  return candidates
    .filter(
      ({ id, kind, platforms }) =>
        id !== product.id &&
        kind === product.kind &&
        (shared(platforms, product.platforms) > 0 || platforms.length + product.platforms.length === 0),
    )
    .map((item) => ({
      item,
      alike: shared(words, telling(wordsIn(item.name))),
      distance: Math.abs(Math.log((item.price + 1) / (product.price + 1))),
    }))
    .sort((a, b) => b.alike - a.alike || a.distance - b.distance)
    .slice(0, most)
    .map(({ item }) => item);
}
