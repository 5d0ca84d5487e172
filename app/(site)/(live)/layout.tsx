import "@/app/site.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { SiteFrame } from "@/components/layout/site-frame";
import { env } from "@/lib/core/env";
import { robotsOf } from "@/lib/seo/indexing";
import { siteMetadata, siteViewport } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export const viewport = siteViewport;

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata(await getSettings(), env().SITE_URL), robots: robotsOf("live") };
}

export default async function LiveLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <SiteFrame settings={await getSettings()} nonce={nonce} cart={<CartButton />} hasChat={false}>
      {children}
    </SiteFrame>
  );
}
