import type { ReactNode } from "react";
import { fontClasses } from "./fonts";
import { ToastHost } from "./toast-host";

type Props = { children: ReactNode; nonce?: string };

/** The document every root layout shares. The theme script runs before the first paint. */
export function HtmlShell({ children, nonce }: Props) {
  return (
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <head>
        <script src="/theme.js" nonce={nonce} />
      </head>
      <body>
        {children}
        <ToastHost />
      </body>
    </html>
  );
}
