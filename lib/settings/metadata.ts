import type { Metadata, Viewport } from "next";
import type { StoreSettings } from "./types";

/** Page background per theme, as in the stylesheet: browsers colour their toolbars with it. */
export const THEME_COLORS = { light: "#f6f7fb", dark: "#0a0c14" } as const;

export const siteViewport: Viewport = {
  themeColor: (["light", "dark"] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: THEME_COLORS[theme],
  })),
};

/** Metadata shared by all pages. */
export function siteMetadata({ name }: Pick<StoreSettings, "name">, siteUrl: string): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    applicationName: name,
    title: { default: name, template: `%s | ${name}` },
    formatDetection: { telephone: false },
    icons: {
      icon: [
        { url: "/icon.svg", type: "image/svg+xml" },
        { url: "/icon-192.png", type: "image/png", sizes: "192x192" },
      ],
      apple: "/icon-180.png",
    },
  };
}
