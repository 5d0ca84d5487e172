"use client";

import { useEffect, useState } from "react";
import { type OpeningState, openingState } from "@/lib/settings/opening";

const MINUTE_MS = 60_000;

type Props = { opensAt: string; closesAt: string; hours: string };

/**
 * Whether the shop is open now. The page is cached, so the browser's clock decides; until hydration (and without a
 * script) it shows the hours, on one line as well.
 */
export function OpeningNow({ opensAt, closesAt, hours }: Props) {
  const [state, setState] = useState<OpeningState>();

  useEffect(() => {
    const update = () => setState(openingState({ opensAt, closesAt }, new Date()));
    update();
    const clock = setInterval(update, MINUTE_MS);
    return () => clearInterval(clock);
  }, [opensAt, closesAt]);

  return (
    <span className="opening" data-open={state?.isOpen}>
      {state?.text ?? hours}
    </span>
  );
}
