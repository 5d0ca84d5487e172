import "@/app/live.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { HtmlShell } from "@/components/layout/html-shell";
import { SkipLink } from "@/components/layout/skip-link";
import { env } from "@/lib/core/env";
import { robotsOf } from "@/lib/seo/indexing";
import { siteMetadata } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata(await getSettings(), env().SITE_URL), robots: robotsOf("live") };
}

/** One document for the shop's live pages and the checkout, so that a payment leads to its result without a reload. */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <HtmlShell nonce={nonce}>
      <SkipLink />
      {children}
    </HtmlShell>
  );
}
