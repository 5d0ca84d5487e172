"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { Challenge } from "@/lib/payments/types";

const FRAME = "bank-challenge";

type Props = {
  challenge: Challenge;
  /** The bank's page says that the buyer finished; only the server knows how. */
  onComplete: () => void;
};

/** The page on which the card's bank asks the buyer to confirm (3-D Secure), inside ours. */
export function ChallengeFrame({ challenge: { url, creq }, onComplete }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const complete = useEffectEvent(onComplete);

  useEffect(() => {
    form.current?.submit();
    function onMessage({ source, data }: MessageEvent) {
      if (source === frame.current?.contentWindow && data?.status === "COMPLETE") complete();
    }
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  return (
    <>
      <form ref={form} method="post" action={url} target={FRAME} hidden>
        <input type="hidden" name="creq" value={creq} />
      </form>
      <iframe
        ref={frame}
        name={FRAME}
        title="Confirmación de tu banco"
        className="min-h-[400px] w-full rounded-md border bg-card"
      />
    </>
  );
}
