"use client";

import "@/app/site.css";
import { HtmlShell } from "@/components/layout/html-shell";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";

/** When a root layout failed to render. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <HtmlShell>
      <main className="page grid min-h-dvh place-items-center py-12">
        <title>Algo salió mal</title>
        <Message role="alert" title="Algo salió mal. Intenta de nuevo.">
          {error.digest && <p className="text-sm text-muted-foreground">Referencia: {error.digest}</p>}
          <Button onClick={() => window.location.reload()}>Reintentar</Button>
        </Message>
      </main>
    </HtmlShell>
  );
}
