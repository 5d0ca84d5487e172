"use client";

import "@/app/site.css";
import { fontClasses } from "@/components/layout/fonts";
import { RestorePreferences } from "@/components/layout/restore-preferences";

/** Shown when a root layout fails to render. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    // Part of every page's bundle, so it uses no components and no shared layout.
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <body>
        <RestorePreferences />
        <main className="page grid min-h-dvh place-items-center py-12">
          <title>Algo salió mal</title>
          <div
            role="alert"
            className="panel mx-auto flex w-full max-w-xl flex-col items-center gap-4 px-5 py-10 text-center"
          >
            <p className="font-display text-xl font-bold">Algo salió mal. Intenta de nuevo.</p>
            {error.digest && <p className="text-sm text-muted-foreground">Referencia: {error.digest}</p>}
            <div className="flex flex-wrap justify-center gap-3">
              <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
                Reintentar
              </button>
              <a href="/" className="btn btn-ghost">
                Ir al inicio
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
