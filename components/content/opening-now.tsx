"use client";

import { useEffect, useState } from "react";
import { openingState } from "@/lib/settings/opening";

const MINUTE_MS = 60_000;

/** Whether somebody answers now. The page is the same at every hour, so the browser's clock decides; until then, the hours. */
export function OpeningNow({
  opensAt,
  closesAt,
  hours,
}: {
  opensAt: string;
  closesAt: string;
  hours: string;
}) {
  const [text, setText] = useState(hours);

  useEffect(() => {
    const tell = () => setText(openingState({ opensAt, closesAt }, new Date()).text);
    tell();
    const clock = setInterval(tell, MINUTE_MS);
    return () => clearInterval(clock);
  }, [opensAt, closesAt]);

  return text;
}
