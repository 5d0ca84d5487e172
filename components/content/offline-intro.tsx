"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { PageIntro } from "@/components/layout/page-intro";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { bypassRouter } from "./bypass-router";

/** The service worker shows this page under the requested URL, so reloading retries it. */
function retry(path: string): void {
  if (window.location.pathname === path) window.location.assign("/");
  else window.location.reload();
}

const never = () => () => undefined;

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Delay before the automatic reload, so that the message can be read. */
const RETURN_MS = 2000;

type Texts = { title: string; lead: string; label: string };

const OFFLINE: Texts = {
  title: "Estás sin conexión",
  lead: "Revisa tu internet e intenta de nuevo. Tu carrito sigue guardado en este dispositivo.",
  label: "Reintentar",
};
const BACK: Texts = {
  ...OFFLINE,
  title: "Tu conexión volvió",
  lead: "Te llevamos a la página que buscabas.",
};
/** The device is online but the site did not respond. */
const UNREACHED: Texts = {
  ...OFFLINE,
  title: "No pudimos abrir la página",
  lead: "Tu dispositivo tiene internet, pero la página no llegó. Espera un momento e intenta de nuevo: tu carrito sigue guardado.",
};
/** Opened by its own URL while online. */
const ONLINE: Texts = {
  title: "Tienes conexión",
  lead: "Esta es la página que ves cuando tu dispositivo se queda sin internet. Ahora puedes seguir navegando.",
  label: "Ir al inicio",
};

/** Heading of the offline page: shows the connection state and reloads when it is back. `path`: the page's own URL. */
export function OfflineIntro({ path }: { path: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );
  const [wasOffline, setWasOffline] = useState(false);
  const isOwnAddress = useSyncExternalStore(
    never,
    () => window.location.pathname === path,
    () => false,
  );

  // The router would show this page again for the current URL.
  useEffect(() => bypassRouter(), []);

  useEffect(() => {
    if (!isOnline) {
      // Before hydration the connection state is unknown.
      if (!navigator.onLine) setWasOffline(true);
      return;
    }
    // Only once: after another failure the visitor decides.
    if (!wasOffline || isOwnAddress) return;
    const timer = setTimeout(() => retry(path), RETURN_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline, isOwnAddress, path]);

  const online = isOwnAddress ? ONLINE : wasOffline ? BACK : UNREACHED;
  const { title, lead, label } = isOnline ? online : OFFLINE;
  return (
    <PageIntro eyebrow={isOnline ? "Con señal" : "Sin señal"} title={title} lead={lead}>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="lg" onClick={() => retry(path)}>
          <Icon name={isOnline && isOwnAddress ? "lucide--house" : "lucide--rotate-cw"} />
          {label}
        </Button>
        <p role="status" className="font-semibold text-success">
          {isOnline && wasOffline && "Tu conexión volvió."}
        </p>
      </div>
    </PageIntro>
  );
}
