import type { ReactNode } from "react";
import { isProduction } from "@/lib/core/env-mode";
import { fontClasses } from "./fonts";
import { ToastHost } from "./toast-host";

type Props = { children: ReactNode; nonce?: string };

/** The document every root layout shares. The theme script runs before the first paint, and later brings sw.js. */
export function HtmlShell({ children, nonce }: Props) {
  return (
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <head>
        <script src="/theme.js" nonce={nonce} data-worker={isProduction ? "" : undefined} />
      </head>
      <body>
        {children}
        <ToastHost />
      </body>
    </html>
  );
}
