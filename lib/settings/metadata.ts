import type { Metadata } from "next";
import type { StoreSettings } from "./types";

/** Page background per theme, as in the stylesheet: browsers colour their toolbars with it. */
export const THEME_COLORS = { light: "#f6f7fb", dark: "#0a0c14" } as const;

/** Metadata shared by all pages. Constant tags are in the document's head, see html-shell. */
export function siteMetadata({ name }: Pick<StoreSettings, "name">, siteUrl: string): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    applicationName: name,
    title: { default: name, template: `%s | ${name}` },
  };
}
