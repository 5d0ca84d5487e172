import type { MetadataRoute } from "next";
import { getSettings } from "@/lib/settings/queries";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getSettings();
  return {
    name,
    description: "Reparación de consolas, cursos y productos gamer en Envigado.",
    lang: "es-CO",
    start_url: "/",
    display: "standalone",
    background_color: "#0a0c14",
    theme_color: "#0a0c14",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
