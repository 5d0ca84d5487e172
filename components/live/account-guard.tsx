"use client";

import { useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { loginPath } from "@/lib/auth/route-guard";
import { standingOf } from "./opened-account";

const TEXTS = {
  other: {
    title: "Ahora está abierta otra cuenta",
    text: "En este navegador entró otra persona, así que ocultamos lo que había aquí. No se guardó nada de esta página en su cuenta.",
  },
  "signed-out": {
    title: "Tu sesión terminó",
    text: "Entra de nuevo para seguir: lo que escribiste sigue aquí.",
  },
} as const;

/**
 * Hides a private page when its session has ended or is another person's: noticed when the tab is shown again.
 * When its own person signs in again, in another tab, it is shown as it was.
 */
export function AccountGuard({ account }: { account: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [standing, setStanding] = useState<keyof typeof TEXTS>();

  useEffect(() => {
    function look() {
      if (document.visibilityState !== "visible") return;
      const now = standingOf(account);
      if (now === "own") dialog.current?.close();
      else {
        setStanding(now);
        if (!dialog.current?.open) dialog.current?.showModal();
      }
    }
    window.addEventListener("focus", look);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [account]);

  const { title, text } = TEXTS[standing ?? "signed-out"];
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cuenta-title"
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none bg-background text-foreground"
    >
      <div className="page grid min-h-full place-items-center py-12">
        <div className="panel flex w-full max-w-md flex-col gap-5 p-6 sm:p-8">
          <h2 id="cuenta-title" className="text-2xl">
            {title}
          </h2>
          <p className="text-muted-foreground">{text}</p>
          {standing === "other" ? (
            <button type="button" onClick={() => window.location.reload()} className={buttonVariants()}>
              Recargar la página
            </button>
          ) : (
            <button
              type="button"
              onClick={() => {
                const { pathname, search } = window.location;
                window.open(loginPath(pathname + search), "_blank", "noopener");
              }}
              className={buttonVariants()}
            >
              Entrar en otra pestaña
            </button>
          )}
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Volver al inicio
          </a>
        </div>
      </div>
    </dialog>
  );
}
