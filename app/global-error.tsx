"use client";

import "@/app/site.css";
import { fontClasses } from "@/components/layout/fonts";
import { RestorePreferences } from "@/components/layout/restore-preferences";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** When a root layout failed to render. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    // Part of every page's bundle: without the shared layout, its scripts and toasts.
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <body>
        <RestorePreferences />
        <main className="page grid min-h-dvh place-items-center py-12">
          <title>Algo salió mal</title>
          <Message role="alert" title="Algo salió mal. Intenta de nuevo.">
            {error.digest && <p className="text-sm text-muted-foreground">Referencia: {error.digest}</p>}
            <Button onClick={() => window.location.reload()}>Reintentar</Button>
          </Message>
        </main>
      </body>
    </html>
  );
}
