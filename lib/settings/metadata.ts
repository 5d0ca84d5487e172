import type { Metadata } from "next";

const NAME = "Aventura Gamer";

/** What every document shares; pages add their own title, description and pictures. */
export function siteMetadata(siteUrl: string): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    applicationName: NAME,
    title: { default: NAME, template: `%s | ${NAME}` },
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
