import type { MetadataRoute } from "next";
import { THEME_COLORS } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

const png = (file: string, size: 192 | 512, purpose: "any" | "maskable") => ({
  src: `/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const SHORTCUT_ICON = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/** Web app manifest. It has one colour for both themes: the dark one's. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getSettings();
  return {
    // Fixed, so that the app stays the same when its start URL changes.
    id: "/",
    name,
    short_name: name,
    description: "Reparación de consolas, cursos y productos gamer en Envigado.",
    lang: "es-CO",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: THEME_COLORS.dark,
    theme_color: THEME_COLORS.dark,
    categories: ["shopping", "games", "education"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("icon", 192, "any"),
      png("icon", 512, "any"),
      png("icon-maskable", 192, "maskable"),
      png("icon-maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Tienda", url: "/tienda", icons: SHORTCUT_ICON },
      { name: "Servicios", url: "/servicios", icons: SHORTCUT_ICON },
      { name: "Mis pedidos", url: "/dashboard/pedidos", icons: SHORTCUT_ICON },
    ],
  };
}
