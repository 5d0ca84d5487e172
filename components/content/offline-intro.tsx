"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { PageIntro } from "@/components/layout/page-intro";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The worker shows the offline page at the address that was asked for, so loading that again is the retry. */
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

/**
 * The router believes that this page is what the address holds, and would show it again. So it never hears of a
 * click on a link (it listens further in, on the document), and the browser loads the page anew.
 */
function keepFromRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

/** Time to read that the connection is back, and to press first. */
const RETURN_MS = 2000;

type Words = { title: string; lead: string; label: string };

const OFFLINE: Words = {
  title: "Estás sin conexión",
  lead: "Revisa tu internet e intenta de nuevo. Tu carrito sigue guardado en este dispositivo.",
  label: "Reintentar",
};
const BACK: Words = {
  ...OFFLINE,
  title: "Tu conexión volvió",
  lead: "Te llevamos a la página que buscabas.",
};
/** The device has a network, and the site did not answer all the same. */
const UNREACHED: Words = {
  ...OFFLINE,
  title: "No pudimos abrir la página",
  lead: "Tu dispositivo tiene internet, pero la página no llegó. Espera un momento e intenta de nuevo: tu carrito sigue guardado.",
};
/** Opened by its own address, with a network. */
const ONLINE: Words = {
  title: "Tienes conexión",
  lead: "Esta es la página que ves cuando tu dispositivo se queda sin internet. Ahora puedes seguir navegando.",
  label: "Ir al inicio",
};

/** The head of the offline page, which says how things stand now and goes on by itself. `path`: the page's own address. */
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

  useEffect(() => {
    window.addEventListener("click", keepFromRouter, true);
    return () => window.removeEventListener("click", keepFromRouter, true);
  }, []);

  useEffect(() => {
    if (!isOnline) {
      // Before hydration nothing is known: only what the device says now counts.
      if (!navigator.onLine) setWasOffline(true);
      return;
    }
    // Once: a page that is missed again waits for the person.
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
