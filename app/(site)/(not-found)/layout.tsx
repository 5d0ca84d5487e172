import "@/app/site.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { SiteFrame } from "@/components/layout/site-frame";
import { SiteSearch } from "@/components/search/site-search";
import { env } from "@/lib/core/env";
import { siteMetadata } from "@/lib/settings/metadata";
import { getKnownSettings } from "@/lib/settings/queries";

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await getKnownSettings(), env().SITE_URL);
}

export default async function NotFoundLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame settings={await getKnownSettings()} cart={<CartButton />} search={<SiteSearch isInline />}>
      {children}
    </SiteFrame>
  );
}
