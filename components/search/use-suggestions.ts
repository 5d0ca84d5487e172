import { useEffect, useState } from "react";
import { SHORTEST_QUERY } from "@/lib/search/address";
import type { SearchAnswer } from "@/lib/search/types";

type Found = Pick<SearchAnswer, "hits" | "total" | "corrected"> & { words: string };

const PAUSE_MS = 120;
const NOTHING: Found = { hits: [], total: 0, corrected: null, words: "" };

/** Suggestions for a text, asked for after a short pause; an outdated answer is dropped, the last one stays until the next. */
export function useSuggestions(text: string): Found {
  const [found, setFound] = useState(NOTHING);
  const words = text.trim();

  useEffect(() => {
    if (words.length < SHORTEST_QUERY) {
      setFound(NOTHING);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`/api/search?q=${encodeURIComponent(words)}`, { signal: abort.signal });
        setFound(answer.ok ? { ...((await answer.json()) as Omit<Found, "words">), words } : NOTHING);
      } catch {
        // Suggestions are a help: without them Enter still leads to the results.
        if (!abort.signal.aborted) setFound(NOTHING);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  return found;
}
