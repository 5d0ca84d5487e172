import "@/app/site.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { SiteFrame } from "@/components/layout/site-frame";
import { PublicRefresh } from "@/components/live/public-refresh";
import { SiteSearch } from "@/components/search/site-search";
import { env } from "@/lib/core/env";
import { geoTags } from "@/lib/seo/geo-tags";
import { siteMetadata } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await getSettings(), env().SITE_URL);
}

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const settings = await getSettings();
  return (
    <SiteFrame settings={settings} cart={<CartButton />} search={<SiteSearch isInline />}>
      {Object.entries(geoTags(settings)).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {children}
      <PublicRefresh />
    </SiteFrame>
  );
}
