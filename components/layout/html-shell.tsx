import type { ReactNode } from "react";
import { ToastHost } from "@/components/toasts/toast-host";
import { isProduction } from "@/lib/core/env-mode";
import { THEME_COLORS } from "@/lib/settings/metadata";
import { firstPaintScript } from "./first-paint";
import { fontClasses } from "./fonts";

type Props = {
  children: ReactNode;
  nonce?: string;
};

const SCRIPT = firstPaintScript(isProduction);

/**
 * The document shared by all root layouts. The script is inline: as a file it would delay the first paint. What the head of
 * every page has is here and not in the pages' metadata, all of which is replaced whenever the router opens a page.
 */
export function HtmlShell({ children, nonce }: Props) {
  return (
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <head>
        <script
          // A module: another script in this place would stop the parser until the stylesheet has arrived, and the first
          // frame would show what the parser has read by then. Nothing is drawn before it has run.
          type="module"
          async
          blocking="render"
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this code, nothing that anybody typed.
          dangerouslySetInnerHTML={{ __html: SCRIPT }}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <ToastHost />
      </body>
    </html>
  );
}
