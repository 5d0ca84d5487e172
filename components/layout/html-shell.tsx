import type { ReactNode } from "react";
import { ToastHost } from "@/components/toasts/toast-host";
import { isProduction } from "@/lib/core/env-mode";
import { firstPaintScript } from "./first-paint";
import { fontClasses } from "./fonts";

type Props = {
  children: ReactNode;
  nonce?: string;
};

const SCRIPT = firstPaintScript(isProduction);

/** The document shared by all root layouts. The script is inline: as a file it would delay the first paint. */
export function HtmlShell({ children, nonce }: Props) {
  return (
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code, nothing that anybody typed.
          dangerouslySetInnerHTML={{ __html: SCRIPT }}
        />
      </head>
      <body>
        {children}
        <ToastHost />
      </body>
    </html>
  );
}
