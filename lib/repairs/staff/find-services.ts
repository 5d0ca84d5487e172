import { normalizeText } from "@/lib/core/text";
import type { QuoteService } from "./rows";

const MOST = 6;

/** Services whose name has every word of the search, in any order and without accents. */
export function findServices(services: readonly QuoteService[], query: string): QuoteService[] {
  const words = normalizeText(query).split(/\s+/).filter(Boolean);
  return services
    .filter(({ name }) => {
      const text = normalizeText(name);
      return words.every((word) => text.includes(word));
    })
    .slice(0, MOST);
}
