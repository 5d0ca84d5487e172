import "@/app/live.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { HtmlShell } from "@/components/layout/html-shell";
import { SkipLink } from "@/components/layout/skip-link";
import { SlimHeader } from "@/components/layout/slim-header";
import { env } from "@/lib/core/env";
import { robotsOf } from "@/lib/seo/indexing";
import { siteMetadata } from "@/lib/settings/metadata";
import { getSettings } from "@/lib/settings/queries";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { ...siteMetadata(await getSettings(), env().SITE_URL), robots: robotsOf("auth") };
}

export default async function AuthLayout({ children }: { children: ReactNode }) {
  await connection();
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const { name } = await getSettings();
  return (
    <HtmlShell nonce={nonce}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <SlimHeader name={name} />
        <main id="contenido" tabIndex={-1} className="flex flex-1 outline-none">
          {children}
        </main>
      </div>
    </HtmlShell>
  );
}
