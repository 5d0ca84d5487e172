import type { Metadata, Viewport } from "next";
import type { StoreSettings } from "./types";

/** The page's background in each theme, as in look.css: browsers paint their own bars with it. */
export const THEME_COLORS = { light: "#f6f7fb", dark: "#0a0c14" } as const;

export const siteViewport: Viewport = {
  themeColor: (["light", "dark"] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: THEME_COLORS[theme],
  })),
};

/** What every document shares; pages add their own title, description and pictures. */
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
