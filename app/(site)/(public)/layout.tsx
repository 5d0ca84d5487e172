import "@/app/site.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { SiteFrame } from "@/components/layout/site-frame";
import { PublicRefresh } from "@/components/live/public-refresh";
import { SiteSearch } from "@/components/search/site-search";
import { env } from "@/lib/core/env";
import { siteMetadata, siteViewport } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const viewport = siteViewport;

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await getSettings(), env().SITE_URL);
}

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await getSettings()} cart={<CartButton />} search={<SiteSearch isInline />}>
      {children}
      <PublicRefresh />
    </SiteFrame>
  );
}
