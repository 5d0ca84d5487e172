"use client";

import { useEffect, useState } from "react";
import { openingState } from "@/lib/settings/opening";

const MINUTE_MS = 60_000;

/** Whether the shop is open now. The page is cached, so the client's clock decides; until hydration it shows the hours. */
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
    const update = () => setText(openingState({ opensAt, closesAt }, new Date()).text);
    update();
    const clock = setInterval(update, MINUTE_MS);
    return () => clearInterval(clock);
  }, [opensAt, closesAt]);

  return text;
}
