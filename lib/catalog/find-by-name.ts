import { normalizeText } from "@/lib/core/text";

const MOST = 6;

/** Items whose name has every word of the search, in any order and without accents; a few. */
export function findByName<Item extends { name: string }>(items: readonly Item[], query: string): Item[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  return items
    .filter(({ name }) => {
      const text = normalizeText(name);
      return words.every((word) => text.includes(word));
    })
    .slice(0, MOST);
}
