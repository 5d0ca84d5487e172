import type { ReactNode } from "react";
import { ToastHost } from "@/components/toasts/toast-host";
import { THEME_COLORS } from "@/lib/settings/metadata";
import { FirstPaintScript } from "./first-paint-script";
import { fontClasses } from "./fonts";

type Props = {
  children: ReactNode;
  nonce?: string;
};

/**
 * The document shared by all root layouts. What the head of every page has is here and not in the pages' metadata, all of
 * which is replaced whenever the router opens a page.
 */
export function HtmlShell({ children, nonce }: Props) {
  return (
    <html lang="es-CO" className={fontClasses} suppressHydrationWarning>
      <head>
        <FirstPaintScript nonce={nonce} />
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
