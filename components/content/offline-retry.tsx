"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The worker shows the offline page at the address that was asked for, so loading that again is the retry. */
function retry(path: string): void {
  if (window.location.pathname === path) window.location.assign("/");
  else window.location.reload();
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * The router believes that this page is what the address holds, and would show it again. So it never hears of a
 * click on a link (it listens further in, on the document), and the browser loads the page anew.
 */
function keepFromRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

/** Tries again, and says when it is worth it. `path`: the offline page's own address. */
export function OfflineRetry({ path }: { path: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );

  useEffect(() => {
    window.addEventListener("click", keepFromRouter, true);
    return () => window.removeEventListener("click", keepFromRouter, true);
  }, []);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="lg" onClick={() => retry(path)}>
        <Icon name="lucide--rotate-cw" />
        Reintentar
      </Button>
      <p role="status" className="font-semibold text-success">
        {isOnline && "Tu conexión volvió."}
      </p>
    </div>
  );
}
