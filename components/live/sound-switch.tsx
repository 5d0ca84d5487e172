"use client";

import { Icon } from "@/components/ui/icon";
import { useWaiting } from "./waiting";

/** Switches the sound of new work on and off, for this browser. */
export function SoundSwitch({ className }: { className?: string }) {
  const { waiting, hasSound, setSound } = useWaiting();
  if (!waiting) return null;
  return (
    <span className={className}>
      <button
        type="button"
        aria-pressed={hasSound}
        aria-label="Sonido cuando llega trabajo"
        title={hasSound ? "Silenciar los avisos" : "Avisar con un sonido cuando llega trabajo"}
        onClick={() => setSound(!hasSound)}
        className="icon-btn text-muted-foreground aria-pressed:text-primary"
      >
        <Icon name={hasSound ? "lucide--bell-ring" : "lucide--bell-off"} className="size-5" />
      </button>
    </span>
  );
}
