import "@/app/site.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { SiteFrame } from "@/components/layout/site-frame";
import { env } from "@/lib/core/env";
import { SETTINGS_UNKNOWN } from "@/lib/settings/defaults";
import { siteMetadata, siteViewport } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const viewport = siteViewport;

/** These pages are made when they are first asked for, which may be while the backend is away. */
async function knownSettings() {
  try {
    return await getSettings();
  } catch {
    return SETTINGS_UNKNOWN;
  }
}

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await knownSettings(), env().SITE_URL);
}

export default async function LostLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await knownSettings()} cart={<CartButton />}>
      {children}
    </SiteFrame>
  );
}
