import { useEffect, useState } from "react";
import { SHORTEST_QUERY } from "@/lib/search/address";
import type { SearchAnswer } from "@/lib/search/types";

type Found = Pick<SearchAnswer, "hits" | "total" | "corrected"> & { query: string };

const PAUSE_MS = 120;
const NOTHING: Found = { hits: [], total: 0, corrected: null, query: "" };

/**
 * Suggestions for a text, requested after a short pause. Outdated responses are dropped; the last one stays until the
 * next.
 */
export function useSuggestions(text: string): Found {
  const [found, setFound] = useState(NOTHING);
  const query = text.trim();

  useEffect(() => {
    if (query.length < SHORTEST_QUERY) {
      setFound(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/search?q=${encodeURIComponent(query)}`, { signal: abort.signal });
        setFound(answer.ok ? { ...((await answer.json()) as Omit<Found, "query">), query } : NOTHING);
      } catch {
        // Ignored: without suggestions Enter still leads to the results.
        if (!abort.signal.aborted) setFound(NOTHING);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  return found;
}
