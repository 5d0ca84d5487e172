import { useEffect, useState } from "react";
import type { Municipality } from "@/lib/places/address";

type Answer = {
  /** The text that was asked for. */
  text: string;
  found: Municipality[];
  /** The municipality that the text names; null when it names none or several. */
  only: Municipality | null;
  /** What to ask then; empty with `only`. */
  question: string;
};

const PAUSE_MS = 120;
const SHORTEST = 2;
const NOTHING: Answer = { text: "", found: [], only: null, question: "" };

/** Municipalities for a typed text, after a short pause. Offline there are none: the server finds the text's when it is sent. */
export function useMunicipalities(text: string): Answer {
  const [answer, setAnswer] = useState(NOTHING);
  const query = text.trim();

  useEffect(() => {
    if (query.length < SHORTEST) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/municipios?q=${encodeURIComponent(query)}`, {
          signal: abort.signal,
        });
        if (response.ok) setAnswer({ ...((await response.json()) as Answer), text: query });
      } catch {
        // Ignored, see above.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  return query.length < SHORTEST ? NOTHING : answer;
}
