import type { Metadata } from "next";
import type { StoreSettings } from "./types";

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
